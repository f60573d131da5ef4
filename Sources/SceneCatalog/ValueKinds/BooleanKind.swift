/// `true` or `false`.
struct BooleanKind: ValueDefinition {
  var name: String { "boolean" }
  var expectation: String { "'true' or 'false'" }
  var words: [String] { ["true", "false"] }
  var schemaType: SchemaType? { SchemaType("value.boolean", .words(words)) }
  var token: ValueToken? { .word }
  var storyboardForm: StoryboardForm { .flag }

  func value(of text: String) -> AttributeValue? {
    text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
  }
}
