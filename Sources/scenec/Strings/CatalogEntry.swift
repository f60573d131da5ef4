import SceneCompiler

/// The entry of a key in a strings catalogue.
extension EditableJSON {
  /// What Xcode calls a text that it has found in code together with its value.
  private static let extracted = "extracted_with_value"

  /// The entry of a new text.
  static func entry(_ text: SceneText, in language: String) -> EditableJSON {
    .object([
      member("comment", .string(text.comment)), member("extractionState", .string(extracted)),
      member("localizations", .object([member(language, source(text.text))])),
    ])
  }

  private static func source(_ text: String) -> EditableJSON {
    .object([member("stringUnit", .object([member("state", .string("new")), member("value", .string(text))]))])
  }

  /// Takes over a text. What a person wrote stays: comments, translations, and entries that are maintained by hand.
  mutating func update(with text: SceneText, in language: String) {
    guard self["extractionState"]?.string != "manual" else { return }
    if self["extractionState"]?.string != Self.extracted { self["extractionState"] = .string(Self.extracted) }
    if self["comment"] == nil { members.insert(Self.member("comment", .string(text.comment)), at: 0) }
    var localizations = self["localizations"] ?? .object([])
    let old = localizations[language]
    // A text with variations, such as plurals, is maintained by hand.
    guard old == nil || old?["stringUnit"] != nil else { return }
    guard old?["stringUnit"]?["value"]?.string != text.text else { return }
    if old != nil { localizations.requireReview() }
    localizations[language] = Self.source(text.text)
    self["localizations"] = localizations
  }

  /// Marks the translations of a text that has changed, also those of its variations.
  private mutating func requireReview() {
    if self["stringUnit"]?["state"]?.string == "translated" { self["stringUnit"]?["state"] = .string("needs_review") }
    for index in members.indices { members[index].value.requireReview() }
  }

  /// Marks a text that is in no scene any more.
  mutating func markStale() {
    if self["extractionState"]?.string == Self.extracted { self["extractionState"] = .string("stale") }
  }
}
