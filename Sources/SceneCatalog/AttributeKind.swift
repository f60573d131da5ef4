/// A kind of attribute: its name, the kind of its value, and the Swift that is generated for it.
public final class AttributeKind: Sendable {
  /// The Swift that is generated for a value.
  public enum Effect: Sendable, Equatable {
    /// The compiler reads the value. No statement is generated for it.
    case structural
    /// Sets a property: `numberOfLines`, `navigationItem.prompt`.
    case property(String)
    /// Sets a property to an expression, in which `%` is the value: `Locale(identifier: %)`. A name in braces is the
    /// value of another attribute, which is then required.
    case expression(property: String, String)
    /// Calls a method, in which `%` is the value: `setTitle(%, for: .normal)`. A name in braces is the value of another
    /// attribute.
    case call(String)
    /// Sets an entry of a dictionary, whose type Swift cannot infer: `foregroundColor`, a `UIColor`.
    case entry(String, type: String)
    /// Sets a property of the shadow in a dictionary of text attributes.
    case shadow(String, type: String)
    /// Calls a method if the value is true: `startAnimating()`.
    case callIfTrue(String)
    /// An argument in the `creation` of the element, with the default for elements without the attribute.
    case creation(default: String)
  }

  /// The name of the attribute.
  public let name: String
  /// The key of the name.
  package let nameKey: AttributeNameKey
  /// The kind of the value.
  public let value: ValueKind
  /// Where the names in its value are declared; nil if it names nothing.
  package let refersTo: NameScope?
  /// The Swift that is generated for a value.
  public let effect: Effect
  /// The expression or the call of the effect; empty where it has none.
  package let pattern: SwiftPattern
  /// Whether the element requires the attribute.
  public let isRequired: Bool
  /// The kinds of segues that can have the attribute; nil if all kinds can, or if it does not belong to a segue.
  public let segueKinds: [String]?
  /// The attributes that an element cannot have together with this one, because they set the same property.
  public let excluded: [String]
  /// The attributes that it requires, besides those that its expression names.
  private let required: [String]
  /// The first system that supports it; nil if all do.
  public let since: SystemVersion?
  /// Whether it is set before all other attributes if its value is negative. Some classes reject a maximum below the
  /// current minimum, and a minimum above the current maximum.
  package let isFirstIfNegative: Bool
  /// Whether it has no value but that of previews, because data decides in the app: the number of rows.
  package let isForPreviews: Bool
  /// A description of two to twelve words.
  public let summary: String

  init(
    _ name: String, _ value: ValueKind, _ effect: Effect, isRequired: Bool = false, segueKinds: [String]? = nil,
    excludes excluded: [String] = [], needs required: [String] = [], isFirstIfNegative: Bool = false,
    since: SystemVersion? = nil, refersTo: NameScope? = nil, isForPreviews: Bool = false, _ summary: String
  ) {
    self.name = name
    nameKey = AttributeNameKey(name)
    self.value = value
    self.isForPreviews = isForPreviews
    self.refersTo = refersTo ?? value.definition.scope
    self.effect = effect
    pattern =
      switch effect {
      case .expression(_, let pattern), .call(let pattern): SwiftPattern(pattern)
      case .structural, .property, .entry, .shadow, .callIfTrue, .creation: .nothing
      }
    self.isRequired = isRequired
    self.segueKinds = segueKinds
    self.excluded = excluded
    self.required = required
    self.since = since
    self.isFirstIfNegative = isFirstIfNegative
    self.summary = summary
  }

  /// Whether an element with this attribute has no use for the other one of a style: they are the same, or exclude each
  /// other.
  package func replaces(_ other: AttributeKind) -> Bool {
    self === other || excluded.contains(other.name) || other.excluded.contains(name)
  }

  /// An attribute that only the compiler reads.
  convenience init(
    _ name: String, _ value: ValueKind, isRequired: Bool = false, segueKinds: [String]? = nil, _ summary: String
  ) {
    self.init(name, value, .structural, isRequired: isRequired, segueKinds: segueKinds, summary)
  }

  /// An attribute that sets a property.
  convenience init(
    _ name: String, _ value: ValueKind, sets property: String, excludes excluded: [String] = [],
    since: SystemVersion? = nil, _ summary: String
  ) {
    self.init(name, value, .property(property), excludes: excluded, since: since, summary)
  }

