/// The ways in which a pointer scrolls.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: Int

  /// Makes ways of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Step by step, as a wheel does.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Continuously, as a trackpad does.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both ways.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
