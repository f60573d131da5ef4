import HeadlessUIKit
import Testing

/// Work alongside a transition, as coordinators of flows use it.
@MainActor struct TransitionCoordinatorTests {
  private let stage = Stage()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: stage.parent)
    stage.showAndFlush(navigation)
  }

  @Test("A delegate that is told what is shown finds out what was popped")
  func popped() {
    let recorder = NavigationRecorder()
    navigation.delegate = recorder
    navigation.pushViewController(stage.child, animated: true)
    Transactions.flush()
    #expect(recorder.shown == [stage.child] && recorder.left == [stage.parent])
    navigation.popViewController(animated: true)
    Transactions.flush()
    #expect(recorder.left.last === stage.child && !navigation.viewControllers.contains(stage.child))
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("Without animation there is nothing to go along with")
  func abrupt() {
    navigation.pushViewController(stage.child, animated: false)
    #expect(navigation.transitionCoordinator == nil)
    Transactions.flush()
  }

  @Test("A completion that is added when a push has begun follows all that the push brings about")
  func completionFollows() throws {
    navigation.pushViewController(stage.child, animated: true)
    var steps: [String] = []
    let coordinator = try #require(navigation.transitionCoordinator)
    let isTaken = coordinator.animate { _ in
      steps.append("along")
    } completion: { context in
      steps.append("after, \(context.percentComplete)")
    }
    #expect(isTaken && steps == ["along"] && coordinator.percentComplete == 0)
    Transactions.flush()
    #expect(steps == ["along", "after, 1.0"] && stage.child.isSettled)
    #expect(!coordinator.animate(alongsideTransition: nil))
  }

  @Test("What is registered while a controller is about to appear runs along, in its place")
  func along() {
    let controller = AlongController()
    navigation.pushViewController(controller, animated: true)
    #expect(controller.steps == ["willAppear", "along, to self"])
    Transactions.flush()
    #expect(controller.steps == ["willAppear", "along, to self", "didAppear", "after"])
  }

  @Test("A presentation leads from the presenter to the presented, a dismissal back")
  func presentation() {
    stage.parent.present(stage.child, animated: true)
    let there = stage.child.transitionCoordinator
    #expect(there?.viewController(forKey: .from) === navigation && there?.viewController(forKey: .to) === stage.child)
    #expect(there?.presentationStyle == .automatic && there?.isAnimated == true)
    Transactions.flush()
    stage.child.dismiss(animated: true)
    let back = stage.parent.transitionCoordinator
    #expect(back?.viewController(forKey: .from) === stage.child && back?.viewController(forKey: .to) === navigation)
    Transactions.flush()
    #expect(stage.parent.transitionCoordinator == nil)
  }
}

/// Records the controllers that a navigation controller shows and replaces.
private final class NavigationRecorder: NSObject, UINavigationControllerDelegate {
  var shown: [UIViewController] = []
  var left: [UIViewController] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append(viewController)
    if let from = navigationController.transitionCoordinator?.viewController(forKey: .from) { left.append(from) }
  }
}

/// Animates along with its own appearance.
private final class AlongController: UIViewController {
  var steps: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    steps.append("willAppear")
    transitionCoordinator?.animate { context in
      self.steps.append(context.viewController(forKey: .to) === self ? "along, to self" : "along")
    } completion: { _ in
      self.steps.append("after")
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    steps.append("didAppear")
  }
}
