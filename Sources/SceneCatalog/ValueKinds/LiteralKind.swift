/// A literal of a parameter's type, which the compiler checks when it knows the type.
struct LiteralKind: ValueDefinition {
  var name: String { "literal" }
  var expectation: String { "text" }
  var schemaType: SchemaType? { nil }
  var token: ValueToken? { .string }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { .name(text) }
}
