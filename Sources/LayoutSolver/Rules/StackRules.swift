import UIKitFacts

/// The constraints by which a stack view arranges its views.
///
/// The rules and their priorities follow the documentation of `UIStackView` and the constraints that it shows as `UISV-…`.
struct StackRules {
  private let stack: StackProperties
  private let index: LayoutProblem.ItemIndex
  private let context: LayoutContext
  /// The arranged views that are shown, in the order of the axis.
  private let shown: [LayoutProblem.ItemIndex]

  init(_ stack: StackProperties, _ index: LayoutProblem.ItemIndex, _ context: LayoutContext) {
    self.stack = stack
    self.index = index
    self.context = context
    let items = context.problem.items
    let visible = stack.arranged.filter {
      items.indices.contains($0) && items[$0].parent == index && !items[$0].isHidden
    }
    shown = !stack.isVertical && items[index].isRightToLeft ? visible.reversed() : visible
  }

  func add(to rows: inout LayoutRows) {
    addHidden(to: &rows)
    guard !shown.isEmpty else { return addEmpty(to: &rows) }
    addConnections(to: &rows)
    switch stack.distribution {
    case .fill: break
    case .fillEqually: addEqualSizes(to: &rows)
    case .fillProportionally: addProportions(to: &rows)
    case .equalSpacing: addEqualGaps(to: &rows)
    case .equalCentering: addEqualCentering(to: &rows)
    }
    addSpacings(to: &rows)
    addAlignment(to: &rows)
    for item in shown where size(of: item) == nil && !isStack(item) {
      rows.add(context.own(sizeAttribute, of: item), priority: StackPriority.empty, from: .rule(index))
    }
  }

  // MARK: Along the axis

  private var sizeAttribute: LayoutAnchor.Attribute { stack.isVertical ? .height : .width }
  private var near: LayoutAnchor.Attribute { stack.isVertical ? .top : .left }
  private var far: LayoutAnchor.Attribute { stack.isVertical ? .bottom : .right }
  private var middle: LayoutAnchor.Attribute { stack.isVertical ? .centerY : .centerX }

  private func addConnections(to rows: inout LayoutRows) {
    guard let first = shown.first, let last = shown.last else { return }
    rows.add(difference(context.own(near, of: first), edge(near)), from: .rule(index))
    rows.add(difference(edge(far), context.own(far, of: last)), from: .rule(index))
  }

  private func addSpacings(to rows: inout LayoutRows) {
    let relation: LayoutConstraint.Relation =
      stack.distribution == .equalSpacing || stack.distribution == .equalCentering ? .greaterThanOrEqual : .equal
    for (one, next) in zip(shown, shown.dropFirst()) {
      var row = gap(one, next)
      row.constant -= spacing(between: one, next)
      rows.add(row, relation, from: .rule(index))
    }
  }

  /// The distance between two neighbours; between their baselines where the stack view arranges these.
  private func gap(_ one: LayoutProblem.ItemIndex, _ next: LayoutProblem.ItemIndex) -> SparseRow {
    stack.isVertical && stack.isBaselineRelative
      ? difference(context.own(.firstBaseline, of: next), context.own(.lastBaseline, of: one))
      : difference(context.own(near, of: next), context.own(far, of: one))
  }

  private func spacing(between one: LayoutProblem.ItemIndex, _ next: LayoutProblem.ItemIndex) -> Double {
    // Spacing is after the view that comes first in the list, which is the right one of two from right to left.
    let isReversed = !stack.isVertical && context.problem.items[index].isRightToLeft
    return stack.customSpacing[isReversed ? next : one] ?? stack.spacing
  }

  private func addEqualSizes(to rows: inout LayoutRows) {
    for item in shown.dropFirst() {
      rows.add(
        difference(context.own(sizeAttribute, of: item), context.own(sizeAttribute, of: shown[0])), from: .rule(index))
    }
  }

  private func addProportions(to rows: inout LayoutRows) {
    let sizes = shown.map { size(of: $0) ?? 0 }
    guard let base = sizes.firstIndex(where: { $0 > 0 }) else { return addEqualSizes(to: &rows) }
    for (place, item) in shown.enumerated() where place != base {
      var row = context.own(sizeAttribute, of: item)
      row.add(-sizes[place] / sizes[base], times: context.own(sizeAttribute, of: shown[base]))
      rows.add(row, priority: StackPriority.proportion, from: .rule(index))
    }
  }

  private func addEqualGaps(to rows: inout LayoutRows) {
    guard shown.count > 2 else { return }
    let first = gap(shown[0], shown[1])
    for (one, next) in zip(shown.dropFirst(), shown.dropFirst(2)) {
      rows.add(difference(gap(one, next), first), from: .rule(index))
    }
  }

