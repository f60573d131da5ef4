import SceneCatalog
import SceneDiagnostics

/// An attribute of an element, with its value parsed.
public struct Attribute: Sendable {
  /// What kind of attribute it is.
  let kind: AttributeKind
  /// Its place among those that its element takes, or -1 if it comes before them. Attributes are kept in this order,
  /// whatever the order in the file.
  let order: Int
  /// The value as it is written, after XML's escapes are replaced: for messages and comparisons.
  let text: String
  /// The value.
  var value: AttributeValue
  /// The traits with which the value holds; nil for the value that holds without conditions.
  var condition: TraitCondition?
  /// The source range of its name.
  let nameRange: SourceRange
  /// The source range of its value.
  let range: SourceRange
  /// The system that it needs, where that is newer than the deployment target.
  var newerSystem: SystemVersion? = nil

  /// Its name as it is written: `axis`, or `axis.compactHeight`.
  var spelling: String { condition.map { "\(kind.name).\($0.text)" } ?? kind.name }

  /// The value as a name.
  var name: Name { Name(text: text, range: range) }

  /// Whether a `set` element says it.
  var isSetting: Bool { kind.name == ElementKind.set.name }

  /// Whether it is the attribute of a key.
  func matches<Value>(_ key: AttributeKey<Value>) -> Bool { kind.name == key.name }
}

extension [Attribute] {
  /// The attribute of a key, if it was given.
  func attribute<Value>(_ key: AttributeKey<Value>) -> Attribute? { named(key.name) }

  /// The attribute of a name, if it was given. The name comes from the catalogue or from another attribute.
  func named(_ name: String) -> Attribute? {
    for attribute in self where attribute.kind.name == name { return attribute }
    return nil
  }

  /// The value of an attribute, if it was given.
  subscript<Value>(key: AttributeKey<Value>) -> Value? { attribute(key).flatMap { Value($0.value) } }

  /// Whether an attribute was given.
  func has<Value>(_ key: AttributeKey<Value>) -> Bool { attribute(key) != nil }

  /// The value of an attribute as a name with its source range.
  func name<Value>(of key: AttributeKey<Value>) -> Name? { attribute(key)?.name }
}

/// Something that has attributes.
protocol AttributedElement {
  /// The attributes that were given and understood, in the order of the catalogue.
  var attributes: [Attribute] { get }
}

extension AttributedElement {
  /// The value of an attribute, if it was given.
  subscript<Value>(key: AttributeKey<Value>) -> Value? { attributes[key] }

  /// The attribute of a key, if it was given.
  func attribute<Value>(_ key: AttributeKey<Value>) -> Attribute? { attributes.attribute(key) }

  /// Whether an attribute was given.
  func has<Value>(_ key: AttributeKey<Value>) -> Bool { attributes.has(key) }

  /// The value of an attribute as a name with its source range.
  func name<Value>(of key: AttributeKey<Value>) -> Name? { attributes.name(of: key) }
}
