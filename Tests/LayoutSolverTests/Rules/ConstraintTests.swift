import LayoutSolver
import Testing
import UIKitFacts

/// Constraints between views, as UIKit solves them.
@Suite struct ConstraintTests {
  @Test func edgesAndSizesFollowTheSuperview() {
    var layout = Layout()
    let view = layout.add()
    layout.pin(view, .leading, to: Layout.root, plus: 16)
    layout.pin(view, .trailing, to: Layout.root, plus: -16)
    layout.pin(view, .height, to: Layout.root, times: 0.5, plus: 10)
    layout.pin(view, .centerY, to: Layout.root)
    #expect(layout.frame(view) == [16, 162, 343, 343.5])
  }

  @Test func siblingsAreCompared() {
    var layout = Layout()
    let (one, other) = (layout.add(), layout.add(Layout.root, Layout.fixed(100, 40)))
    layout.pin(other, .leading, to: Layout.root, plus: 10)
    layout.pin(other, .top, to: Layout.root, plus: 20)
    layout.pin(one, .width, to: other, times: 2)
    layout.pin(one, .height, to: one, .width, times: 0.25)
    layout.pin(one, .leading, to: other, .trailing, plus: 8)
    layout.pin(one, .centerY, to: other)
    #expect(layout.frame(one) == [118, 15, 200, 50])
  }

  @Test func viewsInDifferentSuperviewsAreCompared() {
    var layout = Layout()
    let outer = layout.add(Layout.root, Layout.fixed(200, 200))
    layout.pin(outer, .leading, to: Layout.root, plus: 50)
    layout.pin(outer, .top, to: Layout.root, plus: 60)
    let inner = layout.add(outer, Layout.fixed(20, 20))
    let beside = layout.add(Layout.root, Layout.fixed(10, 10))
    layout.pin(inner, .trailing, to: outer, plus: -10)
    layout.pin(inner, .top, to: outer, plus: 10)
    layout.pin(beside, .leading, to: inner, .trailing)
    layout.pin(beside, .top, to: inner, .bottom)
    #expect(layout.frame(inner) == [170, 10, 20, 20])
    #expect(layout.frame(beside) == [240, 90, 10, 10])
  }

  // MARK: What is left open

  @Test(arguments: [
    (LayoutAnchor.Attribute.top, LayoutConstraint.Relation.lessThanOrEqual, 10.0, 10.0),
    (.top, .greaterThanOrEqual, 10, 10), (.top, .equal, -5, -5),
  ])
  func aLoneInequalityOfAPositionEndsOnItsBound(
    attribute: LayoutAnchor.Attribute, relation: LayoutConstraint.Relation, constant: Double, expected: Double
  ) {
    var layout = Layout()
    let view = layout.add()
    layout.pin(view, attribute, relation, to: Layout.root, plus: constant)
    #expect(layout.frame(view)[1] == expected)
  }

  @Test func aSizeThatOnlyHasAnUpperBoundIsZero() {
    var layout = Layout()
    let view = layout.add()
    layout.pin(view, .width, .lessThanOrEqual, plus: 100)
    #expect(layout.frame(view) == [0, 0, 0, 0])
  }

  @Test func aSizeIsNeverNegative() {
    var layout = Layout()
    let view = layout.add()
    layout.pin(view, .width, plus: -10)
    let solution = layout.problem.solve()
    #expect(solution.frames[view].size.width == 0)
    #expect(solution.conflicts.map(\.constraints) == [[0]])
  }

  // MARK: Priorities

  @Test func aHigherPriorityWins() {
    var layout = Layout()
    let view = layout.add()
    layout.pin(view, .width, plus: 100, at: 250)
    layout.pin(view, .width, plus: 200, at: 251)
    layout.pin(view, .width, .lessThanOrEqual, plus: 150)
    #expect(layout.frame(view)[2] == 150)
  }

  @Test func manyWeakConstraintsDoNotOutweighAStrongOne() {
    var layout = Layout()
    let view = layout.add()
    layout.pin(view, .width, plus: 100, at: 999)
    for _ in 0..<50 { layout.pin(view, .width, plus: 300, at: 998) }
    #expect(layout.frame(view)[2] == 100)
  }

