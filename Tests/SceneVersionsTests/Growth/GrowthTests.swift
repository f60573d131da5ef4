import SceneCompiler
import SceneDiagnostics
import SceneFormatting
import SceneSyntax
import SceneTestSupport
import SceneVersions
import TestBasics
import Testing
import TextLines

/// The time grows linearly with the size of a scene, in each respect.
///
/// `Benchmarks/growth` measures more, in larger scenes.
@Suite(.serialized) struct GrowthTests {
  /// With quadratic time, four times the size takes sixteen times as long.
  private static let limit = 10.0

  @Test(arguments: LargeScene.allCases)
  func checkingTakesLinearTime(scene: LargeScene) {
    expectLinear(from: scene.count) { count in
      let file = SceneFile(path: "Main.scene", text: scene.text(count))
      return {
        let diagnostics = Compiler().check([file])
        #expect(!diagnostics.isEmpty)
        #expect(!TextRenderer().render(diagnostics).isEmpty)
      }
    }
  }

  @Test func reportsForToolsTakeLinearTime() {
    expectLinear(from: 250) { count in
      let file = SceneFile(path: "Main.scene", text: LargeScene.errorsOnOneLine.text(count))
      let diagnostics = Compiler().check([file])
      return {
        #expect(!JUnitRenderer().render(diagnostics, of: [file]).isEmpty)
        #expect(!JSONRenderer().render(diagnostics).isEmpty)
      }
    }
  }

  @Test func comparingRenamedScenesTakesLinearTime() {
    expectLinear(from: 500) { count in
      let (old, new) = (LargeScene.named("view", count), LargeScene.named("other", count))
      return { #expect(SceneComparison(from: Self.read(old), to: Self.read(new))?.isEmpty == false) }
    }
  }

  @Test func comparingReorderedScenesTakesLinearTime() {
    expectLinear(from: 500) { count in
      let lines = LargeScene.named("view", count).split(separator: "\n")
      let new = lines.prefix(3) + lines.dropFirst(3).dropLast(3).reversed() + lines.suffix(3)
      let (old, other) = (lines.joined(separator: "\n"), new.joined(separator: "\n"))
      return { #expect(SceneComparison(from: Self.read(old), to: Self.read(other))?.isEmpty == false) }
    }
  }

  /// The limit on the differences that are looked for has to be beyond both sizes, or below both.
  @Test func comparingChangedLinesTakesLinearTime() {
    expectLinear(from: 2_500) { count in
      let old = (0..<count).map { $0 % 4 == 0 ? -1 : $0 }
      let new = (0..<count).map { $0 % 4 == 0 ? -1 : count + $0 }
      return { #expect(!LineMatching(from: old, to: new).hunks.isEmpty) }
    }
  }

  private static func read(_ text: String) -> Document {
    var log = DiagnosticLog()
    return DocumentReader.read(SceneFile(path: "Main.scene", text: text), &log)
  }

  /// Expects work on four times as much to take about four times as long.
  private func expectLinear(from count: Int, _ work: (Int) -> () -> Void) {
    #expect(ProcessorTime.growth(from: count, below: Self.limit, work) < Self.limit)
  }
}

/// Large scenes with many errors of one kind.
enum LargeScene: CaseIterable {
  case unknownDestinations, unknownLayoutItems, unknownOutletTargets, unknownAnchors, unknownArguments
  case attributesOfOneElement, settingsOfOneView, directiveComments, errorsOnOneLine, invalidNames
  case tabsThatNeedParameters

  /// How many there are where few are.
  var count: Int { self == .directiveComments ? 2_000 : 250 }

  func text(_ count: Int) -> String {
    let numbers = 0..<count
    func all(_ element: (Int) -> String, separator: String = "\n") -> String {
      numbers.map(element).joined(separator: separator)
    }
    let views = all { "<label id=\"view\($0)\"/>" }
    switch self {
    case .unknownDestinations:
      return Self.document(
        all { "<segue kind=\"present\" identifier=\"to\($0)\" destination=\"scnee\($0)\"/>" },
        beside: all { "<viewController id=\"scene\($0)\"/>" })
    case .unknownLayoutItems:
      return Self.document("<view>" + all { "<label id=\"view\($0)\" top=\"veiw\($0).bottom\"/>" } + "</view>")
    case .unknownOutletTargets:
      return Self.document(
        all { "<outlet property=\"outlet\($0)\" destination=\"veiw\($0)\"/>" } + "<view>\(views)</view>")
    case .unknownAnchors:
      return Self.document(
        "<view>\(views)</view>"
          + all {
            "<segue kind=\"popover\" identifier=\"to\($0)\" destination=\"main\" popoverAnchorView=\"veiw\($0)\"/>"
          })
    case .unknownArguments:
      let arguments = all { "<argument name=\"nmae\($0)\" value=\"1\"/>" }
      let parameters = all { "<parameter name=\"name\($0)\" type=\"Int\" default=\"1\"/>" }
      return Self.document(
        "<segue kind=\"present\" identifier=\"show\" destination=\"other\">\(arguments)</segue>",
        beside: "<viewController id=\"other\" customClass=\"Other\">\(parameters)</viewController>")
    case .attributesOfOneElement:
      return Self.document("<view>" + all({ "a\($0)=\"1\"" }, separator: " ").attributes + "</view>")
    case .settingsOfOneView:
      let settings = all { "<set property=\"p\($0)\" value=\"\($0)\" type=\"nothing\"/>" }
      return Self.document("<view>\(settings)</view>")
    case .directiveComments:
      return Self.document(
        "<view>" + all { _ in "<!-- scenec:ignore unreachable-scene -->" } + "<label hidden=\"maybe\"/></view>")
    case .errorsOnOneLine:
      return Self.document("<view>" + all({ _ in "<label hidden=\"maybe\"/>" }, separator: "") + "</view>")
    case .invalidNames:
      return Self.document("<view>" + all { "<label id=\"view-\($0)\"/>" } + "</view>")
    case .tabsThatNeedParameters:
      let tabs = all {
        "<segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"scene\($0)\"/>"
      }
      let scenes = all {
        "<viewController id=\"scene\($0)\" customClass=\"C\($0)\"><parameter name=\"item\" type=\"Item\"/></viewController>"
      }
      return Self.document("", beside: "<tabBarController id=\"tabs\">\(tabs)</tabBarController>" + scenes)
    }
  }

  /// A scene of labels with names, in the layout of the formatter.
  static func named(_ name: String, _ count: Int) -> String {
    let views = (0..<count).map { "<label id=\"\(name)\($0)\" text=\"Label \($0)\"/>\n" }
    return document("\n<view>\n\(views.joined())</view>\n")
  }

  private static func document(_ content: String, beside others: String = "") -> String {
    """
    <scenes initialViewController="main">
    <viewController id="main" customClass="Main">\(content)</viewController>\(others)
    </scenes>
    """
  }
}

extension String {
  /// A label with these attributes.
  fileprivate var attributes: String { "<label \(self)/>" }
}
