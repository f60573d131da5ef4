/// Text in parts, which elements write, and no attribute.
struct AttributedTextKind: ValueDefinition {
  var name: String { "attributedText" }
  var expectation: String { "text in runs" }
  var schemaType: SchemaType? { nil }
  var token: ValueToken? { nil }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { nil }
}
