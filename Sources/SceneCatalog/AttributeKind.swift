/// A kind of attribute: its name, what it takes and what becomes of it, as data.
public final class AttributeKind: Sendable {
  /// What becomes of a value in Swift.
  public enum Effect: Sendable, Equatable {
    /// The compiler reads it; nothing is emitted for it as such.
    case structural
    /// A property is set: `numberOfLines`, `navigationItem.prompt`.
    case property(String)
    /// A method is called, the value standing for `%`: `setTitle(%, for: .normal)`.
    case call(String)
    /// It takes part in making the object, through the element's `creation`; the default is used where it is not given.
    case creation(default: String)
  }

  /// The attribute's name.
  public let name: String
  /// What it takes.
  public let value: ValueKind
  /// What becomes of it.
  public let effect: Effect
  /// Whether an element must have it.
  public let isRequired: Bool
  /// The kinds of segues for which it means something; nil if it does for all, or belongs to no segue.
  public let segueKinds: [String]?
  /// The attributes of which an element cannot have one beside it: both would say the same thing.
  public let excluded: [String]
  /// What it says, in one sentence.
  public let summary: String

  init(
    _ name: String, _ value: ValueKind, _ effect: Effect, isRequired: Bool = false, segueKinds: [String]? = nil,
    excludes excluded: [String] = [], _ summary: String
  ) {
    self.name = name
    self.value = value
    self.effect = effect
    self.isRequired = isRequired
    self.segueKinds = segueKinds
    self.excluded = excluded
    self.summary = summary
  }

  /// An attribute that the compiler itself reads.
  convenience init(
    _ name: String, _ value: ValueKind, isRequired: Bool = false, segueKinds: [String]? = nil, _ summary: String
  ) {
    self.init(name, value, .structural, isRequired: isRequired, segueKinds: segueKinds, summary)
  }

  /// An attribute that sets a property.
  convenience init(
    _ name: String, _ value: ValueKind, sets property: String, excludes excluded: [String] = [], _ summary: String
  ) {
    self.init(name, value, .property(property), excludes: excluded, summary)
  }

  /// An attribute that calls a method, `%` standing for the value.
  convenience init(
    _ name: String, _ value: ValueKind, calls method: String, excludes excluded: [String] = [], _ summary: String
  ) {
    self.init(name, value, .call(method), excludes: excluded, summary)
  }

  /// An attribute that takes part in making the object.
  convenience init(_ name: String, _ value: ValueKind, makesWith fallback: String, _ summary: String) {
    self.init(name, value, .creation(default: fallback), summary)
  }

  /// An attribute with a key, which the compiler itself reads.
  convenience init<Value>(
    key: AttributeKey<Value>, isRequired: Bool = false, segueKinds: [String]? = nil, excludes excluded: [String] = [],
    _ summary: String
  ) {
    self.init(
      key.name, key.kind, .structural, isRequired: isRequired, segueKinds: segueKinds, excludes: excluded, summary)
  }

  /// An attribute with a key, which also sets a property.
  convenience init<Value>(
    key: AttributeKey<Value>, sets property: String, excludes excluded: [String] = [], _ summary: String
  ) {
    self.init(key.name, key.kind, .property(property), excludes: excluded, summary)
  }

  /// An attribute with a key, which also takes part in making the object.
  convenience init<Value>(key: AttributeKey<Value>, makesWith fallback: String, _ summary: String) {
    self.init(key.name, key.kind, .creation(default: fallback), summary)
  }

  /// What a `set` element does: it sets a property that the author names.
  package static func setting(_ path: PropertyPath, _ kind: ValueKind) -> AttributeKind {
    AttributeKind(ElementKind.set.name, kind, .property(path.swift), "A property that the author names.")
  }

  /// The name of what a `text` element does. No attribute has it: a label has one called `text`, too.
  private static let attributedTextName = "<text>"

  /// What a `text` element does to the element that it is in.
  static func attributedText(sets property: String, excludes excluded: [String]) -> AttributeKind {
    AttributeKind(attributedTextName, .attributedText, .property(property), excludes: excluded, "Text in parts.")
  }

  /// What a `text` element does to the element that it is in.
  static func attributedText(calls method: String, excludes excluded: [String]) -> AttributeKind {
    AttributeKind(attributedTextName, .attributedText, .call(method), excludes: excluded, "Text in parts.")
  }
}
