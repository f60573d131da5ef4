/// One running instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The delegate of the scene.
  open weak var delegate: (any UISceneDelegate)?
  /// The title that the system shows for the scene.
  open var title: String! = ""
  /// The session, which outlives the scene.
  open var session: UISceneSession { sceneSession }

  /// Whether the scene is in front.
  open package(set) var activationState = UIScene.ActivationState.foregroundActive

  private let sceneSession: UISceneSession

  /// A scene of the given session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    sceneSession = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The options with which a scene connects.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    package override init() {
      super.init()
    }
  }
}
