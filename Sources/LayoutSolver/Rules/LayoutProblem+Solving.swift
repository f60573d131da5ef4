import UIKitFacts

extension LayoutProblem {
  /// The frames of all items.
  ///
  /// - Parameter findsAmbiguities: whether the answer says which frames are not determined.
  package func solve(findsAmbiguities: Bool = false) -> LayoutSolution {
    var context = LayoutContext(self)
    var system: SolvedSystem?
    context.solve(findsAmbiguities: findsAmbiguities, keeping: &system)
    return context.known.snapped(items, scale: environment.scale)
  }
}

/// What the rounds of a layout went through.
struct LayoutRounds {
  /// Where the rows of the last round come from.
  var sources: [LayoutRows.Source] = []
  /// The constants of the rows of the first round, in which no text is wrapped.
  var firstConstants: [Double] = []
  /// The widths that the first round gave to texts that wrap.
  var firstWidths: [Double] = []
}

extension LayoutContext {
  /// Finds the frames. Text wraps at the width that the round before gave; safe areas and margins follow from frames.
  ///
  /// - Parameter system: the solved equations, if there are any; those of the last round after it.
  @discardableResult
  mutating func solve(findsAmbiguities: Bool = false, keeping system: inout SolvedSystem?) -> LayoutRounds {
    var rounds = LayoutRounds()
    for round in 1...Self.mostRounds {
      let rows = LayoutRows(self)
      let linear = rows.linear.solve(keeping: &system)
      var next = solution(linear.values)
      next.conflicts = linear.conflicts.map { rows.conflict($0) }
      rounds.sources = rows.sources
      if round == 1 {
        rounds.firstConstants = rows.linear.constraints.map(\.row.constant)
        rounds.firstWidths = wrappingWidths(next)
      }
      let isSettled = take(next)
      guard isSettled || round == Self.mostRounds else { continue }
      // To find what is free takes as long as a round.
      if findsAmbiguities { known.ambiguities = ambiguities(rows.linear.solve(findsFree: true).free) }
      break
    }
    return rounds
  }

  /// The widths that a solution gives to texts that wrap.
  func wrappingWidths(_ solution: LayoutSolution) -> [Double] {
    problem.items.indices.filter { problem.items[$0].content.wraps }.map { solution.exactFrames[$0].size.width }
  }

  /// More than views need whose insets depend on frames that depend on insets.
  private static let mostRounds = 5

  /// The frames for the values of all variables, with the insets that follow from them.
  func solution(_ values: [Double]) -> LayoutSolution {
    var solution = LayoutSolution(frames: problem.items.indices.map { Self.frame(of: $0, values) })
    for (index, item) in problem.items.enumerated() where item.isScrollView {
      solution.contentSizes[index] = LayoutSize(
        width: values[Self.variable(index, .contentWidth)], height: values[Self.variable(index, .contentHeight)])
    }
    solution.updateInsets(problem.items)
    return solution
  }

  private static func frame(of item: Int, _ values: [Double]) -> LayoutRect {
    LayoutRect(
      x: values[variable(item, .x)], y: values[variable(item, .y)], width: values[variable(item, .width)],
      height: values[variable(item, .height)])
  }

  private func ambiguities(_ free: Set<Int>) -> [LayoutAmbiguity] {
    guard !free.isEmpty else { return [] }
    var result: [LayoutAmbiguity] = []
    for (index, item) in problem.items.enumerated() {
      var attributes: [LayoutAnchor.Attribute] = []
      if free.contains(Self.variable(index, .x)) { attributes.append(.left) }
      if free.contains(Self.variable(index, .y)) { attributes.append(.top) }
      if free.contains(Self.variable(index, .width)) { attributes.append(.width) }
      if free.contains(Self.variable(index, .height)) { attributes.append(.height) }
      if !attributes.isEmpty, item.role == .view || item.role == .guide(.custom) {
        result.append(LayoutAmbiguity(item: index, attributes: attributes))
      }
      if item.isScrollView, isContentFree(index, free) {
        result.append(LayoutAmbiguity(item: index, attributes: [.scrollContent]))
      }
    }
    return result
  }

  /// Whether nothing says how large the content of a scroll view is, though it has subviews.
  private func isContentFree(_ index: Int, _ free: Set<Int>) -> Bool {
    guard problem.items.contains(where: { $0.parent == index && $0.role == .view }) else { return false }
    return free.contains(Self.variable(index, .contentWidth)) || free.contains(Self.variable(index, .contentHeight))
  }
}

extension LayoutRows {
  fileprivate func conflict(_ rows: [Int]) -> LayoutConflict {
    var conflict = LayoutConflict(constraints: [], items: [], broken: nil)
    for row in rows {
      switch sources[row] {
      case .constraint(let index): conflict.constraints.append(index)
      case .rule(let item): if !conflict.items.contains(item) { conflict.items.append(item) }
      }
    }
    if let last = rows.last, case .constraint(let index) = sources[last] { conflict.broken = index }
    return conflict
  }
}
