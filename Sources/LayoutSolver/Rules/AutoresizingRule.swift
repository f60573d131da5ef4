import UIKitFacts

/// How a frame follows the superview's size along one axis, by its autoresizing mask.
struct AutoresizingRule {
  enum Axis { case horizontal, vertical }

  private let position: Double
  private let size: Double
  private let reference: Double
  /// The shares of the superview's growth that the near margin and the size get.
  private let nearShare: Double
  private let sizeShare: Double

  init(_ mask: AutoresizingMask, _ axis: Axis, _ frame: LayoutRect, in superview: LayoutSize) {
    let isHorizontal = axis == .horizontal
    position = isHorizontal ? frame.left : frame.top
    size = isHorizontal ? frame.size.width : frame.size.height
    reference = isHorizontal ? superview.width : superview.height
    let isNearFlexible = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    let isSizeFlexible = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    let isFarFlexible = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    // Flexible parts grow in proportion to what they are; where all are empty, alike.
    let parts = [
      isNearFlexible ? max(0, position) : 0, isSizeFlexible ? max(0, size) : 0,
      isFarFlexible ? max(0, reference - position - size) : 0,
    ]
    let sum = parts.reduce(0, +)
    let count = Double([isNearFlexible, isSizeFlexible, isFarFlexible].count { $0 })
    if count == 0 {
      (nearShare, sizeShare) = (0, 0)
    } else if sum > 0 {
      (nearShare, sizeShare) = (parts[0] / sum, parts[1] / sum)
    } else {
      (nearShare, sizeShare) = (isNearFlexible ? 1 / count : 0, isSizeFlexible ? 1 / count : 0)
    }
  }

  /// The equation of the position.
  func position(_ variable: Int, _ superview: Int) -> SparseRow {
    SparseRow([(variable, 1), (superview, -nearShare)], constant: nearShare * reference - position)
  }

  /// The equation of the size.
  func size(_ variable: Int, _ superview: Int) -> SparseRow {
    SparseRow([(variable, 1), (superview, -sizeShare)], constant: sizeShare * reference - size)
  }
}
