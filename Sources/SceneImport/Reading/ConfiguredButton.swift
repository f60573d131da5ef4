import InterfaceBuilder

/// A button that has a configuration beside the texts and images of its states, as all have that Xcode 13 makes.
enum ConfiguredButton {
  /// The value in the configuration that replaces an attribute of the button's normal state; nil if there is none.
  ///
  /// When somebody edits the button, Interface Builder changes the value of the configuration only, and apps show that
  /// value. UIKit probably sets the configuration after the states; Apple does not document it.
  static func override(of attribute: String, _ state: NibElement) -> String? {
    guard state.name == "state", state.key == "normal", ["title", "image"].contains(attribute),
      let configuration = state.parent?.children(named: "buttonConfiguration").first(where: {
        $0.key == "configuration"
      })
    else { return nil }
    if let value = configuration[attribute] { return value }
    guard let part = configuration.children.first(where: { $0.key == other(attribute) }) else { return nil }
    return part["image"] ?? PlainText.text(part)
  }

  /// The title of the configuration that replaces a title with attributes of the button's normal state; nil if there is
  /// none.
  static func override(ofText text: NibElement) -> String? {
    guard text.name == PlainText.elementName, text.key == attributedTitle, let state = text.parent else {
      return nil
    }
    return override(of: "title", state)
  }

  /// The key of the element whose value equals that of an attribute.
  private static func other(_ attribute: String) -> String { attribute == "title" ? attributedTitle : attribute }

  private static let attributedTitle = "attributedTitle"
}
