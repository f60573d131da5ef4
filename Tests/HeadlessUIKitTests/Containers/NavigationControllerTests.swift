import HeadlessUIKit
import Testing

@MainActor @Suite struct NavigationControllerTests {
  private let root = RecordingController()
  private let detail = RecordingController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
  }

  @Test("The root is a child from the start, and not loaded")
  func rootIsAChild() {
    #expect(navigation.viewControllers == [root] && navigation.topViewController === root)
    #expect(root.navigationController === navigation && root.parent === navigation)
    #expect(root.log == ["willMove(parent)", "didMove(parent)"])
  }

  @Test("Pushing puts a controller on top, popping takes it away")
  func pushAndPop() {
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.viewControllers == [root, detail])
    #expect(navigation.popViewController(animated: true) === detail)
    #expect(navigation.viewControllers == [root] && detail.parent == nil)
    #expect(detail.log == ["willMove(parent)", "didMove(parent)", "willMove(nil)", "didMove(nil)"])
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test("Popping further returns what was popped")
  func poppingFurther() {
    let top = UIViewController()
    navigation.setViewControllers([root, detail, top], animated: false)
    #expect(navigation.popToViewController(detail, animated: false) == [top])
    #expect(navigation.popToRootViewController(animated: false) == [detail])
    #expect(navigation.popToRootViewController(animated: false) == [])
    let raised = exceptions { navigation.popToViewController(top, animated: false) }
    #expect(raised.map(\.name.rawValue) == ["NSInternalInconsistencyException"])
  }

  @Test("S-68: A tab bar controller may be the root, as apps have it, though nothing lets it be pushed")
  func tabsAtTheRoot() {
    let tabs = UITabBarController()
    #expect(UINavigationController(rootViewController: tabs).viewControllers == [tabs])
    #expect(exceptions { navigation.pushViewController(tabs, animated: false) }.count == 1)
    #expect(exceptions { _ = UINavigationController(rootViewController: navigation) }.count == 1)
  }

  @Test("A new stack keeps the children that were in the old one")
  func exchangingTheStack() {
    navigation.viewControllers = [detail, root]
    #expect(root.log == ["willMove(parent)", "didMove(parent)"])
    #expect(navigation.topViewController === root)
    navigation.viewControllers = [detail]
    #expect(root.parent == nil && navigation.children == [detail])
  }

  @Test("The bar shows an item for each controller of the stack")
  func bar() {
    navigation.pushViewController(detail, animated: false)
    #expect(navigation.navigationBar.items == [root.navigationItem, detail.navigationItem])
    #expect(navigation.navigationBar.backItem === root.navigationItem)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test("What is shown from inside is pushed")
  func showing() {
    root.show(detail, sender: nil)
    #expect(navigation.topViewController === detail)
    let presented = UIViewController()
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    detail.present(presented, animated: false)
    #expect(navigation.visibleViewController === presented)
  }

  @Test("Unwinding searches from the top of the stack and pops")
  func unwinding() {
    let top = UIViewController()
    navigation.setViewControllers([root, detail, top], animated: false)
    let source = UIStoryboardUnwindSegueSource(source: top, unwindAction: "back:", sender: nil)
    #expect(navigation.allowedChildrenForUnwinding(from: source) == [detail, root])
    let segue = UIStoryboardSegue(identifier: nil, source: top, destination: root)
    navigation.unwind(for: segue, towards: root)
    #expect(navigation.viewControllers == [root])
  }
}
