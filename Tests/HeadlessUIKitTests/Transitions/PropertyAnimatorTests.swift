import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Property animators: their states, and when their blocks run.
@MainActor struct PropertyAnimatorTests {
  private let view = UIView()
  private let app = HeadlessApp(root: UIViewController())

  @Test("T-17: Blocks run when an animation begins; completions run in a later transaction")
  func runs() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
    animator.addCompletion { positions.append($0) }
    #expect(animator.state == .inactive && view.alpha == 1)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.alpha == 0 && positions.isEmpty)
    animator.addAnimations { view.isHidden = true }
    #expect(view.isHidden)
    app.flush()
    #expect(animator.state == .inactive && !animator.isRunning && positions == [.end])
  }

  @Test("T-17: A paused animation waits; it can go on, backwards too")
  func pauses() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { view.alpha = 0 }
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.3
    #expect(animator.state == .active && !animator.isRunning && view.alpha == 0)
    animator.startAnimation()
    animator.pauseAnimation()
    app.flush()
    #expect(animator.state == .active && positions.isEmpty)
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    app.flush()
    #expect(positions == [.start])
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .linear)
  }

  @Test("T-17: A stopped animation ends when it is finished, or never", arguments: [true, false])
  func stops(forGood: Bool) {
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: {}, completion: { positions.append($0) })
    animator.stopAnimation(forGood)
    #expect(animator.state == (forGood ? .inactive : .stopped))
    app.flush()
    #expect(positions.isEmpty)
    animator.finishAnimation(at: .current)
    #expect(positions == (forGood ? [] : [.current]) && animator.state == .inactive)
  }

  @Test("T-17: An animation that pauses when it has ended stays active")
  func pausesOnCompletion() {
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    animator.pausesOnCompletion = true
    animator.startAnimation()
    app.flush()
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
  }
}
