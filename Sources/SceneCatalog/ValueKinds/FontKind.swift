/// A text style, or a font of the system or of the app with its size.
struct FontKind: ValueDefinition {
  var name: String { "font" }
  var expectation: String {
    "a text style such as 'body' or 'body bold', 'system 17', 'system 17 bold', 'system 17 italic', "
      + "'system 17 rounded', or a font name and size; 'scaled' may follow a size"
  }
  var words: [String] { Array(Font.styles) }
  var parts: ValueParts { .words }
  var schemaType: SchemaType? { Self.type }
  var token: ValueToken? { .string }
  var storyboardForm: StoryboardForm { .element }

  func value(of text: String) -> AttributeValue? { Font(text).map(AttributeValue.font) }

  func otherSpellings(of texts: [String]) -> [String] { texts.first.map(Self.spellings) ?? [] }

  private static let type: SchemaType = {
    let names = Font.styles.sorted()
    let styles = "(\(names.joined(separator: "|")))"
    let fonts = " *([^ ]+ +\(Decimal.pattern)( +[A-Za-z]+)*|\(styles)( +[A-Za-z]+)+) *"
    return SchemaType(
      "value.font",
      .union([SchemaType("value.textStyle", .words(names)), SchemaType("value.fontWithSize", .pattern(fonts))]))
  }()

  /// Fonts of the system whose words are in another order: `bold 17`, `17 bold`, `systemFont 17`.
  private static func spellings(of text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.filter { Decimal($0) != nil }
    let own = ["system", "systemFont", "boldSystemFont", "boldSystem", "font"]
    let forms = words.filter { Decimal($0) == nil && !own.contains($0) }.map { $0.lowercased() }
    let bold = words.contains { $0.hasPrefix("boldSystem") } ? ["bold"] : []
    guard numbers.count == 1 else { return [] }
    return [(["system"] + numbers + bold + forms).joined(separator: " ")]
  }
}
