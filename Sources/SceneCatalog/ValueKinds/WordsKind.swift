/// Some of several words, separated by spaces: a set, or a list in an order.
struct WordsKind: ValueDefinition {
  let alternatives: Choice
  let isOrdered: Bool

  var name: String { isOrdered ? "list" : "options" }
  var expectation: String {
    (isOrdered ? "a list of " : "one or more of ") + alternatives.quotedNames.listed(joinedBy: "and")
  }
  var words: [String] { alternatives.names }
  var choice: Choice? { alternatives }
  var parts: ValueParts { .words }
  var schemaType: SchemaType? {
    SchemaType("options", .list(of: SchemaType("choice", .words(words), of: alternatives)), of: alternatives)
  }
  var token: ValueToken? { .word }
  var storyboardForm: StoryboardForm { .element }

  func value(of text: String) -> AttributeValue? {
    let words = text.split(separator: " ").map { alternatives.word(named: String($0)) }
    guard !words.isEmpty, !words.contains(nil) else { return nil }
    let known = words.compactMap(\.self)
    return isOrdered ? .list(known) : .words(known)
  }
}
