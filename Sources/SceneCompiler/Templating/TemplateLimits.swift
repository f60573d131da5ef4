import SceneDiagnostics

/// What a template may not exceed, so that no template takes all memory, or more of the stack than there is.
///
/// Stencil has no such limits: it reads tags by recursion, makes a list of every range and indents by any width.
enum TemplateLimits {
  /// The most tags of a template: Stencil moves all that are left for each.
  static let count = 20_000
  /// The most tags that may be open at one place.
  static let depth = 50
  /// The most bytes of one tag: its conditions are read by recursion.
  static let tagLength = 500
  /// The most columns that a text may be indented by.
  private static let indentation = 200
  /// The most numbers of a range, and the most rounds of the ranges round one place together.
  private static let rounds = 10_000

  /// What a template exceeds first: the range of the tag that does, and the reason why that is refused.
  static func violation(in tokens: [TemplateToken]) -> (range: SourceRange, reason: String)? {
    var open: [(tag: Substring, rounds: Int)] = []
    for token in tokens where token.kind != .text {
      let source = token.content
      if let reason = reason(against: source) { return (token.range, reason) }
      guard token.kind == .block else { continue }
      // A label, as in `{% outer: for scene in scenes %}`, says nothing here.
      let words = source.split(atASCII: " ", omittingEmptySubsequences: true).drop { $0.utf8.last == UInt8(ascii: ":") }
      if words.contains(where: { dots(in: $0) != nil && !isSmallRange($0) }) {
        return (token.range, "a range goes from one whole number to another, and has at most \(rounds) of them")
      }
      guard let tag = words.first else { continue }
      if tag.hasPrefix("end") {
        if let opening = open.lastIndex(where: { "end" + $0.tag == tag }) { open.removeSubrange(opening...) }
      } else if openingTags.contains(tag) {
        let (all, overflow) = (open.last?.rounds ?? 1).multipliedReportingOverflow(by: roundCount(of: words))
        if overflow || all > rounds { return (token.range, "ranges in each other have more than \(rounds) rounds") }
        open.append((tag == "ifnot" ? "if" : tag, all))
        if open.count > depth { return (token.range, "more than \(depth) tags are open here") }
      }
    }
    if tokens.count > count, let last = tokens.last { return (last.range, "a template has more than \(count) tags") }
    return nil
  }

  private static let openingTags: Set<Substring> = ["if", "ifnot", "for", "filter", "block"]

  /// Why a tag is refused, whatever stands round it.
  private static func reason(against source: String) -> String? {
    if source.utf8.count > tagLength { return "a tag has more than \(tagLength) bytes" }
    return filters(of: source).lazy.compactMap(reason(againstFilter:)).first
  }

  private static func reason(againstFilter filter: Substring) -> String? {
    let parts = filter.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let name = parts[0].trimmed
    let argument = parts[1].prefix { $0 != "," }.trimmed
    switch name {
    case "indent", "indented":
      let isRight = Int(argument).map { (0...indentation).contains($0) } ?? false
      return isRight ? nil : "'\(name)' takes a number of columns from 0 to \(indentation)"
    case "filter": return "'filter' is no filter here; name the one that is meant"
    default: return nil
    }
  }

  /// The filters of a tag, each with its arguments.
  private static func filters(of source: String) -> [Substring] {
    let parts = source.split(atASCII: "|", omittingEmptySubsequences: true)
    let first = source.hasPrefix("filter ") ? [parts[0].dropFirst("filter ".count)] : []
    return first + parts.dropFirst()
  }

  /// The number of rounds that a tag makes, as far as a range in it says so.
  private static func roundCount(of words: ArraySlice<Substring>) -> Int {
    guard words.first == "for" else { return 1 }
    return words.lazy.compactMap(distance).first.map { $0 + 1 } ?? 1
  }

  private static func isSmallRange(_ word: Substring) -> Bool { distance(word).map { $0 < rounds } ?? false }

  private static func dots(in word: Substring) -> Range<Substring.Index>? {
    word.utf8.contains(UInt8(ascii: ".")) ? word.firstRange(of: "...") : nil
  }

  /// How far apart the numbers of a range are; nil if it is none of whole numbers.
  private static func distance(_ word: Substring) -> Int? {
    guard let dots = dots(in: word), let lower = Int32(word[..<dots.lowerBound]),
      let upper = Int32(word[dots.upperBound...])
    else { return nil }
    return abs(Int(lower) - Int(upper))
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
