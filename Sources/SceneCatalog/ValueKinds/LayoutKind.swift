/// A position of an edge or a centre, or a width or height.
struct LayoutKind: ValueDefinition {
  let side: LayoutSide
  let isPosition: Bool

  var name: String { isPosition ? "position" : "dimension" }
  var expectation: String {
    isPosition
      ? "a number, a guide such as 'safeArea 8', or a side of something such as 'title.bottom + 8'"
      : "a number, or a side of something such as 'title.width * 0.5'"
  }
  var parts: ValueParts { .names }
  var scope: NameScope? { .laidOut }
  var schemaType: SchemaType? { Self.type }
  var token: ValueToken? { nil }
  var storyboardForm: StoryboardForm { .same }

  func value(of text: String) -> AttributeValue? { LayoutExpression(text, for: side).map(AttributeValue.layout) }

  /// Names stand for whatever they refer to. libxml2 loses its way in a repetition such as `{0,2}`.
  private static let type: SchemaType = {
    let number = "(-?[0-9]+(\\.[0-9]+)?|system)"
    let name = "[^\\s.,:;*+\\-@<>=0-9][^\\s.,:;*+\\-@<>=]*"
    let part = "( *\\. *\(name))?"
    let offset = "( *([+\\-]? *\(number)|\\* *\(number)( *[+\\-] *\(number))?))?"
    let pattern = " *([<>]= *)?(\(number)|\(name)\(part)\(part)\(offset))( *@ *\(number))? *"
    return SchemaType("value.layout", .pattern(pattern))
  }()
}
