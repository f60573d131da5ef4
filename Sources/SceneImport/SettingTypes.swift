import InterfaceBuilder
import SceneCatalog

/// Says of which type the value of a runtime attribute is, where its spelling does not say so.
enum SettingTypes {
  /// Completes a `set` that was made from a runtime attribute.
  static func add(to setting: SceneElement, _ element: NibElement) {
    let type = element["type"] ?? ""
    if type == "nil" || element.children.contains(where: { $0.name == "nil" }) { return setting.set("value", "nil") }
    guard let text = setting.text("value") else { return }
    switch type {
    case "boolean": setting.set("value", text == "YES" ? "true" : text == "NO" ? "false" : text, from: sources(setting))
    case "string" where isAmbiguous(text), "localizedString" where isAmbiguous(text): setting.set("type", "string")
    case "image", "point", "size", "rect", "range": setting.set("type", type)
    default: break
    }
  }

  private static func sources(_ setting: SceneElement) -> [ImportedItem] {
    setting.attributes.first { $0.name == "value" }?.sources ?? []
  }

  /// Whether a text would be read as something else than a text.
  private static func isAmbiguous(_ text: String) -> Bool {
    ["true", "false", "nil"].contains(text) || Decimal(text) != nil || AttributeValue(text, as: .color) != nil
  }
}
