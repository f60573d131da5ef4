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
    var makeMain: @MainActor () -> Home = { MainSceneController() }
    /// Makes `editor`.
    var makeEditor: @MainActor () -> UIViewController = { UIViewController() }
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
  func instantiateInitialViewController() -> Home {
    instantiateMain()
  }

  /// Makes the controller `main`.
  func instantiateMain() -> Home {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    (main as? MainSceneController)?.mainWiring.addBarButtonItems()
    return main
  }

  /// Makes the controller `editor`.
  func instantiateEditor() -> UIViewController {
    let editor = factory.makeEditor()
    SceneIdentity.set("editor", of: editor)
    return editor
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Home {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> Home {
    MainScenes().instantiateMain()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> UIViewController {
    MainScenes().instantiateEditor()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case add
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case add(UIViewController)
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
  static func of(_ controller: Home) -> MainScene {
    guard let controller = controller as? MainSceneController else {
      fatalError("This Home was not made through its scene; use MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  private lazy var barButtonItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .add,
    primaryAction: UIAction { [weak self] in self?.triggerAdd($0.sender) }
  )
  private(set) lazy var done: UIBarButtonItem = UIBarButtonItem(title: "Done")

  /// Performs the segue `add`: presents `editor`.
  func performAdd(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    let segue = UIStoryboardSegue(identifier: "add", source: controller, destination: editor) { [controller] in
      controller.present(editor, animated: true)
    }
    dispatch.perform(segue, as: .add(editor), sender: sender)
  }

  private func triggerAdd(_ sender: Any?) {
    guard weakController?.shouldPerformSegue(withIdentifier: "add", sender: sender) == true else { return }
    performAdd(sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    controller.view = view
  }

  fileprivate func addBarButtonItems() {
    done.style = UIBarButtonItem.Style(rawValue: 2) ?? .plain
    controller.navigationItem.leftBarButtonItems = [done]
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

/// The controller that the scene `main` makes, wired.
final class MainSceneController: Home {
  fileprivate lazy var mainWiring = MainScene(self)

  override func loadView() { mainWiring.loadView() }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .add:
      mainWiring.performAdd(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = mainWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Home` can say about the scene `main`.
@MainActor
protocol MainSceneOwner: Home {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// What this controller reaches in the scene `main`.
  var scene: MainScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Home: MainSceneOwner {}
