import SceneCompiler
import SceneDiagnostics
import Testing

/// Views that are there with some traits only are placed together with their neighbours that are, in front of the next
/// that is always there: no view is listed for each of the others.
struct ConditionalSiblingTests {
  @Test func neighboursArePlacedTogether() {
    let scene = """
      <scenes initialViewController="a">
        <viewController id="a"><view>
          <label id="one" frame="0 0 9 9" when="regularWidth"/>
          <label id="two" frame="0 0 9 9" when="regularWidth"/>
          <label id="three" frame="0 0 9 9"/>
          <label id="four" frame="0 0 9 9" when="regularWidth"/>
          <label id="five" frame="0 0 9 9"/>
          <label id="six" frame="0 0 9 9"/>
          <label id="seven" frame="0 0 9 9" when="regularWidth"/>
        </view></viewController>
      </scenes>
      """
    let swift = Compiler().compile([SceneFile(path: "Main.scene", text: scene)]).files.first?.contents ?? ""
    let regular = "traits.horizontalSizeClass == .regular"
    let lines = [
      "SceneTraits.place(", "  in: view,", "  before: three,", "  (one, \(regular)),", "  (two, \(regular))", ")",
    ]
    #expect(swift.contains(lines.map { "      " + $0 }.joined(separator: "\n")), "\(swift)")
    #expect(swift.contains("place(in: view, before: five, (four, \(regular)))"))
    #expect(swift.contains("place(in: view, (seven, \(regular)))"))
  }

  @Test func generatedSwiftGrowsWithTheNumberOfNeighbours() {
    func bytes(_ count: Int) -> Int {
      let labels = (0..<count).map { "<label id=\"l\($0)\" frame=\"0 0 9 9\" when=\"regularWidth\"/>" }
      let scene = "<scenes><viewController id=\"a\"><view>\(labels.joined())</view></viewController></scenes>"
      let files = Compiler().compile([SceneFile(path: "Main.scene", text: scene)]).files
      return files.first?.contents.utf8.count ?? 0
    }
    #expect(bytes(100) > 10_000 && bytes(400) < 5 * bytes(100))
  }
}
