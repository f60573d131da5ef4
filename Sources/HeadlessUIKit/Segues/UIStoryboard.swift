/// A storyboard file. Headless UIKit cannot read one. A test says which controllers are in it; any other storyboard contains
/// no controllers.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The factories of storyboards, by the storyboards' names. A factory takes an identifier, or nil for the initial
  /// controller.
  package static var controllers: [String: @MainActor (_ identifier: String?) -> UIViewController?] = [:]

  private let name: String

  /// The storyboard of the given name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The initial controller, if the storyboard has one.
  open func instantiateInitialViewController() -> UIViewController? { make(nil) { $0 } }

  /// A new controller of the given identifier. Raises UIKit's exception for a controller that is not in the storyboard.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = make(identifier, by: { $0 }) { return controller }
    UncaughtException.unknownController(self, identifier).raise()
    return UIViewController()
  }

  /// The initial controller, made by the creator, or by the storyboard if there is no creator or if it returns nil.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    make(nil) { creator?(NSCoder()) ?? $0 as? ViewController }
  }

  /// The controller of the given identifier, made by the creator, or by the storyboard if there is no creator or if it
  /// returns nil.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let controller = make(identifier, by: { creator?(NSCoder()) ?? $0 as? ViewController }) { return controller }
    UncaughtException.unknownController(self, identifier).terminate()
  }

  /// A controller that the storyboard has, made in place of the one that a test gives, and awake.
  private func make<ViewController: UIViewController>(
    _ identifier: String?, by create: (UIViewController) -> ViewController?
  ) -> ViewController? {
    let controller = Self.controllers[name]?(identifier).flatMap(create)
    controller?.storyboard = self
    controller?.awakeFromNib()
    return controller
  }
}
