import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneImport
import SceneTestSupport
import StoryboardReading
import Testing

/// Storyboards that UIKit loads: the Swift that is generated for them, and their pictures.
struct StoryboardTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Storyboards")
  private static let names = ["Main.storyboard", "Settings.storyboard"]

  private static func storyboards() throws -> [Storyboard] {
    try names.map { name in
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      return StoryboardReader.read(SceneFile(path: name, bytes: bytes))
    }
  }

  private static func url(of file: GeneratedFile) -> URL { folder.appending(path: file.name) }

  @Test func swiftMatchesTheGoldenFiles() throws {
    let compilation = Compiler().compile(try Self.storyboards(), isWholeApp: true)
    #expect(compilation.diagnostics.map(\.message) == [])
    #expect(compilation.files.map(\.name) == ["Main.storyboard.swift", "Settings.storyboard.swift"])
    for file in compilation.files {
      let text = file.contents
      try compare(text, with: Self.url(of: file))
      #expect(!text.contains("\n\n\n"))
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
  }

  /// The picture calls unreachable what the checks do.
  @Test(arguments: [
    ("storyboardIdentifier=\"two\"", false), ("", true), ("title=\"two\"", true),
  ])
  func pictureAgreesWithTheChecks(attribute: String, isUnreachable: Bool) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene><objects><viewController id="a" customClass="A" sceneMemberID="viewController"/></objects></scene>
      <scene><objects><viewController \(attribute) id="b" customClass="B" sceneMemberID="viewController"><connections>
      <segue destination="c" kind="show" id="q"/></connections></viewController></objects></scene>
      <scene><objects><viewController id="c" customClass="C" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let storyboard = StoryboardReader.read(SceneFile(path: "Main.storyboard", text: text))
    let (map, diagnostics) = Compiler().map([storyboard], isWholeApp: true)
    #expect(diagnostics.contains { $0.id == "unreachable-controller" } == isUnreachable)
    #expect(map.controllers.map(\.isUnreachable) == [false, isUnreachable, isUnreachable])
  }

  @Test func mapMatchesTheGoldenFile() throws {
    let (map, diagnostics) = Compiler().map(try Self.storyboards(), isWholeApp: true)
    #expect(diagnostics.map(\.message) == [])
    try compare(MapFormat.mermaid.text(of: map), with: Self.folder.appending(path: "Map.mmd"))
  }

  private func compare(_ text: String, with url: URL) throws {
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    if text != expected, FixtureUpdate.isRequested { try text.write(to: url, atomically: true, encoding: .utf8) }
    #expect(text == expected)
  }

  private static func swiftFiles() -> [URL] {
    ["Main.storyboard.swift", "Settings.storyboard.swift", "Classes.swift"].map { folder.appending(path: $0) }
  }

  @Test(arguments: SwiftTypecheck.Mode.allCases)
  func swiftCompilesOnHeadlessUIKit(mode: SwiftTypecheck.Mode) async throws {
    #expect(try await SwiftTypecheck.complaints(about: Self.swiftFiles(), mode: mode) == "")
  }

  #if os(Linux)
    @Test(arguments: SwiftTypecheck.Mode.allCases)
    func swiftCompilesForIOS(mode: SwiftTypecheck.Mode) async throws {
      let complaints = try await AppleTypecheck.complaints(
        about: Self.swiftFiles(), mode: mode, target: .usual(for: mode))
      #expect(complaints == "")
    }
  #endif

  @Test func aPublicModuleHasPublicDeclarations() throws {
    var options = Compiler.Options()
    options.accessLevel = .public
    let files = Compiler(options).compile(try Self.storyboards(), isWholeApp: true).files
    let text = try #require(files.first).contents
    #expect(text.contains("public enum MainStoryboard {"))
    #expect(text.contains("  public static func instantiateEditor("))
  }

  @Test func classesOfOtherModulesAreImported() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
      <scene><objects><viewController id="a" customClass="A" customModule="Core" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let storyboard = StoryboardReader.read(SceneFile(path: "Main.storyboard", text: text))
    let files = Compiler().compile([storyboard], isWholeApp: true).files
    let swift = files.first?.contents ?? ""
    #expect(swift.contains("import Core\n"))
    #expect(swift.contains("-> Core.A {"))
  }

  /// A mangled name says a module, which is another than the app's if somebody says which that is.
  @Test(arguments: [
    ("", nil, "Remote"), ("", "App", "OtherKit.Remote"), ("", "OtherKit", "Remote"),
    (#"customModule="App" customModuleProvider="target""#, nil, "OtherKit.Remote"),
    (#"customModule="OtherKit" customModuleProvider="target""#, nil, "Remote"),
  ])
  func modulesOfMangledNames(attributes: String, moduleName: String?, type: String) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
      <scene><objects><viewController id="a" customClass="_TtC8OtherKit6Remote" sceneMemberID="viewController"/>
      </objects></scene>
      <scene><objects><viewController storyboardIdentifier="b" id="b" customClass="B" \(attributes)/></objects></scene>
      </scenes></document>
      """
    var options = Compiler.Options()
    options.moduleName = moduleName
    let storyboard = StoryboardReader.read(SceneFile(path: "Main.storyboard", text: text))
    let result = Compiler(options).compile([storyboard], isWholeApp: true)
    let swift = result.files.first?.contents ?? ""
    let isKnown = moduleName != nil || !attributes.isEmpty
    #expect(result.diagnostics.contains { $0.id == "uncertain-module" } != isKnown)
    #expect(swift.contains("-> \(type) {"))
    #expect(swift.contains("import OtherKit\n") == (type != "Remote"))
  }

  /// Tabs and embedded controllers of other files are connected, and identifiers keep a controller from being called
  /// unreachable.
  @Test func picturesOfSeveralFilesAreConnected() {
    func storyboard(_ name: String, _ controllers: String...) -> Storyboard {
      let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
        \(scenes)
        </scenes></document>
        """
      return StoryboardReader.read(SceneFile(path: name + ".storyboard", text: text))
    }
    let tab = #"kind="relationship" relationship="viewControllers""#
    let main = storyboard(
      "Main",
      """
      <tabBarController id="a"><connections><segue destination="r" \(tab) id="s"/><segue destination="t" \(tab) id="u"/>
      </connections></tabBarController>
      """, #"<viewControllerPlaceholder storyboardName="Home" id="r"/>"#,
      #"<viewControllerPlaceholder storyboardName="Search" referencedIdentifier="search" id="t"/>"#)
    let home = storyboard(
      "Home",
      """
      <viewController id="a" customClass="Home"><view key="view" id="v"><subviews><containerView id="c"><connections>
      <segue destination="r" kind="embed" id="s"/></connections></containerView></subviews></view></viewController>
      """, #"<viewControllerPlaceholder storyboardName="Search" referencedIdentifier="child" id="r"/>"#)
    let search = storyboard(
      "Search", #"<viewController id="b" storyboardIdentifier="search" customClass="Search"/>"#,
      #"<viewController id="c" storyboardIdentifier="child" customClass="Child"/>"#,
      #"<viewController id="d" storyboardIdentifier="byCode" customClass="ByCode"/>"#,
      #"<viewController id="e" customClass="Stray"/>"#)
    let (map, diagnostics) = Compiler().map([main, home, search], isWholeApp: true)
    let text = MapFormat.mermaid.text(of: map)
    #expect(text.matches(of: #/viewControllers/#).count == 2)
    #expect(text.contains("embed"))
    #expect(map.controllers.filter(\.isUnreachable).map(\.name) == ["Stray"])
    #expect(diagnostics.filter { $0.id == "unreachable-controller" }.count == 1)
  }

  // MARK: Classes in several places

  /// Storyboards with the segue `edit` of a class, of its subclass and of the same class in another storyboard.
  private static func sharing() -> [Storyboard] {
    [("Phone", ["Dash", "Special"]), ("Pad", ["Dash"])].map { name, classes in
      let controllers = classes.map { type in
        """
        <scene><objects><viewController id="\(type)" storyboardIdentifier="\(type)" customClass="\(type)" \
        sceneMemberID="viewController"><connections><segue destination="e" kind="show" identifier="edit" id="\(type)1"/>\
        <segue destination="e" kind="show" identifier="only\(name)\(type)" id="\(type)2"/></connections>\
        </viewController></objects></scene>
        """
      }
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        \(controllers.joined(separator: "\n"))
        <scene><objects><viewController id="e" storyboardIdentifier="editor" customClass="Editor" \
        sceneMemberID="viewController"/></objects></scene></scenes></document>
        """
      return StoryboardReader.read(SceneFile(path: name + ".storyboard", text: text))
    }
  }

  private static let sharingClasses = """
    import UIKit

    class Dash: UIViewController {
      func edit() {
        performSegue(.edit)
        performSegue(.onlyPhoneDash, sender: self)
        performSegue(.onlyPadDash)
      }
    }

    class Special: Dash {
      override func edit() {
        performSegue(.edit)
        performSegue(.onlyPhoneSpecial)
        performSegue(.onlyPadDash)
      }
    }

    class Editor: UIViewController {
      func other(_ dash: Dash) { dash.performSegue(.edit) }
    }
    """

  @Test(arguments: SwiftTypecheck.Mode.allCases, [AccessLevel.internal, .public])
  func aSegueOfSeveralClassesIsPerformedByOneName(mode: SwiftTypecheck.Mode, level: AccessLevel) async throws {
    var options = Compiler.Options()
    options.accessLevel = level
    let compilation = Compiler(options).compile(Self.sharing(), isWholeApp: true)
    #expect(compilation.diagnostics.map(\.message) == [])
    let name = "SharedSegues-\(UUID())"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let classes = level == .public ? Self.sharingClasses.replacing("class ", with: "open class ") : Self.sharingClasses
    let texts = [("Classes.swift", classes)] + compilation.files.map { ($0.name, $0.contents) }
    let urls = texts.map { folder.appending(path: $0.0) }
    for (url, text) in zip(urls, texts) { try text.1.write(to: url, atomically: true, encoding: .utf8) }
    #expect(try await SwiftTypecheck.complaints(about: urls, mode: mode) == "")
    #if os(Linux)
      #expect(try await AppleTypecheck.complaints(about: urls, mode: mode, target: .usual(for: mode)) == "")
    #endif
  }
}
