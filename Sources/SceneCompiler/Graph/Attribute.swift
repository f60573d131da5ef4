package import SceneCatalog
package import SceneDiagnostics

/// An attribute of an element, with its value parsed.
///
/// It is a class because elements and lists of attributes are copied often, and attributes never change.
public final class Attribute: Sendable {
  /// The kind of the attribute.
  package let kind: AttributeKind
  /// Its place among those that its element takes, or -1 if it comes before them. Attributes are kept in this order,
  /// whatever the order in the file.
  let order: Int
  /// The value as it is written, after XML's escapes are replaced: for messages and comparisons.
  package let text: String
  /// The value.
  package let value: AttributeValue
  /// The traits with which the value holds; nil for the value that holds without conditions.
  package let condition: TraitCondition?
  /// The source range of its name.
  package let nameRange: SourceRange
  /// The source range of its value.
  package let range: SourceRange
  /// The system that it needs, where that is newer than the deployment target.
  let newerSystem: SystemVersion?

  init(
    kind: AttributeKind, order: Int, text: String, value: AttributeValue, condition: TraitCondition? = nil,
    nameRange: SourceRange, range: SourceRange, newerSystem: SystemVersion? = nil
  ) {
    self.kind = kind
    self.order = order
    self.text = text
    self.value = value
    self.condition = condition
    self.nameRange = nameRange
    self.range = range
    self.newerSystem = newerSystem
  }

  /// The attribute with another value.
  func with(_ value: AttributeValue) -> Attribute {
    Attribute(
      kind: kind, order: order, text: text, value: value, condition: condition, nameRange: nameRange, range: range,
      newerSystem: newerSystem)
  }

  /// The attribute with a condition.
  func under(_ condition: TraitCondition) -> Attribute {
    Attribute(
      kind: kind, order: order, text: text, value: value, condition: condition, nameRange: nameRange, range: range,
      newerSystem: newerSystem)
  }

  /// Its name as it is written: `axis`, or `axis.compactHeight`.
  var spelling: String { condition.map { "\(kind.name).\($0.text)" } ?? kind.name }

  /// The value as a name.
  var name: Name { Name(text: text, range: range) }

  /// Whether a `set` element says it.
  var isSetting: Bool { kind.name == ElementKind.set.name }

  /// Whether it is the attribute of a key.
  package func matches<Value>(_ key: AttributeKey<Value>) -> Bool { kind.name == key.name }
}

extension [Attribute] {
  /// The attribute of a key, if it was given.
  func attribute<Value>(_ key: AttributeKey<Value>) -> Attribute? { named(key.name) }

  /// The bits of their names.
  var nameBits: UInt64 { reduce(0) { $0 | $1.kind.nameKey.bit } }

  /// The attribute of a name, if it was given. The name comes from the catalogue or from another attribute.
  func named(_ name: String) -> Attribute? {
    let key = AttributeNameKey(name)
    return first { $0.kind.nameKey == key && $0.kind.name == name }
  }

  /// The value of an attribute, if it was given.
  subscript<Value>(key: AttributeKey<Value>) -> Value? { attribute(key).flatMap { Value($0.value) } }

  /// Whether an attribute was given.
  func has<Value>(_ key: AttributeKey<Value>) -> Bool { attribute(key) != nil }

  /// The value of an attribute as a name with its source range.
  func name<Value>(of key: AttributeKey<Value>) -> Name? { attribute(key)?.name }
}

/// Something that has attributes.
package protocol AttributedElement {
  /// The attributes that were given and understood, in the order of the catalogue.
  var attributes: [Attribute] { get }
  /// The bits of their names: an attribute whose bit is missing was not given. The compiler asks each element for dozens
  /// of attributes, of which it has few.
  var nameBits: UInt64 { get }
}

extension AttributedElement {
  package var nameBits: UInt64 { .max }

  /// The value of an attribute, if it was given.
  package subscript<Value>(key: AttributeKey<Value>) -> Value? { attribute(key).flatMap { Value($0.value) } }

  /// The attribute of a key, if it was given.
  package func attribute<Value>(_ key: AttributeKey<Value>) -> Attribute? {
    nameBits & AttributeNameKey(key.name).bit == 0 ? nil : attributes.attribute(key)
  }

  /// Whether an attribute was given.
  package func has<Value>(_ key: AttributeKey<Value>) -> Bool { attribute(key) != nil }

  /// The value of an attribute as a name with its source range.
  func name<Value>(of key: AttributeKey<Value>) -> Name? { attribute(key)?.name }
}
