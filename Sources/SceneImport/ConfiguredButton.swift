import InterfaceBuilder

/// A button that has a configuration beside the texts and images of its states, as all have that Xcode 13 makes.
enum ConfiguredButton {
  /// What the configuration of a button says in place of an attribute of the button's normal state; nil if nothing does.
  ///
  /// Interface Builder changes the configuration's alone when somebody edits the button, and apps show that one. That UIKit
  /// sets the configuration after the states explains it, but nothing of Apple's says so.
  static func override(of attribute: String, _ state: NibElement) -> String? {
    guard state.name == "state", state.key == "normal", ["title", "image"].contains(attribute),
      let configuration = state.parent?.children(named: "buttonConfiguration").first(where: {
        $0.key == "configuration"
      })
    else { return nil }
    if let value = configuration[attribute] { return value }
    guard let part = configuration.children.first(where: { $0.key == other(attribute) }) else { return nil }
    return part["image"] ?? part.children.compactMap { $0["content"] }.joined()
  }

  /// The key of an element that says what an attribute says, too.
  private static func other(_ attribute: String) -> String { attribute == "title" ? "attributedTitle" : attribute }
}
