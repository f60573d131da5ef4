import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct TabBarControllerTests {
  /// Tabs `p` and `c` on the screen.
  private func start(_ stage: Stage) -> UITabBarController {
    let tabs = stage.name(UITabBarController(), "tabs")
    tabs.viewControllers = [stage.parent, stage.child]
    stage.showAndFlush(tabs)
    return tabs
  }

  @Test("R-10, R-03, R-04: Tabs are children at once, in their order, and none is loaded")
  func setting() {
    let stage = Stage()
    let tabs = stage.name(UITabBarController(), "tabs")
    tabs.viewControllers = [stage.parent, stage.child]
    #expect(tabs.children == [stage.parent, stage.child] && stage.child.tabBarController === tabs)
    #expect(
      stage.log.take() == ["p.willMove(tabs)", "p.didMove(tabs)", "c.willMove(tabs)", "c.didMove(tabs)"])
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === stage.parent && !stage.parent.isViewLoaded)
    #expect(tabs.tabBar.items?.first === stage.parent.tabBarItem && tabs.tabBar.items?.count == 2)
  }

  @Test("R-10, C-19: Removed tabs get callbacks before added ones, and unchanged tabs get none")
  func exchange() {
    let stage = Stage()
    let tabs = stage.name(UITabBarController(), "tabs")
    tabs.viewControllers = [stage.parent, stage.child]
    _ = stage.log.take()
    tabs.viewControllers = [stage.other, stage.parent]
    #expect(
      stage.takeFlushed() == ["c.willMove(nil)", "c.didMove(nil)", "d.willMove(tabs)", "d.didMove(tabs)"])
    #expect(tabs.children == [stage.other, stage.parent] && stage.child.parent == nil)
  }

  @Test("R-10: Replacing tabs on the screen replaces the visible one")
  func exchangeOnScreen() {
    let stage = Stage()
    let tabs = start(stage)
    tabs.setViewControllers([stage.other, stage.child], animated: true)
    #expect(stage.parent.parent == nil && stage.parent.view.superview == nil)
    #expect(tabs.selectedViewController === stage.other)
    let events = stage.takeFlushed()
    #expect(
      events == [
        "p.willMove(nil)", "p.willDisappear", "p.didDisappear", "p.didMove(nil)", "d.willMove(tabs)",
        "d.didMove(tabs)", "d.loadView", "d.viewDidLoad", "d.willAppear", "d.isAppearing", "d.didAppear",
      ])
    tabs.viewControllers = [stage.child, stage.other]
    #expect(stage.takeFlushed() == [] && tabs.children == [stage.child, stage.other])
    tabs.viewControllers = nil
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    #expect(tabs.viewControllers == nil && tabs.children.isEmpty && tabs.view.subviews == [tabs.tabBar])
  }

  @Test("R-10: A tab that changes the tabs in its callback causes no repeated callbacks")
  func changingTwice() {
    let stage = Stage()
    let meddler = stage.controller("m")
    let tabs = stage.name(UITabBarController(), "tabs")
    tabs.viewControllers = [meddler]
    _ = stage.log.take()
    meddler.once(.willMove) { _ in tabs.viewControllers = [stage.parent, stage.child] }
    tabs.viewControllers = [stage.child]
    #expect(
      stage.takeFlushed() == [
        "m.willMove(nil)", "p.willMove(tabs)", "p.didMove(tabs)", "m.didMove(nil)", "c.willMove(tabs)",
        "c.didMove(tabs)",
      ])
    #expect(tabs.viewControllers == [stage.parent, stage.child] && tabs.children == [stage.parent, stage.child])
  }

  @Test("R-11: The selected tab stays selected if possible, or the one at its index, or the first")
  func survivor() {
    let stage = Stage()
    let tabs = UITabBarController()
    let (first, second, third) = (stage.parent, stage.child, stage.other)
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    tabs.viewControllers = [second, third]
    #expect(tabs.selectedViewController === second && tabs.selectedIndex == 0)
    tabs.viewControllers = [third, second]
    #expect(tabs.selectedViewController === second && tabs.selectedIndex == 1)
    tabs.viewControllers = [third, first]
    #expect(tabs.selectedViewController === first)
    tabs.viewControllers = [third]
    #expect(tabs.selectedViewController === third)
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound)
  }

  @Test("R-12: A tab that was shown once stays loaded")
  func staysLoaded() {
    let stage = Stage()
    let tabs = start(stage)
    #expect(!stage.child.isViewLoaded)
    tabs.selectedIndex = 1
    Transactions.flush()
    tabs.selectedIndex = 0
    Transactions.flush()
    #expect(stage.child.isViewLoaded && stage.child.view.superview == nil)
    _ = stage.log.take()
    tabs.selectedViewController = stage.child
    #expect(!stage.takeFlushed().contains("c.loadView"))
  }

  @Test("R-14: Selecting the selected or a missing tab does nothing")
  func selectingNothing() {
    let stage = Stage()
    let tabs = start(stage)
    tabs.selectedIndex = 0
    tabs.selectedViewController = stage.parent
    tabs.selectedIndex = 5
    tabs.selectedIndex = -1
    #expect(stage.takeFlushed() == [] && tabs.selectedIndex == 0)
  }

  @Test("R-14, X-23: Only one of the tabs can be selected")
  func selectingStranger() {
    let stage = Stage()
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.parent]
    let raised = exceptions { tabs.selectedViewController = stage.other }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(
      raised.first?.reason == "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar"
        + " controller's list of view controllers can be selected.")
    #expect(tabs.selectedViewController === stage.parent)
  }

  @Test("R-15: Selecting in code does not call the delegate")
  func delegate() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var calls = 0
      func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        calls += 1
        return false
      }
      func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) { calls += 1 }
    }
    let stage = Stage()
    let delegate = Delegate()
    let tabs = start(stage)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    tabs.selectedViewController = stage.parent
    tabs.viewControllers = [stage.child]
    Transactions.flush()
    #expect(delegate.calls == 0 && tabs.selectedViewController === stage.child)
  }

  @Test("R-16: All tabs stay tabs, however many there are")
  func manyTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<7).map { _ in UIViewController() }
    tabs.selectedIndex = 6
    #expect(tabs.selectedIndex == 6 && tabs.tabBar.items?.count == 7)
  }

  /// Something that is done to a tab bar controller.
  enum Step: CaseIterable {
    case selectFirst, selectSecond, selectLast, removeFirst, reverse, exchange, hide, show

    @MainActor func take(in tabs: UITabBarController, _ window: UIWindow, _ new: UIViewController) {
      let count = tabs.viewControllers?.count ?? 0
      switch self {
      case .selectFirst: tabs.selectedIndex = 0
      case .selectSecond: tabs.selectedIndex = 1
      case .selectLast: tabs.selectedIndex = count - 1
      case .removeFirst: if count > 1 { tabs.viewControllers?.removeFirst() }
      case .reverse: tabs.viewControllers?.reverse()
      case .exchange: tabs.viewControllers = [new] + (tabs.viewControllers ?? []).dropFirst(2)
      case .hide: window.isHidden = true
      case .show: window.isHidden = false
      }
    }
  }

  @Test("R-10, R-13: Whatever is done to tabs in quick succession, one is seen in the end", arguments: Step.allCases)
  func sequences(first: Step) {
    for second in Step.allCases {
      for third in Step.allCases {
        for flushes in 0..<4 {
          let stage = Stage()
          let last = stage.controller("e")
          let tabs = UITabBarController()
          tabs.viewControllers = [stage.parent, stage.child, stage.other]
          stage.showAndFlush(tabs)
          for (index, step) in [first, second, third].enumerated() {
            step.take(in: tabs, stage.window, last)
            if flushes & 1 << index != 0 { Transactions.flush() }
          }
          stage.window.isHidden = false
          let events = stage.takeFlushed()
          let what: Comment = "\([first, second, third]) \(flushes): \(events)"
          #expect(Balance.problems(in: events) == [], what)
          let all = [stage.parent, stage.child, stage.other, last]
          #expect(all.filter(\.isSeen) == [tabs.selectedViewController], what)
          #expect(tabs.view.subviews == [tabs.selectedViewController?.view, tabs.tabBar], what)
          #expect(tabs.children == tabs.viewControllers, what)
        }
      }
    }
  }

  @Test("R-13: A tab that selects another while it loads is not seen")
  func selectingWhileLoading() {
    let stage = Stage()
    let tabs = UITabBarController()
    stage.child.onLoad = { _ in tabs.selectedIndex = 2 }
    tabs.viewControllers = [stage.parent, stage.child, stage.other]
    stage.showAndFlush(tabs)
    tabs.selectedIndex = 1
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    #expect(stage.other.isSeen && !stage.child.isSeen && !stage.parent.isSeen)
    #expect(tabs.view.subviews == [stage.other.view, tabs.tabBar])
  }
}
