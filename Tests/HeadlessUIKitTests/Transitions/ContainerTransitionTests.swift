import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Animators and gestures of an app in navigation and tab bar controllers.
@MainActor struct ContainerTransitionTests {
  typealias Log = CustomTransitionTests.Log
  typealias Screen = CustomTransitionTests.Screen
  typealias Slide = CustomTransitionTests.Slide

  final class Director: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    var animator: Slide?
    var interaction: UIPercentDrivenInteractiveTransition?
    var asked: [String] = []
    var shown: [String] = []

    private func ask(_ change: String, _ old: UIViewController, _ new: UIViewController) -> Slide? {
      asked.append("\(change) \((old as? Screen)?.name ?? "?") \((new as? Screen)?.name ?? "?")")
      return animator
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ask(operation == .push ? "push" : operation == .pop ? "pop" : "none", fromVC, toVC)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      animationController === animator ? interaction : nil
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      shown.append("\((viewController as? Screen)?.name ?? "?") \(animated)")
    }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ask("tab", fromVC, toVC)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      animationController === animator ? interaction : nil
    }
  }

  private let log = Log()
  private let director = Director()
  private let a: Screen
  private let b: Screen
  private let c: Screen

  init() {
    (a, b, c) = (Screen("a", log), Screen("b", log), Screen("c", log))
  }

  private func makeNavigation() -> (UINavigationController, HeadlessApp) {
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = director
    let app = HeadlessApp(root: navigation)
    (log.lines, director.shown) = ([], [])
    return (navigation, app)
  }

  private func makeTabs() -> (UITabBarController, HeadlessApp) {
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b, c]
    tabs.delegate = director
    let app = HeadlessApp(root: tabs)
    log.lines = []
    return (tabs, app)
  }

  // MARK: Navigation controllers

  @Test("T-18: The delegate of a navigation controller makes the animator of a push and of a pop")
  func animatedPushAndPop() {
    let (navigation, app) = makeNavigation()
    director.animator = Slide(log)
    director.animator?.check = { [a, b] context in
      #expect(context.viewController(forKey: .from) === a && context.viewController(forKey: .to) === b)
      #expect(a.view.superview === context.containerView && b.view.superview == nil)
      #expect(context.containerView.superview === navigation.view && navigation.view.subviews.last is UINavigationBar)
      #expect(context.initialFrame(for: a) == navigation.view.bounds && context.initialFrame(for: b) == .zero)
      #expect(context.finalFrame(for: b) == navigation.view.bounds && context.finalFrame(for: a) == .zero)
      #expect(context.presentationStyle == .none && context.isAnimated && !context.isInteractive)
      #expect(navigation.viewControllers == [a, b])
      #expect(a.transitionCoordinator?.containerView === context.containerView)
    }
    navigation.pushViewController(b, animated: true)
    #expect(log.take() == ["a will disappear", "b will appear", "animate"])
    app.flush()
    #expect(log.take() == ["a did disappear", "b did appear", "animation ended true"])
    #expect(b.view.superview === navigation.view && a.view.superview == nil && b.parent === navigation)
    #expect(navigation.view.subviews == [b.view, navigation.navigationBar])

    director.animator?.check = { _ in }
    navigation.popViewController(animated: true)
    app.flush()
    #expect(
      log.take() == [
        "b will disappear", "a will appear", "animate", "b did disappear", "a did appear", "animation ended true",
      ])
    #expect(navigation.view.subviews == [a.view, navigation.navigationBar] && b.parent == nil)
    #expect(director.asked == ["push a b", "pop b a"] && director.shown == ["b true", "a true"])
  }

  @Test("T-18: A stack that is replaced is popped to a controller that was in it, and pushes another one")
  func operations() {
    let (navigation, app) = makeNavigation()
    navigation.setViewControllers([a, b], animated: true)
    app.flush()
    navigation.setViewControllers([c, a], animated: true)
    app.flush()
    navigation.setViewControllers([a, b, c], animated: true)
    app.flush()
    navigation.popToRootViewController(animated: true)
    app.flush()
    #expect(director.asked == ["push a b", "pop b a", "pop a c", "pop c a"])
    #expect(navigation.view.subviews == [a.view, navigation.navigationBar])
  }

  @Test("T-18: The delegate is not asked if nothing is animated, or nothing is on the screen")
  func notAsked() {
    let (navigation, app) = makeNavigation()
    director.animator = Slide(log)
    navigation.pushViewController(b, animated: false)
    app.flush()
    navigation.popViewController(animated: false)
    app.flush()
    let unseen = UINavigationController(rootViewController: c)
    unseen.delegate = director
    unseen.pushViewController(UIViewController(), animated: true)
    #expect(director.asked == [] && !log.lines.contains("animate"))
  }

  @Test(
    "T-18: The container places the view at the end, unless the animator has not added it", arguments: [true, false])
  func frames(adds: Bool) {
    final class Careless: NSObject, UIViewControllerAnimatedTransitioning {
      let adds: Bool
      init(_ adds: Bool) { self.adds = adds }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if adds, let view = transitionContext.view(forKey: .to) {
          view.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
          transitionContext.containerView.addSubview(view)
        }
        transitionContext.completeTransition(true)
      }
    }
    final class Forgetful: NSObject, UINavigationControllerDelegate {
      let animator: Careless
      init(_ animator: Careless) { self.animator = animator }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
      }
    }
    let (navigation, app) = makeNavigation()
    let forgetful = Forgetful(Careless(adds))
    navigation.delegate = forgetful
    navigation.pushViewController(b, animated: true)
    app.flush()
    #expect(navigation.topViewController === b && (b.view.window != nil) == adds)
    #expect(navigation.view.subviews == (adds ? [b.view] : []) + [navigation.navigationBar])
    if adds { #expect(b.view.frame == navigation.view.bounds) }
  }

  @Test("T-19: A gesture that is cancelled restores the stack of a navigation controller")
  func cancelledPop() {
    let (navigation, app) = makeNavigation()
    navigation.setViewControllers([a, b, c], animated: false)
    app.flush()
    (log.lines, director.shown) = ([], [])
    director.animator = Slide(log)
    let gesture = UIPercentDrivenInteractiveTransition()
    director.interaction = gesture
    var cancelled: [Bool] = []
    #expect(navigation.popToRootViewController(animated: true) == [b, c])
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { cancelled.append($0.isCancelled) }
    app.flush()
    gesture.update(0.4)
    #expect(navigation.viewControllers == [a] && navigation.transitionCoordinator?.percentComplete == 0.4)
    #expect(a.transitionCoordinator?.initiallyInteractive == true)
    gesture.cancel()
    app.flush()
    #expect(navigation.viewControllers == [a, b, c] && cancelled == [true])
    #expect(navigation.navigationBar.items == [a, b, c].map(\.navigationItem))
    #expect(navigation.view.subviews == [c.view, navigation.navigationBar] && a.view.window == nil)
    #expect([b, c].allSatisfy { $0.parent === navigation } && navigation.children == [a, b, c])
    #expect(
      log.take() == [
        "c will disappear", "a will appear", "animate", "a will disappear", "a did disappear", "c will appear",
        "c did appear", "animation ended false",
      ])
    #expect(director.shown == [] && navigation.transitionCoordinator == nil)

    director.interaction = nil
    navigation.popViewController(animated: true)
    app.flush()
    #expect(director.shown == ["b true"] && b.view.window != nil)
  }

  @Test("T-19: A gesture that is finished ends the pop")
  func finishedPop() {
    let (navigation, app) = makeNavigation()
    navigation.pushViewController(b, animated: false)
    app.flush()
    (log.lines, director.shown) = ([], [])
    director.animator = Slide(log)
    let gesture = UIPercentDrivenInteractiveTransition()
    director.interaction = gesture
    navigation.popViewController(animated: true)
    app.flush()
    #expect(log.take().last == "animate" && director.shown == [])
    gesture.finish()
    app.flush()
    #expect(log.take() == ["b did disappear", "a did appear", "animation ended true"])
    #expect(director.shown == ["a true"] && b.parent == nil)
  }

  @Test("T-19: A push and a replaced stack are restored, too", arguments: [true, false])
  func cancelledPush(replaces: Bool) {
    let (navigation, app) = makeNavigation()
    director.animator = Slide(log)
    let gesture = UIPercentDrivenInteractiveTransition()
    director.interaction = gesture
    if replaces {
      navigation.setViewControllers([b], animated: true)
    } else {
      navigation.pushViewController(b, animated: true)
    }
    app.flush()
    gesture.cancel()
    app.flush()
    #expect(navigation.viewControllers == [a] && navigation.navigationBar.items == [a.navigationItem])
    #expect(a.parent === navigation && b.parent == nil && a.view.window != nil && b.view.window == nil)
  }

  @Test("T-19: A change of the stack in the meantime stays")
  func changedMeanwhile() {
    let (navigation, app) = makeNavigation()
    director.animator = Slide(log)
    let gesture = UIPercentDrivenInteractiveTransition()
    director.interaction = gesture
    navigation.pushViewController(b, animated: true)
    app.flush()
    navigation.setViewControllers([a, c], animated: false)
    log.lines = []
    gesture.cancel()
    app.flush()
    #expect(navigation.viewControllers == [a, c] && c.view.window != nil && b.view.window == nil)
    #expect(a.view.window == nil && navigation.view.subviews == [c.view, navigation.navigationBar])
    #expect(log.take() == ["b did disappear", "c did appear", "a did disappear", "animation ended false"])
    director.interaction = nil
    director.animator = nil
    navigation.popViewController(animated: false)
    app.flush()
    #expect(log.take() == ["c will disappear", "a will appear", "c did disappear", "a did appear"])
    #expect(navigation.view.subviews == [a.view, navigation.navigationBar])
  }

  // MARK: Tab bar controllers

  @Test("T-20: The delegate of a tab bar controller makes the animator of a change of the tab")
  func animatedTab() {
    let (tabs, app) = makeTabs()
    director.animator = Slide(log)
    director.animator?.check = { [a, b] context in
      #expect(context.containerView.superview === tabs.view && tabs.view.subviews.last === tabs.tabBar)
      #expect(context.finalFrame(for: b) == tabs.view.bounds && context.view(forKey: .from) === a.view)
    }
    tabs.selectedIndex = 1
    app.flush()
    #expect(
      log.take() == [
        "b will appear", "a will disappear", "animate", "a did disappear", "b did appear", "animation ended true",
      ])
    #expect(tabs.view.subviews == [b.view, tabs.tabBar] && director.asked == ["tab a b"])
    director.animator = nil
    tabs.selectedViewController = c
    app.flush()
    tabs.selectedIndex = 2
    #expect(director.asked == ["tab a b", "tab b c"] && tabs.view.subviews == [c.view, tabs.tabBar])
  }

  @Test("T-20: A gesture that is cancelled selects the old tab again")
  func cancelledTab() {
    let (tabs, app) = makeTabs()
    director.animator = Slide(log)
    let gesture = UIPercentDrivenInteractiveTransition()
    director.interaction = gesture
    tabs.selectedIndex = 1
    app.flush()
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === b.tabBarItem)
    gesture.cancel()
    app.flush()
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === a.tabBarItem)
    #expect(tabs.view.subviews == [a.view, tabs.tabBar] && b.view.window == nil)
    #expect(log.take().suffix(5).contains("a did appear"))
  }
}
