/// A simple type of the XML schema, as data.
package struct SchemaType: Sendable {
  /// The name of the type: `value.color`. For a type of a choice's words, that of the choice follows.
  package let name: String
  /// The choice of the words.
  package let choice: Choice?
  /// What a value is.
  package let form: Form

  /// What a value of a type is.
  package indirect enum Form: Sendable {
    /// One of some words.
    case words([String])
    /// A text that a regular expression matches.
    case pattern(String)
    /// A text that is not empty.
    case nonEmpty
    /// A whole number, not below a limit.
    case integer(atLeast: Int)
    /// A decimal number in a range.
    case decimal(in: ClosedRange<Double>)
    /// One or more values of a type, with spaces between them.
    case list(of: SchemaType)
    /// A value of one of some types.
    case union([SchemaType])
  }

  init(_ name: String, _ form: Form, of choice: Choice? = nil) {
    self.name = name
    self.choice = choice
    self.form = form
  }

  /// The type of names, whatever they are names of.
  static let name = SchemaType("value.name", .nonEmpty)

  /// The type of values that are numbers, with spaces between them.
  static func numbers(_ name: String, _ counts: Int...) -> SchemaType {
    SchemaType(name, .pattern(counts.map { Decimal.pattern(of: $0) }.joined(separator: "|")))
  }
}

extension Decimal {
  /// The regular expression of a number in a schema.
  package static let pattern = "[+\\-]?[0-9]+(\\.[0-9]+)?"

  /// The regular expression of several numbers, with spaces between them.
  static func pattern(of count: Int) -> String {
    " *" + Array(repeating: pattern, count: count).joined(separator: " +") + " *"
  }
}
