// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `sceneFlow`.
    var makeSceneFlow: @MainActor (_ app: AppFlowController) -> SceneFlowController = {
      SceneFlowSceneController(app: $0)
    }
    /// Makes `onboardingFlow`.
    var makeOnboardingFlow: @MainActor () -> OnboardingFlowSceneController = {
      OnboardingFlowSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    /// Makes `welcome`.
    var makeWelcome: @MainActor () -> WelcomeSceneController = { WelcomeSceneController() }
    /// Makes `features`.
    var makeFeatures: @MainActor () -> FeaturesSceneController = { FeaturesSceneController() }
    /// Makes `loginFlow`.
    var makeLoginFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `login`.
    var makeLogin: @MainActor () -> LoginSceneController = { LoginSceneController() }
    /// Makes `registration`.
    var makeRegistration: @MainActor () -> RegistrationSceneController = { RegistrationSceneController() }
    /// Makes `mainFlow`.
    var makeMainFlow: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `news`.
    var makeNews: @MainActor () -> NewsSceneController = { NewsSceneController() }
    /// Makes `profile`.
    var makeProfile: @MainActor () -> ProfileSceneController = { ProfileSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller `sceneFlow`.
  func instantiateSceneFlow(app: AppFlowController) -> SceneFlowController {
    let sceneFlow = factory.makeSceneFlow(app)
    (sceneFlow as? SceneFlowSceneController)?.sceneFlowWiring.scenes = self
    sceneFlow.awakeFromNib()
    return sceneFlow
  }

  /// Makes the controller `onboardingFlow`, and each child that you do not pass.
  func instantiateOnboardingFlow(
    welcome: WelcomeSceneController? = nil,
    features: FeaturesSceneController? = nil
  ) -> OnboardingFlowSceneController {
    let onboardingFlow = factory.makeOnboardingFlow()
    let welcome = welcome ?? instantiateWelcome()
    let features = features ?? instantiateFeatures()
    onboardingFlow.scene.show(pages: [welcome, features])
    return onboardingFlow
  }

  /// Makes the controller `welcome`.
  func instantiateWelcome() -> WelcomeSceneController {
    factory.makeWelcome()
  }

  /// Makes the controller `features`.
  func instantiateFeatures() -> FeaturesSceneController {
    factory.makeFeatures()
  }

  /// Makes the controller `loginFlow`, and each child that you do not pass.
  func instantiateLoginFlow(login: LoginSceneController? = nil) -> UINavigationController {
    let loginFlow = factory.makeLoginFlow()
    SceneIdentity.set("loginFlow", of: loginFlow)
    loginFlow.viewControllers = [login ?? instantiateLogin()]
    return loginFlow
  }

  /// Makes the controller `login`.
  func instantiateLogin() -> LoginSceneController {
    let login = factory.makeLogin()
    login.title = "Log in"
    login.scene.scenes = self
    return login
  }

  /// Makes the controller `registration`.
  func instantiateRegistration() -> RegistrationSceneController {
    let registration = factory.makeRegistration()
    registration.title = "Register"
    return registration
  }

  /// Makes the controller `mainFlow`, and each child that you do not pass.
  func instantiateMainFlow(
    news: NewsSceneController? = nil,
    profile: ProfileSceneController? = nil
  ) -> UITabBarController {
    let mainFlow = factory.makeMainFlow()
    SceneIdentity.set("mainFlow", of: mainFlow)
    let news = news ?? instantiateNews()
    let profile = profile ?? instantiateProfile()
    mainFlow.viewControllers = [news, profile]
    return mainFlow
  }

  /// Makes the controller `news`.
  func instantiateNews() -> NewsSceneController {
    let news = factory.makeNews()
    news.title = "News"
    news.tabBarItem.image = UIImage(systemName: "newspaper")
    return news
  }

  /// Makes the controller `profile`.
  func instantiateProfile() -> ProfileSceneController {
    let profile = factory.makeProfile()
    profile.title = "Profile"
    profile.tabBarItem.image = UIImage(systemName: "person")
    return profile
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller `sceneFlow`.
  static func instantiateSceneFlow(app: AppFlowController) -> SceneFlowController {
    MainScenes().instantiateSceneFlow(app: app)
  }

  /// Makes the controller `onboardingFlow`, and each child that you do not pass.
  static func instantiateOnboardingFlow(
    welcome: WelcomeSceneController? = nil,
    features: FeaturesSceneController? = nil
  ) -> OnboardingFlowSceneController {
    MainScenes().instantiateOnboardingFlow(welcome: welcome, features: features)
  }

  /// Makes the controller `welcome`.
  static func instantiateWelcome() -> WelcomeSceneController {
    MainScenes().instantiateWelcome()
  }

  /// Makes the controller `features`.
  static func instantiateFeatures() -> FeaturesSceneController {
    MainScenes().instantiateFeatures()
  }

  /// Makes the controller `loginFlow`, and each child that you do not pass.
  static func instantiateLoginFlow(login: LoginSceneController? = nil) -> UINavigationController {
    MainScenes().instantiateLoginFlow(login: login)
  }

  /// Makes the controller `login`.
  static func instantiateLogin() -> LoginSceneController {
    MainScenes().instantiateLogin()
  }

  /// Makes the controller `registration`.
  static func instantiateRegistration() -> RegistrationSceneController {
    MainScenes().instantiateRegistration()
  }

  /// Makes the controller `mainFlow`, and each child that you do not pass.
  static func instantiateMainFlow(
    news: NewsSceneController? = nil,
    profile: ProfileSceneController? = nil
  ) -> UITabBarController {
    MainScenes().instantiateMainFlow(news: news, profile: profile)
  }

  /// Makes the controller `news`.
  static func instantiateNews() -> NewsSceneController {
    MainScenes().instantiateNews()
  }

  /// Makes the controller `profile`.
  static func instantiateProfile() -> ProfileSceneController {
    MainScenes().instantiateProfile()
  }
}

// MARK: - sceneFlow

/// The parts of the scene `sceneFlow` that its controller uses.
@MainActor
final class SceneFlowScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case onboarding
    case login
    case main
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case onboarding(OnboardingFlowSceneController)
    case login(LoginSceneController, in: UINavigationController)
    case main(UITabBarController, news: NewsSceneController, profile: ProfileSceneController)
  }

  private struct Children {
    weak var onboardingFlow: OnboardingFlowSceneController?
    weak var loginFlow: UINavigationController?
    weak var login: LoginSceneController?
    weak var mainFlow: UITabBarController?
    weak var news: NewsSceneController?
    weak var profile: ProfileSceneController?
  }

  private struct Slots {
    var page: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: SceneFlowSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: UIView!
  private var children = Children()
  private var slots = Slots()

  fileprivate init(_ controller: SceneFlowSceneController) { weakController = controller }

  var page: UIView { loadedViews.views }

  /// The child `onboardingFlow`, while it is there.
  var onboardingFlow: OnboardingFlowSceneController? { children.onboardingFlow }

  /// The child `loginFlow`, while it is there.
  var loginFlow: UINavigationController? { children.loginFlow }

  /// The child `login`, while it is there.
  var login: LoginSceneController? { children.login }

  /// The child `mainFlow`, while it is there.
  var mainFlow: UITabBarController? { children.mainFlow }

  /// The child `news`, while it is there.
  var news: NewsSceneController? { children.news }

  /// The child `profile`, while it is there.
  var profile: ProfileSceneController? { children.profile }

  /// Performs the segue `onboarding`: swaps in `onboardingFlow`.
  func performOnboarding(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.page else { return }
    let onboardingFlow = scenes.instantiateOnboardingFlow()
    children.onboardingFlow = onboardingFlow
    dispatch.perform(
      "onboarding",
      from: controller,
      to: onboardingFlow,
      as: .onboarding(onboardingFlow),
      sender: sender
    ) {
      slot.show(onboardingFlow)
    }
  }

  /// Performs the segue `login`: swaps in `loginFlow`.
  func performLogin(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.page else { return }
    let login = scenes.instantiateLogin()
    let loginFlow = scenes.instantiateLoginFlow(login: login)
    children.loginFlow = loginFlow
    children.login = login
    dispatch.perform("login", from: controller, to: loginFlow, as: .login(login, in: loginFlow), sender: sender) {
      slot.show(loginFlow, duration: 0.3, options: .transitionCrossDissolve)
    }
  }

  /// Performs the segue `main`: swaps in `mainFlow`.
  func performMain(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.page else { return }
    let news = scenes.instantiateNews()
    let profile = scenes.instantiateProfile()
    let mainFlow = scenes.instantiateMainFlow(news: news, profile: profile)
    children.mainFlow = mainFlow
    children.news = news
    children.profile = profile
    dispatch.perform(
      "main",
      from: controller,
      to: mainFlow,
      as: .main(mainFlow, news: news, profile: profile),
      sender: sender
    ) {
      slot.show(mainFlow, duration: 0.3, options: .transitionFlipFromRight)
    }
  }

  fileprivate func loadView(of controller: SceneFlowSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let page = UIView()
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)

    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: view.topAnchor),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])

    views = page
    controller.view = view

    slots.page = SceneContainer(view: page, of: controller)
  }

  /// This scene, once its view is loaded.
  private var loadedViews: SceneFlowScene {
    SceneWiring.loadView(of: weakController, "sceneFlow")
    return self
  }
}

