/// A method: `save`, `save(_:)` or `save:`.
struct SelectorKind: ValueDefinition {
  var name: String { "selector" }
  var expectation: String { "a method such as 'save' or 'save(_:)'" }
  var schemaType: SchemaType? {
    SchemaType("value.selector", .pattern("[^\\s():]+(:|\\(([^\\s():]+:)?\\))?"))
  }
  var token: ValueToken? { .method }
  var storyboardForm: StoryboardForm { .selector }

  func value(of text: String) -> AttributeValue? { Selector(text).map(AttributeValue.selector) }
}
