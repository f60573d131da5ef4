/// The presentation controller of a sheet with detents.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet stops.
  open var detents: [UISheetPresentationController.Detent] = [.large()]
  /// The selected detent.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// The largest detent at which the content under the sheet can be used.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// Whether there is a grabber at the upper edge.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the lower edge on a phone in landscape.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it then has the preferred width of its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius; nil for that of the system.
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
    /// The identifier of the detent.
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
  /// The identifier of a detent.
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
