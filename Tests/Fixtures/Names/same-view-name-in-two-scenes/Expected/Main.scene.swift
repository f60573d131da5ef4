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
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
    /// Makes `about`.
    var makeAbout: @MainActor () -> AboutSceneController = { AboutSceneController() }
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
  func instantiateInitialViewController() -> MainSceneController {
    instantiateMain()
  }

  /// Makes the controller `main`.
  func instantiateMain() -> MainSceneController {
    let main = factory.makeMain()
    main.scene.scenes = self
    return main
  }

  /// Makes the controller `about`.
  func instantiateAbout() -> AboutSceneController {
    factory.makeAbout()
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> MainSceneController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainSceneController {
    MainScenes().instantiateMain()
  }

  /// Makes the controller `about`.
  static func instantiateAbout() -> AboutSceneController {
    MainScenes().instantiateAbout()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case about(AboutSceneController)
  }

  private struct Views {
    let title: UILabel
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { fatalError("The controller of the scene `main` does not exist any more") }
    return weakController
  }

  var title: UILabel { loaded(views).title }

  /// Performs a segue: presents `about`.
  fileprivate func performAbout(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let about = scenes.instantiateAbout()
    let segue = UIStoryboardSegue(identifier: nil, source: controller, destination: about) { [controller] in
      controller.present(about, animated: true)
    }
    dispatch.perform(segue, as: .about(about), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let title = UILabel()
    title.text = "Home"
    view.addSubview(title)

    let button = UIButton(type: .system)
    button.setTitle("About", for: .normal)
    button.addAction(UIAction { [weak self] in self?.performAbout(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button)

    controller.view = view
    views = Views(title: title)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `main` is not loaded that far yet") }
    return part
  }
}

/// The controller that the scene `main` makes, wired.
final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)

  override func loadView() { scene.loadView() }
}

// MARK: - about

/// The scene `about`: what its controller reaches in it.
@MainActor
final class AboutScene {
  private struct Views {
    let title: UILabel
  }

  private weak var weakController: AboutSceneController?
  private var views: Views?

  fileprivate init(_ controller: AboutSceneController) { weakController = controller }

  private var controller: AboutSceneController {
    guard let weakController else { fatalError("The controller of the scene `about` does not exist any more") }
    return weakController
  }

  var title: UILabel { loaded(views).title }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let title = UILabel()
    title.text = "About"
    view.addSubview(title)

    controller.view = view
    views = Views(title: title)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `about` is not loaded that far yet") }
    return part
  }
}

/// The controller that the scene `about` makes, wired.
final class AboutSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = AboutScene(self)

  override func loadView() { scene.loadView() }
}
