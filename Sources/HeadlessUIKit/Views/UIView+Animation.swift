extension UIView {
  /// An animation reaches its final state at once, and ends in a later transaction.
  class func run(_ animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
    animations?()
    if let completion { Transactions.later { completion(true) } }
  }

  class func exchange(
    _ old: UIView, for new: UIView, options: AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    if options.contains(.showHideTransitionViews) {
      new.isHidden = false
    } else {
      old.superview?.insertSubview(new, aboveSubview: old)
    }
    Transactions.later {
      if options.contains(.showHideTransitionViews) { old.isHidden = true } else { old.removeFromSuperview() }
      completion?(true)
    }
  }

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// The options of view animations.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays subviews out together with their superview.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the user touch views that move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes no duration over from the animation around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes no curve over from the animation around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws the views again while they move.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes no options over from the animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Keeps its speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls a page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls a page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from one view to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Asks for sixty frames a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Asks for thirty frames a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}
