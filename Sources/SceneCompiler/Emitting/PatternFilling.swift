import SceneCatalog

/// Fills the places of a pattern of the catalogue: `setEnabled(%, forSegmentAt: {index})`.
struct PatternFilling {
  /// The kind of element that the pattern belongs to.
  let kind: ElementKind
  /// The attributes of the element.
  let attributes: [Attribute]
  /// The bundle of images and colours.
  let bundle: ResourceBundle
  /// What names in braces stand for that are no attributes: `index`, an object that the element is made with.
  var names: [String: String] = [:]

  /// Swift of a pattern, in which `%` stands for `value`.
  func swift(_ pattern: String, value: String = "") -> String {
    swift(CreationPart.parts(of: pattern), value: value)
  }

  /// Swift of the parts of a pattern.
  func swift(_ parts: [CreationPart], value: String = "") -> String {
    parts.map { part in
      switch part {
      case .text(let text):
        text.split(atASCII: "%").joined(separator: value)
      case .attribute(let name): self.value(of: name)
      }
    }.joined()
  }

  /// What a name in braces stands for; without the attribute or the child, what the catalogue has for this case.
  private func value(of name: String) -> String {
    if let value = names[name] { return value }
    if let attribute = attributes.named(name) { return attribute.value.swift(in: bundle) }
    if case .creation(let fallback)? = kind.attribute(named: name)?.effect { return fallback }
    guard let child = Catalog.element(named: name), let type = child.type else { return "" }
    return type + PatternFilling(kind: child, attributes: [], bundle: bundle).swift(child.creation)
  }
}
