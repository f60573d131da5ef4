/// The multiplier of a constraint: `1.5`, `3:2` or `3/2`.
struct MultiplierKind: ValueDefinition {
  var name: String { "string" }
  var expectation: String { "text" }
  var schemaType: SchemaType? {
    let number = Decimal.pattern(of: 1)
    return SchemaType("value.multiplier", .pattern("\(number)([:/]\(number))?"))
  }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { .multiplier(Multiplier(text)) }
}
