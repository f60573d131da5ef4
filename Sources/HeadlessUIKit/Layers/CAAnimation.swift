/// A change of a layer in the course of time.
///
/// Nothing moves here. The layer has its final values at once, and the animation ends in a later transaction.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// An animation with the duration of its transaction.
  public override init() {
    super.init()
  }

  /// The pace; even if nil.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate of the animation, which retains it.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation when it has ended.
  open var isRemovedOnCompletion = true
  /// When the animation begins.
  open var beginTime: CFTimeInterval = 0
  /// The time offset of the animation.
  open var timeOffset: CFTimeInterval = 0
  /// The speed of its time.
  open var speed: Float = 1
  /// The duration; if zero, that of the transaction.
  open var duration: CFTimeInterval = 0
  /// The repeat count; 0 runs once.
  open var repeatCount: Float = 0
  /// The duration of all repetitions.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backwards each second time.
  open var autoreverses = false
  /// The presentation before the begin and after the end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Whether the animation never ends by itself.
  var isEndless: Bool { repeatCount == .infinity || repeatDuration == .infinity || speed == 0 }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
