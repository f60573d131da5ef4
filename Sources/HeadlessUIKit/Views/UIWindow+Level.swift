extension UIWindow {
  /// The level of a window in front of other windows.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The level as a number.
    public let rawValue: CGFloat

    /// Makes a level of a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a level of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of an app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }
}
