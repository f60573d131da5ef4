/// The app: its delegate, its scenes and windows.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let application = UIApplication()

  /// The app.
  open class var shared: UIApplication { application }

  /// The delegate of the app.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes that there are.
  open package(set) var connectedScenes: Set<UIScene> = []
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// Whether the app is in front; it always is here.
  open var applicationState: UIApplication.State { .active }
  /// The layout direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { PreferredTextSize.current }

  package var openWindows = WeakWindows()

  /// The shown windows, in order.
  open var windows: [UIWindow] { openWindows.all }
  /// The window that keys are sent to.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The sessions of all scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Whether an app opens an address; here it always does.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Opens an address in another app. Nothing opens here; tests read the addresses.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Self.openedURLs.append(url)
    if let completion { Transactions.later { completion(true) } }
  }

  // MARK: In the background

  private var tasks = 0
  /// Says that the app needs time in the background. The handler is not called, because time does not run out here.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Says by a name that the app needs time in the background.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    tasks += 1
    return UIBackgroundTaskIdentifier(rawValue: tasks)
  }
  /// Says that the app does not need the time any more.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// The time that the app has in the background; without end, because it is in front.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app can read protected files.
  open var isProtectedDataAvailable: Bool { true }

  // MARK: Notifications and icons

  /// Whether the app receives notifications from a server.
  open private(set) var isRegisteredForRemoteNotifications = false
  /// Has notifications sent from a server; the delegate is not called here.
  open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  /// Ends that notifications are sent.
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
  /// Whether the app can have another icon.
  open var supportsAlternateIcons: Bool { true }
  /// The name of the icon; nil for the first one.
  open private(set) var alternateIconName: String?
  /// Shows another icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    if let completionHandler { Transactions.later { completionHandler(nil) } }
  }
  /// Sends an event to the windows; there are no events of the system here.
  open func sendEvent(_ event: UIEvent) {}

  // MARK: Ignoring events

  private var ignoringRequests = 0

  /// Whether touches are ignored. User actions of tests are then impossible.
  open var isIgnoringInteractionEvents: Bool { ignoringRequests > 0 }

  /// Ignores touches until the same number of calls has ended it.
  open func beginIgnoringInteractionEvents() {
    ignoringRequests += 1
  }

  /// Ends one call to ignore touches.
  open func endIgnoringInteractionEvents() {
    ignoringRequests = max(0, ignoringRequests - 1)
  }
}

extension UIApplication {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// A key of launch options.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// The option of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
