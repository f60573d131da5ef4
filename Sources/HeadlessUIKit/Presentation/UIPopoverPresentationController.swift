/// Looks after a controller in a bubble that points at something.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }

  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  /// Whether there is something to point at.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }
}
