/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The title, where switches have one.
  open var title: String?
  /// Whether the switch is a checkbox on a Mac.
  open var preferredStyle = UISwitch.Style.automatic
  /// The style that is shown: on a phone or a tablet, always the sliding one.
  open var style: UISwitch.Style { .sliding }
  /// The colour of a switch that is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// A switch of the given frame, whose size does not matter.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a switch without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size that all switches have.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// The size that all switches have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Turns the switch on or off; actions run only when the user does.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }
}

extension UISwitch {
  /// How a switch looks.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
}
