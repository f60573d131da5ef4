import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct MenuControllerTests {
  private static func listen(to menu: UIMenuController) {
    let names: [NSNotification.Name] = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    for name in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
        let name = note.name.rawValue.dropFirst("UIMenuController".count).dropLast("Notification".count)
        MainActor.assumeIsolated { Self.names.append(String(name)) }
      }
    }
  }

  private static var names: [String] = []

  @Test("A menu is shown beside a rectangle of a view, and says so")
  func showing() {
    let menu = UIMenuController()
    Self.names = []
    Self.listen(to: menu)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let app = HeadlessApp(root: UIViewController())
    app.window.rootViewController?.view.addSubview(view)
    menu.menuItems = [UIMenuItem(title: "Share", action: Selector("share"))]
    menu.showMenu(from: view, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(menu.isMenuVisible && menu.menuFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    menu.isMenuVisible = true
    #expect(Self.names == ["WillShowMenu", "DidShowMenu"], "it was shown already")
    menu.hideMenu()
    menu.setMenuVisible(false, animated: true)
    #expect(!menu.isMenuVisible)
    #expect(Self.names == ["WillShowMenu", "DidShowMenu", "WillHideMenu", "DidHideMenu"])
    #expect(UIMenuController.shared === UIMenuController.shared)
  }

  @Test("Nothing has the focus, and what apps ask about it has answers")
  func focus() {
    final class Tile: UIView {
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        coordinator.addCoordinatedAnimations({ self.alpha = context.nextFocusedView === self ? 1 : 0.5 })
      }
    }
    let tile = Tile()
    let item: any UIFocusItem = tile
    #expect(item.canBecomeFocused && !UIView().canBecomeFocused)
    item.didUpdateFocus(in: UIFocusUpdateContext(), with: UIFocusAnimationCoordinator())
    #expect(tile.alpha == 0.5)
    let environment: any UIFocusEnvironment = UIViewController()
    #expect(environment.preferredFocusEnvironments.isEmpty && environment.shouldUpdateFocus(in: UIFocusUpdateContext()))
  }
}
