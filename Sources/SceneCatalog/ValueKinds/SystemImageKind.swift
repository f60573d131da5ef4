/// The name of an SF symbol.
struct SystemImageKind: ValueDefinition {
  var name: String { "systemImage" }
  var expectation: String { "the name of a symbol" }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { .string }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { text.isEmpty ? nil : .image(.symbol(text)) }
}
