// Made by scenec from Main.scene. Edit the scene, not this file.

public import UIKit

/// Makes the controllers of Main.scene.
@MainActor
public struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  public static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  public struct Factory {
    /// Makes `root`.
    public var makeRoot: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `main`.
    public var makeMain: @MainActor () -> Home = { MainSceneController() }
    /// Makes `detail`.
    public var makeDetail: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  public init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Makes the controllers of another module's flow: `MainScenes(in: scenes.flow?.factory(of:))`.
  public init(in flow: (@MainActor (Any.Type) -> Any?)?) { self.flow = flow.map { SceneFlow(inside: $0) } }

  /// Starts a flow with its own factory, which also makes the controllers that segues show.
  public init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  public func instantiateInitialViewController() -> UINavigationController { instantiateRoot() }

  /// Makes the controller `root`, and each child that you do not pass.
  public func instantiateRoot(main: Home? = nil) -> UINavigationController {
    let root = factory.makeRoot()
    SceneIdentity.set("root", of: root)
    root.viewControllers = [main ?? instantiateMain()]
    return root
  }

  /// Makes the controller `main`.
  public func instantiateMain() -> Home {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }

  /// Makes the controller `detail`.
  public func instantiateDetail() -> UIViewController {
    let detail = factory.makeDetail()
    SceneIdentity.set("detail", of: detail)
    return detail
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  public static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }

  /// Makes the controller `root`, and each child that you do not pass.
  public static func instantiateRoot(main: Home? = nil) -> UINavigationController {
    Self().instantiateRoot(main: main)
  }

  /// Makes the controller `main`.
  public static func instantiateMain() -> Home { Self().instantiateMain() }

  /// Makes the controller `detail`.
  public static func instantiateDetail() -> UIViewController { Self().instantiateDetail() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
public final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  public enum Identifier: String, CaseIterable { case open }

  /// The segues, each with the controllers that it shows.
  public enum Segue {
    case open(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  public fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `open`: pushes `detail`.
  public func performOpen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail()
    dispatch.push(detail, "open", from: controller, as: .open(detail), sender: sender)
  }
}

/// The generated view controller of the scene `main`.
public final class MainSceneController: Home {
  fileprivate lazy var mainWiring = MainScene(self)

  public override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .open: mainWiring.performOpen(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Home` and the scene `main`.
@MainActor
public protocol MainSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  public var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain()").mainWiring }

  /// The default does nothing.
  public func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Home: MainSceneOwner {}
