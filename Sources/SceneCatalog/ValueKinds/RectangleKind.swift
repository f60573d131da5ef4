/// `x y width height`.
struct RectangleKind: ValueDefinition {
  var name: String { "rect" }
  var expectation: String { "four numbers: x, y, width and height" }
  var schemaType: SchemaType? { .numbers("value.rect", 4) }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .numbersInElement }

  func value(of text: String) -> AttributeValue? { Rectangle(text).map(AttributeValue.rectangle) }
}
