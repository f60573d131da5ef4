/// What a kind of value is: one file says all of it, but for the Swift that is generated for values.
package protocol ValueDefinition: Sendable {
  /// The name of the kind, for tools.
  var name: String { get }
  /// A description of a value, for messages: "expected …".
  var expectation: String { get }
  /// The type of values in the XML schema; nil where a value is any text.
  var schemaType: SchemaType? { get }
  /// What a value is for an editor that colours it; nil where the names in it are coloured one by one.
  var token: ValueToken? { get }
  /// How Interface Builder writes a value.
  var storyboardForm: StoryboardForm { get }

  /// The value that a text writes; nil if it writes none.
  func value(of text: String) -> AttributeValue?

  /// The words that a value can be, where there is a list of them.
  var words: [String] { get }
  /// The choice of the words, where they have Swift of their own.
  var choice: Choice? { get }
  /// What of a value is completed or renamed at once.
  var parts: ValueParts { get }
  /// Where the names in a value are declared, unless the attribute says another place; nil where it has none.
  var scope: NameScope? { get }

  /// Spellings of scenes for the spellings of other tools, which may be values.
  ///
  /// - Parameter texts: a text without units, then words that it may mean.
  func otherSpellings(of texts: [String]) -> [String]
}

extension ValueDefinition {
  package var words: [String] { [] }
  package var choice: Choice? { nil }
  package var parts: ValueParts { .whole }
  package var scope: NameScope? { nil }
  package func otherSpellings(of texts: [String]) -> [String] { [] }
}
