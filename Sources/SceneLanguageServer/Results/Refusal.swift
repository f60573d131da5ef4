/// Why a request is refused, in words for the user.
public struct Refusal: Error, Sendable {
  /// The reason, as a phrase.
  public let reason: String
}
