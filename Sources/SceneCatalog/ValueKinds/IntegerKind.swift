/// A whole number, not below a limit.
struct IntegerKind: ValueDefinition {
  let least: Int

  var name: String { "integer" }
  var expectation: String { "a whole number, \(least) or more" }
  var schemaType: SchemaType? { SchemaType("value.integerFrom\(least)", .integer(atLeast: least)) }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .number }

  func value(of text: String) -> AttributeValue? { Int(text).flatMap { $0 >= least ? .integer($0) : nil } }
}
