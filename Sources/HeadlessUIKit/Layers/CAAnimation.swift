/// A change of a layer in the course of time.
///
/// Nothing moves here. The layer has its final values at once, and the animation ends in a later transaction.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// An animation that takes as long as its transaction says.
  public override init() {
    super.init()
  }

  /// The pace; even if nil.
  open var timingFunction: CAMediaTimingFunction?
  /// What is told when the animation begins and ends. The animation keeps it.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation when it has ended.
  open var isRemovedOnCompletion = true
  /// When the animation begins.
  open var beginTime: CFTimeInterval = 0
  /// How far the animation's time is ahead.
  open var timeOffset: CFTimeInterval = 0
  /// How fast its time passes.
  open var speed: Float = 1
  /// How long it takes; as long as its transaction says if zero.
  open var duration: CFTimeInterval = 0
  /// How often it runs; once if zero.
  open var repeatCount: Float = 0
  /// How long it is repeated.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backwards each second time.
  open var autoreverses = false
  /// What is shown before and after.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Whether the animation never ends by itself.
  var isEndless: Bool { repeatCount == .infinity || repeatDuration == .infinity || speed == 0 }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
