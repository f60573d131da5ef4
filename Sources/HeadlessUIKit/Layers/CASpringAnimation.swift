/// A change as by a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The force of the spring, by distance.
  open var stiffness: CGFloat = 100
  /// The force against the motion, by speed.
  open var damping: CGFloat = 10
  /// The speed at the beginning, towards the last value.
  open var initialVelocity: CGFloat = 0
  /// Whether the spring may come to rest without swinging past its end although its damping is higher than that needs.
  open var allowsOverdamping = false
  /// The seconds until the spring has come to rest, within a thousandth of the way.
  open var settlingDuration: CFTimeInterval {
    let decay = damping / (2 * mass)
    guard decay > 0, decay.isFinite else { return .infinity }
    return CFTimeInterval(-log(0.001) / decay)
  }
}
