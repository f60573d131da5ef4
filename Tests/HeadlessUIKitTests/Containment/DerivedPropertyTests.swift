import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Properties of controllers about their parents and transitions.
@MainActor struct DerivedPropertyTests {
  @Test("C-21: isMovingToParent is true in the appearance callbacks")
  func movingToParent() {
    let stage = Stage()
    let child = stage.controller("c")
    let answers = Answers(of: child) { $0.isMovingToParent }
    stage.showAndFlush(stage.parent)
    stage.parent.addInFourSteps(child)
    #expect(!child.isMovingToParent)
    Transactions.flush()
    #expect(answers.take() == [.willAppear, .isAppearing, .didAppear])
    stage.child.modalPresentationStyle = .fullScreen
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    stage.child.dismiss(animated: false)
    Transactions.flush()
    #expect(answers.take() == [])
  }

  @Test("C-21: isMovingFromParent is true in the disappearance callbacks")
  func movingFromParent() {
    let stage = Stage()
    let child = stage.controller("c")
    let answers = Answers(of: child) { $0.isMovingFromParent }
    stage.parent.onLoad = { $0.addInFourSteps(child) }
    stage.showAndFlush(stage.parent)
    stage.window.isHidden = true
    stage.window.isHidden = false
    Transactions.flush()
    #expect(answers.take() == [])
    child.removeInFourSteps()
    #expect(answers.take() == [.willDisappear, .didDisappear])
    #expect(!child.isMovingFromParent)
  }

  @Test("C-21: A reversed transition is no longer a move")
  func turningRound() {
    let stage = Stage()
    let child = stage.controller("c")
    let answers = Answers(of: child) { $0.isMovingToParent }
    stage.showAndFlush(stage.parent)
    stage.parent.addInFourSteps(child)
    #expect(answers.take() == [.willAppear])
    stage.window.isHidden = true
    stage.window.isHidden = false
    Transactions.flush()
    #expect(answers.take() == [])
  }

  @Test("C-22: A navigation controller's root moves to it when it first appears, and not when it comes back")
  func navigationRoot() {
    let stage = Stage()
    let root = stage.controller("r")
    let answers = Answers(of: root) { $0.isMovingToParent }
    let navigation = UINavigationController(rootViewController: root)
    stage.showAndFlush(navigation)
    #expect(answers.take() == [.willAppear, .isAppearing, .didAppear])
    let top = stage.controller("t")
    let leaving = Answers(of: top) { $0.isMovingFromParent }
    navigation.pushViewController(top, animated: false)
    Transactions.flush()
    navigation.popViewController(animated: false)
    Transactions.flush()
    #expect(answers.take() == [])
    #expect(leaving.take() == [.willDisappear, .didDisappear])
  }

  @Test("C-23: isBeingPresented is true while the controller appears, but not in the completion")
  func beingPresented() {
    let stage = Stage()
    let presented = stage.controller("b")
    let answers = Answers(of: presented) { $0.isBeingPresented }
    stage.showAndFlush(stage.parent)
    var inCompletion: Bool?
    stage.parent.present(presented, animated: true) { inCompletion = presented.isBeingPresented }
    Transactions.flush()
    #expect(answers.take() == [.willAppear, .isAppearing, .didAppear])
    #expect(inCompletion == false)
  }

  @Test("C-23: isBeingDismissed is true while the controller disappears, but not in the completion")
  func beingDismissed() {
    let stage = Stage()
    let presented = stage.controller("b")
    let answers = Answers(of: presented) { $0.isBeingDismissed }
    stage.showAndFlush(stage.parent)
    stage.parent.present(presented, animated: true)
    Transactions.flush()
    var inCompletion: Bool?
    stage.parent.dismiss(animated: true) { inCompletion = presented.isBeingDismissed }
    Transactions.flush()
    #expect(answers.take() == [.willDisappear, .didDisappear])
    #expect(inCompletion == false)
  }

  @Test("S-48: A dismissed controller has its presenting controller in viewWillDisappear, not in viewDidDisappear")
  func presenterOfDismissed() {
    let stage = Stage()
    let presented = stage.controller("b")
    stage.showAndFlush(stage.parent)
    stage.parent.present(presented, animated: true)
    Transactions.flush()
    var presenters: [UIViewController?] = []
    presented.on(.willDisappear) { presenters.append($0.presentingViewController) }
    presented.on(.didDisappear) {
      presenters.append($0.presentingViewController)
      #expect($0.isBeingDismissed)
    }
    stage.parent.dismiss(animated: true)
    Transactions.flush()
    #expect(presenters == [stage.parent, nil])
  }

  @Test("C-23: A controller that is dismissed during its presentation is no longer being presented")
  func dismissedOnTheWay() {
    let stage = Stage()
    let presented = stage.controller("b")
    let answers = Answers(of: presented) { $0.isBeingPresented }
    stage.showAndFlush(stage.parent)
    stage.parent.present(presented, animated: true)
    _ = answers.take()
    stage.parent.dismiss(animated: true)
    Transactions.flush()
    #expect(answers.take() == [])
    #expect(!presented.isBeingPresented && !presented.isBeingDismissed)
  }

  @Test("C-24: The container of a kind is the nearest above")
  func containers() {
    let controller = UIViewController()
    let wrapper = UIViewController()
    wrapper.addChild(controller)
    let inner = UINavigationController(rootViewController: wrapper)
    let tabs = UITabBarController()
    tabs.viewControllers = [inner]
    let split = UISplitViewController()
    split.viewControllers = [tabs]
    #expect(controller.navigationController === inner)
    #expect(controller.tabBarController === tabs)
    #expect(controller.splitViewController === split)
    #expect(inner.navigationController == nil && tabs.tabBarController == nil)
  }

  @Test("C-24: A presented controller is in no container of its presenting one")
  func presentedFromContainers() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    stage.showAndFlush(navigation)
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    #expect(stage.child.presentingViewController === navigation)
    #expect(stage.child.navigationController == nil)
  }

  @Test("T-03, C-21: A transition between children is a move of both")
  func transition() {
    let stage = Stage()
    let old = stage.controller("c")
    let new = stage.controller("d")
    stage.parent.onLoad = { $0.addInFourSteps(old) }
    stage.showAndFlush(stage.parent)
    let leaving = Answers(of: old) { $0.isMovingFromParent }
    let entering = Answers(of: new) { $0.isMovingToParent }
    stage.parent.addChild(new)
    old.willMove(toParent: nil)
    stage.parent.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in old.removeFromParent() }
    Transactions.flush()
    #expect(leaving.take() == [.willDisappear, .didDisappear])
    #expect(entering.take() == [.willAppear, .isAppearing, .didAppear])
  }
}

/// The moments at which a property is true.
@MainActor private final class Answers {
  private var moments: [HookedController.Moment] = []

  init(of controller: HookedController, _ question: @escaping (UIViewController) -> Bool) {
    for moment in HookedController.Moment.appearances {
      controller.on(moment) { [weak self] in if question($0) { self?.moments.append(moment) } }
    }
  }

  func take() -> [HookedController.Moment] {
    defer { moments = [] }
    return moments
  }
}
