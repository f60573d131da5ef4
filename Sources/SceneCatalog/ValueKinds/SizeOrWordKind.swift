/// `width height`, or one of several words.
struct SizeOrWordKind: ValueDefinition {
  let alternatives: Choice

  var name: String { "size" }
  var expectation: String { "two numbers: width and height; or " + alternatives.quotedNames.listed(joinedBy: "or") }
  var words: [String] { alternatives.names }
  var choice: Choice? { alternatives }
  var schemaType: SchemaType? {
    SchemaType("sizeOr", .pattern(([Decimal.pattern(of: 2)] + words).joined(separator: "|")), of: alternatives)
  }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .numbersInElement }

  func value(of text: String) -> AttributeValue? {
    alternatives.word(named: text).map(AttributeValue.word) ?? Size(text).map(AttributeValue.size)
  }
}
