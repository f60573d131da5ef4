extension UIControl {
  /// How a control stands.
  public struct State: OptionSet, Sendable {
    /// The state as bits.
    public let rawValue: UInt

    /// The state that the bits stand for.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// What apps may use as they like.
    public static let application = State(rawValue: 0x00FF_0000)
    /// What the system keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
