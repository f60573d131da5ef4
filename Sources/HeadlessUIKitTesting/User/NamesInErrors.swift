import HeadlessUIKit

extension UIView {
  /// What a view is called where something about it is wrong: what it says, or its class.
  var nameInErrors: String {
    let kind = self is UIButton ? "the button" : "the \(type(of: self))"
    let title = (self as? UIButton)?.currentTitle ?? accessibilityIdentifier ?? accessibilityLabel
    return title.map { "\(kind) '\($0)'" } ?? kind
  }
}

extension UIBarButtonItem {
  var nameInErrors: String {
    (title ?? accessibilityIdentifier ?? accessibilityLabel).map { "the bar button item '\($0)'" }
      ?? "the bar button item"
  }
}
