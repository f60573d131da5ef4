extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The state as bits.
    public let rawValue: UInt

    /// Makes a state of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Reserved for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
