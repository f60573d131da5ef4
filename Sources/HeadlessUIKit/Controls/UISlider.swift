import UIKitFacts

/// A control that picks a value from a range.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The size that the control has by itself.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.sliderHeight)
  }
  /// The size that the control has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.sliderHeight)
  }
  override var standardHugging: LayoutPriorities { LayoutPriorities(of: "slider") }
  /// From the frame to the rectangle that constraints speak of.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ControlSizes.alignmentInsets(of: "slider")) }

  private var number: Float = 0

  /// The value, between the smallest and the largest.
  open var value: Float {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The smallest value.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = number
    }
  }
  /// The largest value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// Whether actions run while the thumb is dragged.
  open var isContinuous = true
  /// The picture at the end of the smallest value.
  open var minimumValueImage: UIImage?
  /// The picture at the end of the largest value.
  open var maximumValueImage: UIImage?
  /// The colour of the track below the value.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track above the value.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  // MARK: Images

  private var thumbImages = StateValues<UIImage>()
  private var minimumTrackImages = StateValues<UIImage>()
  private var maximumTrackImages = StateValues<UIImage>()

  /// Sets the image of the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[state] = image }
  /// The image of the thumb in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
  /// The image of the thumb that is shown.
  open var currentThumbImage: UIImage? { thumbImages[state] }
  /// Sets the image of the track before the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { minimumTrackImages[state] = image }
  /// The image of the track before the thumb in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
  /// Sets the image of the track behind the thumb in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { maximumTrackImages[state] = image }
  /// The image of the track behind the thumb in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }
}
