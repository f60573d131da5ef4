/// Text that a user reads.
struct TextKind: ValueDefinition {
  var name: String { "string" }
  var expectation: String { "text" }
  var schemaType: SchemaType? { nil }
  var token: ValueToken? { .string }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { .text(text) }
}
