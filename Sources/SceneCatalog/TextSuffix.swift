/// A suffix of an attribute's name, for the translation of a text: `title.key`, `title.comment`.
///
/// The part in front of it is the name of the text's attribute as it is written, whatever other suffixes that has.
package enum TextSuffix: String, CaseIterable, Sendable {
  /// The key of the translation.
  case key
  /// The comment for translators.
  case comment

  /// The attribute of the text and the suffix, if a name ends in one.
  package static func split(_ name: String) -> (text: String, suffix: TextSuffix)? {
    guard let dot = name.lastIndex(of: "."), let suffix = TextSuffix(rawValue: String(name[dot...].dropFirst())) else {
      return nil
    }
    return (String(name[..<dot]), suffix)
  }
}
