/// The name that the user probably meant instead of an unknown one.
public struct Suggestion: Sendable, Equatable {
  /// The suggested name.
  public let text: String

  /// Suggests exactly `text`.
  public init(_ text: String) { self.text = text }

  /// Whether the suggestion is `word` with another word, such as `libraryNav` for `library`, or the reverse. Then it
  /// probably names something else and is not a misspelling.
  public func addsWord(to word: String) -> Bool {
    let (short, long) = text.utf8.count < word.utf8.count ? (text, word) : (word, text)
    if long.hasPrefix(short), let next = long.dropFirst(short.count).first {
      return !next.isLowercase
    }
    guard let first = short.first, long.hasSuffix(first.uppercased() + short.dropFirst()) else { return false }
    return long.count > short.count
  }

  /// The candidate nearest to `word`; nil if none is near enough, see `SuggestionIndex`.
  ///
  /// To look up many words among the same candidates, make an index once.
  public init?(for word: String, among candidates: some Sequence<String>) {
    guard let nearest = SuggestionIndex(candidates).suggestion(for: word) else { return nil }
    self = nearest
  }
}
