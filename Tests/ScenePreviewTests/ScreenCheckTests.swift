import SceneCompiler
import SceneDiagnostics
import Testing

@testable import ScenePreview

/// What `check --layout` reports: each problem once, with the devices that have it.
struct ScreenCheckTests {
  private func diagnostics(_ content: String) -> [Diagnostic] {
    let scene = """
      <scenes initialViewController="home">
        <viewController id="home"><view>
          \(content)
        </view></viewController>
      </scenes>
      """
    return Compiler().check([SceneFile(path: "Main.scene", text: scene)]) { ScreenCheck().diagnostics(of: $0) }
  }

  private func texts(_ content: String) -> [String] { diagnostics(content).map { "\($0.id): \($0.message)" } }

  @Test func whatIsWrongEverywhereIsReportedOnce() {
    #expect(
      texts("<view id=\"box\" top=\"100\" leading=\"5000\" width=\"10\" height=\"10\"/>") == [
        "off-screen: 'box' is outside of its superview"
      ])
  }

  @Test func whatIsWrongSomewhereNamesTheDevices() {
    #expect(
      texts("<view id=\"box\" top=\"780\" leading=\"0\" width=\"10\" height=\"10\"/>") == [
        "off-screen: 'box' is outside of its superview (iPhone 16, landscape; iPhone SE)"
      ])
  }

  /// Layout guides do not give way.
  @Test func constraintsContradictEachOtherByWayOfGuides() {
    let bounded = """
      <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" constant="100"/>
      """
    #expect(
      texts(
        """
        <view id="one" top="0" height="10" leading="layoutMargins" trailing="layoutMargins"/>
        <view id="box" top="20" height="10" leading="0" width="one.width"/>
        \(bounded)
        """) == ["contradictory-constraints: this required constraint contradicts 3 others together"])
    let content = """
      <scrollView id="page" top="0" leading="0" trailing="0" bottom="0">
        <view id="box" pin="contentLayoutGuide" width="frameLayoutGuide.width" height="10"/>
        \(bounded)
      </scrollView>
      """
    #expect(
      texts(content) == ["contradictory-constraints: this required constraint contradicts 3 others together"])
    // With enough room, nothing does.
    #expect(texts(content.replacing("\"100\"", with: "\"5000\"")) == [])
    #expect(texts(content.replacing("constant=\"100\"", with: "constant=\"100\" priority=\"999\"")) == [])
  }

  @Test func controlsCoverOthersInPartUnlessOneIsHidden() {
    let controls = """
      <switch id="on" top="100" leading="100"/>
      <button id="tap" title="Tap" top="100" leading="120" width="100" height="44" hidden="HIDDEN"/>
      """
    #expect(
      texts(controls.replacing("HIDDEN", with: "false")) == ["overlapping-controls: 'tap' covers a part of 'on'"])
    #expect(texts(controls.replacing("HIDDEN", with: "true")) == [])
  }

  @Test func aControlOnALargerOneCoversNothing() {
    #expect(
      texts(
        """
        <button id="all" title="All" top="100" leading="100" width="200" height="200"/>
        <switch id="on" top="120" leading="120"/>
        """) == [])
  }

  @Test func smallTargetsAreNarrowOrLow() {
    #expect(
      texts(
        """
        <button id="one" title="i" top="100" leading="0" width="20" height="44"/>
        <button id="two" title="i" top="200" leading="0" width="44" height="20"/>
        """) == [
          "small-target: 'one' is only 20 points wide; 44 are easy to tap",
          "small-target: 'two' is only 20 points high; 44 are easy to tap",
        ])
  }

  /// The text of each place that a contradiction names, the one to change first.
  @Test func theConstraintThatIsWrittenLastIsTheOneToChange() throws {
    // Only a compact height has the second one, so checks without a screen say nothing.
    let found = diagnostics(
      "<view id=\"box\" top=\"0\" leading=\"0\" width=\"10\" height=\"400\" bottom.compactHeight=\"0\"/>")
    let contradiction = try #require(found.first { $0.id == "contradictory-constraints" })
    let places = [contradiction.place] + contradiction.notes.map(\.place)
    #expect(places.map { $0.file.text(in: $0.range) } == ["0", "0", "400"])
    #expect(places[0].range.start > places[2].range.start && places[2].range.start > places[1].range.start)
  }
}
