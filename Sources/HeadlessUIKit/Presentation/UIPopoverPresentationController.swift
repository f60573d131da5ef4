package import LayoutSolver
package import UIKitFacts

/// The presentation controller of a popover.
///
/// On a phone UIKit presents a sheet instead of a popover, which needs no anchor. Here a popover needs an anchor in
/// every size class, so that a test on a phone's screen finds the exception that an app raises on a tablet.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The delegate of the popover.
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }

  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The rectangle in that view at which it points; null for the whole view.
  open var sourceRect = CGRect.null
  /// The item that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// The item at which the popover points, of any kind.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Whether the popover can cover its anchor.
  open var canOverlapSourceViewRect = false
  /// The views that can be used while the popover is shown.
  open var passthroughViews: [UIView]?
  /// The background colour.
  open var backgroundColor: UIColor?
  /// The minimum distances between the popover and the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(ControlSizes.popoverMargins)
  /// The direction of the arrow; unknown before the popover is shown, in a compact width, and where the anchor has no
  /// frame.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let window = presentedViewController.viewIfLoaded?.window else { return .unknown }
    return place(in: SheetRoom(in: window)).map { UIPopoverArrowDirection($0.direction) } ?? .unknown
  }

  /// Where the arrow is, and what it points at in the coordinates of the window; nil without an arrow.
  package var arrow: (direction: PopoverPlace.Direction, anchor: LayoutRect)? {
    guard let window = presentedViewController.viewIfLoaded?.window, let anchor = anchor() else { return nil }
    return place(in: SheetRoom(in: window)).map { ($0.direction, LayoutRect(anchor)) }
  }

  /// Whether there is something to point at.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }

  // MARK: Place

  override var isFloating: Bool { presentedViewController.effectivePresentationStyle == .popover }

  override func frame(in room: SheetRoom) -> CGRect {
    guard isFloating else { return room.bounds }
    if let place = place(in: room) { return CGRect(place.frame) }
    return CGRect(
      room.place.frame(ofPopover: contentSize, staysPopover: presentedViewController.keepsPresentationStyle))
  }

  private var contentSize: LayoutSize {
    PresentationRoom.contentSize(preferred: LayoutSize(presentedViewController.preferredPresentedSize))
  }

  private func place(in room: SheetRoom) -> PopoverPlace? {
    // In a compact width a popover becomes a sheet, unless its delegate keeps it.
    guard isFloating, room.place.isRegular || presentedViewController.keepsPresentationStyle, let anchor = anchor()
    else { return nil }
    let free = LayoutRect(room.bounds).inset(by: room.place.safeArea).inset(by: LayoutInsets(popoverLayoutMargins))
    return PopoverPlace(
      of: contentSize, at: LayoutRect(anchor), in: free, permitted: permittedArrowDirections.solved,
      canOverlap: canOverlapSourceViewRect)
  }

  /// What the popover points at, in the coordinates of the window.
  private func anchor() -> CGRect? {
    guard let window = presentedViewController.viewIfLoaded?.window else { return nil }
    if let sourceView, sourceView.window != nil {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: window)
    }
    let item: (any UIPopoverPresentationControllerSourceItem)? = sourceItem ?? barButtonItem
    guard let frame = item?.frame(in: window), !frame.isNull else { return nil }
    return frame
  }

  override func letsTouchesThrough(at point: CGPoint, in container: UIView) -> Bool {
    (passthroughViews ?? []).contains { view in
      view.window != nil && view.point(inside: view.convert(point, from: container), with: nil)
    }
  }
}

extension UIPopoverArrowDirection {
  fileprivate init(_ direction: PopoverPlace.Direction) {
    switch direction {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }

  /// The directions; none where all are permitted.
  fileprivate var solved: Set<PopoverPlace.Direction> {
    guard self != .unknown else { return [] }
    return Set(PopoverPlace.Direction.allCases.filter { contains(Self($0)) })
  }
}
