/// The menu for a selection: cut, copy, paste, and commands of the app.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The menu of the app.
  open class var shared: UIMenuController { single }
  private static let single = UIMenuController()

  /// The app's own commands.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow points.
  open var arrowDirection = UIMenuController.ArrowDirection.default
  /// The rectangle that the menu is beside, in the window; the menu itself has no size here.
  open private(set) var menuFrame = CGRect.zero
  /// Whether the menu is shown.
  open var isMenuVisible: Bool {
    get { isShown }
    set { show(newValue) }
  }
  private var isShown = false

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show(true)
  }

  /// Hides the menu of a view.
  open func hideMenu(from targetView: UIView) { show(false) }
  /// Hides the menu.
  open func hideMenu() { show(false) }
  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { show(menuVisible) }
  /// Sets the rectangle that the menu is beside.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }
  /// Asks again which commands are possible; each call for them does here.
  open func update() {}

  private func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    let center = NotificationCenter.default
    center.post(name: isShown ? Self.willShowMenuNotification : Self.willHideMenuNotification, object: self)
    self.isShown = isShown
    center.post(name: isShown ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
  }
}

extension UIMenuController {
  /// Posted before the menu is shown.
  public class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// Posted when the menu is shown.
  public class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// Posted before the menu is hidden.
  public class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// Posted when the menu is hidden.
  public class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }

  /// Where the arrow of the menu points.
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }
}
