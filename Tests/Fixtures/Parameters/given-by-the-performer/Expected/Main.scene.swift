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
    var makeStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeDetail: @MainActor (_ count: Int) -> Detail = { Detail(count: $0) }
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

  func instantiateStack(detail: Detail) -> UINavigationController {
    let stack = factory.makeStack()
    SceneIdentity.set("stack", of: stack)
    stack.viewControllers = [detail]
    return stack
  }

  func instantiateDetail(count: Int) -> Detail {
    let detail = factory.makeDetail(count)
    SceneIdentity.set("detail", of: detail)
    detail.awakeFromNib()
    return detail
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain() -> MainSceneController { Self().instantiateMain() }
  static func instantiateStack(detail: Detail) -> UINavigationController { Self().instantiateStack(detail: detail) }
  static func instantiateDetail(count: Int) -> Detail { Self().instantiateDetail(count: count) }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case open }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case open(Detail, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue>()

  /// Performs the segue `open`: presents `stack`.
  func performOpen(count: Int, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail(count: count)
    let stack = scenes.instantiateStack(detail: detail)
    dispatch.present(stack, "open", from: controller, as: .open(detail, in: stack), sender: sender)
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .open: fatalError("'open' needs values; call scene.performOpen(count:sender:)")
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
