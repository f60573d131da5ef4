/// Looks after a controller in a bubble that points at something.
///
/// On a phone UIKit presents a sheet in place of a popover, which needs nothing to point at. Here a popover has to have
/// something whatever the size class, so that a test on a phone's screen finds what would end the app on a wide one.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The object that is asked and told about the popover.
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }

  /// The view that the popover points at.
  open var sourceView: UIView?
  /// Where in that view it points; null where it points at all of the view.
  open var sourceRect = CGRect.null
  /// The item that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// What the popover points at, of whatever kind.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The ways in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Whether the popover may cover what it points at.
  open var canOverlapSourceViewRect = false
  /// The views that can be used while the popover is shown.
  open var passthroughViews: [UIView]?
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// How far the popover stays from the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The way in which the arrow points; nothing places it here.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  /// Whether there is something to point at.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }
}
