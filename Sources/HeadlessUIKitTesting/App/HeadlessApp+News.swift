public import HeadlessUIKit

extension HeadlessApp {
  /// The addresses that code has opened since the app was made, in order: `UIApplication.shared.open(url)`.
  public var openedURLs: [URL] { Array(UIApplication.openedURLs.dropFirst(start.openedURLs)) }

  /// The notifications for assistive technology since the app was made, in order: `UIAccessibility.post`.
  public var accessibilityNotifications: [(notification: UIAccessibility.Notification, argument: Any?)] {
    Array(UIAccessibility.posted.dropFirst(start.notifications))
  }
}
