import HeadlessUIKit

extension UIView {
  /// The description of a view in an error: its class and its name, if it has one.
  var nameInErrors: String {
    let kind = self is UIButton ? "the button" : "the \(type(of: self))"
    return namesForTests.first.map { "\(kind) '\($0)'" } ?? kind
  }

  /// The names by which a test finds a view.
  var namesForTests: [String] {
    [(self as? UIButton)?.currentTitle, accessibilityIdentifier, accessibilityLabel].compactMap(\.self)
  }
}

extension UIBarButtonItem {
  /// The names by which a test finds an item.
  var namesForTests: [String] {
    [title, accessibilityIdentifier, accessibilityLabel].compactMap(\.self)
      + ((customView as? UIControl)?.namesForTests ?? [])
  }

  var nameInErrors: String {
    namesForTests.first.map { "the bar button item '\($0)'" } ?? "the bar button item"
  }
}
