// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    var makeColors: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(home: HomeSceneController? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [home ?? instantiateHome()]
    return main
  }

  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.scenes = self
    home.scene.addBarButtonItems(to: home)
    return home
  }

  func instantiateColors() -> UIViewController {
    let colors = factory.makeColors()
    SceneIdentity.set("colors", of: colors)
    return colors
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(home: HomeSceneController? = nil) -> UINavigationController {
    Self().instantiateMain(home: home)
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateColors() -> UIViewController { Self().instantiateColors() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case fromButton, fromItem }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case colors(UIViewController)
    case fromButton(UIViewController)
    case fromItem(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()
  private var views: UIButton!

  var colorButton: UIButton { loadedViews.views }

  private(set) lazy var addItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .add, primaryAction: UIAction { [weak self] in self?.performColors(sender: $0.sender) }
  )

  /// Performs a segue: presents in a popover `colors`.
  fileprivate func performColors(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let colors = scenes.instantiateColors()
    colors.modalPresentationStyle = .popover
    SceneSegues.anchor(colors, at: sender)
    dispatch.present(colors, nil, from: controller, as: .colors(colors), sender: sender)
  }

  /// Performs the segue `fromButton`: presents in a popover `colors`.
  func performFromButton(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let colors = scenes.instantiateColors()
    colors.modalPresentationStyle = .popover
    SceneSegues.anchor(colors, at: colorButton)
    dispatch.present(colors, "fromButton", from: controller, as: .fromButton(colors), sender: sender)
  }

  /// Performs the segue `fromItem`: presents in a popover `colors`.
  func performFromItem(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let colors = scenes.instantiateColors()
    colors.modalPresentationStyle = .popover
    SceneSegues.anchor(colors, at: addItem)
    dispatch.present(colors, "fromItem", from: controller, as: .fromItem(colors), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let colorButton = UIButton(type: .system)
    colorButton.setTitle("Colours", for: .normal)
    colorButton.addAction(UIAction { [weak self] in self?.performColors(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(colorButton)

    views = colorButton
    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: HomeSceneController) {
    controller.navigationItem.rightBarButtonItems = [addItem]
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .fromButton: scene.performFromButton(sender: sender)
    case .fromItem: scene.performFromItem(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
