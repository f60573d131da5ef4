/// The configuration of a symbol: `17 bold large`, `body large`, `scale large`.
struct SymbolConfigurationKind: ValueDefinition {
  var name: String { "symbolConfiguration" }
  var expectation: String {
    "a size with a weight and a scale such as '17 bold large', a text style with a scale such as 'body large', "
      + "'weight bold' or 'scale large'"
  }
  var schemaType: SchemaType? { SchemaType("value.symbolConfiguration", .nonEmpty) }
  var token: ValueToken? { .string }
  var storyboardForm: StoryboardForm { .symbolConfiguration }

  func value(of text: String) -> AttributeValue? { SymbolConfiguration(text).map(AttributeValue.symbolConfiguration) }
}
