/// A decimal number.
struct NumberKind: ValueDefinition {
  var name: String { "number" }
  var expectation: String { "a number" }
  var schemaType: SchemaType? { SchemaType("value.number", .pattern(Decimal.pattern)) }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .number }

  func value(of text: String) -> AttributeValue? { Decimal(text).map(AttributeValue.number) }
}
