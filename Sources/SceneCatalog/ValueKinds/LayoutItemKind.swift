/// An item of a constraint: the name of a view or guide, or a guide.
struct LayoutItemKind: ValueDefinition {
  var name: String { "reference" }
  var expectation: String { "the name of something in the scenes" }
  var parts: ValueParts { .names }
  var scope: NameScope? { .laidOut }
  var schemaType: SchemaType? { .name }
  var token: ValueToken? { nil }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { ConstraintItem(text).map(AttributeValue.item) }
}
