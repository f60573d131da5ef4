import InterfaceBuilder
import SceneCatalog

/// Writes properties that a scene sets by their names as user defined runtime attributes.
struct SettingExport {
  let exporter: SceneExporter

  func add(_ node: SceneNode, to parent: NibDraft) {
    guard let property = node["property"], let text = node["value"], let type = type(of: text, node["type"]) else {
      return exporter.note(node, "a runtime attribute cannot have this value")
    }
    let draft = NibDraft("userDefinedRuntimeAttribute")
    draft.set("type", type.name)
    draft.set("keyPath", property)
    guard fill(draft, type.element, text) else {
      return exporter.note(node, "a runtime attribute cannot have this value")
    }
    let list = parent.child("userDefinedRuntimeAttributes")
    list.append(draft)
    // Elements keep their order.
    if let holder = node.parent, let view = holder.children.firstIndex(where: \.isView),
      let own = holder.children.firstIndex(where: { $0 === node }), own < view
    {
      list.comesFirst = true
    }
    node.record(.carried)
    for attribute in node.attributes { node.carry(attribute.name) }
  }

  /// The type of Interface Builder for a value, and the element that says it; nil if there is none.
  private func type(of text: String, _ type: String?) -> (name: String, element: String?)? {
    switch type {
    case "text"?: return ("localizedString", nil)
    case "string"?: return ("string", nil)
    case "image"?: return ("image", nil)
    case "point"?, "size"?, "rect"?, "range"?: return (type ?? "", type)
    case nil: break
    default: return nil
    }
    if text == "true" || text == "false" { return ("boolean", nil) }
    if text == "nil" { return ("nil", nil) }
    if Int(text) != nil { return ("number", "integer") }
    if AttributeValue(text, as: .number) != nil { return ("number", "real") }
    if AttributeValue(text, as: .color) != nil { return ("color", "color") }
    return text.hasPrefix(".") ? nil : ("string", nil)
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
      value.set("location", numbers[0])
      value.set("length", numbers[1])
      return true
    }
    return exporter.values.fill(value, text, as: kind)
  }
}
