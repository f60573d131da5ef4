import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct DismissalTests {
  /// A root `p` that presents `c`, which presents `d`, each in a style.
  private func stack(_ lower: UIModalPresentationStyle, _ upper: UIModalPresentationStyle) -> Stage {
    let stage = Stage()
    stage.child.modalPresentationStyle = lower
    stage.other.modalPresentationStyle = upper
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: true)
    Transactions.flush()
    stage.child.present(stage.other, animated: true)
    Transactions.flush()
    _ = stage.log.take()
    return stage
  }

  @Test("S-47: The presenter dismisses, and so do the presented one and their children", arguments: 0..<4)
  func whoDismisses(which: Int) {
    let stage = Stage()
    let (outer, inner) = (stage.controller("outer"), stage.controller("inner"))
    outer.on(.load) { $0.addInFourSteps(stage.parent) }
    stage.child.onLoad = { $0.addInFourSteps(inner) }
    stage.showAndFlush(outer)
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    let dismisser = [outer, stage.parent, stage.child, inner][which]
    var isCompleted = false
    dismisser.dismiss(animated: true) { isCompleted = true }
    #expect(!isCompleted && stage.child.isBeingDismissed)
    Transactions.flush()
    #expect(isCompleted && !stage.child.isBeingDismissed)
    #expect(outer.presentedViewController == nil && stage.child.presentingViewController == nil)
    #expect(stage.child.view.window == nil && outer.isSeen && stage.parent.isSeen)
  }

  @Test("S-47: The completion follows viewDidDisappear")
  func completion() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    _ = stage.log.take()
    stage.parent.dismiss(animated: false) { stage.log.note("dismissed") }
    #expect(stage.takeFlushed() == ["p.dismiss", "c.willDisappear", "c.didDisappear", "dismissed"])
  }

  @Test("S-47: Without a presentation, dismiss does nothing")
  func nothing() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.dismiss(animated: true) { stage.log.note("dismissed") }
    #expect(stage.takeFlushed() == [])
  }

  @Test("S-47: In a stack of presentations, only those above are dismissed")
  func above() {
    let stage = stack(.fullScreen, .fullScreen)
    stage.child.dismiss(animated: true)
    #expect(
      stage.takeFlushed() == [
        "c.dismiss", "d.willDisappear", "c.willAppear", "c.isAppearing", "c.didAppear", "d.didDisappear",
      ])
    #expect(stage.parent.presentedViewController === stage.child && stage.child.presentedViewController == nil)
  }

  @Test("S-47: Dismissing from the lowest dismisses all; covered ones get no callbacks")
  func coveredOnes() {
    let stage = stack(.fullScreen, .fullScreen)
    stage.parent.dismiss(animated: true) { stage.log.note("dismissed") }
    #expect(
      stage.takeFlushed() == [
        "p.dismiss", "d.willDisappear", "p.willAppear", "p.isAppearing", "p.didAppear", "d.didDisappear", "dismissed",
      ])
    expectToBeAlone(stage)
  }

  @Test("S-47: Of several that are seen, only the one on top is animated")
  func seenOnes() {
    final class Animated: UIViewController {
      var wasAnimated: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        wasAnimated.append(animated)
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        wasAnimated.append(animated)
      }
    }
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let (lower, upper) = (stage.name(Animated(), "lower"), stage.name(Animated(), "upper"))
    stage.parent.present(lower, animated: true)
    Transactions.flush()
    lower.present(upper, animated: true)
    Transactions.flush()
    _ = stage.log.take()
    stage.parent.dismiss(animated: true)
    #expect(
      stage.takeFlushed() == [
        "p.dismiss", "upper.willDisappear", "lower.willDisappear", "upper.didDisappear", "lower.didDisappear",
      ])
    #expect(upper.wasAnimated == [true, true] && lower.wasAnimated == [false, false])
  }

  @Test(
    "S-47: A stack of any styles is dismissed completely",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .currentContext, .overCurrentContext],
    [UIModalPresentationStyle.fullScreen, .pageSheet, .currentContext, .overCurrentContext]
  )
  func styles(lower: UIModalPresentationStyle, upper: UIModalPresentationStyle) {
    let stage = stack(lower, upper)
    stage.parent.dismiss(animated: true)
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    expectToBeAlone(stage)
  }

  private func expectToBeAlone(_ stage: Stage) {
    #expect(stage.window.subviews == [stage.parent.view])
    #expect(stage.parent.isSeen && stage.parent.isSettled && !stage.child.isSeen && !stage.other.isSeen)
    #expect(stage.parent.presentedViewController == nil && stage.child.presentedViewController == nil)
    #expect(!stage.child.isBeingDismissed && !stage.other.isBeingDismissed)
  }

  @Test("S-47: A dismissed controller can be presented again")
  func again() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.modalPresentationStyle = .fullScreen
    for _ in 0..<2 {
      stage.parent.present(stage.child, animated: true)
      Transactions.flush()
      #expect(stage.child.isSeen && stage.parent.view.window == nil)
      stage.child.dismiss(animated: true)
      Transactions.flush()
      expectToBeAlone(stage)
    }
    #expect(Balance.problems(in: stage.log.take()) == [])
  }

  @Test("S-47, A-13: A controller that is dismissed before it has appeared is reversed", arguments: [true, false])
  func beforeFlush(isFullScreen: Bool) {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    if isFullScreen { stage.child.modalPresentationStyle = .fullScreen }
    stage.parent.present(stage.child, animated: true) { stage.log.note("presented") }
    stage.parent.dismiss(animated: true) { stage.log.note("dismissed") }
    let events = stage.takeFlushed()
    #expect(
      events.filter { $0.hasPrefix("c.") && $0.hasSuffix("ppear") }
        == ["c.willAppear", "c.willDisappear", "c.didDisappear"])
    #expect(events.filter { !$0.contains(".") } == ["presented", "dismissed"])
    #expect(Balance.problems(in: events) == [])
    expectToBeAlone(stage)
    #expect(!stage.child.isBeingPresented)
  }

  @Test("S-47: A controller that dismisses itself in viewDidLoad never appears")
  func whileLoading() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.modalPresentationStyle = .fullScreen
    stage.child.onLoad = { $0.dismiss(animated: false) { stage.log.note("dismissed") } }
    stage.parent.present(stage.child, animated: false)
    #expect(
      stage.takeFlushed() == ["p.present(c)", "c.loadView", "c.viewDidLoad", "c.dismiss", "dismissed"])
    expectToBeAlone(stage)
  }

  @Test("S-47: A controller that dismisses itself in viewWillAppear is reversed")
  func whileAppearing() {
    final class Impatient: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dismiss(animated: false)
      }
    }
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let presented = stage.name(Impatient(), "i")
    presented.modalPresentationStyle = .fullScreen
    stage.parent.present(presented, animated: false)
    let events = stage.takeFlushed()
    #expect(Balance.problems(in: events) == [])
    #expect(events.contains("i.didDisappear") && !events.contains("i.didAppear"))
    expectToBeAlone(stage)
  }

  @Test("S-47: A second dismissal during the first does nothing")
  func twice() {
    let stage = stack(.fullScreen, .fullScreen)
    stage.other.dismiss(animated: true)
    stage.other.dismiss(animated: true)
    stage.child.dismiss(animated: true)
    #expect(stage.takeFlushed().filter { $0.hasSuffix(".dismiss") } == ["d.dismiss"])
    #expect(stage.child.isSeen && stage.parent.presentedViewController === stage.child)
  }

  @Test("S-47: Lower presentations can be dismissed during the top one's dismissal")
  func lowerDuringUpper() {
    let stage = stack(.fullScreen, .fullScreen)
    stage.other.dismiss(animated: true)
    stage.parent.dismiss(animated: true)
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    expectToBeAlone(stage)
  }

  @Test("S-48: The presenting controller is set in viewWillDisappear, and nil in viewDidDisappear")
  func links() {
    final class Curious: UIViewController {
      var findings: [String] = []
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        findings.append("will: \(presentingViewController != nil) \(isBeingDismissed)")
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        findings.append("did: \(presentingViewController != nil) \(isBeingDismissed)")
      }
    }
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let presented = Curious()
    stage.parent.present(presented, animated: false)
    Transactions.flush()
    presented.dismiss(animated: false)
    Transactions.flush()
    #expect(presented.findings == ["will: true true", "did: false true"])
  }

  @Test("S-48: In viewDidDisappear and in the completion the presenter can present again")
  func next() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    #expect(
      warnings {
        stage.parent.dismiss(animated: false) { stage.parent.present(stage.other, animated: false) }
        Transactions.flush()
      } == [])
    #expect(stage.parent.presentedViewController === stage.other && stage.other.isSeen)
  }

  @Test("S-49: A swipe on a sheet that the user cancels")
  func takenBack() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    _ = stage.log.take()
    stage.child.beginAppearanceTransition(false, animated: true)
    stage.child.beginAppearanceTransition(true, animated: true)
    stage.child.endAppearanceTransition()
    #expect(stage.takeFlushed() == ["c.willDisappear", "c.willAppear", "c.isAppearing", "c.didAppear"])
  }
}
