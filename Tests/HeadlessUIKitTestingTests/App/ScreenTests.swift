import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Queries about the screen.
@MainActor struct ScreenTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let sheet = UIViewController()

  @Test("The visible controllers are listed from the root down, including those under a sheet")
  func visible() {
    let navigation = UINavigationController(rootViewController: first)
    let app = HeadlessApp(root: navigation)
    navigation.pushViewController(second, animated: true)
    app.flush()
    #expect(app.visibleViewControllers == [navigation, second])
    navigation.present(sheet, animated: true)
    app.flush()
    #expect(app.visibleViewControllers == [navigation, second, sheet])
    second.view.isHidden = true
    #expect(app.visibleViewControllers == [navigation, sheet])
    second.view.isHidden = false
    second.view.alpha = 0
    #expect(app.visibleViewControllers == [navigation, sheet])
  }

  @Test("Controllers under a full-screen presentation are not visible")
  func covered() {
    let app = HeadlessApp(root: first)
    sheet.modalPresentationStyle = .fullScreen
    first.present(sheet, animated: true)
    app.flush()
    #expect(app.visibleViewControllers == [sheet] && app.topViewController === sheet)
  }

  @Test("The top is the last presented controller, or the visible child of a container")
  func top() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: first)
    tabs.viewControllers = [second, navigation]
    let app = HeadlessApp(root: tabs)
    #expect(app.topViewController === second)
    tabs.selectedIndex = 1
    app.flush()
    #expect(app.topViewController === first)
    first.present(UINavigationController(rootViewController: sheet), animated: true)
    app.flush()
    #expect(app.topViewController === sheet)
  }

  @Test("The top of a custom container is its only visible child")
  func customContainer() {
    let root = UIViewController()
    let app = HeadlessApp(root: root)
    for (child, top) in [(first, first), (second, root)] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      #expect(app.topViewController === top)
    }
  }

  @Test("A custom container with several children chooses the top with childForStatusBarStyle")
  func namedChild() {
    final class Container: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.last }
    }
    let root = Container()
    let app = HeadlessApp(root: root)
    for child in [first, second] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(app.topViewController === second)
  }

  @Test("A child that covers less than half of its container is a part of it, and not on top")
  func smallChild() {
    let root = UIViewController()
    let app = HeadlessApp(root: root)
    root.addChild(first)
    root.view.addSubview(first.view)
    first.didMove(toParent: root)
    first.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(app.topViewController === root)
    first.view.frame = root.view.bounds
    #expect(app.topViewController === first)
  }

  @Test("Memory warnings reach every controller, on the screen or not")
  func memory() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    let app = HeadlessApp(root: tabs)
    first.present(sheet, animated: true)
    app.flush()
    for (controller, name) in [(first, "first"), (second, "second"), (sheet, "sheet")] {
      app.log.name(controller, name)
    }
    _ = app.log.take()
    app.sendMemoryWarning()
    #expect(
      app.log.take() == [
        "tabBarController.memoryWarning", "navigationController.memoryWarning", "first.memoryWarning",
        "second.memoryWarning", "sheet.memoryWarning",
      ])
  }
}
