/// Why a request is refused, in words for the user.
public struct Refusal: Error, Equatable, Sendable {
  /// The reason, as a phrase.
  public let reason: String
}
