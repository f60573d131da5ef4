/// What a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  open var name: String? { ownName }
  open var role: UISceneSession.Role { ownRole }
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
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
