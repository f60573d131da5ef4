/// Notifications for assistive technology.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A kind of news.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt32

    /// The kind of a number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A text to speak.
    public static let announcement = Self(rawValue: 1008)
    /// Part of the screen has changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// The screen has changed.
    public static let screenChanged = Self(rawValue: 1000)
    /// A page has scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Posts a notification for assistive technology. Tests read the posted notifications.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    posted.append((notification, argument))
  }

  /// The posted notifications, in order.
  package static var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []

  /// Whether the screen is read aloud; it never is.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether there should be less motion.
  public static var isReduceMotionEnabled: Bool { false }
}
