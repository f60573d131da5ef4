/// Traits: `compactWidth`, `compactWidth.regularHeight or dark`.
struct TraitsKind: ValueDefinition {
  var name: String { "traits" }
  var expectation: String {
    "traits such as 'compactWidth', 'compactWidth.regularHeight' or 'compactWidth or compactHeight'"
  }
  var words: [String] { TraitWord.allCases.map(\.rawValue) }
  var parts: ValueParts { .words }
  /// In the schema, the traits of a condition may have any order.
  var schemaType: SchemaType? {
    let word = "(\(words.joined(separator: "|")))"
    let condition = "\(word)(\\.\(word))*"
    return SchemaType("value.traits", .pattern("\(condition)( or \(condition))*"))
  }
  var token: ValueToken? { .word }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { TraitAlternatives(text).map(AttributeValue.traits) }
}
