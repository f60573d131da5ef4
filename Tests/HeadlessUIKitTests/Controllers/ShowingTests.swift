import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The controller that handles `show`.
@MainActor struct ShowingTests {
  /// A custom container that implements `show` as on Apple's platforms.
  private final class Shelf: UIViewController {
    var shown: [UIViewController] = []
    var isOpen = true

    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("showViewController:sender:") ? isOpen : super.canPerformAction(action, withSender: sender)
    }
  }

  @Test("S-30: The target is the nearest controller, from the receiver outwards, that can perform the action")
  func target() {
    let child = UIViewController()
    let shelf = Shelf()
    shelf.addChild(child)
    let navigation = UINavigationController(rootViewController: shelf)
    let action = Selector("showViewController:sender:")
    #expect(child.targetViewController(forAction: action, sender: nil) === shelf)
    #expect(shelf.targetViewController(forAction: action, sender: nil) === shelf)
    shelf.isOpen = false
    #expect(child.targetViewController(forAction: action, sender: nil) === navigation)
    #expect(child.targetViewController(forAction: "sortByName:", sender: nil) == nil)
  }

  @Test("S-30: An author's container that says so is given what is shown in it")
  func authorsContainer() {
    let child = UIViewController()
    let shelf = Shelf()
    let shown = UIViewController()
    shelf.addChild(child)
    child.show(shown, sender: nil)
    #expect(shelf.shown == [shown])
  }

  @Test("S-31: Where there is no target, the controller is presented", arguments: [false, true])
  func presenting(isDetail: Bool) {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    if isDetail {
      stage.child.showDetailViewController(stage.other, sender: nil)
    } else {
      stage.child.show(stage.other, sender: nil)
    }
    #expect(stage.other.presentingViewController === stage.parent)
    #expect(stage.takeFlushed().first == "c.present(d)")
  }

  @Test("S-32, S-35, S-73: Show is caught by the nearest navigation controller, which pushes")
  func pushing() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    let split = UISplitViewController()
    split.viewControllers = [navigation, UIViewController()]
    stage.parent.show(stage.child, sender: nil)
    #expect(navigation.viewControllers == [stage.parent, stage.child] && split.viewControllers.count == 2)
  }

  @Test("S-32: A show of what may not be pushed raises what a push of it raises")
  func notPushable() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let raised = exceptions { navigation.show(UINavigationController(), sender: nil) }
    #expect(raised.map(\.reason) == ["Pushing a navigation controller is not supported"])
  }

  @Test("S-33, S-35: Detail is caught by the split view controller, though a navigation controller is nearer")
  func detail() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    let split = UISplitViewController()
    split.viewControllers = [navigation, stage.child]
    stage.parent.showDetailViewController(stage.other, sender: nil)
    #expect(split.viewControllers == [navigation, stage.other] && navigation.viewControllers == [stage.parent])
  }

  @Test("S-33: Without columns, show puts a controller in place of the primary one")
  func primary() {
    let stage = Stage()
    let split = UISplitViewController()
    split.viewControllers = [stage.parent, stage.child]
    stage.parent.show(stage.other, sender: nil)
    #expect(split.viewControllers == [stage.other, stage.child] && stage.parent.parent == nil)
  }

  @Test("S-33: With columns, show pushes in the column that it comes from, and detail fills the secondary column")
  func columns() {
    let stage = Stage()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(stage.parent, for: .primary)
    split.setViewController(stage.child, for: .secondary)
    stage.parent.show(stage.other, sender: nil)
    #expect(stage.parent.navigationController?.viewControllers == [stage.parent, stage.other])
    let detail = UIViewController()
    stage.other.showDetailViewController(detail, sender: nil)
    #expect(split.viewController(for: .secondary) === detail && stage.child.splitViewController == nil)
  }

  @Test("S-33: In a collapsed split view, detail is shown on what is left")
  func collapsed() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    let split = UISplitViewController()
    split.viewControllers = [navigation]
    split.isCollapsed = true
    stage.parent.showDetailViewController(stage.child, sender: nil)
    #expect(navigation.viewControllers == [stage.parent, stage.child])
    // UIKit allows a navigation controller inside another one only here.
    let stack = UINavigationController(rootViewController: stage.other)
    stage.parent.showDetailViewController(stack, sender: nil)
    #expect(navigation.topViewController === stack)
  }

  @Test("S-37: Who shows details elsewhere, because a split view has collapsed or expanded, is told")
  func targetChange() {
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), UIViewController()]
    var told = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    split.isCollapsed = true
    split.isCollapsed = true
    #expect(told == 1)
    split.isCollapsed = false
    #expect(told == 2)
  }

  @Test("S-34: Tab bar and page view controllers let show pass")
  func passing() {
    let stage = Stage()
    let tabs = UITabBarController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let split = UISplitViewController()
    pages.setViewControllers([stage.parent], direction: .forward, animated: false)
    tabs.viewControllers = [pages]
    split.viewControllers = [tabs]
    let action = Selector("showViewController:sender:")
    #expect(stage.parent.targetViewController(forAction: action, sender: nil) === split)
  }

  @Test("S-36, Q-13: Who shows is known from a list, to which subclasses of UIKit's containers need not add")
  func registry() {
    final class Stack: UINavigationController {
      var shown: [UIViewController] = []
      override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }
    let stack = Stack(rootViewController: UIViewController())
    let shown = UIViewController()
    stack.topViewController?.show(shown, sender: nil)
    #expect(stack.shown == [shown])
    #expect(!UIViewController().canPerformAction(Selector("showViewController:sender:"), withSender: nil))
  }
}
