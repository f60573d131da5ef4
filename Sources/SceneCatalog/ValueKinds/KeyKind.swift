/// A key: a character, or a word for one that has none, such as `upArrow`.
struct KeyKind: ValueDefinition {
  var name: String { "key" }
  var expectation: String { "a character, or the name of a key such as 'upArrow', 'escape' or 'f1'" }
  var words: [String] { KeyInput.words }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { .word }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { KeyInput(text).map(AttributeValue.key) }
}
