/// One of the tags that plain templates are made of.
enum PlainTag: Equatable {
  /// `{{ name }}`, or `{{ name|indented:4 }}`.
  case show(String, depth: Int?)
  /// `{% if name %}`.
  case condition(String)
  /// `{% else %}`.
  case alternative
  /// `{% endif %}`.
  case conditionEnd
  /// `{% for item in name %}`.
  case loop(item: String, list: String)
  /// `{% empty %}`.
  case emptyLoop
  /// `{% endfor %}`.
  case loopEnd

  /// The tag that is written `{{ content }}`; nil if it is none of these.
  init?(variable content: String) {
    if Self.isName(content) {
      self = .show(content, depth: nil)
      return
    }
    let parts = content.split(separator: "|", maxSplits: 1).map(String.init)
    guard let name = parts.first, Self.isName(name) else { return nil }
    if parts.count == 1 {
      self = .show(name, depth: nil)
    } else {
      guard parts[1].hasPrefix("indented:"), let depth = Int(parts[1].dropFirst("indented:".count)),
        Self.depths.contains(depth)
      else { return nil }
      self = .show(name, depth: depth)
    }
    // A separator with nothing before or behind it is for Stencil to complain of.
    if content.utf8.count(where: { $0 == UInt8(ascii: "|") }) != parts.count - 1 { return nil }
  }

  /// The tag that is written `{% content %}`; nil if it is none of these.
  init?(block content: String) {
    let words = content.split(atASCII: " ", omittingEmptySubsequences: true).map(String.init)
    switch words.first {
    case "if" where words.count == 2 && Self.isName(words[1]): self = .condition(words[1])
    case "for" where words.count == 4 && words[2] == "in" && Self.isName(words[1]) && Self.isName(words[3]):
      self = .loop(item: words[1], list: words[3])
    case "else" where words.count == 1: self = .alternative
    case "endif" where words.count == 1: self = .conditionEnd
    case "empty" where words.count == 1: self = .emptyLoop
    case "endfor" where words.count == 1: self = .loopEnd
    default: return nil
    }
  }

  /// How far a text may be indented; beyond that, Stencil's filter has the say.
  private static let depths = 0...100

  /// Words that Stencil gives a meaning of its own where a name could stand.
  private static let words: Set<String> = ["true", "false", "and", "or", "not", "in", "if", "else", "forloop"]

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
