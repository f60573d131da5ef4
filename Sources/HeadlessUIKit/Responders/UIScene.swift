/// One running instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  open weak var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var session: UISceneSession { sceneSession }

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

  /// What a scene is told when it connects.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    package override init() {
      super.init()
    }
  }
}
