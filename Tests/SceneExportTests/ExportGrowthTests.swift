import SceneDiagnostics
import SceneExport
import SceneImport
import SceneSyntax
import SceneVersions
import TestBasics
import Testing

/// The time of exports, and of comparing storyboards, grows linearly with the size of a scene.
///
/// `Benchmarks/growth` measures larger scenes.
@Suite(.serialized) struct ExportGrowthTests {
  /// With quadratic time, four times the size takes sixteen times as long.
  private static let limit = 8.0

  @Test(arguments: ExportedScene.allCases) func exportingTakesLinearTime(scene: ExportedScene) throws {
    let growth = ProcessorTime.growth(from: 250, below: Self.limit) { count in
      let file = SceneFile(path: "Main.scene", text: scene.text(count))
      return { #expect((try? Exporter.run(file, .storyboard))?.document?.isEmpty == false) }
    }
    #expect(growth < Self.limit)
  }

  @Test func importingRuntimeAttributesOfOneViewTakesLinearTime() throws {
    let growth = ProcessorTime.growth(from: 250, below: Self.limit) { count in
      let document = Self.storyboard(of: ExportedScene.settings.text(count))
      return { #expect(Self.imported(document)?.isEmpty == false) }
    }
    #expect(growth < Self.limit)
  }

  @Test func comparingStoryboardsTakesLinearTime() throws {
    let growth = ProcessorTime.growth(from: 125, below: Self.limit) { count in
      let documents = [ExportedScene.labels, .changedLabels].map { Self.storyboard(of: $0.text(count)) }
      return {
        let scenes = documents.compactMap(Self.imported)
        #expect(scenes.count == 2 && Self.compare(scenes[0], scenes[1]) == count)
      }
    }
    #expect(growth < Self.limit)
  }

  private static func storyboard(of scene: String) -> SceneFile {
    let result = try? Exporter.run(SceneFile(path: "Main.scene", text: scene), .storyboard)
    return SceneFile(path: "Main.storyboard", bytes: result?.document ?? [])
  }

  private static func imported(_ file: SceneFile) -> [UInt8]? {
    var options = Importer.Options()
    options.isForComparison = true
    return Importer.run(file, named: file.path, scenePath: "Main.scene", options).scene
  }

  /// How many labels the text of a comparison has.
  private static func compare(_ old: [UInt8], _ new: [UInt8]) -> Int {
    var log = DiagnosticLog()
    let documents = [old, new].map { DocumentReader.read(SceneFile(path: "Main.scene", bytes: $0), &log) }
    guard let comparison = SceneComparison(from: documents[0], to: documents[1]) else { return 0 }
    return TextReport(isColored: false).text(of: comparison, path: "").split(separator: "\n").count {
      $0.contains("~ label")
    }
  }
}

/// Scenes that are large in one respect.
enum ExportedScene: CaseIterable {
  case labels, changedLabels, namelessLabels, settings, barButtonItems, segues, unwindSegues, actions, notedViews
  case constraintsInACell, styledLabels, popovers

  func text(_ count: Int) -> String {
    func all(_ element: (Int) -> String) -> String { (0..<count).map(element).joined(separator: "\n") }
    let contents: String
    switch self {
    case .labels: contents = "<view>" + all { "<label id=\"label\($0)\" text=\"Label \($0)\"/>" } + "</view>"
    case .changedLabels: contents = "<view>" + all { "<label id=\"label\($0)\" text=\"Text \($0)\"/>" } + "</view>"
    case .namelessLabels: contents = "<view>" + all { _ in "<label/>" } + "</view>"
    case .settings: contents = "<view>" + all { "<set property=\"property\($0)\" value=\"\($0)\"/>" } + "</view>"
    case .barButtonItems:
      contents = all { "<barButtonItem placement=\"\($0 % 2 == 0 ? "left" : "right")\" systemItem=\"add\"/>" }
    case .segues: contents = all { "<segue kind=\"present\" identifier=\"to\($0)\" destination=\"other\($0)\"/>" }
    case .unwindSegues: contents = all { "<segue kind=\"unwind\" identifier=\"to\($0)\" destination=\"main\"/>" }
    case .actions:
      contents =
        "<view>" + all { _ in "<button><action selector=\"save\" destination=\"firstResponder\"/></button>" }
        + "</view>" + all { "<view id=\"detached\($0)\" placement=\"detached\"/>" }
    case .notedViews: contents = "<view>" + all { "<label id=\"a\($0)\" tintColor.dark=\"red\"/>" } + "</view>"
    case .constraintsInACell:
      contents =
        "<tableView><tableViewCell reuseIdentifier=\"cell\">"
        + all { "<label id=\"label\($0)\" top=\"\($0)\" leading=\"8\"/>" } + "</tableViewCell></tableView>"
    case .styledLabels:
      contents = "<view>" + all { "<label styles=\"style\" id=\"label\($0)\" top=\"\($0)\"/>" } + "</view>"
    case .popovers:
      contents =
        "<view>" + all { "<label id=\"label\($0)\"/>" } + "</view>"
        + all { "<segue kind=\"popover\" destination=\"main\" popoverAnchorView=\"label\($0)\"/>" }
    }
    let style = self == .styledLabels ? "<style id=\"style\" text=\"A\" leading=\"8\" textColor=\"red\"/>" : ""
    let others = self == .segues ? all { "<viewController id=\"other\($0)\"/>" } : ""
    return "<scenes initialViewController=\"main\">\(style)"
      + "<viewController id=\"main\">\(contents)</viewController>\(others)</scenes>"
  }
}
