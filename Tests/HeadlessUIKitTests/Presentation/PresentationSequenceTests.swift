import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Fast sequences of presentations and dismissals, with changes underneath.
@MainActor struct PresentationSequenceTests {
  typealias Moment = HookedController.Moment

  @Test("S-46, S-47: Whatever is presented and dismissed, it ends as it should", arguments: PresentationStep.allCases)
  func sequences(first: PresentationStep) {
    for second in PresentationStep.allCases {
      for third in PresentationStep.allCases {
        for flushes in 0..<4 { run([first, second, third, .fullScreen], flushes) }
      }
    }
  }

  private func run(_ steps: [PresentationStep], _ flushes: Int) {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    var controllers: [UIViewController] = [navigation, stage.parent]
    stage.showAndFlush(navigation)
    let written = warnings {
      for (index, step) in steps.enumerated() {
        step.take(navigation) {
          controllers.append(stage.controller("\(controllers.count)"))
          return controllers[controllers.count - 1]
        }
        if flushes & 1 << index != 0 { Transactions.flush() }
      }
      Transactions.flush()
    }
    let events = stage.log.take()
    let problems =
      written + Balance.problems(in: events) + navigation.problemsOfPresentation(among: controllers)
    #expect(problems == [], "\(steps) \(flushes): \(events)")
  }

  @Test("S-47: A controller that dismisses itself in a callback is removed completely", arguments: Moment.allCases)
  func dismissingItself(moment: Moment) {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .currentContext, .overCurrentContext] {
      let stage = Stage()
      let navigation = UINavigationController(rootViewController: stage.parent)
      let meddler = stage.controller("m")
      stage.showAndFlush(navigation)
      meddler.modalPresentationStyle = style
      meddler.once(moment) { $0.dismiss(animated: false) }
      stage.parent.present(meddler, animated: true)
      Transactions.flush()
      meddler.dismiss(animated: true)
      let events = stage.takeFlushed()
      let problems =
        Balance.problems(in: events) + navigation.problemsOfPresentation(among: [navigation, stage.parent, meddler])
      #expect(problems == [] && navigation.presentedViewController == nil, "\(style): \(events)")
    }
  }

  @Test("S-46: A controller that presents in a callback is covered at the end", arguments: Moment.allCases)
  func presentingMore(moment: Moment) {
    let stage = Stage()
    let meddler = stage.controller("m")
    stage.showAndFlush(stage.parent)
    meddler.modalPresentationStyle = .fullScreen
    stage.child.modalPresentationStyle = .fullScreen
    meddler.once(moment) { [child = stage.child] in $0.present(child, animated: true) }
    _ = warnings { stage.parent.present(meddler, animated: true) }
    Transactions.flush()
    let events = stage.log.take()
    let controllers = [stage.parent, meddler, stage.child]
    #expect(Balance.problems(in: events) + stage.parent.problemsOfPresentation(among: controllers) == [], "\(events)")
  }

  @Test("S-46: A covered root can present", arguments: Moment.allCases)
  func presentingBelow(moment: Moment) {
    let stage = Stage()
    let meddler = stage.controller("m")
    stage.showAndFlush(meddler)
    stage.child.modalPresentationStyle = .fullScreen
    meddler.once(moment) { [other = stage.other] in $0.present(other, animated: true) }
    _ = warnings {
      meddler.present(stage.child, animated: true)
      Transactions.flush()
      meddler.dismiss(animated: true)
      Transactions.flush()
    }
    let controllers = [meddler, stage.child, stage.other]
    let events = stage.log.take()
    #expect(Balance.problems(in: events) + meddler.problemsOfPresentation(among: controllers) == [], "\(events)")
  }
}
