import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Animations of layers: they begin and end with transactions, because there is no clock.
@MainActor struct AnimationTests {
  private final class Log: NSObject, CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  private let log = Log()
  private let layer = CALayer()
  private let app = HeadlessApp(root: UIViewController())

  private func animation(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = log
    change(animation)
    return animation
  }

  @Test("An animation is on the layer until a later transaction ends it")
  func ends() {
    let fade = animation()
    layer.add(fade, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"] && layer.animation(forKey: "fade") === fade)
    #expect(log.lines.isEmpty)
    app.flush()
    #expect(log.lines == ["start", "stop true"])
    #expect(layer.animationKeys() == nil && layer.animation(forKey: "fade") == nil)
  }

  @Test("The delegate is told that a removed or replaced animation has not finished")
  func interrupted() {
    layer.add(animation(), forKey: "fade")
    layer.add(animation(), forKey: "fade")
    #expect(log.lines == ["stop false"] && layer.animationKeys() == ["fade"])
    layer.add(animation(), forKey: nil)
    #expect(layer.animationKeys()?.count == 2)
    layer.removeAnimation(forKey: "fade")
    layer.removeAllAnimations()
    app.flush()
    #expect(log.lines == ["stop false", "stop false", "stop false"])
  }

  @Test("An animation that repeats without end, or stays, is still there afterwards", arguments: [true, false])
  func stays(repeats: Bool) {
    layer.add(
      animation {
        if repeats { $0.repeatCount = .infinity } else { $0.isRemovedOnCompletion = false }
      }, forKey: "spin")
    app.flush()
    #expect(log.lines == (repeats ? ["start"] : ["start", "stop true"]))
    #expect(layer.animationKeys() == ["spin"])
  }

  @Test("The completion of a transaction comes after its animations have ended")
  func completion() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log] in log.lines.append("completion") }
    layer.add(animation(), forKey: "fade")
    CATransaction.commit()
    app.flush()
    #expect(log.lines == ["start", "stop true", "completion"])
  }

  @Test("A named pace has the control points of Core Animation")
  func pace() {
    var points: [Float] = [0, 0]
    let pace = CAMediaTimingFunction(name: .easeInEaseOut)
    pace.getControlPoint(at: 1, values: &points)
    #expect(points == [0.42, 0])
    pace.getControlPoint(at: 2, values: &points)
    #expect(points == [0.58, 1])
    pace.getControlPoint(at: 4, values: &points)
    #expect(points == [0.58, 1])
  }

  @Test("A spring comes to rest sooner, the stronger its damping")
  func spring() {
    let spring = CASpringAnimation(keyPath: "position.x")
    let usual = spring.settlingDuration
    #expect(usual > 1 && usual < 2)
    spring.damping = 20
    #expect(spring.settlingDuration < usual)
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }
}
