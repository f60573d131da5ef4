import LayoutSolver
import UIKitFacts

/// The presentation controller of a sheet with detents.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The delegate of the sheet.
  @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }

  /// The heights at which the sheet stops.
  open var detents: [UISheetPresentationController.Detent] = [.large()] { didSet { placeAgain() } }
  /// The selected detent.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { didSet { placeAgain() } }
  /// The largest detent at which the content under the sheet can be used.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { didSet { placeAgain() } }
  /// Whether there is a grabber at the upper edge.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the lower edge on a phone in landscape.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { placeAgain() } }
  /// Whether it then has the preferred width of its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placeAgain() } }
  /// The corner radius; nil for that of the system.
  open var preferredCornerRadius: CGFloat?
  /// The view that the sheet comes out of on a large screen.
  open var sourceView: UIView?

  /// Changes the sheet; the changes are there at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Asks the detents again how high the sheet is.
  open func invalidateDetents() { placeAgain() }

  /// The detents at which the sheet stops on its screen; none where it is not presented.
  package var activeDetents: [Detent] {
    guard let window = presentedViewController.viewIfLoaded?.window else { return [] }
    return activeDetents(in: SheetRoom(in: window))
  }

  private func activeDetents(in room: SheetRoom) -> [Detent] { detents.filter { $0.resolvedValue(in: room) != nil } }

  /// The detent at which the sheet is: the selected one, or the first.
  private func detent(in room: SheetRoom) -> Detent? {
    let active = activeDetents(in: room)
    return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
  }

  // MARK: Place

  override var isFloating: Bool {
    switch presentedViewController.effectivePresentationStyle {
    case .automatic, .pageSheet, .formSheet: !(presentedViewController is UIAlertController)
    default: false
    }
  }

  override func frame(in room: SheetRoom) -> CGRect {
    guard isFloating else { return room.bounds }
    var sheet = PresentationRoom.Sheet()
    sheet.isForm = presentedViewController.effectivePresentationStyle == .formSheet
    sheet.preferredSize = LayoutSize(presentedViewController.preferredPresentedSize)
    sheet.isEdgeAttached = prefersEdgeAttachedInCompactHeight
    sheet.followsPreferredWidth = widthFollowsPreferredContentSizeWhenEdgeAttached
    let height = detent(in: room)?.resolvedValue(in: room) ?? room.maximumDetentValue
    return CGRect(room.place.frame(of: sheet, height: Double(height)))
  }

  /// A sheet that is not larger than the largest undimmed detent leaves what is behind it to the user.
  override func letsTouchesThrough(at point: CGPoint, in container: UIView) -> Bool { !dims }

  override var dims: Bool {
    guard let largest = largestUndimmedDetentIdentifier, let window = presentedViewController.viewIfLoaded?.window
    else {
      return true
    }
    let room = SheetRoom(in: window)
    guard let current = detent(in: room)?.identifier,
      let index = detents.firstIndex(where: { $0.identifier == current }),
      let limit = detents.firstIndex(where: { $0.identifier == largest })
    else { return true }
    return index > limit
  }

  /// Selects a detent as a user does who drags the sheet, and tells the delegate of a change.
  package func drag(to detent: Detent.Identifier) {
    let before = selectedDetentIdentifier ?? activeDetents.first?.identifier
    selectedDetentIdentifier = detent
    if detent != before { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet stops.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The identifier of the detent.
    open var identifier: UISheetPresentationController.Detent.Identifier { name }

    private let name: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ name: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.name = name
      self.resolver = resolver
      super.init()
    }

    /// About half the screen; inactive where the height is compact.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2 }
    }

    /// The whole screen.
    open class func large() -> UISheetPresentationController.Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: nil for one that no other detent has.
    ///   - resolver: returns the height of the sheet above the safe area, at most the largest; nil while it is inactive.
    public class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) { context in
        resolver(context).map { min($0, context.maximumDetentValue) }
      }
    }

    /// The height of the sheet above the safe area; nil if the detent is inactive.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
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
