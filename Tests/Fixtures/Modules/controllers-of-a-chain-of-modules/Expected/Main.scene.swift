// Made by scenec from Main.scene. Edit the scene, not this file.

public import UIKit
public import Base
public import Core

/// Makes the controllers of Main.scene.
@MainActor
public struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  public static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  public struct Factory {
    /// Makes `home`.
    public var makeHome: @MainActor () -> Home = { HomeSceneController() }
    /// Makes `about`.
    public var makeAbout: @MainActor () -> AboutSceneController = { AboutSceneController() }
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

  /// Makes the controller `home`.
  public func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  /// Makes the controller `about`.
  public func instantiateAbout() -> AboutSceneController {
    let about = factory.makeAbout()
    about.scene.scenes = self
    return about
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller `home`.
  public static func instantiateHome() -> Home { Self().instantiateHome() }

  /// Makes the controller `about`.
  public static func instantiateAbout() -> AboutSceneController { Self().instantiateAbout() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
public final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  public enum Identifier: String, CaseIterable { case showLogin, showBadge, showTerms, showAbout }

  /// The segues, each with the controllers that it shows.
  public enum Segue {
    case showLogin(Core.Login)
    case showBadge(Base.BadgeSceneController)
    case showTerms(UIViewController)
    case showAbout(AboutSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  public fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `showLogin`: presents `login`.
  public func performShowLogin(style: Style, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let login = Core.LoginScenes(in: scenes.flow?.factory(of:)).instantiateLogin(style: style)
    dispatch.present(login, "showLogin", from: controller, as: .showLogin(login), sender: sender)
  }

  /// Performs the segue `showBadge`: presents `badge`.
  public func performShowBadge(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let badge = Base.BadgeScenes(in: scenes.flow?.factory(of:)).instantiateBadge()
    dispatch.present(badge, "showBadge", from: controller, as: .showBadge(badge), sender: sender)
  }

  /// Performs the segue `showTerms`: presents `terms`.
  public func performShowTerms(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let terms = Core.LoginScenes(in: scenes.flow?.factory(of:)).instantiateTerms()
    dispatch.present(terms, "showTerms", from: controller, as: .showTerms(terms), sender: sender)
  }

  /// Performs the segue `showAbout`: presents `about`.
  public func performShowAbout(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let about = scenes.instantiateAbout()
    dispatch.present(about, "showAbout", from: controller, as: .showAbout(about), sender: sender)
  }
}

/// The generated view controller of the scene `home`.
public final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)

  public override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showLogin: fatalError("'showLogin' needs values; call scene.performShowLogin(style:sender:)")
    case .showBadge: homeWiring.performShowBadge(sender: sender)
    case .showTerms: homeWiring.performShowTerms(sender: sender)
    case .showAbout: homeWiring.performShowAbout(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Home` and the scene `home`.
@MainActor
public protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  public var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }

  /// The default does nothing.
  public func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}

// MARK: - about

/// The parts of the scene `about` that its controller uses.
public final class AboutScene: SceneParts<AboutSceneController> {
  /// The identifiers of the segues.
  public enum Identifier: String, CaseIterable { case showBadge }

  /// The segues, each with the controllers that it shows.
  public enum Segue {
    case showBadge(Base.BadgeSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  public fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<AboutSceneController, Segue>()

  /// Performs the segue `showBadge`: presents `badge`.
  public func performShowBadge(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let badge = Base.BadgeScenes(in: scenes.flow?.factory(of:)).instantiateBadge()
    dispatch.present(badge, "showBadge", from: controller, as: .showBadge(badge), sender: sender)
  }
}

/// The generated view controller of the scene `about`.
public final class AboutSceneController: UIViewController {
  /// The views, children and segues of the scene.
  public private(set) lazy var scene = AboutScene(self)

  public override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch AboutScene.Identifier(rawValue: identifier) {
    case .showBadge: scene.performShowBadge(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
