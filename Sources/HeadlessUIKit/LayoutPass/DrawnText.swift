package import LayoutSolver

/// The text that a view shows, for a picture of the screen.
package struct DrawnText {
  package var content: TextContent
  package var color: UIColor
  package var alignment: NSTextAlignment
  /// The insets of the text.
  package var inset: CGFloat = 0
  /// Whether the text begins at the top, and is not in the middle.
  package var isAtTop = false
}

extension UIView {
  /// The text that the view itself shows; nil if it shows none.
  package var drawnText: DrawnText? {
    switch self {
    case let label as UILabel:
      return DrawnText(content: label.textContent, color: label.textColor ?? .label, alignment: label.textAlignment)
    case let button as UIButton:
      guard let title = button.buttonContent.title else { return nil }
      return DrawnText(content: title, color: button.drawnColor, alignment: .center)
    case let field as UITextField:
      let own = field.text ?? ""
      let content = TextContent(own.isEmpty ? field.placeholder : own, nil, font: field.font)
      return DrawnText(
        content: content, color: own.isEmpty ? .placeholderText : field.textColor ?? .label,
        alignment: field.textAlignment, inset: field.borderStyle == .none ? 0 : 7)
    case let text as UITextView:
      let content = TextContent(text.text, nil, font: text.font ?? .systemFont(ofSize: 12), lines: 0)
      return DrawnText(
        content: content, color: text.textColor ?? .label, alignment: text.textAlignment, inset: 5, isAtTop: true)
    default: return nil
    }
  }
}

extension UIButton {
  /// The colour of the title.
  fileprivate var drawnColor: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let configuration {
      let isOnTint = [.filled, .borderedProminent].contains(configuration.style)
      return configuration.baseForegroundColor ?? (isOnTint ? .white : tintColor)
    }
    return titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  /// The colour of the background that the style of a configuration has.
  package var drawnBackground: UIColor? {
    guard let configuration else { return nil }
    let base: UIColor = configuration.baseBackgroundColor ?? tintColor
    switch configuration.style {
    case .plain, .borderless: return nil
    case .filled, .borderedProminent: return isEnabled ? base : .tertiarySystemFill
    case .tinted, .borderedTinted: return base.withAlphaComponent(0.18)
    case .gray, .bordered: return .secondarySystemFill
    }
  }
}
