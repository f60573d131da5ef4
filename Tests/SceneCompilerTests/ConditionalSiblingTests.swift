import SceneCompiler
import SceneDiagnostics
import Testing

/// A view that is there with some traits only is inserted before the siblings behind it, up to the first that is always
/// there: the list does not grow with the number of siblings.
struct ConditionalSiblingTests {
  @Test func siblingsAreListedUpToTheFirstThatIsAlwaysThere() {
    let scene = """
      <scenes initialViewController="a">
        <viewController id="a"><view>
          <label id="one" frame="0 0 9 9" when="regularWidth"/>
          <label id="two" frame="0 0 9 9" when="regularWidth"/>
          <label id="three" frame="0 0 9 9"/>
          <label id="four" frame="0 0 9 9" when="regularWidth"/>
          <label id="five" frame="0 0 9 9"/>
          <label id="six" frame="0 0 9 9"/>
        </view></viewController>
      </scenes>
      """
    let swift = Compiler().compile([SceneFile(path: "Main.scene", text: scene)]).files.first?.contents ?? ""
    #expect(swift.contains("SceneTraits.place(one, in: view, before: [two, three], if: "), "\(swift)")
    #expect(swift.contains("SceneTraits.place(two, in: view, before: [three], if: "))
    #expect(swift.contains("SceneTraits.place(four, in: view, before: [five], if: "))
  }
}
