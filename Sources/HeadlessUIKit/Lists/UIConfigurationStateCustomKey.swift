/// The key of a value that an app adds to the state of a cell.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String

  /// Makes a key of a text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a key of a text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
