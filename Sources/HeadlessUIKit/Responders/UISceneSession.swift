/// What outlives a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The scene, while there is one.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  open var role: UISceneSession.Role { .windowApplication }
  /// What the scene is made of.
  open var configuration: UISceneConfiguration { chosenConfiguration }
  /// What tells the session from others.
  open var persistentIdentifier: String { identifier }
  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  private let identifier = UUID().uuidString
  private let chosenConfiguration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  package override init() {
    super.init()
  }
}

extension UISceneSession {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// The role of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The interface on the device itself.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}
