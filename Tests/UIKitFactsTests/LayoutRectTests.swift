import Testing
import UIKitFacts

@Suite struct LayoutRectTests {
  @Test func insetsShrinkARectangleFromItsEdges() {
    let rect = LayoutRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
        == LayoutRect(x: 12, y: 21, width: 94, height: 46))
  }

  @Test func insetsWiderThanTheRectangleLeaveNoSize() {
    let rect = LayoutRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.inset(by: LayoutInsets(top: 6, left: 6, bottom: 6, right: 6)).size == .zero)
  }
}
