/// What outlives a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  open internal(set) weak var scene: UIScene?
  open var role: UISceneSession.Role { .windowApplication }
  open var configuration: UISceneConfiguration { chosenConfiguration }
  open var persistentIdentifier: String { identifier }
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
