@testable import LayoutSolver
import TestBasics
import Testing
import UIKitFacts

/// Layouts that change, computed from the last one and anew.
@Suite struct LayoutSessionTests {
  @Test(arguments: [false, true]) func aChangedConstantGivesTheFramesOfANewLayout(isRightToLeft: Bool) {
    var random = Numbers(seed: isRightToLeft ? 11 : 5)
    var layout = Self.screen(isRightToLeft: isRightToLeft)
    var session = LayoutSession(layout.problem)
    for _ in 0..<200 {
      let index = random.next(below: layout.problem.constraints.count)
      let constant = Double(random.next(below: 240) - 60)
      layout.problem.constraints[index].constant = .points(constant)
      session.setConstant(constant, of: index)
      Self.expectSame(session.solution, layout.problem.solve(), after: (index, constant))
    }
  }

  @Test func otherContentsAndFramesGiveTheFramesOfANewLayout() {
    var layout = Self.screen(isRightToLeft: false)
    var session = LayoutSession(layout.problem)
    for (width, text) in [(320.0, "A"), (390, "A title of some words that wraps on a screen"), (1024, ""), (375, "B")] {
      layout.problem.items[0].frame.size.width = width
      layout.problem.items[2].content = Layout.text(text, lines: 0)
      session.solve(layout.problem)
      Self.expectSame(session.solution, layout.problem.solve(), after: (-1, width))
    }
  }

  @Test func anotherNumberOfViewsIsLaidOutToo() {
    var layout = Layout()
    let first = layout.add(Layout.root, Layout.fixed(10, 10))
    layout.pin(first, .left, to: 0, plus: 1)
    layout.pin(first, .top, to: 0, plus: 2)
    var session = LayoutSession(layout.problem)
    let second = layout.add(Layout.root, Layout.fixed(20, 20))
    layout.pin(second, .left, to: first, .right, plus: 5)
    layout.pin(second, .top, to: first)
    session.solve(layout.problem)
    #expect(session.solution.frames[second] == LayoutRect(x: 16, y: 2, width: 20, height: 20))
    session.setConstant(11, of: 0)
    #expect(session.solution.frames[second] == LayoutRect(x: 26, y: 2, width: 20, height: 20))
  }

  @Test func aContradictionIsReportedAndLeft() {
    var layout = Layout()
    let view = layout.add()
    layout.pin(view, .left, to: 0)
    layout.pin(view, .top, to: 0)
    layout.pin(view, .height, plus: 10)
    layout.pin(view, .width, plus: 100)
    layout.pin(view, .right, to: 0, plus: -275)
    var session = LayoutSession(layout.problem)
    #expect(session.solution.conflicts.isEmpty)
    session.setConstant(-274, of: 4)
    #expect(session.solution.conflicts.map(\.constraints) == [[0, 3, 4]])
    session.setConstant(101, of: 3)
    #expect(session.solution.conflicts.isEmpty)
    #expect(session.solution.frames[view] == LayoutRect(x: 0, y: 0, width: 101, height: 10))
  }

  @Test func aConstantThatIsNoNumberChangesNothingElse() {
    var layout = Self.screen(isRightToLeft: false)
    var session = LayoutSession(layout.problem)
    layout.problem.constraints[0].constant = .points(.nan)
    session.setConstant(.nan, of: 0)
    Self.expectSame(session.solution, layout.problem.solve(), after: (0, .nan))
    layout.problem.constraints[0].constant = .points(3)
    session.setConstant(3, of: 0)
    Self.expectSame(session.solution, layout.problem.solve(), after: (0, 3))
  }

  /// The time for a changed constant grows with the views, not with what solving them anew takes.
  @Test func aChangedConstantTakesLittleTime() {
    let growth = ProcessorTime.growth(from: 100, below: 6) { count in
      var session = LayoutSession(Self.column(of: count))
      return { for step in 1...40 { session.setConstant(Double(step), of: 1) } }
    }
    #expect(growth < 6)
  }

