/// A storyboard file. Headless UIKit has none, so it contains no controllers.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// The storyboard of the given name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Nothing: no storyboard here has an initial controller.
  open func instantiateInitialViewController() -> UIViewController? {
    nil
  }

  /// Raises UIKit's exception for a controller that is not in the storyboard.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UncaughtException.unknownController(self, identifier).raise()
    return UIViewController()
  }

  /// The initial controller, made by the creator.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    nil
  }

  /// The controller of the given identifier, made by the creator.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    UncaughtException.unknownController(self, identifier).terminate()
  }
}
