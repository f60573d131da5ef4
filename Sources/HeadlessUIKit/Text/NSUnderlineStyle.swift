/// A line below text or through it.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The sort of line, and a bit for each variant of it.
  public let rawValue: Int

  /// A line.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
