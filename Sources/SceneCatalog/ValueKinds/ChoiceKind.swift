/// One of several words.
struct ChoiceKind: ValueDefinition {
  let alternatives: Choice

  var name: String { "choice" }
  var expectation: String { alternatives.quotedNames.listed(joinedBy: "or") }
  var words: [String] { alternatives.names }
  var choice: Choice? { alternatives }
  var schemaType: SchemaType? { SchemaType("choice", .words(words), of: alternatives) }
  var token: ValueToken? { .word }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { alternatives.word(named: text).map(AttributeValue.word) }
}
