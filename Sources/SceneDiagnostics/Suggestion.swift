/// What an author probably meant by a word that is not known.
public struct Suggestion: Sendable, Equatable {
  /// The word that was probably meant.
  public let text: String

  /// Suggests exactly `text`.
  public init(_ text: String) { self.text = text }

  /// Whether the suggestion is `word` and another word, as `libraryNav` is `library` and `Nav`, or the other way round:
  /// then it is probably another thing, and not the same with a slip in its name.
  public func addsWord(to word: String) -> Bool {
    let (short, long) = text.utf8.count < word.utf8.count ? (text, word) : (word, text)
    if long.hasPrefix(short), let next = long.dropFirst(short.count).first {
      return !next.isLowercase
    }
    guard let first = short.first, long.hasSuffix(first.uppercased() + short.dropFirst()) else { return false }
    return long.count > short.count
  }

  /// The candidate nearest to `word`, or nil when none is near enough; see `SuggestionIndex`.
  ///
  /// Where many words are looked up among the same candidates, an index made once answers faster.
  public init?(for word: String, among candidates: some Sequence<String>) {
    guard let nearest = SuggestionIndex(candidates).suggestion(for: word) else { return nil }
    self = nearest
  }
}
