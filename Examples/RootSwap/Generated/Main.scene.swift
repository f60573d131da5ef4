// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeSceneFlow: @MainActor (_ app: AppFlowController) -> SceneFlowController = {
      SceneFlowSceneController(app: $0)
    }
    var makeOnboardingFlow: @MainActor () -> OnboardingFlowSceneController = {
      OnboardingFlowSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    var makeWelcome: @MainActor () -> WelcomeSceneController = { WelcomeSceneController() }
    var makeFeatures: @MainActor () -> FeaturesSceneController = { FeaturesSceneController() }
    var makeLoginFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeLogin: @MainActor () -> LoginSceneController = { LoginSceneController() }
    var makeRegistration: @MainActor () -> RegistrationSceneController = { RegistrationSceneController() }
    var makeMainFlow: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeNews: @MainActor () -> NewsSceneController = { NewsSceneController() }
    var makeProfile: @MainActor () -> ProfileSceneController = { ProfileSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  func instantiateSceneFlow(app: AppFlowController) -> SceneFlowController {
    let sceneFlow = factory.makeSceneFlow(app)
    (sceneFlow as? SceneFlowSceneController)?.sceneFlowWiring.scenes = self
    sceneFlow.awakeFromNib()
    return sceneFlow
  }

  /// Makes the controller `onboardingFlow`, and each child that you do not pass.
  func instantiateOnboardingFlow(
    welcome: WelcomeSceneController? = nil, features: FeaturesSceneController? = nil
  ) -> OnboardingFlowSceneController {
    let onboardingFlow = factory.makeOnboardingFlow()
    let welcome = welcome ?? instantiateWelcome()
    let features = features ?? instantiateFeatures()
    onboardingFlow.scene.show(pages: [welcome, features])
    return onboardingFlow
  }

  func instantiateWelcome() -> WelcomeSceneController { factory.makeWelcome() }
  func instantiateFeatures() -> FeaturesSceneController { factory.makeFeatures() }

  /// Makes the controller `loginFlow`, and each child that you do not pass.
  func instantiateLoginFlow(login: LoginSceneController? = nil) -> UINavigationController {
    let loginFlow = factory.makeLoginFlow()
    SceneIdentity.set("loginFlow", of: loginFlow)
    loginFlow.viewControllers = [login ?? instantiateLogin()]
    return loginFlow
  }

  func instantiateLogin() -> LoginSceneController {
    let login = factory.makeLogin()
    login.title = "Log in"
    login.scene.scenes = self
    return login
  }

  func instantiateRegistration() -> RegistrationSceneController {
    let registration = factory.makeRegistration()
    registration.title = "Register"
    return registration
  }

  /// Makes the controller `mainFlow`, and each child that you do not pass.
  func instantiateMainFlow(
    news: NewsSceneController? = nil, profile: ProfileSceneController? = nil
  ) -> UITabBarController {
    let mainFlow = factory.makeMainFlow()
    SceneIdentity.set("mainFlow", of: mainFlow)
    let news = news ?? instantiateNews()
    let profile = profile ?? instantiateProfile()
    mainFlow.viewControllers = [news, profile]
    return mainFlow
  }

  func instantiateNews() -> NewsSceneController {
    let news = factory.makeNews()
    news.title = "News"
    news.tabBarItem.image = UIImage(systemName: "newspaper")
    return news
  }

  func instantiateProfile() -> ProfileSceneController {
    let profile = factory.makeProfile()
    profile.title = "Profile"
    profile.tabBarItem.image = UIImage(systemName: "person")
    return profile
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateSceneFlow(app: AppFlowController) -> SceneFlowController {
    Self().instantiateSceneFlow(app: app)
  }
  static func instantiateOnboardingFlow(
    welcome: WelcomeSceneController? = nil, features: FeaturesSceneController? = nil
  ) -> OnboardingFlowSceneController {
    Self().instantiateOnboardingFlow(welcome: welcome, features: features)
  }
  static func instantiateWelcome() -> WelcomeSceneController { Self().instantiateWelcome() }
  static func instantiateFeatures() -> FeaturesSceneController { Self().instantiateFeatures() }
  static func instantiateLoginFlow(login: LoginSceneController? = nil) -> UINavigationController {
    Self().instantiateLoginFlow(login: login)
  }
  static func instantiateLogin() -> LoginSceneController { Self().instantiateLogin() }
  static func instantiateRegistration() -> RegistrationSceneController { Self().instantiateRegistration() }
  static func instantiateMainFlow(
    news: NewsSceneController? = nil, profile: ProfileSceneController? = nil
  ) -> UITabBarController {
    Self().instantiateMainFlow(news: news, profile: profile)
  }
  static func instantiateNews() -> NewsSceneController { Self().instantiateNews() }
  static func instantiateProfile() -> ProfileSceneController { Self().instantiateProfile() }
}

// MARK: - sceneFlow

/// The parts of the scene `sceneFlow` that its controller uses.
final class SceneFlowScene: SceneParts<SceneFlowSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case onboarding, login, main }

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
  private let dispatch = SceneDispatch<SceneFlowSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UIView!
  private var children = Children()
  private var slots = Slots()

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
      onboardingFlow, "onboarding", from: controller, as: .onboarding(onboardingFlow), sender: sender
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
    dispatch.perform(loginFlow, "login", from: controller, as: .login(login, in: loginFlow), sender: sender) {
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
      mainFlow, "main", from: controller, as: .main(mainFlow, news: news, profile: profile), sender: sender
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
}

final class SceneFlowSceneController: SceneFlowController {
  fileprivate lazy var sceneFlowWiring = SceneFlowScene(self)
  override func loadView() { sceneFlowWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch SceneFlowScene.Identifier(rawValue: identifier) {
    case .onboarding: sceneFlowWiring.performOnboarding(sender: sender)
    case .login: sceneFlowWiring.performLogin(sender: sender)
    case .main: sceneFlowWiring.performMain(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
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
    SceneFlowScene.owner(self, use: "MainScenes.instantiateSceneFlow(app:)").sceneFlowWiring
  }
  func prepare(for segue: SceneFlowScene.Segue, sender: Any?) {}
}

extension SceneFlowController: SceneFlowSceneOwner {}

// MARK: - onboardingFlow

/// The parts of the scene `onboardingFlow` that its controller uses.
final class OnboardingFlowScene: SceneParts<OnboardingFlowSceneController> {
  private var pageSource: ScenePages?

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class OnboardingFlowSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = OnboardingFlowScene(self)
}

// MARK: - welcome

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
final class FeaturesScene: SceneParts<FeaturesSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case sceneFlow(SceneFlowController)
  }

  private let dispatch = SceneDispatch<FeaturesSceneController, Segue>()
  private var views: UIButton!

  var start: UIButton { loadedViews.views }

  /// Performs a segue: goes back to `sceneFlow`.
  fileprivate func performSceneFlow(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: SceneFlowController.self, nil, from: controller, as: Segue.sceneFlow, sender: sender
    ) { sceneFlow, segue in sceneFlow.finishOnboarding(segue) }
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
}

final class FeaturesSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = FeaturesScene(self)
  override func loadView() { scene.loadView(of: self) }
}

