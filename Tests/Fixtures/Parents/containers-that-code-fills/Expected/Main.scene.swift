// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainTabs = { MainSceneController() }
    var makeTour: @MainActor () -> Tour = {
      TourSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    var makeLogin: @MainActor () -> Login = { Login() }
    var makeMail: @MainActor () -> Mail = { Mail(style: .doubleColumn) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainTabs { instantiateMain() }

  func instantiateMain() -> MainTabs {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }

  func instantiateTour() -> Tour { SceneFlow.awakened(factory.makeTour()) }

  func instantiateLogin() -> Login {
    let login = factory.makeLogin()
    SceneIdentity.set("login", of: login)
    login.awakeFromNib()
    return login
  }

  func instantiateMail() -> Mail {
    let mail = factory.makeMail()
    SceneIdentity.set("mail", of: mail)
    mail.awakeFromNib()
    return mail
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainTabs { Self().instantiateInitialViewController() }
  static func instantiateMain() -> MainTabs { Self().instantiateMain() }
  static func instantiateTour() -> Tour { Self().instantiateTour() }
  static func instantiateLogin() -> Login { Self().instantiateLogin() }
  static func instantiateMail() -> Mail { Self().instantiateMail() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showTour, logIn, showMail }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showTour(Tour)
    case logIn(Login)
    case showMail(Mail)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `showTour`: presents `tour`.
  func performShowTour(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let tour = scenes.instantiateTour()
    dispatch.present(tour, "showTour", from: controller, as: .showTour(tour), sender: sender)
  }

  /// Performs the segue `logIn`: presents `login`.
  func performLogIn(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let login = scenes.instantiateLogin()
    dispatch.present(login, "logIn", from: controller, as: .logIn(login), sender: sender)
  }

  /// Performs the segue `showMail`: presents `mail`.
  func performShowMail(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let mail = scenes.instantiateMail()
    dispatch.present(mail, "showMail", from: controller, as: .showMail(mail), sender: sender)
  }
}

final class MainSceneController: MainTabs {
  fileprivate lazy var mainWiring = MainScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .showTour: mainWiring.performShowTour(sender: sender)
    case .logIn: mainWiring.performLogIn(sender: sender)
    case .showMail: mainWiring.performShowMail(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `MainTabs` and the scene `main`.
@MainActor
protocol MainSceneOwner: MainTabs {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain()").mainWiring }
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension MainTabs: MainSceneOwner {}

// MARK: - tour

/// The parts of the scene `tour` that its controller uses.
final class TourScene: SceneParts<TourSceneController> {
  private var pageSource: ScenePages?

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class TourSceneController: Tour {
  fileprivate lazy var tourWiring = TourScene(self)
}

/// The interface between `Tour` and the scene `tour`.
@MainActor
protocol TourSceneOwner: Tour {}

extension TourSceneOwner {
  /// The parts of the scene `tour` that this controller uses.
  var scene: TourScene { TourScene.owner(self, use: "MainScenes.instantiateTour()").tourWiring }
}

extension Tour: TourSceneOwner {}
