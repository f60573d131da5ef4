import LayoutSolver
import Testing
import UIKitFacts

/// Stack views.
@Suite struct StackTests {
  private static let contents = [Layout.fixed(30, 10), Layout.fixed(50, 20), Layout.fixed(40, 30)]

  private static func frames(
    vertical: Bool, size: (Double, Double)? = nil, _ change: (inout StackProperties) -> Void
  ) -> (stack: [Double], views: [[Double]]) {
    var layout = Layout()
    let (stack, views) = layout.stack(vertical: vertical, contents, change)
    layout.pin(stack, .leading, to: Layout.root)
    layout.pin(stack, .top, to: Layout.root)
    if let size {
      layout.pin(stack, .width, plus: size.0)
      layout.pin(stack, .height, plus: size.1)
    }
    return (layout.frame(stack), views.map { layout.frame($0) })
  }

  @Test func aStackIsAsLargeAsItsViews() {
    let (stack, views) = Self.frames(vertical: true) { $0.spacing = 8 }
    #expect(stack == [0, 0, 50, 76])
    #expect(views == [[0, 0, 50, 10], [0, 18, 50, 20], [0, 46, 50, 30]])
  }

  @Test(arguments: [
    (StackProperties.Alignment.leading, [0.0, 0, 0]), (.center, [10, 0, 5]), (.trailing, [20, 0, 10]),
  ])
  func viewsAreAlignedAcrossTheAxis(alignment: StackProperties.Alignment, expected: [Double]) {
    let (stack, views) = Self.frames(vertical: true) { $0.alignment = alignment }
    #expect(stack == [0, 0, 50, 60])
    #expect(views.map { $0[0] } == expected)
    #expect(views.map { $0[2] } == [30, 50, 40])
  }

  @Test func equalSizes() {
    let (_, views) = Self.frames(vertical: false, size: (320, 40)) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(views.map { $0[0] } == [0, 110, 220])
    #expect(views.map { $0[2] } == [100, 100, 100])
  }

  @Test func proportionalSizes() {
    let (_, views) = Self.frames(vertical: false, size: (240, 40)) { $0.distribution = .fillProportionally }
    #expect(views.map { $0[2] } == [60, 100, 80])
  }

  @Test func equalSpacing() {
    let (_, views) = Self.frames(vertical: false, size: (220, 40)) { $0.distribution = .equalSpacing }
    #expect(views.map { $0[0] } == [0, 80, 180])
    #expect(views.map { $0[2] } == [30, 50, 40])
  }

  @Test func equalCentering() {
    let (_, views) = Self.frames(vertical: false, size: (235, 40)) { $0.distribution = .equalCentering }
    #expect(views.map { $0[0] + $0[2] / 2 } == [15, 115, 215])
  }

  @Test func hiddenViewsTakeNoPlace() {
    var layout = Layout()
    let (stack, views) = layout.stack(Self.contents) { $0.spacing = 8 }
    layout.problem.items[views[1]].isHidden = true
    layout.pin(stack, .leading, to: Layout.root)
    layout.pin(stack, .top, to: Layout.root)
    #expect(layout.frame(stack) == [0, 0, 40, 48])
    #expect(layout.frame(views[2]) == [0, 18, 40, 30])
  }

  @Test func customSpacingIsAfterItsView() {
    var layout = Layout()
    let (stack, views) = layout.stack(Self.contents) { $0.spacing = 8 }
    layout.problem.items[stack].stack?.customSpacing = [views[0]: 20]
    layout.pin(stack, .leading, to: Layout.root)
    layout.pin(stack, .top, to: Layout.root)
    #expect(views.map { layout.frame($0)[1] } == [0, 30, 58])
  }

  @Test func aRowRunsFromTheRight() {
    var layout = Layout()
    layout.problem.items[0].isRightToLeft = true
    let (stack, views) = layout.stack(vertical: false, Self.contents) { $0.spacing = 5 }
    layout.problem.items[stack].isRightToLeft = true
    layout.problem.items[stack].stack?.customSpacing = [views[0]: 20]
    layout.pin(stack, .leading, to: Layout.root)
    layout.pin(stack, .top, to: Layout.root)
    #expect(views.map { layout.frame($0)[0] } == [115, 45, 0])
  }

  @Test func marginsCountInside() {
    var layout = Layout()
    let (stack, views) = layout.stack(Self.contents) { $0.usesMargins = true }
    layout.pin(stack, .leading, to: Layout.root)
    layout.pin(stack, .top, to: Layout.root)
    #expect(layout.frame(stack) == [0, 0, 66, 76])
    #expect(layout.frame(views[0]) == [8, 8, 50, 10])
  }

  @Test func stacksInStacks() {
    var layout = Layout()
    let (outer, rows) = layout.stack([.none, .none]) { $0.spacing = 4 }
    for row in rows {
      let views = [layout.add(row, Layout.fixed(20, 10)), layout.add(row, Layout.fixed(30, 15))]
      layout.problem.items[row].stack = StackProperties(
        isVertical: false, alignment: .center, spacing: 6, arranged: views)
    }
    layout.pin(outer, .leading, to: Layout.root)
    layout.pin(outer, .top, to: Layout.root)
    #expect(layout.frame(outer) == [0, 0, 56, 34])
    #expect(layout.frame(rows[1]) == [0, 19, 56, 15])
    #expect(layout.problem.solve(findsAmbiguities: true).ambiguities == [])
  }

  @Test func anEmptyStackTakesNoPlace() {
    var layout = Layout()
    let (stack, _) = layout.stack([])
    layout.pin(stack, .leading, to: Layout.root)
    layout.pin(stack, .top, to: Layout.root)
    #expect(layout.frame(stack) == [0, 0, 0, 0])
  }

  @Test func aLineOfTextIsAtTheBottomOfAHigherStack() {
    for alignment in [StackProperties.Alignment.firstBaseline, .lastBaseline] {
      var layout = Layout()
      let contents = [Layout.fixed(30, 20), Layout.fixed(50, 10)]
      let (stack, views) = layout.stack(vertical: false, contents) { $0.alignment = alignment }
      layout.pin(stack, .leading, to: Layout.root)
      layout.pin(stack, .top, to: Layout.root)
      layout.pin(stack, .height, plus: 100)
      #expect(views.map { layout.frame($0)[1] } == [80, 90])
      #expect(layout.problem.solve(findsAmbiguities: true).ambiguities == [])
    }
  }

  @Test(arguments: [0, 1])
  func anEmptyStackTakesTheRoomThatAStackWithViewsLeaves(filled: Int) {
    var layout = Layout()
    let (outer, rows) = layout.stack([.none, .none])
    let view = layout.add(rows[filled], Layout.fixed(30, 20))
    layout.problem.items[rows[filled]].stack = StackProperties(isVertical: false, alignment: .center, arranged: [view])
    layout.problem.items[rows[1 - filled]].stack = StackProperties(isVertical: true, arranged: [])
    layout.pin(outer, .leading, to: Layout.root)
    layout.pin(outer, .top, to: Layout.root)
    layout.pin(outer, .height, plus: 50)
    #expect(layout.frame(rows[filled])[3] == 20 && layout.frame(rows[1 - filled])[3] == 30)
    #expect(layout.frame(view) == [0, 0, 30, 20])
    #expect(layout.problem.solve(findsAmbiguities: true).ambiguities == [])
  }
}
