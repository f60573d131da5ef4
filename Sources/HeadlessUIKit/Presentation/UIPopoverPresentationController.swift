/// Looks after a controller in a bubble that points at something.
///
/// On a phone UIKit presents a sheet in place of a popover, which needs nothing to point at. Here a popover has to have
/// something whatever the size class, so that a test on a phone's screen finds what would end the app on a wide one.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }

  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  /// Whether there is something to point at.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }
}
