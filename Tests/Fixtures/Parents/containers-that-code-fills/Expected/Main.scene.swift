// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> MainTabs = { MainSceneController() }
    /// Makes `tour`.
    var makeTour: @MainActor () -> Tour = {
      TourSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    /// Makes `login`.
    var makeLogin: @MainActor () -> Login = { Login() }
    /// Makes `mail`.
    var makeMail: @MainActor () -> Mail = { Mail(style: .doubleColumn) }
  }

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainTabs {
    instantiateMain()
  }

  /// Makes the controller `main`.
  func instantiateMain() -> MainTabs {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    return main
  }

  /// Makes the controller `tour`.
  func instantiateTour() -> Tour {
    factory.makeTour()
  }

  /// Makes the controller `login`.
  func instantiateLogin() -> Login {
    let login = factory.makeLogin()
    SceneIdentity.set("login", of: login)
    return login
  }

  /// Makes the controller `mail`.
  func instantiateMail() -> Mail {
    let mail = factory.makeMail()
    SceneIdentity.set("mail", of: mail)
    return mail
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> MainTabs {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainTabs {
    MainScenes().instantiateMain()
  }

  /// Makes the controller `tour`.
  static func instantiateTour() -> Tour {
    MainScenes().instantiateTour()
  }

  /// Makes the controller `login`.
  static func instantiateLogin() -> Login {
    MainScenes().instantiateLogin()
  }

  /// Makes the controller `mail`.
  static func instantiateMail() -> Mail {
    MainScenes().instantiateMail()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showTour
    case logIn
    case showMail
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showTour(Tour)
    case logIn(Login)
    case showMail(Mail)
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { fatalError("The controller of the scene `main` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: MainTabs) -> MainScene {
    guard let controller = controller as? MainSceneController else {
      fatalError("This MainTabs was not made through its scene; use MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  /// Performs the segue `showTour`: presents `tour`.
  func performShowTour(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let tour = scenes.instantiateTour()
    let segue = UIStoryboardSegue(identifier: "showTour", source: controller, destination: tour) { [controller] in
      controller.present(tour, animated: true)
    }
    dispatch.perform(segue, as: .showTour(tour), sender: sender)
  }

  /// Performs the segue `logIn`: presents `login`.
  func performLogIn(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let login = scenes.instantiateLogin()
    let segue = UIStoryboardSegue(identifier: "logIn", source: controller, destination: login) { [controller] in
      controller.present(login, animated: true)
    }
    dispatch.perform(segue, as: .logIn(login), sender: sender)
  }

  /// Performs the segue `showMail`: presents `mail`.
  func performShowMail(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let mail = scenes.instantiateMail()
    let segue = UIStoryboardSegue(identifier: "showMail", source: controller, destination: mail) { [controller] in
      controller.present(mail, animated: true)
    }
    dispatch.perform(segue, as: .showMail(mail), sender: sender)
  }
}

/// The controller that the scene `main` makes, wired.
final class MainSceneController: MainTabs {
  fileprivate lazy var mainWiring = MainScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .showTour:
      mainWiring.performShowTour(sender: sender)
    case .logIn:
      mainWiring.performLogIn(sender: sender)
    case .showMail:
      mainWiring.performShowMail(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = mainWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `MainTabs` can say about the scene `main`.
@MainActor
protocol MainSceneOwner: MainTabs {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// What this controller reaches in the scene `main`.
  var scene: MainScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension MainTabs: MainSceneOwner {}

// MARK: - tour

/// The scene `tour`: what its controller reaches in it.
@MainActor
final class TourScene {
  private weak var weakController: TourSceneController?
  private var pageSource: ScenePages?

  fileprivate init(_ controller: TourSceneController) { weakController = controller }

  private var controller: TourSceneController {
    guard let weakController else { fatalError("The controller of the scene `tour` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Tour) -> TourScene {
    guard let controller = controller as? TourSceneController else {
      fatalError("This Tour was not made through its scene; use MainScenes.instantiateTour()")
    }
    return controller.tourWiring
  }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

/// The controller that the scene `tour` makes, wired.
final class TourSceneController: Tour {
  fileprivate lazy var tourWiring = TourScene(self)
}

/// What the author of `Tour` can say about the scene `tour`.
@MainActor
protocol TourSceneOwner: Tour {
}

extension TourSceneOwner {
  /// What this controller reaches in the scene `tour`.
  var scene: TourScene { .of(self) }
}

extension Tour: TourSceneOwner {}
