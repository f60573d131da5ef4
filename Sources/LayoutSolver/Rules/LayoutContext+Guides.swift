import UIKitFacts

extension LayoutContext {
  /// The edges of a guide in the coordinates of its view.
  struct GuideEdges {
    var left: SparseRow
    var top: SparseRow
    var right: SparseRow
    var bottom: SparseRow
  }

  func guideEdges(_ guide: LayoutItem.Guide, of owner: LayoutProblem.ItemIndex) -> GuideEdges {
    switch guide {
    case .safeArea: edges(of: owner, known.safeAreas[owner])
    case .margins: edges(of: owner, known.margins[owner])
    case .readableContent: edges(of: owner, readableInsets(of: owner))
    case .keyboard: keyboardEdges(of: owner)
    case .scrollContent: contentEdges(of: owner)
    case .scrollFrame: frameEdges(of: owner)
    case .custom: edges(of: owner, .zero)
    }
  }

  private func edges(of owner: LayoutProblem.ItemIndex, _ insets: LayoutInsets) -> GuideEdges {
    let origin = known.boundsOrigin(of: owner, problem.items)
    return GuideEdges(
      left: SparseRow(constant: origin.x + insets.left), top: SparseRow(constant: origin.y + insets.top),
      right: SparseRow([(Self.variable(owner, .width), 1)], constant: origin.x - insets.right),
      bottom: SparseRow([(Self.variable(owner, .height), 1)], constant: origin.y - insets.bottom))
  }

  /// The margins, and more where lines would become too long to read.
  private func readableInsets(of owner: LayoutProblem.ItemIndex) -> LayoutInsets {
    var insets = known.margins[owner]
    let width = known.exactFrames[owner].size.width - insets.left - insets.right
    let spare = max(0, width - problem.environment.contentSize.readableWidth) / 2
    insets.left += spare
    insets.right += spare
    return insets
  }

  /// The guide has its top where the keyboard begins, or at the bottom of the safe area if that is higher.
  private func keyboardEdges(of owner: LayoutProblem.ItemIndex) -> GuideEdges {
    var edges = edges(of: owner, .zero)
    let keyboard = problem.items[owner].keyboard
    let safeArea = keyboard.endsAtSafeArea ? known.safeAreas[owner].bottom : 0
    edges.top = edges.bottom
    edges.top.constant -= max(safeArea, keyboard.covered)
    return edges
  }

  private func contentEdges(of owner: LayoutProblem.ItemIndex) -> GuideEdges {
    GuideEdges(
      left: SparseRow(), top: SparseRow(), right: SparseRow([(Self.variable(owner, .contentWidth), 1)]),
      bottom: SparseRow([(Self.variable(owner, .contentHeight), 1)]))
  }

  /// The frame of a scroll view in the coordinates of what scrolls.
  private func frameEdges(of owner: LayoutProblem.ItemIndex) -> GuideEdges {
    edges(of: owner, .zero)
  }

  /// UIKit's spacing between the anchors of a constraint.
  func systemSpacing(_ constraint: LayoutConstraint) -> Double {
    guard constraint.first.attribute == .firstBaseline || constraint.first.attribute == .lastBaseline else { return 8 }
    let heights = [constraint.first, constraint.second].compactMap { anchor in
      anchor.flatMap { intrinsic[$0.item].lineHeight }
    }
    return heights.max() ?? 8
  }
}
