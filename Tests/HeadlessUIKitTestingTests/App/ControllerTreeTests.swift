import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct ControllerTreeTests {
  @Test("The tree has a line for each controller, under its container or presenting controller")
  func tree() {
    let tabs = UITabBarController()
    let first = UIViewController()
    let second = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [first, second]
    let app = HeadlessApp(root: tabs)
    app.log.name(first, "home")
    first.present(Screen(), animated: true)
    app.flush()
    #expect(
      app.controllerTree == """
        tabBarController (UITabBarController)
          home (UIViewController)
          navigationController (UINavigationController), not on the screen
            viewController2 (UIViewController), not on the screen
          presents screen (Screen), on top
        """)
  }
}
