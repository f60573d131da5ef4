import UIKitFacts

/// Shows an accessory of a list cell. A tap on a button among them performs its action.
final class ListAccessoryView: UIControl {
  private let accessory: UICellAccessory
  /// The view of the app, or the label.
  private let content: UIView?

  init(_ accessory: UICellAccessory, perform: @escaping () -> Void) {
    self.accessory = accessory
    content = Self.content(of: accessory)
    super.init(frame: .zero)
    isUserInteractionEnabled = content != nil || Self.isButton(accessory.accessoryType)
    if let content { addSubview(content) }
    if Self.isButton(accessory.accessoryType) {
      addAction(UIAction { _ in perform() }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func content(of accessory: UICellAccessory) -> UIView? {
    if case .customView(let view) = accessory.accessoryType { return view }
    guard let text = accessory.text else { return nil }
    let label = UILabel()
    label.text = text
    if let font = accessory.font { label.font = font }
    return label
  }

  private static func isButton(_ type: UICellAccessory.AccessoryType) -> Bool {
    switch type {
    case .detail, .outlineDisclosure, .delete, .insert: true
    case .disclosureIndicator, .checkmark, .reorder, .multiselect, .label, .customView: false
    }
  }

  /// Whether a tap performs an action.
  var isButton: Bool { Self.isButton(accessory.accessoryType) }

  /// The width that the accessory takes in a list of a width.
  func room(in width: CGFloat) -> CGFloat {
    switch accessory.options.reservedLayoutWidth {
    case .custom(let width)?: width.isFinite ? max(0, width) : 0
    case .actual?: contentSize.width
    case .standard?: CGFloat(ControlSizes.accessoryWidth("checkmark", width: Double(width)))
    case nil:
      content == nil
        ? CGFloat(ControlSizes.accessoryWidth(name, width: Double(width)))
        : contentSize.width + CGFloat(ControlSizes.rowInset(width: Double(width)))
    }
  }

  private var contentSize: CGSize {
    guard let content else { return .zero }
    return content.bounds.size == .zero ? content.sizeThatFits(.zero) : content.bounds.size
  }

  /// The accessory of tables that is as wide; the others are as wide as a checkmark.
  private var name: String {
    switch accessory.accessoryType {
    case .disclosureIndicator: "disclosureIndicator"
    case .detail: "detailButton"
    default: "checkmark"
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    content.frame.size = contentSize
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
