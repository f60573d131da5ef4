/// What an author probably meant by a word that is not known.
public struct Suggestion: Sendable, Equatable {
  /// The word that was probably meant.
  public let text: String

  /// Suggests exactly `text`.
  public init(_ text: String) { self.text = text }

  /// The candidate nearest to `word`, or nil when none is near enough; see `SuggestionIndex`.
  ///
  /// Where many words are looked up among the same candidates, an index made once answers faster.
  public init?(for word: String, among candidates: some Sequence<String>) {
    guard let nearest = SuggestionIndex(candidates).suggestion(for: word) else { return nil }
    self = nearest
  }
}
