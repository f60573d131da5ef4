import LayoutSolver
import Testing

/// Where items stand in the lines of a flow layout.
struct FlowLineTests {
  private func flow(_ breadths: [Double], _ isUniform: Bool = false, _ room: Double = 375, spacing: Double = 10)
    -> FlowLines
  {
    FlowLines(breadths, isUniform: isUniform, room: room, spacing: spacing)
  }

  /// Interface Builder's frames: two items of 50 points in a collection of 375 stand 65 points apart.
  @Test func itemsOfOneSizeStandInColumns() {
    #expect(flow([50, 50], true).positions == [0, 65])
    #expect(flow([100, 100, 100, 100], true, 320).positions == [0, 110, 220, 0])
    #expect(flow([160, 160], true, 320, spacing: 0).positions == [0, 160])
  }

  /// Interface Builder's frames: an item of 185 points in a collection of 375 is in the middle, because 10 points lie
  /// between two.
  @Test func whatIsAloneBecauseNothingFitsBesideItIsInTheMiddle() {
    #expect(flow([185], true).positions == [95])
    #expect(flow([182.5], true).positions == [0])
    #expect(flow([398], true, 370).positions == [-14])
    #expect(flow([327, 327]).positions == [24, 24])
  }

  @Test func linesOfSeveralSizesAreSpreadButTheLast() {
    let flow = flow([100, 140, 200, 300, 60, 50], false, 320)
    #expect(flow.lines == [0..<2, 2..<3, 3..<4, 4..<6])
    #expect(flow.positions == [0, 180, 60, 10, 0, 70])
  }

  @Test func whatFitsExactlyIsOnTheLine() {
    #expect(flow([100, 100], false, 210).lines == [0..<2])
    #expect(flow([100, 100], false, 209.9).lines == [0..<1, 1..<2])
    #expect(flow([0.1, 0.2], false, 0.3, spacing: 0).lines == [0..<2])
  }

  @Test func thereMayBeNoItemsAndNoRoom() {
    #expect(flow([]).lines == [] && flow([]).positions == [])
    #expect(flow([0, 0, 0], true, 0, spacing: 0).positions == [0, 0, 0])
    #expect(flow([10, 10], true, -5).positions == [-7.5, -7.5])
    #expect(flow([50, 50], true, .infinity).positions == [0, 60])
  }
}