/// The generated view controller of the scene `sceneFlow`.
final class SceneFlowSceneController: SceneFlowController {
  fileprivate lazy var sceneFlowWiring = SceneFlowScene(self)

  override func loadView() { sceneFlowWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch SceneFlowScene.Identifier(rawValue: identifier) {
    case .onboarding:
      sceneFlowWiring.performOnboarding(sender: sender)
    case .login:
      sceneFlowWiring.performLogin(sender: sender)
    case .main:
      sceneFlowWiring.performMain(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = sceneFlowWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `SceneFlowController` and the scene `sceneFlow`.
@MainActor
protocol SceneFlowSceneOwner: SceneFlowController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: SceneFlowScene.Segue, sender: Any?)
}

extension SceneFlowSceneOwner {
  /// The parts of the scene `sceneFlow` that this controller uses.
  var scene: SceneFlowScene {
    guard let controller = self as? SceneFlowSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateSceneFlow(app:)")
    }
    return controller.sceneFlowWiring
  }

  /// The default does nothing.
  func prepare(for segue: SceneFlowScene.Segue, sender: Any?) {}
}

extension SceneFlowController: SceneFlowSceneOwner {}

// MARK: - onboardingFlow

/// The parts of the scene `onboardingFlow` that its controller uses.
@MainActor
final class OnboardingFlowScene {
  private weak var weakController: OnboardingFlowSceneController?
  private var pageSource: ScenePages?

