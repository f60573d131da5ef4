/// Something that a popover can point at.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where the item is, in the coordinates of a view; `CGRect.null` where it is not on the screen.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Where the view is, in the coordinates of another.
  nonisolated public func frame(in referenceView: UIView) -> CGRect {
    MainActor.assumeIsolated { convert(bounds, to: referenceView) }
  }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// Where the guide is, in the coordinates of a view.
  nonisolated public func frame(in referenceView: UIView) -> CGRect {
    MainActor.assumeIsolated { owningView?.convert(layoutFrame, to: referenceView) ?? .null }
  }
}

// Bars lay nothing out here, so that their items have no place.

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the item's custom view is; other items have no place here.
  nonisolated public func frame(in referenceView: UIView) -> CGRect {
    MainActor.assumeIsolated { customView?.frame(in: referenceView) ?? .null }
  }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  /// Nowhere: tab bar items have no place here.
  nonisolated public func frame(in referenceView: UIView) -> CGRect { .null }
}
