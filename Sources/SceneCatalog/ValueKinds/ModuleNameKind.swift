/// The name of a Swift module.
struct ModuleNameKind: ValueDefinition {
  var name: String { "moduleName" }
  var expectation: String { "the name of a module" }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { .class }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? {
    SwiftName.isIdentifier(text) && !SwiftName.isKeyword(text) ? .name(text) : nil
  }
}
