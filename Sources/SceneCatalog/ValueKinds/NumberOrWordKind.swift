/// A decimal number, or one of several words.
struct NumberOrWordKind: ValueDefinition {
  let alternatives: Choice

  var name: String { "number" }
  var expectation: String { (["a number"] + alternatives.quotedNames).listed(joinedBy: "or") }
  var schemaType: SchemaType? {
    let patterns = [Decimal.pattern] + alternatives.names
    return SchemaType("numberOr", .pattern(patterns.joined(separator: "|")), of: alternatives)
  }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .sameExcept(alternatives) }

  func value(of text: String) -> AttributeValue? {
    Decimal(text).map(AttributeValue.number) ?? alternatives.word(named: text).map(AttributeValue.word)
  }
}
