/// Looks after a controller in a sheet that stops at given heights.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet stops.
  open var detents: [UISheetPresentationController.Detent] = [.large()]
  /// The height at which it stands.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// The largest height at which what lies under the sheet can be used.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// Whether there is a grabber at the upper edge.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the lower edge on a phone that lies on its side.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is then as wide as its content wants.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// How round the corners are; nil where the system decides.
  open var preferredCornerRadius: CGFloat?
  /// The view that the sheet comes out of on a large screen.
  open var sourceView: UIView?

  /// Changes the sheet; the changes are there at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet stops.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// What tells the height from others.
    open var identifier: UISheetPresentationController.Detent.Identifier { name }

    private let name: Identifier

    init(_ name: Identifier) {
      self.name = name
      super.init()
    }

    /// About half the screen.
    open class func medium() -> UISheetPresentationController.Detent { Detent(.medium) }
    /// The whole screen.
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
