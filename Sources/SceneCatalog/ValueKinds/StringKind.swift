/// Text that code reads.
struct StringKind: ValueDefinition {
  var name: String { "string" }
  var expectation: String { "text" }
  var schemaType: SchemaType? { nil }
  var token: ValueToken? { .string }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { .string(text) }
}
