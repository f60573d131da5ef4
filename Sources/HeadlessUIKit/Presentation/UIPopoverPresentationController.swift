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
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The direction of the arrow, which is unknown here.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  /// Whether there is something to point at.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }
}
