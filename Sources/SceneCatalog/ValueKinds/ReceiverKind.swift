/// The name of something that an action is sent to, or `firstResponder`.
struct ReceiverKind: ValueDefinition {
  var name: String { "reference" }
  var expectation: String { "the name of something in the scene, or 'firstResponder' for the first responder" }
  var scope: NameScope? { .anything }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { nil }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { text.isEmpty ? nil : .name(text) }
}
