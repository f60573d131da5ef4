/// The method that makes the destination of a segue.
struct DestinationMethodKind: ValueDefinition {
  var name: String { "method" }
  var expectation: String { "a method such as 'makeEditor' or 'makeEditor(sender:segueIdentifier:)'" }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { .method }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { DestinationMethod(text).map(AttributeValue.destinationMethod) }
}
