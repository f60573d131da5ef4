/// What outlives a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  open var persistentIdentifier: String { identifier }

  private let identifier = UUID().uuidString

  package override init() {
    super.init()
  }
}
