import SceneCatalog

/// Fills the places of a pattern of the catalogue: `setEnabled(%, forSegmentAt: {index})`.
struct PatternFilling {
  /// The kind of element that the pattern belongs to; nil if no other attribute has a place in it.
  var kind: ElementKind?
  /// The attributes of the element.
  var attributes: [Attribute] = []
  /// The bundle of images and colours.
  let bundle: ResourceBundle
  /// What names in braces stand for that are no attributes: `index`, an object that the element is made with.
  var names: [String: String] = [:]

  /// The expression of a pattern, in which `%` stands for `value`.
  func swift(_ pattern: SwiftPattern, value: String = "") -> SwiftExpression {
    pattern.expression { $0 == SwiftPattern.value ? value : self.value(of: $0) }
  }

  /// What a name in braces stands for; without the attribute or the child, what the catalogue has for this case.
  private func value(of name: String) -> String {
    if let value = names[name] { return value }
    if let attribute = attributes.named(name) { return attribute.value.swift(in: bundle).text }
    if case .creation(let fallback)? = kind?.attribute(named: name)?.effect { return fallback }
    guard let child = Catalog.element(named: name), let type = child.type else { return "" }
    return type + PatternFilling(kind: child, bundle: bundle).swift(child.creationCall).text
  }
}