  @Test func contentHugsAndResists() {
    var layout = Layout(width: 100)
    let (one, other) = (layout.add(Layout.root, Layout.fixed(80, 20)), layout.add(Layout.root, Layout.fixed(80, 20)))
    layout.problem.items[other].compression.horizontal = 749
    layout.pin(one, .leading, to: Layout.root)
    layout.pin(other, .leading, to: one, .trailing)
    layout.pin(other, .trailing, to: Layout.root)
    #expect(layout.frame(one)[2] == 80)
    #expect(layout.frame(other)[2] == 20)
    layout.problem.items[0].frame.size.width = 200
    layout.problem.items[one].hugging.horizontal = 251
    #expect(layout.frame(one)[2] == 80)
    #expect(layout.frame(other)[2] == 120)
  }

  // MARK: Contradictions and ambiguities

  @Test func aContradictionIsNamedByItsSmallestSet() {
    var layout = Layout()
    let view = layout.add()
    layout.pin(view, .leading, to: Layout.root, plus: 10)
    layout.pin(view, .width, plus: 100)
    layout.pin(view, .top, to: Layout.root)
    layout.pin(view, .trailing, to: Layout.root, plus: -10)
    let solution = layout.problem.solve()
    #expect(solution.conflicts.map(\.constraints) == [[0, 1, 3]])
    #expect(solution.conflicts.first?.broken == 3)
    #expect(solution.frames[view].size.width == 100)
  }

  @Test func twoContradictionsAreBothNamed() {
    var layout = Layout()
    let (one, other) = (layout.add(), layout.add())
    for view in [one, other] {
      layout.pin(view, .width, plus: 100)
      layout.pin(view, .width, .greaterThanOrEqual, plus: 101)
    }
    #expect(layout.problem.solve().conflicts.map(\.constraints) == [[0, 1], [2, 3]])
  }

  @Test func whatIsOpenIsNamed() {
    var layout = Layout()
    let view = layout.add(Layout.root, Layout.fixed(10, nil))
    layout.pin(view, .leading, to: Layout.root)
    layout.pin(view, .top, .greaterThanOrEqual, to: Layout.root)
    let ambiguities = layout.problem.solve(findsAmbiguities: true).ambiguities
    #expect(ambiguities == [LayoutAmbiguity(item: view, attributes: [.top, .height])])
  }

  @Test func equalHuggingIsAmbiguous() {
    var layout = Layout()
    let (one, other) = (layout.add(Layout.root, Layout.fixed(80, 20)), layout.add(Layout.root, Layout.fixed(80, 20)))
    for view in [one, other] { layout.pin(view, .top, to: Layout.root) }
    layout.pin(one, .leading, to: Layout.root)
    layout.pin(other, .leading, to: one, .trailing)
    layout.pin(other, .trailing, to: Layout.root)
    #expect(
      layout.problem.solve(findsAmbiguities: true).ambiguities == [
        LayoutAmbiguity(item: one, attributes: [.width]), LayoutAmbiguity(item: other, attributes: [.left, .width]),
      ])
    layout.problem.items[one].hugging.horizontal = 251
    #expect(layout.problem.solve(findsAmbiguities: true).ambiguities == [])
  }

  @Test func aSumOfAmbiguousSizesCanBeKnown() {
    var layout = Layout()
    let form = layout.add { $0.stack = StackProperties(isVertical: true, arranged: [2, 5]) }
    let row = layout.add(form) { $0.stack = StackProperties(isVertical: false, arranged: [3, 4]) }
    let one = layout.add(row, Layout.fixed(80, 20))
    let other = layout.add(row, Layout.fixed(80, 20))
    layout.add(form, Layout.fixed(30, 20))
    layout.pin(form, .leading, to: Layout.root)
    layout.pin(form, .top, to: Layout.root)
    layout.pin(form, .trailing, to: Layout.root)
    #expect(layout.frame(row) == [0, 0, 375, 20])
    #expect(
      layout.problem.solve(findsAmbiguities: true).ambiguities == [
        LayoutAmbiguity(item: one, attributes: [.width]), LayoutAmbiguity(item: other, attributes: [.left, .width]),
      ])
  }
}
