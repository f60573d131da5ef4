import LayoutSolver

/// A guide at the edge of the area that bars cover; older than safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The covered height.
  var length: CGFloat { get }
  /// The upper edge of the covered area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the covered area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered area.
  var heightAnchor: NSLayoutDimension { get }
}

/// The top or bottom layout guide of a controller, as long as the safe area's inset there.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let edge: KeyPath<UIEdgeInsets, CGFloat>

  init(_ edge: KeyPath<UIEdgeInsets, CGFloat>, of view: UIView) {
    self.edge = edge
    super.init(.custom, identifier: "", of: view)
  }

  var isAtTop: Bool { edge == \.top }

  var length: CGFloat { owner?.safeAreaInsets[keyPath: edge] ?? 0 }
}
