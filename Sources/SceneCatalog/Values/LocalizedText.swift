/// A text that users read in their language.
package struct LocalizedText: Sendable, Equatable {
  /// The text in the language of the scene.
  package let text: String
  /// The key of its translations; nil if the scene states none, until it is derived from names.
  package var key: String?
  /// The comment for translators; nil if the scene states none, until it is derived from names.
  package var comment: String?
  /// The strings table of the translations; nil where the file is not localized.
  package var table: String?

  /// A text whose file is not known to be localized yet.
  package init(_ text: String) { self.text = text }
}