  /// An attribute that sets a property to an expression, in which `%` is the value.
  convenience init(
    _ name: String, _ value: ValueKind, sets property: String, to expression: String, _ summary: String
  ) {
    self.init(name, value, .expression(property: property, expression), summary)
  }

  /// An attribute that calls a method if the value is true.
  convenience init(_ name: String, callsIfTrue method: String, _ summary: String) {
    self.init(name, .boolean, .callIfTrue(method), summary)
  }

  /// An attribute that sets an entry of a dictionary.
  convenience init(_ name: String, _ value: ValueKind, entry key: String, of type: String, _ summary: String) {
    self.init(name, value, .entry(key, type: type), summary)
  }

  /// An attribute that sets a property of the shadow of text.
  convenience init(_ name: String, _ value: ValueKind, shadow property: String, of type: String, _ summary: String) {
    self.init(name, value, .shadow(property, type: type), summary)
  }

  /// An attribute that calls a method, in which `%` is the value.
  convenience init(
    _ name: String, _ value: ValueKind, calls method: String, excludes excluded: [String] = [],
    since: SystemVersion? = nil, _ summary: String
  ) {
    self.init(name, value, .call(method), excludes: excluded, since: since, summary)
  }

  /// An attribute that is an argument in the creation of the object.
  convenience init(_ name: String, _ value: ValueKind, makesWith fallback: String, _ summary: String) {
    self.init(name, value, .creation(default: fallback), summary)
  }

  /// The attributes that it requires.
  package var needed: [String] { if case .expression = effect { required + pattern.names } else { required } }

  /// An attribute with a key, which only the compiler reads.
  convenience init<Value>(
    key: AttributeKey<Value>, isRequired: Bool = false, segueKinds: [String]? = nil, excludes excluded: [String] = [],
    needs required: [String] = [], since: SystemVersion? = nil, _ summary: String
  ) {
    self.init(
      key.name, key.kind, .structural, isRequired: isRequired, segueKinds: segueKinds, excludes: excluded,
      needs: required, since: since, refersTo: key.refersTo, summary)
  }

  /// An attribute with a key, which also sets a property.
  convenience init<Value>(
    key: AttributeKey<Value>, sets property: String, excludes excluded: [String] = [], isFirstIfNegative: Bool = false,
    since: SystemVersion? = nil, _ summary: String
  ) {
    self.init(
      key.name, key.kind, .property(property), excludes: excluded, isFirstIfNegative: isFirstIfNegative, since: since,
      refersTo: key.refersTo, summary)
  }

  /// An attribute of a segue, which sets a property of the destination.
  convenience init(
    _ name: String, _ value: ValueKind, sets property: String, segueKinds: [String], _ summary: String
  ) {
    self.init(name, value, .property(property), segueKinds: segueKinds, summary)
  }

  /// An attribute with a key, which is also an argument in the creation of the object.
  convenience init<Value>(key: AttributeKey<Value>, makesWith fallback: String, _ summary: String) {
    self.init(key.name, key.kind, .creation(default: fallback), refersTo: key.refersTo, summary)
  }

  /// The first system that supports a value of the attribute; nil if all do.
  package func since(of value: AttributeValue) -> SystemVersion? {
    let words: [Word] =
      switch value {
      case .word(let word): [word]
      case .words(let words): words
      default: []
      }
    return words.reduce(since) { newest, word in word.since.map { max($0, newest ?? $0) } ?? newest }
  }

  /// Whether it has a statement of its own, which can be under a condition.
  package var isConditional: Bool {
    switch effect {
    case .property, .expression, .call, .callIfTrue: true
    case .structural, .creation, .entry, .shadow: false
    }
  }

  /// The attribute of a `set` element, which names its property.
  package static func setting(_ path: PropertyPath, _ kind: ValueKind) -> AttributeKind {
    AttributeKind(ElementKind.set.name, kind, .property(path.swift), "A property that the scene names.")
  }

  /// The name of the attribute of a `text` element. No other attribute has it; a label also has one called `text`.
  private static let attributedTextName = "<text>"

  /// The attribute for the `text` element in an element.
  static func attributedText(sets property: String, excludes excluded: [String]) -> AttributeKind {
    AttributeKind(attributedTextName, .attributedText, .property(property), excludes: excluded, "Attributed text.")
  }

  /// The attribute for the `text` element in an element.
  static func attributedText(calls method: String, excludes excluded: [String]) -> AttributeKind {
    AttributeKind(attributedTextName, .attributedText, .call(method), excludes: excluded, "Attributed text.")
  }
}