  fileprivate init(_ controller: OnboardingFlowSceneController) { weakController = controller }

  private var controller: OnboardingFlowSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("onboardingFlow") }
    return weakController
  }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

/// The generated view controller of the scene `onboardingFlow`.
final class OnboardingFlowSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = OnboardingFlowScene(self)
}

// MARK: - welcome

/// The generated view controller of the scene `welcome`.
final class WelcomeSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemTeal

    let label = UILabel()
    label.text = "Welcome"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    controller.view = view
  }
}

// MARK: - features

/// The parts of the scene `features` that its controller uses.
@MainActor
final class FeaturesScene {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case sceneFlow(SceneFlowController)
  }

  private weak var weakController: FeaturesSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: UIButton!

  fileprivate init(_ controller: FeaturesSceneController) { weakController = controller }

  var start: UIButton { loadedViews.views }

  /// Performs a segue: goes back to `sceneFlow`.
  fileprivate func performSceneFlow(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let sceneFlow = SceneUnwind.receiver(SceneFlowController.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: nil, from: controller, to: sceneFlow, animated: true)
    dispatch.perform(segue, as: .sceneFlow(sceneFlow), sender: sender) {
      sceneFlow.finishOnboarding(segue)
    }
  }

  fileprivate func loadView(of controller: FeaturesSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemIndigo

    let start = UIButton(type: .system)
    start.setTitle("Get started", for: .normal)
    start.translatesAutoresizingMaskIntoConstraints = false
    start.addAction(UIAction { [weak self] in self?.performSceneFlow(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(start)

    NSLayoutConstraint.activate([
      start.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      start.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = start
    controller.view = view
  }

  /// This scene, once its view is loaded.
  private var loadedViews: FeaturesScene {
    SceneWiring.loadView(of: weakController, "features")
    return self
  }
}

/// The generated view controller of the scene `features`.
final class FeaturesSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = FeaturesScene(self)

  override func loadView() { scene.loadView(of: self) }
}

// MARK: - login

/// The parts of the scene `login` that its controller uses.
@MainActor
final class LoginScene {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case sceneFlow(SceneFlowController)
    case registration(RegistrationSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: LoginSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: (signIn: UIButton, register: UIButton)!

  fileprivate init(_ controller: LoginSceneController) { weakController = controller }

  var signIn: UIButton { loadedViews.views.signIn }
  var register: UIButton { loadedViews.views.register }

  /// Performs a segue: goes back to `sceneFlow`.
  fileprivate func performSceneFlow(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let sceneFlow = SceneUnwind.receiver(SceneFlowController.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: nil, from: controller, to: sceneFlow, animated: true)
    dispatch.perform(segue, as: .sceneFlow(sceneFlow), sender: sender) {
      sceneFlow.finishLogin(segue)
    }
  }

  /// Performs a segue: pushes `registration`.
  fileprivate func performRegistration(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let registration = scenes.instantiateRegistration()
    dispatch.perform(nil, from: controller, to: registration, as: .registration(registration), sender: sender) {
      SceneSegues.push(registration, from: controller, identifier: nil, animated: true)
    }
  }

  fileprivate func loadView(of controller: LoginSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let signIn = UIButton(type: .system)
    signIn.setTitle("Log in", for: .normal)
    signIn.addAction(UIAction { [weak self] in self?.performSceneFlow(sender: $0.sender) }, for: .touchUpInside)
    stackView.addArrangedSubview(signIn)

    let register = UIButton(type: .system)
    register.setTitle("Register", for: .normal)
    register.addAction(UIAction { [weak self] in self?.performRegistration(sender: $0.sender) }, for: .touchUpInside)
    stackView.addArrangedSubview(register)

    NSLayoutConstraint.activate([
      stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = (signIn, register)
    controller.view = view
  }

  /// This scene, once its view is loaded.
  private var loadedViews: LoginScene {
    SceneWiring.loadView(of: weakController, "login")
    return self
  }
}

/// The generated view controller of the scene `login`.
final class LoginSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = LoginScene(self)

  override func loadView() { scene.loadView(of: self) }
}

// MARK: - registration

/// The parts of the scene `registration` that its controller uses.
@MainActor
final class RegistrationScene {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case sceneFlow(SceneFlowController)
  }

  private weak var weakController: RegistrationSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: UIButton!

  fileprivate init(_ controller: RegistrationSceneController) { weakController = controller }

  var join: UIButton { loadedViews.views }

  /// Performs a segue: goes back to `sceneFlow`.
  fileprivate func performSceneFlow(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let sceneFlow = SceneUnwind.receiver(SceneFlowController.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: nil, from: controller, to: sceneFlow, animated: true)
    dispatch.perform(segue, as: .sceneFlow(sceneFlow), sender: sender) {
      sceneFlow.finishLogin(segue)
    }
  }

  fileprivate func loadView(of controller: RegistrationSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let join = UIButton(type: .system)
    join.setTitle("Join", for: .normal)
    join.translatesAutoresizingMaskIntoConstraints = false
    join.addAction(UIAction { [weak self] in self?.performSceneFlow(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(join)

    NSLayoutConstraint.activate([
      join.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      join.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = join
    controller.view = view
  }

  /// This scene, once its view is loaded.
  private var loadedViews: RegistrationScene {
    SceneWiring.loadView(of: weakController, "registration")
    return self
  }
}

/// The generated view controller of the scene `registration`.
final class RegistrationSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = RegistrationScene(self)

  override func loadView() { scene.loadView(of: self) }
}

// MARK: - news

/// The generated view controller of the scene `news`.
final class NewsSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    controller.view = view
  }
}

// MARK: - profile

/// The parts of the scene `profile` that its controller uses.
@MainActor
final class ProfileScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case signOut
    case startOver
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case signOut(SceneFlowController)
    case startOver(SceneFlowController)
  }

  private weak var weakController: ProfileSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: (signOut: UIButton, startOver: UIButton)!

  fileprivate init(_ controller: ProfileSceneController) { weakController = controller }

  var signOut: UIButton { loadedViews.views.signOut }
  var startOver: UIButton { loadedViews.views.startOver }

  /// Performs the segue `signOut`: goes back to `sceneFlow`.
  func performSignOut(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let sceneFlow = SceneUnwind.receiver(SceneFlowController.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "signOut", from: controller, to: sceneFlow, animated: true)
    dispatch.perform(segue, as: .signOut(sceneFlow), sender: sender) {
      sceneFlow.logOut(segue)
    }
  }

  /// Performs the segue `startOver`: goes back to `sceneFlow`.
  func performStartOver(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let sceneFlow = SceneUnwind.receiver(SceneFlowController.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "startOver", from: controller, to: sceneFlow, animated: true)
    dispatch.perform(segue, as: .startOver(sceneFlow), sender: sender) {
      sceneFlow.startOver(segue)
    }
  }

  fileprivate func loadView(of controller: ProfileSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let signOut = UIButton(type: .system)
    signOut.setTitle("Log out", for: .normal)
    signOut.addAction(SceneSegues.action("signOut", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(signOut)

    let startOver = UIButton(type: .system)
    startOver.setTitle("Start over", for: .normal)
    startOver.addAction(SceneSegues.action("startOver", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(startOver)

    NSLayoutConstraint.activate([
      stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = (signOut, startOver)
    controller.view = view
  }

  /// This scene, once its view is loaded.
  private var loadedViews: ProfileScene {
    SceneWiring.loadView(of: weakController, "profile")
    return self
  }
}

/// The generated view controller of the scene `profile`.
final class ProfileSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ProfileScene(self)

  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ProfileScene.Identifier(rawValue: identifier) {
    case .signOut:
      scene.performSignOut(sender: sender)
    case .startOver:
      scene.performStartOver(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
