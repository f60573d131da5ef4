/// A new name: a Swift identifier.
struct NameKind: ValueDefinition {
  var name: String { "name" }
  var expectation: String { "a name" }
  var schemaType: SchemaType? { nil }
  var token: ValueToken? { .name }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { .name(text) }
}
