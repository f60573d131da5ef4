/// The name of a Swift class, which may be nested or generic.
struct ClassNameKind: ValueDefinition {
  var name: String { "className" }
  var expectation: String { "the name of a class" }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { .class }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { TypeName(class: text).map(AttributeValue.type) }
}
