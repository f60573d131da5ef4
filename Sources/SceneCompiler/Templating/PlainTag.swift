/// One of the three tags that templates have most: a name, a condition on a name, or a loop over a list of texts.
///
/// Of every name Stencil asks whether it is a number, a boolean or a path, and of every value whether it is one of a dozen
/// types, 6 µs a tag, where a scene of thirty views may take 400 in all. So a template gives these tags to Stencil under
/// other names, and an extension of Stencil makes nodes of them that look the name up once (`PlainTagExtension`).
enum PlainTag: Equatable {
  /// `{{ name }}`, or `{{ name|indented:4 }}`.
  case show(String, depth: Int?)
  /// `{% if name %}`.
  case condition(String)
  /// `{% for item in list %}`.
  case loop(item: String, list: String)
  /// The `{% endfor %}` of a plain loop.
  case loopEnd

  /// The name of the tag for Stencil. No template is written with it.
  var name: String {
    switch self {
    case .show: "\u{1}"
    case .condition: "\u{2}"
    case .loop: "\u{3}"
    case .loopEnd: "\u{4}"
    }
  }

  /// The tag that is written `{{ content }}`; nil if it is another.
  init?(variable content: String) {
    if Self.isName(content) {
      self = .show(content, depth: nil)
      return
    }
    let parts = content.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isName(String(parts[0])), parts[1].hasPrefix("indented:"),
      let depth = Int(parts[1].dropFirst("indented:".count)), depth >= 0
    else { return nil }
    self = .show(String(parts[0]), depth: depth)
  }

  /// The tag that is written `{% content %}`; nil if it is another.
  init?(block content: String) {
    let words = content.split(atASCII: " ", omittingEmptySubsequences: true).map(String.init)
    switch words.first {
    case "if" where words.count == 2 && Self.isName(words[1]):
      self = .condition(words[1])
    case "for" where words.count == 4 && words[2] == "in" && Self.isName(words[1]) && Self.isName(words[3]):
      self = .loop(item: words[1], list: words[3])
    default: return nil
    }
  }

  /// Words that Stencil gives a meaning of its own where a name could stand.
  private static let words: Set<String> = [
    "true", "false", "and", "or", "not", "in", "if", "else", "forloop", "block",
  ]

  /// The bytes of `infinity`, the longest of the words that are numbers.
  private static let longestNumber = 8

  /// Whether a text is a name to Stencil, and neither a number, such as `nan`, nor a path, a literal or an operator.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) }
      && !words.contains(text) && (text.utf8.count > longestNumber || Float(text) == nil)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
