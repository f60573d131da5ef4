extension UIView {
  /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  func resizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = origin
  }

  func fittingSize(_ target: CGSize, isWidthRequired: Bool, isHeightRequired: Bool) -> CGSize {
    if constraints.contains(where: { !$0.isFixedSize(of: self) }) { Console.warn(.unsolved(self)) }
    let content = intrinsicContentSize
    return CGSize(
      width: isWidthRequired ? target.width : length(.width, content.width, target.width),
      height: isHeightRequired ? target.height : length(.height, content.height, target.height)
    )
  }

  /// The length of a side: from a constraint, from the content, or the requested one.
  private func length(
    _ attribute: NSLayoutConstraint.Attribute, _ content: CGFloat, _ target: CGFloat
  ) -> CGFloat {
    let fixed = constraints.first { $0.isFixedSize(of: self) && $0.firstAttribute == attribute }
    return fixed?.constant ?? (content == UIView.noIntrinsicMetric ? target : content)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint gives the view itself a width or height.
  fileprivate func isFixedSize(of view: UIView) -> Bool {
    firstItem === view && second.item == nil && relation == .equal && first.kind == .dimension
  }
}