// MARK: - login

/// The parts of the scene `login` that its controller uses.
final class LoginScene: SceneParts<LoginSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case sceneFlow(SceneFlowController)
    case registration(RegistrationSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<LoginSceneController, Segue>()
  private var views: (signIn: UIButton, register: UIButton)!

  var signIn: UIButton { loadedViews.views.signIn }
  var register: UIButton { loadedViews.views.register }

  /// Performs a segue: goes back to `sceneFlow`.
  fileprivate func performSceneFlow(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: SceneFlowController.self, nil, from: controller, as: Segue.sceneFlow, sender: sender
    ) { sceneFlow, segue in sceneFlow.finishLogin(segue) }
  }

  /// Performs a segue: pushes `registration`.
  fileprivate func performRegistration(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let registration = scenes.instantiateRegistration()
    dispatch.push(registration, nil, from: controller, as: .registration(registration), sender: sender)
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
}

final class LoginSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = LoginScene(self)
  override func loadView() { scene.loadView(of: self) }
}

// MARK: - registration

/// The parts of the scene `registration` that its controller uses.
final class RegistrationScene: SceneParts<RegistrationSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case sceneFlow(SceneFlowController)
  }

  private let dispatch = SceneDispatch<RegistrationSceneController, Segue>()
  private var views: UIButton!

  var join: UIButton { loadedViews.views }

  /// Performs a segue: goes back to `sceneFlow`.
  fileprivate func performSceneFlow(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: SceneFlowController.self, nil, from: controller, as: Segue.sceneFlow, sender: sender
    ) { sceneFlow, segue in sceneFlow.finishLogin(segue) }
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
}

final class RegistrationSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = RegistrationScene(self)
  override func loadView() { scene.loadView(of: self) }
}

// MARK: - news

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
final class ProfileScene: SceneParts<ProfileSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case signOut, startOver }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case signOut(SceneFlowController)
    case startOver(SceneFlowController)
  }

  private let dispatch = SceneDispatch<ProfileSceneController, Segue>()
  private var views: (signOut: UIButton, startOver: UIButton)!

  var signOut: UIButton { loadedViews.views.signOut }
  var startOver: UIButton { loadedViews.views.startOver }

  /// Performs the segue `signOut`: goes back to `sceneFlow`.
  func performSignOut(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: SceneFlowController.self, "signOut", from: controller, as: Segue.signOut, sender: sender
    ) { sceneFlow, segue in sceneFlow.logOut(segue) }
  }

  /// Performs the segue `startOver`: goes back to `sceneFlow`.
  func performStartOver(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: SceneFlowController.self, "startOver", from: controller, as: Segue.startOver, sender: sender
    ) { sceneFlow, segue in sceneFlow.startOver(segue) }
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
}

final class ProfileSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ProfileScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ProfileScene.Identifier(rawValue: identifier) {
    case .signOut: scene.performSignOut(sender: sender)
    case .startOver: scene.performStartOver(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
