import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The calls of the delegate of a navigation controller.
@MainActor struct NavigationDelegateTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    private let log: EventLog
    var onWillShow: (UIViewController) -> Void = { _ in }

    init(_ log: EventLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      log.note("willShow \(viewController.title ?? "")\(animated ? " animated" : "")")
      onWillShow(viewController)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      log.note("didShow \(viewController.title ?? "")\(animated ? " animated" : "")")
    }
  }

  /// A stage with a navigation controller whose delegate writes into the log.
  @MainActor private struct Scene {
    let stage = Stage()
    let navigation = UINavigationController()
    let delegate: Delegate

    init() {
      delegate = Delegate(stage.log)
      navigation.delegate = delegate
      for (controller, title) in [(stage.parent, "p"), (stage.child, "c"), (stage.other, "d")] {
        controller.title = title
      }
    }

    func take() -> [String] {
      stage.takeFlushed().filter { $0.contains("Show") || $0.hasSuffix("Appear") }
    }

    /// With `p` in the stack and on the screen.
    static func shown() -> Scene {
      let scene = Scene()
      scene.navigation.viewControllers = [scene.stage.parent]
      scene.stage.showAndFlush(scene.navigation)
      return scene
    }
  }

  @Test("S-71: The delegate is called before and after the top appears, also for the first one")
  func first() {
    let scene = Scene()
    let (stage, navigation) = (scene.stage, scene.navigation)
    navigation.viewControllers = [stage.parent]
    #expect(scene.take() == [])
    stage.show(navigation)
    #expect(
      scene.take() == [
        "navigationController.willAppear", "willShow p", "p.willAppear", "navigationController.didAppear",
        "p.didAppear", "didShow p",
      ])
  }

  @Test("S-71: It is called for a push, a pop and another top")
  func pushAndPop() {
    let scene = Scene.shown()
    let (stage, navigation) = (scene.stage, scene.navigation)
    navigation.pushViewController(stage.child, animated: true)
    #expect(scene.take() == ["willShow c animated", "c.willAppear", "c.didAppear", "didShow c animated"])
    navigation.popViewController(animated: false)
    #expect(scene.take() == ["willShow p", "p.willAppear", "p.didAppear", "didShow p"])
    navigation.viewControllers = [stage.other]
    #expect(scene.take() == ["willShow d", "d.willAppear", "d.didAppear", "didShow d"])
  }

  @Test("S-71: It is not called for changes below the top or for the same top")
  func sameTop() {
    let scene = Scene.shown()
    let (stage, navigation) = (scene.stage, scene.navigation)
    navigation.viewControllers = [stage.child, stage.parent]
    #expect(scene.take() == [])
    stage.window.isHidden = true
    Transactions.flush()
    stage.window.isHidden = false
    #expect(!scene.take().contains { $0.contains("Show") })
  }

  @Test("S-71: For a push off the screen it is called on appearance")
  func unseen() {
    let scene = Scene.shown()
    let (stage, navigation) = (scene.stage, scene.navigation)
    stage.window.isHidden = true
    navigation.pushViewController(stage.child, animated: true)
    #expect(scene.take() == [])
    stage.window.isHidden = false
    #expect(scene.take().filter { $0.contains("Show") } == ["willShow c", "didShow c"])
  }

  @Test("S-71: Of two pushes at once, didShow is called only for the second")
  func twoPushes() {
    let scene = Scene.shown()
    let (stage, navigation) = (scene.stage, scene.navigation)
    navigation.pushViewController(stage.child, animated: true)
    navigation.pushViewController(stage.other, animated: true)
    #expect(
      scene.take() == [
        "willShow c animated", "c.willAppear", "willShow d animated", "d.willAppear", "d.didAppear",
        "didShow d animated",
      ])
  }

  @Test("S-71: A delegate can change the stack in a callback")
  func changing() {
    let scene = Scene()
    let (stage, navigation) = (scene.stage, scene.navigation)
    navigation.viewControllers = [stage.parent]
    scene.delegate.onWillShow = { [navigation, stage] controller in
      if controller === stage.parent { navigation.setViewControllers([stage.child], animated: false) }
    }
    stage.show(navigation)
    let events = stage.takeFlushed()
    #expect(Balance.problems(in: events) == [])
    #expect(events.filter { $0.contains("Show") } == ["willShow p", "willShow c", "didShow c"])
    #expect(stage.child.isSeen && !stage.parent.isSeen && navigation.children == [stage.child])
  }
}
