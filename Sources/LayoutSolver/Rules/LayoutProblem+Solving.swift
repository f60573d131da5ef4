import UIKitFacts

extension LayoutProblem {
  /// The frames of all items.
  ///
  /// - Parameter findsAmbiguities: whether the answer says which frames are not determined.
  package func solve(findsAmbiguities: Bool = false) -> LayoutSolution {
    let tree = ItemTree(items)
    var known = LayoutSolution(frames: items.map(\.frame))
    known.updateInsets(items)
    var context = LayoutContext(problem: self, tree: tree, known: known, intrinsic: [])
    context.intrinsic = items.map { $0.content.size(fitting: nil, scale: environment.scale) }
    // Text wraps at the width that the round before gave; safe areas and margins follow from frames.
    for round in 1...Self.mostRounds {
      var next = context.solve(findsAmbiguities: findsAmbiguities)
      next.updateInsets(items)
      let intrinsic = context.wrapped(next)
      let isLast = round == Self.mostRounds || intrinsic == context.intrinsic && next.isSettled(context.known, items)
      context.known = next
      context.intrinsic = intrinsic
      if isLast { break }
    }
    return context.known.snapped(items, scale: environment.scale)
  }

  /// More than views need whose insets depend on frames that depend on insets.
  private static let mostRounds = 5
}

extension LayoutContext {
  fileprivate func solve(findsAmbiguities: Bool) -> LayoutSolution {
    let rows = LayoutRows(self)
    let linear = rows.linear.solve(findsFree: findsAmbiguities)
    var solution = LayoutSolution(frames: problem.items.indices.map { Self.frame(of: $0, linear.values) })
    for (index, item) in problem.items.enumerated() where item.isScrollView {
      solution.contentSizes[index] = LayoutSize(
        width: linear.values[Self.variable(index, .contentWidth)],
        height: linear.values[Self.variable(index, .contentHeight)])
    }
    solution.conflicts = linear.conflicts.map { rows.conflict($0) }
    solution.ambiguities = ambiguities(linear.free)
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

  /// The sizes of contents, with text wrapped at the widths of a solution.
  fileprivate func wrapped(_ solution: LayoutSolution) -> [IntrinsicSize] {
    problem.items.indices.map { index in
      let item = problem.items[index]
      guard item.content.wraps else { return intrinsic[index] }
      let frame = solution.exactFrames[index]
      let width = frame.size.width - item.alignmentInsets.left - item.alignmentInsets.right
      return item.content.size(fitting: width, scale: problem.environment.scale)
    }
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
