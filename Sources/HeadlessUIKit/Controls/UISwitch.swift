import UIKitFacts

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The size that the control has by itself.
  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: sizeThatFits(.zero))).size
  }
  /// The size that the control has by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(ControlSizes.switch) }
  override var hasOwnSize: Bool { true }
  override var standardHugging: LayoutPriorities { LayoutPriorities(of: "switch") }
  /// From the frame to the rectangle that constraints speak of.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ControlSizes.alignmentInsets(of: "switch")) }

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

  /// Turns the switch on or off; actions run only when the user does.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }
}

extension UISwitch {
  /// The style of a switch.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
}
