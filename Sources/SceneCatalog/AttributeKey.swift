/// The name of an attribute, and the type that its value has: `segue[.kind]` is a `SegueKind`.
///
/// What the compiler itself reads has a key. The catalogue declares the attribute with the key, so that its name and the
/// kind of its value are written once.
package struct AttributeKey<Value: AttributeValueType>: Sendable {
  /// The name of the attribute.
  package let name: String
  /// The kind of the value.
  let kind: ValueKind
  /// Where the names in the value are declared, if the kind of the value does not say it.
  let refersTo: NameScope?

  init(name: String, kind: ValueKind, refersTo: NameScope? = nil) {
    self.name = name
    self.kind = kind
    self.refersTo = refersTo
  }
}

extension AttributeKey where Value == Bool {
  init(_ name: String) { self.init(name: name, kind: .boolean) }
}

extension AttributeKey where Value == String {
  /// - Parameter kind: a kind of text or name.
  /// - Parameter refersTo: where the name is declared, if it is one that the kind does not tell.
  init(_ name: String, _ kind: ValueKind, refersTo: NameScope? = nil) {
    self.init(name: name, kind: kind, refersTo: refersTo)
  }
}

extension AttributeKey where Value == Decimal {
  init(_ name: String) { self.init(name: name, kind: .number) }
  init(_ name: String, in range: ClosedRange<Double>) { self.init(name: name, kind: .numberIn(range)) }
}

extension AttributeKey where Value == TypeName {
  /// - Parameter kind: `className` or `typeName`.
  init(_ name: String, _ kind: ValueKind) { self.init(name: name, kind: kind) }
}

extension AttributeKey where Value == ImageSource {
  /// - Parameter kind: `image` or `systemImage`.
  init(_ name: String, _ kind: ValueKind) { self.init(name: name, kind: kind) }
}

extension AttributeKey where Value == Word {
  init(_ name: String, _ choice: Choice) { self.init(name: name, kind: .choice(choice)) }
}

extension AttributeKey where Value == Words {
  init(_ name: String, _ choice: Choice) { self.init(name: name, kind: .options(choice)) }
}

extension AttributeKey where Value: ChoiceWord {
  init(_ name: String) { self.init(name: name, kind: .choice(Value.choice)) }
}

extension AttributeKey where Value == Selector {
  init(_ name: String) { self.init(name: name, kind: .selector) }
}

extension AttributeKey where Value == ConstraintItem {
  init(_ name: String) { self.init(name: name, kind: .layoutItem) }
}

extension AttributeKey where Value == Multiplier {
  init(_ name: String) { self.init(name: name, kind: .multiplier) }
}

extension AttributeKey where Value == Rectangle {
  init(_ name: String) { self.init(name: name, kind: .rect) }
}

extension AttributeKey where Value == Insets {
  init(_ name: String) { self.init(name: name, kind: .insets) }
}

extension AttributeKey where Value == Size {
  init(_ name: String) { self.init(name: name, kind: .size) }
}

extension AttributeKey where Value == PropertyPath {
  init(_ name: String) { self.init(name: name, kind: .propertyPath) }
}

extension AttributeKey where Value == Distance {
  init(_ name: String) { self.init(name: name, kind: .numberOr(.systemDistance)) }
}

extension AttributeKey where Value == TraitAlternatives {
  init(_ name: String) { self.init(name: name, kind: .traits) }
}
