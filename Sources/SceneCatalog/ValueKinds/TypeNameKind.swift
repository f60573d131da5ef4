/// A Swift type: `Item`, `[String]`, `Item?`.
struct TypeNameKind: ValueDefinition {
  var name: String { "typeName" }
  var expectation: String { "a Swift type" }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { .class }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { TypeName(type: text).map(AttributeValue.type) }
}
