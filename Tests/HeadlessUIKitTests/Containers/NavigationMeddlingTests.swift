import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Controllers that change the stack while they are put on it or taken off.
@MainActor struct NavigationMeddlingTests {
  typealias Moment = HookedController.Moment

  @Test("S-61: A controller can change the stack during its push", arguments: Moment.allCases)
  func arriving(moment: Moment) {
    for step in NavigationStep.allCases {
      meddle(at: moment, step) { $0.pushViewController($1, animated: true) }
    }
  }

  @Test("S-62: A controller can change the stack during its pop", arguments: Moment.allCases)
  func leaving(moment: Moment) {
    for step in NavigationStep.allCases {
      meddle(at: moment, step, isThere: true) { navigation, _ in navigation.popViewController(animated: true) }
    }
  }

  private func meddle(
    at moment: Moment, _ step: NavigationStep, isThere: Bool = false,
    when change: (UINavigationController, HookedController) -> Void
  ) {
    let stage = Stage()
    let meddler = stage.controller("m")
    let controllers = [stage.parent, meddler, stage.other]
    let navigation = UINavigationController(rootViewController: stage.parent)
    stage.showAndFlush(navigation)
    if isThere { navigation.pushViewController(meddler, animated: false) }
    Transactions.flush()
    meddler.once(moment) { _ in step.take(in: navigation, controllers) }
    change(navigation, meddler)
    let events = stage.takeFlushed()
    let problems = Balance.problems(in: events) + navigation.problems(among: controllers)
    #expect(problems == [], "\(step): \(events)")
  }
}
