/// A hint between the characters of a text.
public struct InlayHint: Sendable {
  /// The offset that it stands in front of.
  public let offset: Int
  /// The text in the list.
  public let label: String
  /// Whether it says a type.
  public let isType: Bool
  /// The text beside it.
  public let tooltip: String?
  /// The location that the hint links to.
  public let target: Location?
}
