/// A hint between the characters of a text.
public struct InlayHint: Sendable {
  /// The offset that it stands in front of.
  public let offset: Int
  /// What the list shows.
  public let label: String
  /// Whether it says a type.
  public let isType: Bool
  /// What is shown beside it.
  public let tooltip: String?
  /// Where the hint leads.
  public let target: Location?
}
