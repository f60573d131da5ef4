import InterfaceBuilder
import SceneCatalog

/// Writes properties that a scene sets by their names as user defined runtime attributes.
struct SettingExport {
  let exporter: SceneExporter

  func add(_ node: SceneNode, to parent: NibDraft) {
    guard let property = node["property"], let text = node["value"], let type = type(of: text, node["type"], property)
    else {
      return exporter.note(node, "a runtime attribute cannot have this value")
    }
    let draft = NibDraft("userDefinedRuntimeAttribute")
    draft.set(("type", type.name), ("keyPath", keyPath(of: property, node.parent)))
    guard fill(draft, type.element, text) else {
      return exporter.note(node, "a runtime attribute cannot have this value")
    }
    let list = parent.child("userDefinedRuntimeAttributes")
    list.append(draft)
    // Elements keep their order.
    if let view = node.parent?.firstView, node.position < view { list.comesFirst = true }
    node.record(.carried)
    for attribute in node.attributes where attribute.name != "value.key" && attribute.name != "value.comment" {
      node.carry(attribute.name)
    }
    for name in ["value.key", "value.comment"] where node[name] != nil {
      node.record(.left("Interface Builder names the keys of runtime attributes by itself"), name)
    }
  }

  /// The type of Interface Builder for a value, and the element that says it; nil if there is none.
  private func type(of text: String, _ type: String?, _ property: String) -> (name: String, element: String?)? {
    switch type {
    case "number"?: return number(text)
    case "boolean"?: return ("boolean", nil)
    case "color"?: return ("color", "color")
    case "nil"?: return ("nil", nil)
    case "text"?: return ("localizedString", nil)
    case "string"?: return ("string", nil)
    case "image"?: return ("image", nil)
    case "point"?, "size"?, "rect"?, "range"?: return (type ?? "", type)
    case nil: break
    default: return nil
    }
    guard case .propertyPath(let path)? = AttributeValue(property, as: .propertyPath) else { return nil }
    switch SettingType(of: text, for: path) {
    case .boolean: return ("boolean", nil)
    case .nil: return ("nil", nil)
    case .number: return number(text)
    case .color: return ("color", "color")
    default: return text.hasPrefix(".") ? nil : ("string", nil)
    }
  }

  private func number(_ text: String) -> (name: String, element: String?)? {
    ("number", Int(text) == nil ? "real" : "integer")
  }

  /// The name that key-value coding has for a property.
  private func keyPath(of property: String, _ holder: SceneNode?) -> String {
    guard let type = holder?.kind.type else { return property }
    return RuntimeProperties.keyPath(of: property, from: type)
  }

  private func fill(_ draft: NibDraft, _ element: String?, _ text: String) -> Bool {
    guard let element else {
      if draft["type"] == "nil" { return true }
      draft.set("value", text == "true" ? "YES" : text == "false" ? "NO" : text)
      return true
    }
    let value = draft.child(element, key: "value")
    let kind: ValueKind =
      switch element {
      case "color": .color
      case "point": .point
      case "size": .size
      case "rect": .rect
      default: .number
      }
    if element == "range" {
      let numbers = text.split(separator: " ").map(String.init)
      guard numbers.count == 2 else { return false }
      value.set(("location", numbers[0]), ("length", numbers[1]))
      return true
    }
    return exporter.values.fill(value, text, as: kind)
  }
}
