/// The name of an image asset.
struct ImageKind: ValueDefinition {
  var name: String { "image" }
  var expectation: String { "the name of an image" }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { .string }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { text.isEmpty ? nil : .image(.asset(text)) }
}
