import InterfaceBuilder
import SceneCatalog

/// Determines the type of a runtime attribute whose value has several readings.
enum SettingTypes {
  /// Completes a `set` that was made from a runtime attribute.
  static func add(to setting: DraftElement, _ element: NibElement) {
    let type = element["type"] ?? ""
    if type == "nil" || element.children.contains(where: { $0.name == "nil" }) { return setting.set("value", "nil") }
    guard let text = setting.text("value") else { return }
    switch type {
    case "boolean": setting.set("value", text == "YES" ? "true" : text == "NO" ? "false" : text, from: sources(setting))
    case "string" where isAmbiguous(text): setting.set("type", "string")
    case "localizedString": setting.set("type", "text")
    case "color", "image", "point", "size", "rect", "range": setting.set("type", type)
    default: break
    }
  }

  /// The reason why Swift cannot set a property that key-value coding sets; nil if it can.
  ///
  /// - Parameters:
  ///   - holder: the element that has the property, or something behind it.
  ///   - classes: the types of the app; nil if they are not known.
  static func objection(
    to setting: DraftElement, of holder: DraftElement, _ element: NibElement, _ classes: AppClasses?
  ) -> String? {
    let names = setting.text("property")?.split(separator: ".").map(String.init) ?? []
    guard let property = names.last else { return nil }
    if names.count > 1, let hidden = names.first(where: { $0.hasPrefix("_") }) { return "'\(hidden)' is private" }
    guard element["type"] == "number" else { return nil }
    switch classes?.type(at: names, in: holder.text("customClass")) {
    case .enumeration(let name): return "Swift takes no number for the enumeration '\(name)': set it in code"
    case .number: return nil
    case .boolean, .other, nil: break
    }
    // Any other property of the object itself is one that its class declares.
    let isOfUIKit = names.count > 1 || holder.kind.attribute(named: property) != nil
    if isOfUIKit, enumerations.contains(property) {
      return "Swift takes no number for an enumeration: set it in code"
    }
    // What is behind a property is probably a view, or a layer.
    let kind = names.count > 1 ? Catalog.element(named: "view") : holder.kind
    let isOfLayer = names.dropLast().contains("layer") && layerMasks.contains(property)
    return isOfLayer || isOptionSet(property, of: kind)
      ? "Swift takes no number for a set of options: set it in code" : nil
  }

  /// Whether a value of an attribute is several words of scenes.
  private static func isOptionSet(_ name: String, of kind: ElementKind?) -> Bool {
    if case .options? = kind?.attribute(named: name)?.value { true } else { false }
  }

  /// Writes the names that Swift has for properties of UIKit, and a value of the type that such a property has: key-value
  /// coding takes a number for a truth value.
  ///
  /// - Parameter classes: the types of the app; nil if they are not known.
  static func adapt(_ setting: DraftElement, of holder: DraftElement, _ classes: AppClasses?) {
    let names = setting.text("property")?.split(separator: ".").map(String.init) ?? []
    switch classes?.type(at: names, in: holder.text("customClass")) {
    case .boolean?: return setBoolean(setting)
    case .number?: return setNumber(setting)
    case .enumeration?, .other?, nil: break
    }
    guard let keyPath = setting.text("property"), let type = uikitClass(of: holder) else { return }
    let path = RuntimeProperties.swiftPath(of: keyPath, from: type)
    if path != keyPath, let attribute = setting.removeAttribute("property") {
      setting.set("property", [.text(path)], from: attribute.sources)
    }
    if RuntimeProperties.isBoolean(path, from: type) {
      setBoolean(setting)
    } else if setting.text("type") == "string", Decimal(setting.text("value") ?? "") != nil,
      case .propertyPath(let known)? = AttributeValue(path, as: .propertyPath),
      RuntimeProperties.isNumberOfLayer(known)
    {
      setting.removeAttribute("type")
    }
  }

  /// Makes a truth value of a number or a word.
  private static func setBoolean(_ setting: DraftElement) {
    guard ["string", nil].contains(setting.text("type")),
      let word = ["0": "false", "1": "true", "YES": "true", "NO": "false"][setting.text("value") ?? ""]
    else { return }
    setting.removeAttribute("type")
    setting.set("value", word, from: sources(setting))
  }

  /// Makes a number of a truth value.
  private static func setNumber(_ setting: DraftElement) {
    guard setting.text("type") == nil, let number = ["true": "1", "false": "0"][setting.text("value") ?? ""] else {
      return
    }
    setting.set("value", number, from: sources(setting))
  }

  /// The class of UIKit's that an object is of, or inherits from.
  private static func uikitClass(of holder: DraftElement) -> String? {
    if let type = holder.text("customClass"), UIKitClasses.contains(type) { return type }
    return holder.kind.type
  }

  /// Writes a `?` behind a property of UIKit that is optional, where the path goes on: `titleLabel?.numberOfLines`.
  static func markOptional(_ setting: DraftElement, of holder: DraftElement) {
    guard let path = setting.text("property"), let point = path.firstIndex(of: "."),
      optional[holder.kind.name]?.contains(String(path[..<point])) ?? false,
      let attribute = setting.removeAttribute("property")
    else { return }
    setting.set("property", [.text(path[..<point] + "?" + path[point...])], from: attribute.sources)
  }

  /// Makes a setting set a property of the object in another property.
  static func move(_ setting: DraftElement, into property: String) {
    guard let path = setting.text("property"), let attribute = setting.removeAttribute("property") else { return }
    setting.set("property", [.text(property + "." + path)], from: attribute.sources)
  }

  /// The optional properties of elements that hold views.
  private static let optional: [String: Set<String>] = [
    "button": ["titleLabel", "imageView"], "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
  ]

  /// The properties of UIKit whose values are words of scenes.
  private static let enumerations = Set(
    Catalog.elements.filter { $0.type != nil }.flatMap(\.attributes)
      .filter { if case .choice = $0.value { true } else { false } }.map(\.name))

  /// The properties of layers that are sets of options.
  private static let layerMasks: Set<String> = ["edgeAntialiasingMask", "maskedCorners"]

  private static func sources(_ setting: DraftElement) -> [ImportedItem] {
    setting.attributes.first { $0.name == "value" }?.sources ?? []
  }

  /// Whether a text would be read as something else than a text.
  private static func isAmbiguous(_ text: String) -> Bool {
    ["true", "false", "nil"].contains(text) || Decimal(text) != nil || AttributeValue(text, as: .color) != nil
  }
}
