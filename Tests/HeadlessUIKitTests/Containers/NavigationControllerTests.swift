import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct NavigationControllerTests {
  /// A stack of `p` on the screen.
  private func start(_ stage: Stage) -> UINavigationController {
    let navigation = stage.name(UINavigationController(rootViewController: stage.parent), "nav")
    stage.showAndFlush(navigation)
    return navigation
  }

  @Test("S-60, Q-14: A push changes the stack at once, and loads the view at once only on the screen")
  func push() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    navigation.pushViewController(stage.child, animated: true)
    #expect(navigation.viewControllers == [stage.parent, stage.child] && navigation.topViewController === stage.child)
    #expect(!stage.child.isViewLoaded && !stage.parent.isViewLoaded && stage.child.parent === navigation)
    stage.showAndFlush(navigation)
    navigation.pushViewController(stage.other, animated: true)
    #expect(navigation.topViewController === stage.other && stage.other.isViewLoaded)
    #expect(!stage.parent.isViewLoaded)
    Transactions.flush()
  }

  @Test("S-62: A pop returns the popped controller, which is no child after the transition")
  func pop() {
    let stage = Stage()
    let navigation = start(stage)
    navigation.pushViewController(stage.child, animated: false)
    Transactions.flush()
    #expect(navigation.popViewController(animated: true) === stage.child)
    #expect(navigation.viewControllers == [stage.parent])
    Transactions.flush()
    #expect(stage.child.parent == nil && navigation.children == [stage.parent])
    #expect(stage.child.view.superview == nil && stage.parent.view.window === stage.window)
  }

  @Test("S-63: In viewWillDisappear, a popped controller is not in the stack, a covered one is")
  func stackWhileDisappearing() {
    final class Curious: UIViewController {
      var wasInStack: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        wasInStack.append(navigationController?.viewControllers.contains(self) == true)
      }
    }
    let stage = Stage()
    let navigation = start(stage)
    let curious = Curious()
    navigation.pushViewController(curious, animated: false)
    Transactions.flush()
    navigation.pushViewController(stage.child, animated: false)
    Transactions.flush()
    navigation.popViewController(animated: false)
    Transactions.flush()
    navigation.popViewController(animated: false)
    Transactions.flush()
    #expect(curious.wasInStack == [true, false])
  }

  @Test("S-64: Of several popped controllers, only the top disappears, and all get move callbacks")
  func popSeveral() {
    let stage = Stage()
    let navigation = start(stage)
    navigation.pushViewController(stage.child, animated: false)
    Transactions.flush()
    navigation.pushViewController(stage.other, animated: false)
    Transactions.flush()
    _ = stage.log.take()
    #expect(navigation.popToRootViewController(animated: true) == [stage.child, stage.other])
    #expect(
      stage.takeFlushed() == [
        "c.willMove(nil)", "d.willMove(nil)", "d.willDisappear", "p.willAppear", "p.isAppearing", "d.didDisappear",
        "p.didAppear", "c.didMove(nil)", "d.didMove(nil)",
      ])
    #expect(navigation.popToRootViewController(animated: true) == [])
  }

  @Test("S-64: Popping to one in the middle leaves that on top")
  func popToMiddle() {
    let stage = Stage()
    let navigation = UINavigationController()
    navigation.viewControllers = [stage.parent, stage.child, stage.other]
    #expect(navigation.popToViewController(stage.child, animated: false) == [stage.other])
    #expect(navigation.popToViewController(stage.child, animated: false) == [])
    #expect(navigation.viewControllers == [stage.parent, stage.child])
  }

  @Test("S-65: A new stack whose top was in the old one is a pop")
  func setToOld() {
    let stage = Stage()
    let navigation = start(stage)
    navigation.viewControllers = [stage.parent, stage.child, stage.other]
    Transactions.flush()
    _ = stage.log.take()
    navigation.setViewControllers([stage.child], animated: true)
    #expect(
      stage.takeFlushed() == [
        "p.willMove(nil)", "d.willMove(nil)", "c.loadView", "c.viewDidLoad", "d.willDisappear", "c.willAppear",
        "c.isAppearing", "d.didDisappear", "c.didAppear", "p.didMove(nil)", "d.didMove(nil)",
      ])
    #expect(navigation.children == [stage.child])
  }

  @Test("S-65: A new stack with a new top is a push")
  func setToNew() {
    let stage = Stage()
    let navigation = start(stage)
    navigation.setViewControllers([stage.parent, stage.child, stage.other], animated: true)
    #expect(
      stage.takeFlushed() == [
        "c.willMove(nav)", "d.willMove(nav)", "d.loadView", "d.viewDidLoad", "p.willDisappear", "d.willAppear",
        "d.isAppearing", "p.didDisappear", "d.didAppear", "c.didMove(nav)", "d.didMove(nav)",
      ])
    #expect(navigation.children == [stage.parent, stage.child, stage.other] && !stage.child.isViewLoaded)
  }

  @Test("S-65: Changing a stack below its top calls no appearance callbacks")
  func setBelow() {
    let stage = Stage()
    let navigation = start(stage)
    navigation.viewControllers = [stage.child, stage.parent]
    navigation.viewControllers = [stage.parent]
    #expect(
      stage.takeFlushed() == ["c.willMove(nav)", "c.didMove(nav)", "c.willMove(nil)", "c.didMove(nil)"])
  }

  @Test("S-66, X-19: A controller is not pushed twice")
  func pushTwice() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    let raised = exceptions { navigation.pushViewController(stage.parent, animated: false) }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(
      raised.first?.reason
        == "Pushing the same view controller instance more than once is not supported (\(stage.parent))")
    #expect(navigation.viewControllers == [stage.parent])
  }

  @Test("S-66, R-25, X-20, X-21: Navigation, tab bar and split view controllers are not pushed")
  func pushContainers() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let containers = [UINavigationController(), UITabBarController(), UISplitViewController()]
    let raised = containers.flatMap { container in
      exceptions { navigation.pushViewController(container, animated: false) }
    }
    #expect(raised.map(\.name.rawValue) == Array(repeating: "NSInvalidArgumentException", count: 3))
    #expect(raised.first?.reason == "Pushing a navigation controller is not supported")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("S-67, X-22: There is no popping to a controller that is not in the stack")
  func popToStranger() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let raised = exceptions { navigation.popToViewController(UIViewController(), animated: false) }
    #expect(raised.map(\.name.rawValue) == ["NSInternalInconsistencyException"])
    #expect(raised.first?.reason == "Tried to pop to a view controller that doesn't exist.")
  }

  @Test("S-67: The root is not popped")
  func popRoot() {
    let stage = Stage()
    let navigation = start(stage)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(stage.takeFlushed() == [] && navigation.viewControllers == [stage.parent])
  }

  @Test("S-68, R-04: The first of the stack is a child from the start, and not loaded")
  func root() {
    let stage = Stage()
    let navigation = stage.name(UINavigationController(), "nav")
    navigation.viewControllers = [stage.child]
    #expect(stage.takeFlushed() == ["c.willMove(nav)", "c.didMove(nav)"])
    let other = UINavigationController(rootViewController: stage.parent)
    #expect(other.viewControllers == [stage.parent] && stage.parent.parent === other && !stage.parent.isViewLoaded)
    #expect(stage.parent.navigationController === other)
  }

  @Test("S-68: A tab bar controller can be the root, but cannot be pushed")
  func tabsAtTheRoot() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: tabs)
    #expect(navigation.viewControllers == [tabs])
    #expect(exceptions { navigation.pushViewController(UITabBarController(), animated: false) }.count == 1)
    #expect(exceptions { _ = UINavigationController(rootViewController: navigation) }.count == 1)
  }

  @Test("S-69, Q-09: The whole stack are children, in its order")
  func children() {
    let stage = Stage()
    let navigation = start(stage)
    navigation.pushViewController(stage.child, animated: false)
    navigation.setViewControllers([stage.other, stage.child, stage.parent], animated: false)
    Transactions.flush()
    #expect(navigation.children == [stage.other, stage.child, stage.parent])
    #expect(navigation.children == navigation.viewControllers)
  }

  @Test("S-70: Setting the title sets the item's title, but not the reverse")
  func titles() {
    let controller = UIViewController()
    controller.title = "Dash"
    #expect(controller.navigationItem.title == "Dash" && controller.tabBarItem.title == "Dash")
    #expect(controller.navigationItem === controller.navigationItem)
    controller.navigationItem.title = "Other"
    controller.tabBarItem.title = "Third"
    #expect(controller.title == "Dash")
  }

  @Test("S-70: The bar shows an item for each controller of the stack")
  func bar() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    navigation.pushViewController(stage.child, animated: false)
    #expect(navigation.navigationBar.items == [stage.parent.navigationItem, stage.child.navigationItem])
    #expect(navigation.navigationBar.backItem === stage.parent.navigationItem)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test("S-72: A pop that the user cancels")
  func takenBack() {
    let stage = Stage()
    let navigation = start(stage)
    navigation.pushViewController(stage.child, animated: false)
    Transactions.flush()
    _ = stage.log.take()
    stage.child.beginAppearanceTransition(false, animated: true)
    stage.parent.beginAppearanceTransition(true, animated: true)
    stage.parent.beginAppearanceTransition(false, animated: true)
    stage.parent.endAppearanceTransition()
    stage.child.beginAppearanceTransition(true, animated: true)
    stage.child.endAppearanceTransition()
    #expect(
      stage.takeFlushed().filter { !$0.hasSuffix("isAppearing") } == [
        "c.willDisappear", "p.willAppear", "p.willDisappear", "p.didDisappear", "c.willAppear", "c.didAppear",
      ])
  }

  @Test("S-40, S-60: The presented controller is the visible one, but not the top one")
  func visible() {
    let stage = Stage()
    let navigation = start(stage)
    #expect(navigation.visibleViewController === stage.parent)
    stage.parent.present(stage.child, animated: false)
    #expect(navigation.visibleViewController === stage.child && navigation.topViewController === stage.parent)
    Transactions.flush()
  }
}
