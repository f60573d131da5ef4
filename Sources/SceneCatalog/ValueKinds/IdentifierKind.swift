/// Text that becomes a Swift name, such as a segue's identifier.
struct IdentifierKind: ValueDefinition {
  var name: String { "identifier" }
  var expectation: String { "an identifier" }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { .name }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { text.isEmpty ? nil : .name(text) }
}
