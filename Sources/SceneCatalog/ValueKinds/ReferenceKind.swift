/// The name of something else.
struct ReferenceKind: ValueDefinition {
  var name: String { "reference" }
  var expectation: String { "the name of something in the scenes" }
  var scope: NameScope? { .anything }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { nil }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { text.isEmpty ? nil : .name(text) }
}
