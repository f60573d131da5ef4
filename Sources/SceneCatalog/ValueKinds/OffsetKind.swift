/// `horizontal vertical`.
struct OffsetKind: ValueDefinition {
  var name: String { "offset" }
  var expectation: String { "two numbers: horizontal and vertical" }
  var schemaType: SchemaType? { .numbers("value.size", 2) }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .element }

  func value(of text: String) -> AttributeValue? { Size(text).map(AttributeValue.offset) }
}