  @Test func aChangedConstantTakesLessThanATenthOfANewLayout() {
    let problem = Self.column(of: 200)
    var session = LayoutSession(problem)
    let anew = ProcessorTime.least(in: 5) { _ = problem.solve() }
    var top = 0.0
    let changed = ProcessorTime.least(in: 20) {
      top += 1
      session.setConstant(top, of: 1)
    }
    #expect(changed * 10 < anew)
  }

  private static func expectSame(_ one: LayoutSolution, _ other: LayoutSolution, after change: (Int, Double)) {
    #expect(one.conflicts == other.conflicts, "after \(change)")
    for (index, (frame, expected)) in zip(one.exactFrames, other.exactFrames).enumerated() {
      let differences = [
        frame.left - expected.left, frame.top - expected.top, frame.size.width - expected.size.width,
        frame.size.height - expected.size.height,
      ]
      #expect(differences.allSatisfy { abs($0) < 1e-6 }, "\(index) after \(change): \(frame), not \(expected)")
    }
    for (index, size) in other.contentSizes {
      #expect(abs((one.contentSizes[index]?.height ?? -1) - size.height) < 1e-6, "\(index) after \(change)")
    }
  }

  /// A screen with a text that wraps, a stack view, a view below bars, inequalities of several priorities, and content that
  /// scrolls.
  private static func screen(isRightToLeft: Bool) -> Layout {
    var layout = Layout()
    layout.problem.items[0].safeArea = LayoutInsets(top: 64, left: 0, bottom: 34, right: 0)
    let safe = layout.guide(.safeArea, of: Layout.root)
    let title = layout.add(Layout.root, Layout.text("A title of some words that wraps where it has to", lines: 0))
    layout.pin(title, .leading, to: safe, plus: 16)
    layout.pin(title, .trailing, .lessThanOrEqual, to: safe, plus: -16)
    layout.pin(title, .top, to: safe, plus: 8)
    layout.pin(title, .width, .lessThanOrEqual, plus: 300, at: 999)
    let button = layout.add(Layout.root, Layout.fixed(80, 30))
    layout.pin(button, .leading, to: title, .trailing, plus: 8, at: 750)
    layout.pin(button, .trailing, .lessThanOrEqual, to: safe, plus: -8)
    layout.pin(button, .top, to: title, .bottom, plus: 12)
    let (stack, _) = layout.stack([Layout.text("One"), Layout.fixed(nil, 44), Layout.text("Three", lines: 2)]) {
      $0.spacing = 6
    }
    layout.pin(stack, .leading, to: safe, plus: 20)
    layout.pin(stack, .trailing, to: safe, plus: -20)
    layout.pin(stack, .top, .greaterThanOrEqual, to: button, .bottom, plus: 10)
    layout.pin(stack, .top, to: safe, plus: 150, at: 500)
    let scroll = layout.add { $0.isScrollView = true }
    layout.pin(scroll, .leading, to: safe)
    layout.pin(scroll, .trailing, to: safe)
    layout.pin(scroll, .top, to: stack, .bottom, plus: 9)
    layout.pin(scroll, .height, plus: 90)
    let inner = layout.add(scroll, Layout.fixed(40, 400))
    layout.pinEdges(inner, to: scroll, inset: 5)
    for index in layout.problem.items.indices { layout.problem.items[index].isRightToLeft = isRightToLeft }
    return layout
  }

  private static func column(of count: Int) -> LayoutProblem {
    var layout = Layout(height: 100_000)
    var above = Layout.root
    for _ in 0..<count {
      let view = layout.add(Layout.root, Layout.fixed(100, 30))
      layout.pin(view, .leading, to: Layout.root)
      layout.pin(view, .top, to: above, above == Layout.root ? .top : .bottom, plus: 8)
      above = view
    }
    return layout.problem
  }
}
