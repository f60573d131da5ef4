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
    var makeList: @MainActor () -> List = { ListSceneController() }
    var makeDetail: @MainActor () -> UIViewController = { UIViewController() }
    var makeEditor: @MainActor () -> EditorSceneController = { EditorSceneController() }
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
  func instantiateMain(list: List? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [list ?? instantiateList()]
    return main
  }

  func instantiateList() -> List {
    let list = factory.makeList()
    (list as? ListSceneController)?.listWiring.scenes = self
    list.awakeFromNib()
    return list
  }

  func instantiateDetail() -> UIViewController {
    let detail = factory.makeDetail()
    SceneIdentity.set("detail", of: detail)
    return detail
  }

  func instantiateEditor() -> EditorSceneController { factory.makeEditor() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(list: List? = nil) -> UINavigationController { Self().instantiateMain(list: list) }
  static func instantiateList() -> List { Self().instantiateList() }
  static func instantiateDetail() -> UIViewController { Self().instantiateDetail() }
  static func instantiateEditor() -> EditorSceneController { Self().instantiateEditor() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showDetail, edit, help }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showDetail(UIViewController)
    case edit(EditorSceneController)
    case help(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `showDetail`: pushes `detail`.
  func performShowDetail(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail()
    detail.modalPresentationStyle = .formSheet
    dispatch.push(detail, "showDetail", from: controller, as: .showDetail(detail), sender: sender)
  }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }

  /// Performs the segue `help`: shows `detail`.
  func performHelp(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail()
    detail.modalPresentationStyle = .formSheet
    dispatch.show(detail, "help", from: controller, as: .help(detail), sender: sender, animated: false)
  }
}

final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .showDetail: listWiring.performShowDetail(sender: sender)
    case .edit: listWiring.performEdit(sender: sender)
    case .help: listWiring.performHelp(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `List` and the scene `list`.
@MainActor
protocol ListSceneOwner: List {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ListScene.Segue, sender: Any?)
}

extension ListSceneOwner {
  /// The parts of the scene `list` that this controller uses.
  var scene: ListScene { ListScene.owner(self, use: "MainScenes.instantiateList()").listWiring }
  func prepare(for segue: ListScene.Segue, sender: Any?) {}
}

extension List: ListSceneOwner {}

// MARK: - editor

/// The parts of the scene `editor` that its controller uses.
final class EditorScene: SceneParts<EditorSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case close }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case close(List)
  }

  private let dispatch = SceneDispatch<EditorSceneController, Segue>()

  /// Performs the segue `close`: goes back to `list`.
  func performClose(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(to: List.self, "close", from: controller, as: Segue.close, sender: sender) { list, segue in
      list.back(segue)
    }
  }
}

final class EditorSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = EditorScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch EditorScene.Identifier(rawValue: identifier) {
    case .close: scene.performClose(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
