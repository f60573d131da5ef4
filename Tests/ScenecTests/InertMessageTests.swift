import Foundation
import SceneTestSupport
import Testing

/// Characters that control a terminal or reorder text do not stand in any message as they are.
struct InertMessageTests {
  private static let controls: [Unicode.Scalar] = [
    "\u{1B}", "\u{7F}", "\u{9B}", "\u{061C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}",
  ]

  @Test(arguments: controls, ["text", "json", "sarif", "github", "checkstyle", "junit"])
  func diagnosticsAreInert(control: Unicode.Scalar, format: String) async throws {
    // A scene cannot contain some of them, so the message has the reference or the error.
    let folder = try TemporaryFolder(["a\(control)b.scene": "<scenes><a\(control)b c=\"\(control)\"/></scenes>"])
    let run = try await folder.scenec("check", ".", "--diagnostics-format", format)
    #expect(run.status == 1)
    #expect(!(run.output + run.error).unicodeScalars.contains(control), "\(run)")
    if format == "json" || format == "sarif" {
      _ = try JSONSerialization.jsonObject(with: Data((run.output.isEmpty ? run.error : run.output).utf8))
    }
  }

  @Test(
    arguments: controls,
    [["check", "."], ["build"], ["--"], ["graph", "--format"], ["explain"], ["new"], ["diff", "a"]])
  func errorsOfArgumentsAreInert(control: Unicode.Scalar, call: [String]) async throws {
    let folder = try TemporaryFolder()
    for argument in ["a\(control)b", "--a\(control)b"] {
      let run = try await ProcessRun(
        BuildFolder.scenec, call + [argument], in: folder.url, environment: TemporaryFolder.environment([:]))
      #expect(run.status != 0)
      #expect(!(run.output + run.error).unicodeScalars.contains(control), "\(run)")
    }
  }

  // The lines of a patch are those of the file, so that other programs can apply it.

  /// Calls that report about `old` and `new`, two versions of a scene, and about a storyboard. `#` is the character.
  private static let reports = [
    "graph old#.scene --format svg", "graph old#.scene --format html", "graph old#.scene --format mermaid",
    "graph old#.scene --format dot", "graph old#.scene --format json", "graph old#.scene --around a#",
    "diff old#.scene new#.scene", "diff old#.scene new#.scene --format markdown",
    "diff old#.scene new#.scene --format svg", "diff old#.scene new#.scene --format html",
    "diff old#.scene wrong#.scene --format markdown", "merge old#.scene new#.scene newer.scene",
    "merge old#.scene new#.scene wrong#.scene", "merge old#.scene new#.scene newer.scene --path a#",
    "strings old#.scene", "strings old#.scene --format json", "strings wrong#.scene", "strings old#.scene --output a#",
    "import Board#.storyboard --output Scenes#", "import Board#.storyboard --output Scenes# --format json",
    "import Board#.storyboard --output Scenes# --app App#", "export old#.scene --output Boards#",
    "export wrong#.scene", "new Shop --scenec a#", "explain a#",
  ]

  /// What the character can stand in without another error.
  private static func scene(_ control: Unicode.Scalar, title: String) -> String {
    """
    <scenes initialViewController="main">
      <viewController id="main" title="\(title)\(control)">
        <navigationItem title="\(title)\(control)"/>
        <view><label id="label" text="\(title)\(control)" top="0" leading="0"/></view>
      </viewController>
    </scenes>
    """
  }

  /// Each report with some of the characters, and each character in some of the reports; with many rounds, all with all.
  private static let controlsAndReports: [(Unicode.Scalar, String)] =
    controls.filter { $0 != "\u{1B}" }.enumerated().flatMap { number, control in
      reports.enumerated().filter { TestRounds.areMany || (number + $0.offset) % 3 == 0 }.map { (control, $0.element) }
    }

  @Test(arguments: controlsAndReports)
  func reportsAreInert(control: Unicode.Scalar, call: String) async throws {
    let name = "\(control)"
    let folder = try TemporaryFolder([
      "old\(name).scene": Self.scene(control, title: "Old"), "new\(name).scene": Self.scene(control, title: "New"),
      "newer.scene": Self.scene(control, title: "Newer"),
      "wrong\(name).scene": "<scenes><label id=\"a\(name)\" customClass=\"B\(name)\" c\(name)=\"\(name)\"/></scenes>",
      "Board\(name).storyboard": Self.storyboard.replacing("#", with: name),
      "App\(name)/Main\(name).swift": "let a = UIStoryboard(name: \"a\(name)\", bundle: nil)\n",
    ])
    let arguments = call.replacing("#", with: name).split(separator: " ").map(String.init)
    let run = try await ProcessRun(
      BuildFolder.scenec, arguments, in: folder.url, environment: TemporaryFolder.environment([:]))
    #expect(!run.wasKilled && [0, 1, 2, 64].contains(run.status), "\(run)")
    #expect(!(run.output + run.error).unicodeScalars.contains(control), "\(run)")
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="v" customClass="Class#" storyboardIdentifier="name#" sceneMemberID="viewController">
        <view key="view" id="w"><subviews>
          <label id="l" text="text#" userLabel="label#" unknown="value#"/>
          <button id="b"><state key="normal" title="title#"/><connections>
            <action selector="act#:" destination="v" eventType="touchUpInside" id="a"/>
            <segue destination="none#" kind="kind#" identifier="go#" id="g"/>
          </connections></button>
        </subviews></view>
      </viewController>
    </objects></scene></scenes></document>
    """
}
