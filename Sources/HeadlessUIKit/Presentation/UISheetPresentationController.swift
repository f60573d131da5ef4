/// Looks after a controller in a sheet that stops at given heights.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [UISheetPresentationController.Detent] = [.large()]
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  open var sourceView: UIView?

  open func animateChanges(_ changes: () -> Void) {
    changes()
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet stops.
  @preconcurrency @MainActor open class Detent: NSObject {
    open var identifier: UISheetPresentationController.Detent.Identifier { name }

    private let name: Identifier

    init(_ name: Identifier) {
      self.name = name
      super.init()
    }

    open class func medium() -> UISheetPresentationController.Detent { Detent(.medium) }
    open class func large() -> UISheetPresentationController.Detent { Detent(.large) }
  }
}

extension UISheetPresentationController.Detent {
  /// What tells one height from another.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// The identifier of the given name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// About half the screen.
    public static let medium = Identifier("com.apple.UIKit.medium")
    /// The whole screen.
    public static let large = Identifier("com.apple.UIKit.large")
  }
}
