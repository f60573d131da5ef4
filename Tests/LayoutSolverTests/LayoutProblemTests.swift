import LayoutSolver
import Testing
import UIKitFacts

@Suite struct LayoutProblemTests {
  @Test func aViewHasUIKitsPriorities() {
    let item = LayoutItem(parent: nil)
    #expect(item.hugging == AxisPriorities(horizontal: 250, vertical: 250))
    #expect(item.compression == AxisPriorities(horizontal: 750, vertical: 750))
  }
}
