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
    /// Makes `main`.
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `list`.
    var makeList: @MainActor () -> List = { ListSceneController() }
    /// Makes `detail`.
    var makeDetail: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `editor`.
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
  func instantiateInitialViewController() -> UINavigationController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(list: List? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [list ?? instantiateList()]
    return main
  }

  /// Makes the controller `list`.
  func instantiateList() -> List {
    let list = factory.makeList()
    (list as? ListSceneController)?.listWiring.scenes = self
    list.awakeFromNib()
    return list
  }

  /// Makes the controller `detail`.
  func instantiateDetail() -> UIViewController {
    let detail = factory.makeDetail()
    SceneIdentity.set("detail", of: detail)
    return detail
  }

  /// Makes the controller `editor`.
  func instantiateEditor() -> EditorSceneController {
    factory.makeEditor()
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(list: List? = nil) -> UINavigationController {
    MainScenes().instantiateMain(list: list)
  }

  /// Makes the controller `list`.
  static func instantiateList() -> List {
    MainScenes().instantiateList()
  }

  /// Makes the controller `detail`.
  static func instantiateDetail() -> UIViewController {
    MainScenes().instantiateDetail()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> EditorSceneController {
    MainScenes().instantiateEditor()
  }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
@MainActor
final class ListScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case showDetail
    case edit
    case help
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showDetail(UIViewController)
    case edit(EditorSceneController)
    case help(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: ListSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: ListSceneController) { weakController = controller }

  /// Performs the segue `showDetail`: pushes `detail`.
  func performShowDetail(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail()
    detail.modalPresentationStyle = .formSheet
    dispatch.perform("showDetail", from: controller, to: detail, as: .showDetail(detail), sender: sender) {
      SceneSegues.push(detail, from: controller, identifier: "showDetail", animated: true)
    }
  }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.perform("edit", from: controller, to: editor, as: .edit(editor), sender: sender) {
      controller.present(editor, animated: true)
    }
  }

  /// Performs the segue `help`: shows `detail`.
  func performHelp(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail()
    detail.modalPresentationStyle = .formSheet
    dispatch.perform("help", from: controller, to: detail, as: .help(detail), sender: sender) {
      UIView.performWithoutAnimation { controller.show(detail, sender: sender) }
    }
  }
}

/// The generated view controller of the scene `list`.
final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .showDetail:
      listWiring.performShowDetail(sender: sender)
    case .edit:
      listWiring.performEdit(sender: sender)
    case .help:
      listWiring.performHelp(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = listWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
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
  var scene: ListScene {
    guard let controller = self as? ListSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateList()")
    }
    return controller.listWiring
  }

  /// The default does nothing.
  func prepare(for segue: ListScene.Segue, sender: Any?) {}
}

extension List: ListSceneOwner {}

// MARK: - editor

/// The parts of the scene `editor` that its controller uses.
@MainActor
final class EditorScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case close
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case close(List)
  }

  private weak var weakController: EditorSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: EditorSceneController) { weakController = controller }

  /// Performs the segue `close`: goes back to `list`.
  func performClose(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let list = SceneUnwind.receiver(List.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "close", from: controller, to: list, animated: true)
    dispatch.perform(segue, as: .close(list), sender: sender) {
      list.back(segue)
    }
  }
}

/// The generated view controller of the scene `editor`.
final class EditorSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = EditorScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch EditorScene.Identifier(rawValue: identifier) {
    case .close:
      scene.performClose(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
