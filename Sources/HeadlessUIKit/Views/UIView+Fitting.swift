import LayoutSolver
import UIKitFacts

extension UIView {
  /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// Gives a control that is made without a size the one that it has by itself.
  func takeOwnSize() {
    guard frame.size == .zero else { return }
    let origin = frame.origin
    bounds.size = sizeThatFits(.zero)
    frame.origin = origin
  }

  func resizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = origin
  }

  /// The size of the alignment rectangle, near the target.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintTree()
    let (island, solution) = LayoutIsland.solved(self, isFitted: true) { island in
      island.add(target.width, .width, horizontal)
      island.add(target.height, .height, vertical)
    }
    let insets = island.problem.items[0].alignmentInsets
    let size = solution.exactFrames[0].size
    return CGSize(
      width: horizontal == .required ? target.width : (size.width - insets.left - insets.right).cleared,
      height: vertical == .required ? target.height : (size.height - insets.top - insets.bottom).cleared)
  }
}

extension LayoutIsland {
  fileprivate mutating func add(
    _ length: CGFloat, _ attribute: LayoutAnchor.Attribute, _ priority: UILayoutPriority
  ) {
    guard length.isFinite else { return }
    add(
      LayoutConstraint(
        first: LayoutAnchor(0, attribute), constant: .points(Double(length)), priority: Double(priority.rawValue)))
  }
}

extension Double {
  /// The length without rounding errors: sizes of content are multiples of a pixel.
  fileprivate var cleared: Double {
    let near = (self * 3).rounded() / 3
    return abs(self - near) < 1e-6 ? near : self
  }
}

extension CGRect {
  /// The rectangle that insets make this one of.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
