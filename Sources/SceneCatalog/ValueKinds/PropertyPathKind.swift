/// A property, or one of what a property holds: `layer.cornerRadius`.
struct PropertyPathKind: ValueDefinition {
  var name: String { "propertyPath" }
  var expectation: String { "a property such as 'layer.cornerRadius'" }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { nil }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { PropertyPath(text).map(AttributeValue.propertyPath) }
}
