/// A point in time: `2030-12-31T12:00:00Z`.
struct DateKind: ValueDefinition {
  var name: String { "date" }
  var expectation: String {
    "a date and a time such as '2030-12-31T12:00:00Z' or '2030-12-31T12:00:00+02:00'"
  }
  var schemaType: SchemaType? {
    let pattern = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{5,8}(\\.[0-9]+)?(Z|[+\\-][0-9]{2}:[0-9]{2})"
    return SchemaType("value.date", .pattern(pattern))
  }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .element }

  func value(of text: String) -> AttributeValue? { DateTime(text).map(AttributeValue.date) }
}
