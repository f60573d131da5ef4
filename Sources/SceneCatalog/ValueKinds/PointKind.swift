/// `x y`.
struct PointKind: ValueDefinition {
  var name: String { "point" }
  var expectation: String { "two numbers: x and y" }
  var schemaType: SchemaType? { .numbers("value.size", 2) }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .element }

  func value(of text: String) -> AttributeValue? { Point(text).map(AttributeValue.point) }
}
