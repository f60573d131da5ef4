/// `width height`.
struct SizeKind: ValueDefinition {
  var name: String { "size" }
  var expectation: String { "two numbers: width and height" }
  var schemaType: SchemaType? { .numbers("value.size", 2) }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .numbersInElement }

  func value(of text: String) -> AttributeValue? { Size(text).map(AttributeValue.size) }
}
