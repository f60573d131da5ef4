/// The session of a scene, which outlives the scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The scene, while there is one.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  open var role: UISceneSession.Role { .windowApplication }
  /// The configuration of the scene.
  open var configuration: UISceneConfiguration { chosenConfiguration }
  /// The identifier of the session.
  open var persistentIdentifier: String { identifier }
  /// Data that the app keeps with the session.
  open var userInfo: [String: Any]?

  private let identifier = UUID().uuidString
  private let chosenConfiguration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  package override init() {
    super.init()
  }
}

extension UISceneSession {
  /// The role of a scene.
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
