/// The name of a Swift type that is generated.
struct NewTypeKind: ValueDefinition {
  var name: String { "newType" }
  var expectation: String { "the name of a new type, such as 'ArenaScene'" }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { .class }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { TypeName.isNew(text) ? .name(text) : nil }
}
