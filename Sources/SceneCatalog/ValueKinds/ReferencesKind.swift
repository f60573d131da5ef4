/// The names of several other things, separated by spaces.
struct ReferencesKind: ValueDefinition {
  var name: String { "references" }
  var expectation: String { "the names of things in the scene" }
  var parts: ValueParts { .words }
  var scope: NameScope? { .anything }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { nil }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { Names(text).map(AttributeValue.names) }
}