  private func addEqualCentering(to rows: inout LayoutRows) {
    guard shown.count > 2 else { return }
    let first = difference(context.own(middle, of: shown[1]), context.own(middle, of: shown[0]))
    for (place, (one, next)) in zip(shown.dropFirst(), shown.dropFirst(2)).enumerated() {
      let distance = difference(context.own(middle, of: next), context.own(middle, of: one))
      rows.add(
        difference(distance, first), priority: StackPriority.centering(place), from: .rule(index))
    }
  }

  // MARK: Across the axis

  private var acrossNear: LayoutAnchor.Attribute { stack.isVertical ? .left : .top }
  private var acrossFar: LayoutAnchor.Attribute { stack.isVertical ? .right : .bottom }
  private var acrossMiddle: LayoutAnchor.Attribute { stack.isVertical ? .centerX : .centerY }

  private func addAlignment(to rows: inout LayoutRows) {
    let sides = heldSides
    for item in shown {
      let before = difference(context.own(acrossNear, of: item), edge(acrossNear))
      let after = difference(edge(acrossFar), context.own(acrossFar, of: item))
      rows.add(before, sides.near ? .equal : .greaterThanOrEqual, from: .rule(index))
      rows.add(after, sides.far ? .equal : .greaterThanOrEqual, from: .rule(index))
      if stack.alignment == .center {
        var middle = context.own(acrossMiddle, of: item)
        middle.add(-0.5, times: edge(acrossNear))
        middle.add(-0.5, times: edge(acrossFar))
        rows.add(middle, from: .rule(index))
      }
    }
    addBaselines(to: &rows)
    guard !(sides.near && sides.far) else { return }
    rows.add(difference(edge(acrossFar), edge(acrossNear)), priority: StackPriority.fit, from: .rule(index))
  }

  private func addBaselines(to rows: inout LayoutRows) {
    guard !stack.isVertical, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return }
    let attribute: LayoutAnchor.Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    for item in shown.dropFirst() {
      rows.add(difference(context.own(attribute, of: item), context.own(attribute, of: shown[0])), from: .rule(index))
    }
    // In a stack view that is higher than its views, the line of text is as near to the bottom as it can be.
    for item in shown {
      rows.add(
        difference(context.own(.bottom, of: item), edge(.bottom)), priority: StackPriority.fit, from: .rule(index))
    }
  }

  /// The edges that all views share with the stack view.
  private var heldSides: (near: Bool, far: Bool) {
    let isReversed = stack.isVertical && context.problem.items[index].isRightToLeft
    return switch stack.alignment {
    case .fill: (true, true)
    case .leading, .top: isReversed ? (false, true) : (true, false)
    case .trailing, .bottom: isReversed ? (true, false) : (false, true)
    case .center: (false, false)
    // Across a vertical axis there are no baselines.
    case .firstBaseline, .lastBaseline: stack.isVertical ? (true, true) : (false, false)
    }
  }

  // MARK: Views that are not shown

  /// A hidden view takes no space along the axis.
  private func addHidden(to rows: inout LayoutRows) {
    let items = context.problem.items
    for item in stack.arranged where items.indices.contains(item) && items[item].parent == index && items[item].isHidden
    {
      rows.add(context.own(sizeAttribute, of: item), from: .rule(index))
    }
  }

  private func addEmpty(to rows: inout LayoutRows) {
    rows.add(difference(edge(far), edge(near)), priority: StackPriority.emptyFit, from: .rule(index))
    rows.add(difference(edge(acrossFar), edge(acrossNear)), priority: StackPriority.emptyFit, from: .rule(index))
  }

  // MARK: Expressions

  /// An edge of the area in which views are arranged, in the stack view's own coordinates.
  private func edge(_ attribute: LayoutAnchor.Attribute) -> SparseRow {
    let margins = stack.usesMargins ? context.known.margins[index] : .zero
    return switch attribute {
    case .left: SparseRow(constant: margins.left)
    case .top: SparseRow(constant: margins.top)
    case .right: SparseRow([(LayoutContext.variable(index, .width), 1)], constant: -margins.right)
    default: SparseRow([(LayoutContext.variable(index, .height), 1)], constant: -margins.bottom)
    }
  }

  private func difference(_ one: SparseRow, _ other: SparseRow) -> SparseRow {
    var row = one
    row.add(-1, times: other)
    return row
  }

  private func size(of item: LayoutProblem.ItemIndex) -> Double? {
    stack.isVertical ? context.intrinsic[item].height : context.intrinsic[item].width
  }

  private func isStack(_ item: LayoutProblem.ItemIndex) -> Bool { context.problem.items[item].stack != nil }
}
