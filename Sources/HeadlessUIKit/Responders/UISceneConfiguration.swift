/// The configuration of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  open var name: String? { ownName }
  /// The role of scenes with this configuration.
  open var role: UISceneSession.Role { ownRole }
  /// The class of scenes.
  open var sceneClass: AnyClass?
  /// The class of their delegates.
  open var delegateClass: AnyClass?
  /// The storyboard that their first controller comes from.
  open var storyboard: UIStoryboard?

  private let ownName: String?
  private let ownRole: UISceneSession.Role

  /// The configuration of the given name; there is no property list to look it up in here.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    ownName = name
    ownRole = sessionRole
    super.init()
  }
}
