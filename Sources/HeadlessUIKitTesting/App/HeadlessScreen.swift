import HeadlessUIKit

/// The screen of an app: its views with their frames.
@MainActor public struct HeadlessScreen {
  let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
  }

  /// The views of the window as text, a line for each, indented by what they are in: the class, the accessibility
  /// identifier, the frame in the superview as `x y width height` in points, and the text that is shown.
  ///
  /// The text is the same on every machine, so a test can compare it with a file.
  public var text: String {
    var lines: [String] = []
    add(window, level: 0, to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func add(_ view: UIView, level: Int, to lines: inout [String]) {
    lines.append(String(repeating: "  ", count: level) + line(of: view))
    // The views in a control are not part of the app's tree.
    guard !(view is UIControl) else { return }
    for subview in view.subviews where !subview.isHidden { add(subview, level: level + 1, to: &lines) }
  }

  private func line(of view: UIView) -> String {
    var parts = ["\(type(of: view))"]
    if let identifier = view.accessibilityIdentifier { parts[0] += "#" + identifier }
    parts += [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(Self.number)
    if let text = Self.shownText(of: view) { parts.append(Self.quoted(text)) }
    return parts.joined(separator: " ")
  }

  /// A length with at most two decimals.
  private static func number(_ length: CGFloat) -> String {
    guard length.isFinite, length.magnitude < 1e12 else { return "\(length)" }
    let hundredths = Int((length * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    let decimals = rest % 10 == 0 ? String(rest / 10) : rest < 10 ? "0\(rest)" : String(rest)
    return "\(sign)\(whole).\(decimals)"
  }

  private static func shownText(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
    case let text as UITextView: text.text
    default: nil
    }
  }

  /// The text on one line, in quotation marks.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case _ where character.isNewline: result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
