/// One number for all edges, or four.
struct InsetsKind: ValueDefinition {
  /// Whether the second and the fourth are those of the leading and trailing edges, not of the left and right ones.
  let isDirectional: Bool

  var name: String { "insets" }
  var expectation: String {
    "one number for all edges, or four: "
      + (isDirectional ? "top, leading, bottom and trailing" : "top, left, bottom and right")
  }
  var schemaType: SchemaType? { .numbers("value.insets", 1, 4) }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .numbersInElement }

  func value(of text: String) -> AttributeValue? {
    Insets(text).map { isDirectional ? .insets($0) : .edgeInsets($0) }
  }
}
