import InterfaceBuilder
import SceneCatalog

/// Converts values of scenes to values of Interface Builder.
struct ValueDraft {
  let inverse: MappingInverse

  /// The text of an attribute of Interface Builder for a value that the mapping does not convert; nil if there is none.
  func text(_ text: String, as kind: ValueKind) -> String? {
    switch kind.definition.storyboardForm {
    case .same, .number: text
    case .sameExcept(let choice): choice.word(named: text) == nil ? text : nil
    case .flag: text == "true" ? "YES" : text == "false" ? "NO" : nil
    case .selector: Self.selector(text)
    case .element, .numbersInElement, .symbolConfiguration: nil
    }
  }

  /// The selector of a method: `save:`, of `save(_:)`.
  static func selector(_ text: String) -> String? {
    guard case .selector(let selector)? = AttributeValue(text, as: .selector) else { return nil }
    switch selector.label {
    case nil: return selector.name
    case "_"?: return selector.name + ":"
    case let label?:
      let suffix = label.prefix(1).uppercased() + label.dropFirst()
      return selector.name + (label == "for" || label == "with" ? suffix : "With" + suffix) + ":"
    }
  }

  /// Fills the element that is the value of an attribute; returns whether Interface Builder has such a value.
  func fill(_ element: NibDraft, _ text: String, as kind: ValueKind) -> Bool {
    guard let value = AttributeValue(text, as: kind) else { return false }
    switch (element.name, value) {
    case ("color", .color(let color)): return fill(element, color)
    case ("fontDescription", .font(let font)), ("font", .font(let font)): return fill(element, font)
    case ("preferredSymbolConfiguration", .symbolConfiguration(let configuration)):
      return fill(element, configuration)
    case ("rect", _): return set(["x", "y", "width", "height"], text, on: element)
    case ("size", _), ("value", _): return set(["width", "height"], text, on: element)
    case ("offsetWrapper", _): return set(["horizontal", "vertical"], text, on: element)
    case ("point", _): return set(["x", "y"], text, on: element)
    case ("range", _): return set(["location", "length"], text, on: element)
    case ("inset", _): return set(["minY", "minX", "maxY", "maxX"], text, on: element)
    case ("edgeInsets", _): return set(["top", "left", "bottom", "right"], text, on: element)
    case ("directionalEdgeInsets", _): return set(["top", "leading", "bottom", "trailing"], text, on: element)
    case ("bool", .boolean(let flag)): element.set("value", flag ? "YES" : "NO")
    case ("integer", .integer), ("integer", .number), ("real", .number): element.set("value", text)
    case ("string", .text), ("mutableString", .text), ("string", .string): element.text = text
    case ("date", .date(let date)): element.set("timeIntervalSinceReferenceDate", date.sinceReferenceDate)
    case ("locale", _): element.set("localeIdentifier", text)
    case ("timeZone", _): element.set("name", text)
    default: return false
    }
    return true
  }

  /// Sets numbers; one number stands for all.
  private func set(_ names: [String], _ text: String, on element: NibDraft) -> Bool {
    let numbers = text.split(separator: " ").map(String.init)
    guard numbers.count == names.count || numbers.count == 1, numbers.allSatisfy({ Double($0) != nil }) else {
      return false
    }
    for (index, name) in names.enumerated() { element.set(name, numbers.count == 1 ? numbers[0] : numbers[index]) }
    return true
  }

  // MARK: Colours

  private func fill(_ element: NibDraft, _ color: Color) -> Bool {
    switch color {
    case .asset(let name): element.set("name", name)
    case .components(let red, let green, let blue, let alpha):
      setComponents([red, green, blue].map(Self.portion), Self.portion(alpha), on: element)
      element.set("customColorSpace", "sRGB")
    case .decimals(.displayP3, let red, let green, let blue):
      setComponents([red, green, blue].map(\.text), "1", on: element)
      element.set("customColorSpace", "displayP3")
    case .faded(.decimals(.displayP3, let red, let green, let blue), let alpha):
      setComponents([red, green, blue].map(\.text), alpha.text, on: element)
      element.set("customColorSpace", "displayP3")
    case .system(let name):
      if let white = Self.whites[name] {
        setWhite(white, name == "clear" ? "0.0" : "1", on: element)
      } else if let components = Self.primaries[name] {
        setComponents(components, "1", on: element)
        element.set("customColorSpace", "sRGB")
      } else {
        element.set("systemColor", name + "Color")
      }
    case .decimals, .white, .faded, .dynamic: return false
    }
    return true
  }

  /// The shades of UIKit that are the same everywhere and that the import knows by their components.
  private static let whites = [
    "black": "0.0", "white": "1", "clear": "0.0", "darkGray": "0.33333333333333331", "lightGray": "0.66666666666666663",
  ]
  private static let primaries = [
    "red": ["1", "0.0", "0.0"], "green": ["0.0", "1", "0.0"], "blue": ["0.0", "0.0", "1"],
  ]

  private func setWhite(_ white: String, _ alpha: String, on element: NibDraft) {
    element.set(
      ("white", white), ("alpha", alpha), ("colorSpace", "custom"),
      ("customColorSpace", "genericGamma22GrayColorSpace"))
  }

  private func setComponents(_ components: [String], _ alpha: String, on element: NibDraft) {
    for (name, value) in zip(["red", "green", "blue"], components) { element.set(name, value) }
    element.set("alpha", alpha)
    element.set("colorSpace", "custom")
  }

  private static func portion(_ byte: UInt8) -> String {
    byte == 0 ? "0.0" : byte == 255 ? "1" : "\(Double(byte) / 255)"
  }

  // MARK: Fonts

  private func fill(_ element: NibDraft, _ font: Font) -> Bool {
    let isDescription = element.name == "fontDescription"
    let size = isDescription ? "pointSize" : "size"
    switch font {
    case .textStyle(let style):
      guard isDescription, let name = inverse.value(for: style, attribute: "style", of: "fontDescription") else {
        return false
      }
      element.set("style", name)
    case .named(let name, let points):
      if isDescription { element.set("type", "custom") }
      element.set("name", name)
      if isDescription { element.set("family", String(name.prefix { $0 != "-" })) }
      element.set(size, points.text)
    case .system(let points, let form):
      guard form.design == nil else { return false }
      if isDescription {
        guard !form.isItalic || form.weight == nil else { return false }
        element.set("type", form.isItalic ? "italicSystem" : form.weight == "bold" ? "boldSystem" : "system")
        if let weight = form.weight, weight != "bold" { element.set("weight", weight) }
      } else {
        guard !form.isItalic, form.weight == nil || form.weight == "bold" else { return false }
        element.set("metaFont", form.weight == nil ? "system" : "systemBold")
      }
      element.set(size, points.text)
    case .scaled: return false
    }
    return true
  }

  private func fill(_ element: NibDraft, _ configuration: SymbolConfiguration) -> Bool {
    switch configuration.size {
    case .points(let points)?:
      element.set("configurationType", "pointSize")
      element.set("pointSize", points.text)
    case .textStyle(let style)?:
      guard let name = inverse.value(for: style, attribute: "style", of: "fontDescription") else { return false }
      element.set("configurationType", "font")
      element.child("fontDescription", key: "configuration").set("style", name)
    case nil: element.set("configurationType", configuration.weight != nil ? "weight" : "scale")
    }
    if let scale = configuration.scale { element.set("scale", scale) }
    if let weight = configuration.weight { element.set("weight", weight) }
    return true
  }
}
