import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct TabTests {
  private final class Doorman: NSObject, UITabBarControllerDelegate {
    var events: [String] = []
    var isOpen = true

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
      events.append("should \(viewController.title ?? "")")
      return isOpen
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      events.append("did \(viewController.title ?? "")")
    }
  }

  private let tabs = UITabBarController()
  private let doorman = Doorman()
  private let first = UIViewController()
  private let second = UINavigationController(rootViewController: UIViewController())

  init() {
    first.title = "First"
    second.title = "Second"
    tabs.viewControllers = [first, second]
    tabs.delegate = doorman
  }

  @Test("R-15: Tapping a tab selects it and calls the delegate", arguments: [true, false])
  func selecting(byTitle: Bool) throws {
    let app = HeadlessApp(root: tabs)
    if byTitle { try app.selectTab("Second") } else { try app.selectTab(1) }
    #expect(tabs.selectedViewController === second && doorman.events == ["should Second", "did Second"])
    #expect(app.topViewController === second.topViewController)
  }

  @Test("R-15: A delegate can refuse a tab")
  func refusing() throws {
    doorman.isOpen = false
    let app = HeadlessApp(root: tabs)
    try app.selectTab(1)
    #expect(tabs.selectedIndex == 0 && doorman.events == ["should Second"])
  }

  @Test("A second tap on the tab of a navigation flow leads to its root")
  func again() throws {
    let app = HeadlessApp(root: tabs)
    try app.selectTab(1)
    second.pushViewController(UIViewController(), animated: true)
    app.flush()
    try app.selectTab(1)
    #expect(second.viewControllers.count == 1)
  }

  @Test("Not while a pushed controller hides the bar")
  func hiddenByPush() throws {
    let app = HeadlessApp(root: tabs)
    let pushed = Screen()
    pushed.hidesBottomBarWhenPushed = true
    try app.selectTab(1)
    second.pushViewController(pushed, animated: true)
    app.flush()
    #expect(refusal { try app.selectTab(0) } == "Tab 0 cannot be selected: screen (Screen) hides the bar.")
    try app.goBack()
    try app.selectTab(0)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("Not a tab that there is not, or that is disabled, or whose bar is hidden")
  func impossible() {
    let app = HeadlessApp(root: tabs)
    #expect(refusal { try app.selectTab(2) } == "Tab 2 cannot be selected: there are 2 tabs.")
    #expect(
      refusal { try app.selectTab("Third") }
        == "The tab 'Third' cannot be selected: the tabs are called 'First', 'Second'.")
    second.tabBarItem.isEnabled = false
    #expect(refusal { try app.selectTab(1) } == "Tab 1 cannot be selected: it is disabled.")
    tabs.tabBar.isHidden = true
    #expect(refusal { try app.selectTab(0) } == "Tab 0 cannot be selected: it is hidden.")
  }
}

@MainActor struct BackTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let top = UIViewController()

  init() {
    navigation.pushViewController(top, animated: false)
  }

  @Test("The back button pops")
  func goingBack() throws {
    let app = HeadlessApp(root: navigation)
    try app.goBack()
    #expect(!navigation.viewControllers.contains(top) && top.parent == nil)
    #expect(refusal { try app.goBack() } == "The back button cannot be tapped: there is nothing to go back to.")
  }

  @Test("Of several navigation flows on the screen it is the one that leads back")
  func several() throws {
    let split = UISplitViewController()
    let other = UINavigationController(rootViewController: UIViewController())
    split.viewControllers = [other, navigation]
    let app = HeadlessApp(root: split)
    try app.goBack()
    #expect(navigation.viewControllers.count == 1)
    #expect(
      refusal { try app.goBack() } == "It is not clear which UINavigationController is meant: there are 2: "
        + "splitViewController > navigationController (UINavigationController); "
        + "splitViewController > navigationController2 (UINavigationController). "
        + "Pass `in:` to choose one, or the element itself.")
    other.pushViewController(UIViewController(), animated: true)
    app.flush()
    try app.goBack(in: other)
    #expect(other.viewControllers.count == 1)
  }

  @Test("Going back fails without a back button")
  func withoutButton() throws {
    let app = HeadlessApp(root: navigation)
    let item = top.navigationItem
    item.hidesBackButton = true
    #expect(refusal { try app.goBack() } == "The back button cannot be tapped: the navigation item hides it.")
    item.hidesBackButton = false
    item.leftBarButtonItem = UIBarButtonItem()
    #expect(refusal { try app.goBack() } == "The back button cannot be tapped: another button has its place.")
    navigation.isNavigationBarHidden = true
    #expect(refusal { try app.goBack() } == "The back button cannot be tapped: the navigation bar is hidden.")
    navigation.isNavigationBarHidden = false
    item.leftItemsSupplementBackButton = true
    try app.goBack()
    #expect(navigation.viewControllers.count == 1)
  }
}
