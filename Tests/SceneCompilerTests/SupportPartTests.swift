import Foundation
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneCompiler

/// The support file of a module contains the parts that its scenes use, and no others.
struct SupportPartTests {
  /// A scene that uses one part, and what is in the support file for it.
  struct Use: Sendable, CustomTestStringConvertible {
    let part: SupportPart
    /// What stands in `scenes`.
    let scene: String
    /// What else the scene cannot be written without.
    var besides: Set<SupportPart> = []
    /// Classes of an author.
    var classes = ""

    var testDescription: String { part.rawValue }
    /// The parts that the support file of the module has.
    var expected: Set<SupportPart> { SupportContext(besides.union([part])).parts }
  }

  private static let uses = [
    Use(part: .identity, scene: #"<viewController id="main"/>"#),
    Use(
      part: .unconfiguredButtons,
      scene: #"<viewController id="main"><view><button adjustsImageWhenDisabled="false"/></view></viewController>"#),
    Use(
      part: .awakening,
      scene: #"<viewController id="main"><object customClass="Clockwork"/><view/></viewController>"#,
      besides: [.wiring], classes: "class Clockwork {}"),
    Use(part: .wiring, scene: #"<viewController id="main"><view><label id="title"/></view></viewController>"#),
    Use(
      part: .dispatch,
      scene: """
        <viewController id="main"><segue identifier="next" kind="custom" customClass="Fade" \
        destination="next"/></viewController>
        <viewController id="next"/>
        """, besides: [.identity, .wiring], classes: "class Fade: UIStoryboardSegue {}"),
    Use(
      part: .presenting,
      scene: """
        <viewController id="main"><segue identifier="next" kind="present" destination="next"/></viewController>
        <viewController id="next"/>
        """, besides: [.identity, .wiring]),
    Use(
      part: .showing,
      scene: """
        <viewController id="main"><segue identifier="next" kind="showDetail" destination="next"/></viewController>
        <viewController id="next"/>
        """, besides: [.identity, .wiring]),
    Use(
      part: .actions,
      scene: """
        <viewController id="main" customClass="Main"><view><button><action selector="save"/></button></view>\
        </viewController>
        """, classes: "class Main: UIViewController { func save() {} }"),
    Use(
      part: .containers,
      scene: """
        <viewController id="main"><view><containerView><segue kind="embed" destination="next"/></containerView></view>\
        </viewController>
        <viewController id="next"/>
        """, besides: [.identity, .dispatch, .wiring]),
    Use(
      part: .triggers,
      scene: """
        <viewController id="main"><view><button><segue identifier="next" kind="present" destination="next"/></button>\
        </view></viewController>
        <viewController id="next"/>
        """, besides: [.identity, .presenting, .wiring]),
    Use(
      part: .pushing,
      scene: """
        <navigationController id="start"><segue kind="relationship" relationship="rootViewController" \
        destination="main"/></navigationController>
        <viewController id="main"><segue identifier="next" kind="push" destination="next"/></viewController>
        <viewController id="next"/>
        """, besides: [.identity, .wiring]),
    Use(
      part: .replacing,
      scene: """
        <viewController id="main"><segue identifier="next" kind="replace" destination="next"/></viewController>
        <viewController id="next"/>
        """, besides: [.identity, .wiring]),
    Use(
      part: .popovers,
      scene: """
        <viewController id="main"><view><button id="button"/></view>\
        <segue identifier="next" kind="popover" popoverAnchorView="button" destination="next"/></viewController>
        <viewController id="next"/>
        """, besides: [.identity, .presenting, .wiring]),
    Use(
      part: .unwinding,
      scene: """
        <viewController id="main" customClass="Main"><segue identifier="next" kind="present" destination="next"/>\
        </viewController>
        <viewController id="next"><segue identifier="back" kind="unwind" destination="main" unwindAction="back(_:)"/>\
        </viewController>
        """, besides: [.presenting, .wiring],
      classes: "class Main: UIViewController { func back(_ segue: UIStoryboardSegue) {} }"),
    Use(
      part: .gestures,
      scene: """
        <viewController id="main" customClass="Main">
          <view><tapGestureRecognizer><action selector="save"/></tapGestureRecognizer></view>
        </viewController>
        """, classes: "class Main: UIViewController { func save() {} }"),
    Use(
      part: .keyCommands,
      scene: """
        <viewController id="main" customClass="Main"><keyCommand input="s"><action selector="save"/></keyCommand>\
        </viewController>
        """, besides: [.wiring], classes: "class Main: UIViewController { func save() {} }"),
    Use(
      part: .tables,
      scene: """
        <viewController id="main"><tableView><tableViewSection><tableViewCell/></tableViewSection></tableView></viewController>
        """, besides: [.wiring]),
    Use(
      part: .collections,
      scene: """
        <viewController id="main"><collectionView><collectionViewCell reuseIdentifier="item">\
        <segue kind="present" destination="next"/></collectionViewCell></collectionView></viewController>
        <viewController id="next"/>
        """, besides: [.prototypes, .presenting, .identity, .wiring]),
    Use(
      part: .prototypes,
      scene: """
        <viewController id="main"><tableView><tableViewCell reuseIdentifier="item"/></tableView></viewController>
        """, besides: [.wiring]),
    Use(
      part: .traits,
      scene: """
        <viewController id="main"><view><label text="a" text.compactWidth="b"/></view></viewController>
        """),
    Use(
      part: .pages,
      scene: """
        <pageViewController id="main"><segue kind="relationship" relationship="viewControllers" destination="next"/>\
        </pageViewController>
        <viewController id="next"/>
        """, besides: [.identity, .wiring]),
    Use(
      part: .storyboards,
      scene: """
        <viewController id="main"><segue identifier="next" kind="present" destination="next"/></viewController>
        <viewControllerPlaceholder id="next" storyboardName="Next"/>
        """, besides: [.presenting, .wiring]),
  ]

  /// The Swift of a module of one file.
  private static func module(_ use: Use) throws -> (scene: String, support: String, parts: Set<SupportPart>) {
    let text =
      "<scenes initialViewController=\"\(use.part == .pushing ? "start" : "main")\">\n\(use.scene)\n</scenes>\n"
    let outcome = Outcome.compile([SceneFile(path: "Main.scene", text: text)], Compiler.Options())
    try #require(outcome.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let support = try #require(outcome.support)
    let parts = SupportPart.allCases.filter { support.contains(Self.code(of: $0)) }
    return (try #require(outcome.swift["Main.scene.swift"]), support, Set(parts))
  }

  /// A support file with some parts.
  private static func support(_ parts: Set<SupportPart>) throws -> String {
    var log = DiagnosticLog()
    let renderers = try #require(TemplateRenderers(.embedded, &log))
    var context = Dictionary(uniqueKeysWithValues: parts.map { ($0.rawValue, TemplateValue.text("true")) })
    context["importLines"] = .text("import UIKit\n")
    return renderers.render(.support, context, &log)
  }

  /// The first line of code that a part has and no other part.
  private static func code(of part: SupportPart) -> String {
    let lines = (try? support([part]))?.split(separator: "\n").map(String.init) ?? []
    let shared = Set((try? support([]))?.split(separator: "\n").map(String.init) ?? [])
    return lines.first { $0.hasPrefix("///") && !shared.contains($0) || $0.hasPrefix("  /// ") && !shared.contains($0) }
      ?? "?"
  }

  @Test func everyPartIsUsedAlone() {
    #expect(Set(Self.uses.map(\.part)).union([.forwarding]) == Set(SupportPart.allCases))
  }

  @Test(arguments: uses)
  func supportFileHasTheUsedParts(use: Use) throws {
    #expect(try Self.module(use).parts == use.expected)
  }

  @Test(arguments: uses)
  func moduleCompiles(use: Use) async throws {
    let module = try Self.module(use)
    #expect(try await Self.complaints(about: module.scene, module.support, use) == "")
  }

  /// Only iOS needs the part that forwards messages.
  @Test(arguments: uses)
  func moduleNeedsEachPart(use: Use) async throws {
    let module = try Self.module(use)
    for part in module.parts.subtracting([.forwarding]) {
      let complaints = try await Self.complaints(
        about: module.scene, Self.support(module.parts.subtracting([part])), use)
      #expect(complaints.contains("error:"), "without \(part)")
    }
  }

  @Test func partsOfAllFilesAreThere() throws {
    let scenes = Self.uses.prefix(2).enumerated().map { index, use in
      SceneFile(
        path: "Main\(index).scene",
        text: "<scenes initialViewController=\"main\(index)\">\n"
          + use.scene.replacingOccurrences(of: "\"main\"", with: "\"main\(index)\"") + "\n</scenes>\n")
    }
    let support = try #require(Outcome.compile(scenes, Compiler.Options()).support)
    #expect(try support == Self.support([.identity, .unconfiguredButtons]))
  }

  @Test(arguments: [TemplateKind.file, .scene, .child])
  func templatesOfTheUserMayUseEverything(kind: TemplateKind) throws {
    var options = Compiler.Options()
    options.templates = TemplateSet(replacing: [TemplateSet.embedded[kind]])
    let scene = SceneFile(path: "Main.scene", text: "<scenes>\n<viewController id=\"main\"/>\n</scenes>\n")
    #expect(try Outcome.compile([scene], options).support == Self.support(Set(SupportPart.allCases)))
  }

  @Test func supportTemplateOfTheUserGetsTheUsedParts() throws {
    var options = Compiler.Options()
    options.templates = TemplateSet(replacing: [
      SceneFile(
        path: "SceneSupport.swift.stencil",
        text: "{% if hasIdentity %}identity{% endif %}{% if hasTables %}tables{% endif %}")
    ])
    let scene = SceneFile(path: "Main.scene", text: "<scenes>\n<viewController id=\"main\"/>\n</scenes>\n")
    #expect(Outcome.compile([scene], options).support == "identity")
  }

  private static func complaints(about scene: String, _ support: String, _ use: Use) async throws -> String {
    let folder = try TemporaryFolder([
      "Main.scene.swift": scene, "SceneSupport.swift": support,
      "Classes.swift": "import UIKit\n\n" + use.classes + "\n",
    ])
    return try await SwiftTypecheck.complaints(
      about: ["Main.scene.swift", "SceneSupport.swift", "Classes.swift"].map(folder.url.appendingPathComponent),
      mode: .swift6, checksSupportFileAgain: true)
  }
}
