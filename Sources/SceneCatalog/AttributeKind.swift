/// A kind of attribute: its name, what it takes and what becomes of it, as data.
public final class AttributeKind: Sendable {
  /// What becomes of a value in Swift.
  public enum Effect: Sendable, Equatable {
    /// The compiler reads it; nothing is emitted for it as such.
    case structural
    /// A property is set: `numberOfLines`, `navigationItem.prompt`.
    case property(String)
    /// A property is set to what an expression makes of the value, which stands for `%`: `Locale(identifier: %)`. A name
    /// in braces stands for the value of another attribute, which has to be given.
    case expression(property: String, String)
    /// A method is called, the value standing for `%`: `setTitle(%, for: .normal)`. A name in braces stands for the value
    /// of another attribute.
    case call(String)
    /// An entry of a dictionary is set, of a type that Swift does not know by itself: `foregroundColor`, a `UIColor`.
    case entry(String, type: String)
    /// A property of the shadow in a dictionary of attributes of text is set.
    case shadow(String, type: String)
    /// A method is called if the value is true: `startAnimating()`.
    case callIfTrue(String)
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
  /// The attributes without which it means nothing, beside those that its expression names.
  private let required: [String]
  /// The first system that has it; nil if every system has.
  public let since: SystemVersion?
  /// Whether it comes before all other attributes if its value is negative: some classes do not accept a maximum below
  /// their current minimum, nor a minimum above their current maximum.
  package let isFirstIfNegative: Bool
  /// What it says, in one sentence.
  public let summary: String

  init(
    _ name: String, _ value: ValueKind, _ effect: Effect, isRequired: Bool = false, segueKinds: [String]? = nil,
    excludes excluded: [String] = [], needs required: [String] = [], isFirstIfNegative: Bool = false,
    since: SystemVersion? = nil, _ summary: String
  ) {
    self.name = name
    self.value = value
    self.effect = effect
    self.isRequired = isRequired
    self.segueKinds = segueKinds
    self.excluded = excluded
    self.required = required
    self.since = since
    self.isFirstIfNegative = isFirstIfNegative
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
    _ name: String, _ value: ValueKind, sets property: String, excludes excluded: [String] = [],
    since: SystemVersion? = nil, _ summary: String
  ) {
    self.init(name, value, .property(property), excludes: excluded, since: since, summary)
  }

  /// An attribute that sets a property to what an expression makes of the value, which stands for `%`.
  convenience init(
    _ name: String, _ value: ValueKind, sets property: String, to expression: String, _ summary: String
  ) {
    self.init(name, value, .expression(property: property, expression), summary)
  }

  /// An attribute that calls a method if it is true.
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

  /// An attribute that calls a method, `%` standing for the value.
  convenience init(
    _ name: String, _ value: ValueKind, calls method: String, excludes excluded: [String] = [],
    since: SystemVersion? = nil, _ summary: String
  ) {
    self.init(name, value, .call(method), excludes: excluded, since: since, summary)
  }

  /// An attribute that takes part in making the object.
  convenience init(_ name: String, _ value: ValueKind, makesWith fallback: String, _ summary: String) {
    self.init(name, value, .creation(default: fallback), summary)
  }

  /// The attributes that an element has to have beside it.
  package var needed: [String] {
    guard case .expression(_, let pattern) = effect else { return required }
    let named = CreationPart.parts(of: pattern).compactMap { if case .attribute(let name) = $0 { name } else { nil } }
    return required + named
  }

  /// An attribute with a key, which the compiler itself reads.
  convenience init<Value>(
    key: AttributeKey<Value>, isRequired: Bool = false, segueKinds: [String]? = nil, excludes excluded: [String] = [],
    needs required: [String] = [], since: SystemVersion? = nil, _ summary: String
  ) {
    self.init(
      key.name, key.kind, .structural, isRequired: isRequired, segueKinds: segueKinds, excludes: excluded,
      needs: required, since: since, summary)
  }

  /// An attribute with a key, which also sets a property.
  convenience init<Value>(
    key: AttributeKey<Value>, sets property: String, excludes excluded: [String] = [], isFirstIfNegative: Bool = false,
    since: SystemVersion? = nil, _ summary: String
  ) {
    self.init(
      key.name, key.kind, .property(property), excludes: excluded, isFirstIfNegative: isFirstIfNegative, since: since,
      summary)
  }

  /// An attribute of a segue, which sets a property of the destination.
  convenience init(
    _ name: String, _ value: ValueKind, sets property: String, segueKinds: [String], _ summary: String
  ) {
    self.init(name, value, .property(property), segueKinds: segueKinds, summary)
  }

  /// An attribute with a key, which also takes part in making the object.
  convenience init<Value>(key: AttributeKey<Value>, makesWith fallback: String, _ summary: String) {
    self.init(key.name, key.kind, .creation(default: fallback), summary)
  }

  /// The first system that has a value of the attribute; nil if every system has.
  package func since(of value: AttributeValue) -> SystemVersion? {
    let words: [Word] =
      switch value {
      case .word(let word): [word]
      case .words(let words): words
      default: []
      }
    return words.reduce(since) { newest, word in word.since.map { max($0, newest ?? $0) } ?? newest }
  }

  /// Whether statements of its own write it, which can stand under a condition.
  package var isConditional: Bool {
    switch effect {
    case .property, .expression, .call, .callIfTrue: true
    case .structural, .creation, .entry, .shadow: false
    }
  }

  /// What a `set` element does: it sets a property that the author names.
  package static func setting(_ path: PropertyPath, _ kind: ValueKind) -> AttributeKind {
    AttributeKind(ElementKind.set.name, kind, .property(path.swift), "A property that the scene names.")
  }

  /// The name of what a `text` element does. No attribute has it: a label has one called `text`, too.
  private static let attributedTextName = "<text>"

  /// What a `text` element does to the element that it is in.
  static func attributedText(sets property: String, excludes excluded: [String]) -> AttributeKind {
    AttributeKind(attributedTextName, .attributedText, .property(property), excludes: excluded, "Attributed text.")
  }

  /// What a `text` element does to the element that it is in.
  static func attributedText(calls method: String, excludes excluded: [String]) -> AttributeKind {
    AttributeKind(attributedTextName, .attributedText, .call(method), excludes: excluded, "Attributed text.")
  }
}
