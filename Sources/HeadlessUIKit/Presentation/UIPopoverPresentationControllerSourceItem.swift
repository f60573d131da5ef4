/// Something that a popover can point at.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The frame of the item in the coordinates of a view; `CGRect.null` if it is not on the screen.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The frame of the view in the coordinates of another.
  nonisolated public func frame(in referenceView: UIView) -> CGRect {
    MainActor.assumeIsolated { convert(bounds, to: referenceView) }
  }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// The frame of the guide in the coordinates of a view.
  nonisolated public func frame(in referenceView: UIView) -> CGRect {
    MainActor.assumeIsolated { owningView?.convert(layoutFrame, to: referenceView) ?? .null }
  }
}

// Bars have no layout here, so their items have no frames.

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of the item's custom view. Other items have no frame here.
  nonisolated public func frame(in referenceView: UIView) -> CGRect {
    MainActor.assumeIsolated { customView?.frame(in: referenceView) ?? .null }
  }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  /// Nowhere: tab bar items have no place here.
  nonisolated public func frame(in referenceView: UIView) -> CGRect { .null }
}
