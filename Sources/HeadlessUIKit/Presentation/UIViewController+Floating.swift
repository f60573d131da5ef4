extension UIViewController {
  /// Whether the system places the view of the presented controller, as a sheet or a popover.
  package var isFloating: Bool { presentation != nil && presentationController?.isFloating == true }

  /// The size that the presented view will have in a window.
  package func presentedSize(in window: UIWindow, of size: CGSize, traits: UITraitCollection) -> CGSize {
    guard isFloating, let presentationController else { return size }
    let room = SheetRoom(bounds: CGRect(origin: .zero, size: size), safeArea: window.safeAreaInsets, traits: traits)
    return presentationController.frame(in: room).size
  }

  /// Whether the user can touch a view that is behind the view of the presented controller.
  package func letsTouchesThrough(to view: UIView) -> Bool {
    guard isFloating, let presentationController, let container = presentationControllers.container else {
      return false
    }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return presentationController.letsTouchesThrough(at: view.convert(middle, to: container), in: container)
  }

  /// The size that the controller prefers; that of the visible child of a navigation controller without one.
  var preferredPresentedSize: CGSize {
    guard preferredContentSize == .zero, let navigation = self as? UINavigationController else {
      return preferredContentSize
    }
    return navigation.topViewController?.preferredContentSize ?? .zero
  }

  /// Places the view of the presented controller that contains this one again.
  func placePresentedViewAgain() {
    for controller in lineage where controller.presentation != nil { controller.presentationController?.placeAgain() }
  }
}
