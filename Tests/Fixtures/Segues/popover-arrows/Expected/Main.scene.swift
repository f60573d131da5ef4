// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
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
  func instantiateInitialViewController() -> MainSceneController { instantiateMain() }

  func instantiateMain() -> MainSceneController {
    let main = factory.makeMain()
    main.scene.scenes = self
    return main
  }

  func instantiateColors() -> UIViewController {
    let colors = factory.makeColors()
    SceneIdentity.set("colors", of: colors)
    return colors
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain() -> MainSceneController { Self().instantiateMain() }
  static func instantiateColors() -> UIViewController { Self().instantiateColors() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showColors }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case colors(UIViewController)
    case showColors(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue>()
  private var views: (colorButton: UIButton, canvas: UIView)!

  var colorButton: UIButton { loadedViews.views.colorButton }
  var canvas: UIView { loadedViews.views.canvas }

  /// Performs a segue: presents in a popover `colors`.
  fileprivate func performColors(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let colors = scenes.instantiateColors()
    colors.modalPresentationStyle = .popover
    colors.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    colors.popoverPresentationController?.passthroughViews = [canvas, colorButton]
    SceneSegues.anchor(colors, at: sender)
    dispatch.present(colors, nil, from: controller, as: .colors(colors), sender: sender)
  }

  /// Performs the segue `showColors`: presents in a popover `colors`.
  func performShowColors(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let colors = scenes.instantiateColors()
    colors.modalPresentationStyle = .popover
    colors.popoverPresentationController?.permittedArrowDirections = .any
    colors.preferredContentSize = CGSize(width: 200, height: 300)
    SceneSegues.anchor(colors, at: canvas)
    dispatch.present(colors, "showColors", from: controller, as: .showColors(colors), sender: sender)
  }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let colorButton = UIButton(type: .system)
    colorButton.setTitle("Colours", for: .normal)
    colorButton.addAction(UIAction { [weak self] in self?.performColors(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(colorButton)

    let canvas = UIView()
    view.addSubview(canvas)

    views = (colorButton, canvas)
    controller.view = view
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .showColors: scene.performShowColors(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
