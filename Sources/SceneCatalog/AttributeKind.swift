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
  /// What it says, in one sentence.
  public let summary: String

  init(_ name: String, _ value: ValueKind, _ effect: Effect, isRequired: Bool = false, _ summary: String) {
    self.name = name
    self.value = value
    self.effect = effect
    self.isRequired = isRequired
    self.summary = summary
  }

  /// An attribute that the compiler itself reads.
  convenience init(_ name: String, _ value: ValueKind, isRequired: Bool = false, _ summary: String) {
    self.init(name, value, .structural, isRequired: isRequired, summary)
  }

  /// An attribute that sets a property.
  convenience init(_ name: String, _ value: ValueKind, sets property: String, _ summary: String) {
    self.init(name, value, .property(property), summary)
  }

  /// An attribute that calls a method, `%` standing for the value.
  convenience init(_ name: String, _ value: ValueKind, calls method: String, _ summary: String) {
    self.init(name, value, .call(method), summary)
  }

  /// An attribute that takes part in making the object.
  convenience init(_ name: String, _ value: ValueKind, makesWith fallback: String, _ summary: String) {
    self.init(name, value, .creation(default: fallback), summary)
  }
}
