import SceneDiagnostics
import Testing

@testable import SceneCompiler

/// What is found on screens is reported beside what the checks find.
struct ScreenDiagnosticsTests {
  /// Of the first controller, a check reports a view without a height.
  private static let scene = """
    <scenes initialViewController="a">
      <viewController id="a"><view>
        <view id="one" top="0" leading="0" width="10"/>
      </view><segue kind="present" identifier="next" destination="b"/></viewController>
      <viewController id="b"><view><view id="two" top="0" leading="0" width="10" height="10"/></view></viewController>
    </scenes>
    """

  /// A diagnostic of each kind for each view with an id.
  private static func found(_ graph: SceneGraph, _ kinds: [any DiagnosticMessage]) -> [Diagnostic] {
    var log = DiagnosticLog()
    for tree in graph.treeIDs {
      for id in graph.trees[tree].objects where ["one", "two"].contains(graph.objects[id].label) {
        for kind in kinds { log.report(kind, at: graph.place(graph.objects[id].range, of: id)) }
      }
    }
    return log.diagnostics
  }

  private static func reported(_ scene: String) -> [String] {
    let kinds: [any DiagnosticMessage] = [
      ContradictoryConstraints(count: 1), OffScreen(view: "it"),
    ]
    return Compiler().check([SceneFile(path: "Main.scene", text: scene)]) { found($0, kinds) }.map {
      "\(LineTable($0.place.file).position(of: $0.place.range.start).line): \($0.id)"
    }
  }

  @Test func constraintsOfAControllerAreNotReportedTwice() {
    #expect(
      Self.reported(Self.scene) == [
        "3: ambiguous-layout", "3: off-screen", "5: contradictory-constraints", "5: off-screen",
      ])
  }

  @Test func screensOfScenesWithErrorsAreNotChecked() {
    let wrong = Self.scene.replacing("height=\"10\"", with: "height=\"10\" colour=\"red\"")
    #expect(Self.reported(wrong) == ["3: ambiguous-layout", "5: unknown-attribute"])
  }
}
