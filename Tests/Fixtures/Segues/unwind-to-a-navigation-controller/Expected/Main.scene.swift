// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> Main = { Main() }
    var makeList: @MainActor () -> ListSceneController = { ListSceneController() }
    var makeDetail: @MainActor () -> DetailSceneController = { DetailSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Main { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(list: ListSceneController? = nil) -> Main {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [list ?? instantiateList()]
    main.awakeFromNib()
    return main
  }

  func instantiateList() -> ListSceneController {
    let list = factory.makeList()
    list.scene.scenes = self
    return list
  }

  func instantiateDetail() -> DetailSceneController { factory.makeDetail() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Main { Self().instantiateInitialViewController() }
  static func instantiateMain(list: ListSceneController? = nil) -> Main { Self().instantiateMain(list: list) }
  static func instantiateList() -> ListSceneController { Self().instantiateList() }
  static func instantiateDetail() -> DetailSceneController { Self().instantiateDetail() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showDetail }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showDetail(DetailSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue>()

  /// Performs the segue `showDetail`: pushes `detail`.
  func performShowDetail(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail()
    dispatch.push(detail, "showDetail", from: controller, as: .showDetail(detail), sender: sender)
  }
}

final class ListSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ListScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .showDetail: scene.performShowDetail(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - detail

/// The parts of the scene `detail` that its controller uses.
final class DetailScene: SceneParts<DetailSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case close }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case close(Main)
  }

  private let dispatch = SceneDispatch<DetailSceneController, Segue>()

  /// Performs the segue `close`: goes back to `main`.
  func performClose(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(to: Main.self, "close", from: controller, as: Segue.close, sender: sender) { main, segue in
      main.closeDetail(segue)
    }
  }
}

final class DetailSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = DetailScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch DetailScene.Identifier(rawValue: identifier) {
    case .close: scene.performClose(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
