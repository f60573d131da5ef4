/// The app: its delegate, its scenes and windows.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let application = UIApplication()

  open class var shared: UIApplication { application }

  open weak var delegate: (any UIApplicationDelegate)?
  open package(set) var connectedScenes: Set<UIScene> = []
  open var isIdleTimerDisabled = false
  open var applicationState: UIApplication.State { .active }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  package var openWindows = WeakWindows()

  open var windows: [UIWindow] { openWindows.all }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Ignoring events

  private var ignoringRequests = 0

  open var isIgnoringInteractionEvents: Bool { ignoringRequests > 0 }

  open func beginIgnoringInteractionEvents() {
    ignoringRequests += 1
  }

  open func endIgnoringInteractionEvents() {
    ignoringRequests = max(0, ignoringRequests - 1)
  }
}

extension UIApplication {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// What an app may be told about its launch.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// The option of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
