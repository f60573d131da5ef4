import UIKitFacts

extension LayoutContext {
  /// An anchor as a sum of unknowns, in the coordinates of an ancestor of its item.
  func term(_ anchor: LayoutAnchor, in ancestor: LayoutProblem.ItemIndex?, _ isRightToLeft: Bool) -> SparseRow {
    let attribute = anchor.attribute.resolved(isRightToLeft)
    guard attribute != .width, attribute != .height else { return own(attribute, of: anchor.item) }
    if anchor.item == ancestor { return inside(attribute, of: anchor.item) }
    var row = own(attribute, of: anchor.item)
    for item in tree.path(from: anchor.item, to: ancestor).dropFirst() {
      row.add(1, of: Self.variable(item, attribute.isHorizontal ? .x : .y))
      let origin = known.boundsOrigin(of: item, problem.items)
      row.constant -= attribute.isHorizontal ? origin.x : origin.y
    }
    // What is in the ancestor has scrolled with its content, but the ancestor's own edges are those of the content.
    return row
  }

  /// An attribute of an item in its parent's coordinates.
  func own(_ attribute: LayoutAnchor.Attribute, of index: LayoutProblem.ItemIndex) -> SparseRow {
    let item = problem.items[index]
    let isHorizontal = attribute.isHorizontal
    let position = Self.variable(index, isHorizontal ? .x : .y)
    let size = Self.variable(index, isHorizontal ? .width : .height)
    return expression(attribute, SparseRow([(position, 1)]), SparseRow([(size, 1)]), item, index)
  }

  /// An attribute of an item as its subviews see it: in its own coordinates.
  private func inside(_ attribute: LayoutAnchor.Attribute, of index: LayoutProblem.ItemIndex) -> SparseRow {
    let item = problem.items[index]
    let size =
      item.isScrollView
      ? Self.variable(index, attribute.isHorizontal ? .contentWidth : .contentHeight)
      : Self.variable(index, attribute.isHorizontal ? .width : .height)
    return expression(attribute, SparseRow(), SparseRow([(size, 1)]), item, index)
  }

  private func expression(
    _ attribute: LayoutAnchor.Attribute, _ start: SparseRow, _ size: SparseRow, _ item: LayoutItem,
    _ index: LayoutProblem.ItemIndex
  ) -> SparseRow {
    let insets = item.alignmentInsets
    var row = start
    switch attribute {
    case .left, .leading: row.constant += insets.left
    case .top: row.constant += insets.top
    case .right, .trailing:
      row.add(1, times: size)
      row.constant -= insets.right
    case .bottom:
      row.add(1, times: size)
      row.constant -= insets.bottom
    case .width:
      row = size
      row.constant -= insets.left + insets.right
    case .height:
      row = size
      row.constant -= insets.top + insets.bottom
    case .centerX:
      row.add(0.5, times: size)
      row.constant += (insets.left - insets.right) / 2
    case .centerY:
      row.add(0.5, times: size)
      row.constant += (insets.top - insets.bottom) / 2
    case .firstBaseline: return baseline(isFirst: true, row, size, index)
    case .lastBaseline: return baseline(isFirst: false, row, size, index)
    default: return margin(attribute, row, size, known.margins[index])
    }
    return row
  }

  private func margin(
    _ attribute: LayoutAnchor.Attribute, _ start: SparseRow, _ size: SparseRow, _ margins: LayoutInsets
  ) -> SparseRow {
    var row = start
    switch attribute {
    case .leftMargin, .leadingMargin: row.constant += margins.left
    case .topMargin: row.constant += margins.top
    case .rightMargin, .trailingMargin:
      row.add(1, times: size)
      row.constant -= margins.right
    case .bottomMargin:
      row.add(1, times: size)
      row.constant -= margins.bottom
    case .centerXWithinMargins:
      row.add(0.5, times: size)
      row.constant += (margins.left - margins.right) / 2
    case .centerYWithinMargins:
      row.add(0.5, times: size)
      row.constant += (margins.top - margins.bottom) / 2
    default: break
    }
    return row
  }

  /// A baseline: of the item's text, of the arranged view that has it, or the bottom edge.
  private func baseline(
    isFirst: Bool, _ start: SparseRow, _ size: SparseRow, _ index: LayoutProblem.ItemIndex
  ) -> SparseRow {
    let item = problem.items[index]
    var row = start
    if let stack = item.stack, let arranged = stack.baselineItem(isFirst: isFirst, problem) {
      let inner = own(isFirst ? .firstBaseline : .lastBaseline, of: arranged)
      row.add(1, times: inner)
      return row
    }
    if let baselines = intrinsic[index].baselines {
      // Text stands in the middle of a view that is higher.
      let spare = intrinsic[index].height.map { 0.5 * max(0, known.exactFrames[index].size.height - $0) } ?? 0
      if isFirst {
        row.constant += item.alignmentInsets.top + spare + baselines.first
      } else {
        row.add(1, times: size)
        row.constant -= item.alignmentInsets.bottom + spare + baselines.last
      }
      return row
    }
    row.add(1, times: size)
    row.constant -= item.alignmentInsets.bottom
    return row
  }
}

extension StackProperties {
  /// The arranged view whose baseline the stack has.
  func baselineItem(isFirst: Bool, _ problem: LayoutProblem) -> LayoutProblem.ItemIndex? {
    let visible = arranged.filter { problem.items.indices.contains($0) && !problem.items[$0].isHidden }
    return isFirst || !isVertical ? visible.first : visible.last
  }
}

extension LayoutAnchor.Attribute {
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// The side that it is with a direction of the language.
  func resolved(_ isRightToLeft: Bool) -> LayoutAnchor.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}
