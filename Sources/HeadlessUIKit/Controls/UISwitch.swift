/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var title: String?
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// A switch of the given frame, whose size does not matter.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A switch from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size that all switches have.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// The size that all switches have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }
}
