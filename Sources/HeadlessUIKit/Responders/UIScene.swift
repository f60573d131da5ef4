/// One running instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  open weak var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var session: UISceneSession { sceneSession }

  private let sceneSession: UISceneSession

  /// A scene of the given session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    sceneSession = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// What a scene is told when it connects.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    package override init() {
      super.init()
    }
  }
}
