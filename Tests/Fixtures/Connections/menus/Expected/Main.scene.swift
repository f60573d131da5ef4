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
    var makeEditor: @MainActor () -> UIViewController = { UIViewController() }
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
    if let controller = list as? ListSceneController {
      let wiring = controller.listWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    list.awakeFromNib()
    return list
  }

  func instantiateEditor() -> UIViewController {
    let editor = factory.makeEditor()
    SceneIdentity.set("editor", of: editor)
    return editor
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(list: List? = nil) -> UINavigationController { Self().instantiateMain(list: list) }
  static func instantiateList() -> List { Self().instantiateList() }
  static func instantiateEditor() -> UIViewController { Self().instantiateEditor() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case edit }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case edit(UIViewController)
    case editor(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (sort: UIButton, player: Player)!

  var sort: UIButton { loadedViews.views.sort }
  var player: Player { loadedViews.views.player }

  private(set) lazy var more: UIBarButtonItem = UIBarButtonItem(title: "More")

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }

  /// Performs a segue: presents in a popover `editor`.
  fileprivate func performEditor(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    editor.modalPresentationStyle = .popover
    SceneSegues.anchor(editor, at: sender)
    dispatch.present(editor, nil, from: controller, as: .editor(editor), sender: sender)
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let sort = UIButton(type: .system)
    sort.setTitle("Sort", for: .normal)
    sort.translatesAutoresizingMaskIntoConstraints = false
    let menuItem3 = UIAction(
      title: "By name", image: UIImage(named: "Name", in: .module, compatibleWith: nil), state: .on
    ) { [weak controller] action in if let controller { controller.sort(action) } }
    let menuItem4 = UIAction(title: "By date") { [weak controller] action in
      if let controller { controller.sort(by: action) }
    }
    let menuItem5 = UIAction(title: "Help") { [weak self] action in self?.performEditor(sender: action.sender) }
    let menuItem6 = UIAction(title: "Nothing") { _ in }
    let menuItem7 = UIAction(title: "Stop") { [weak self] _ in if let self { self.player.stop() } }
    let menu3 = UIMenu(
      title: "Others",
      image: UIImage(systemName: "gear"),
      options: .displayInline,
      children: [menuItem5, menuItem6, menuItem7]
    )
    let menu2 = UIMenu(
      image: UIImage(named: "Sort", in: .module, compatibleWith: nil),
      options: .singleSelection,
      children: [menuItem3, menuItem4, menu3]
    )
    sort.menu = menu2
    view.addSubview(sort)

    let player = Player()
    view.addSubview(player)

    NSLayoutConstraint.activate([sort.widthAnchor.constraint(equalToConstant: 44)])

    views = (sort, player)
    controller.view = view
    player.awakeFromNib()
  }

  fileprivate func addBarButtonItems(to controller: ListSceneController) {
    let menuItem = UIAction(title: "Edit") { [weak controller] action in
      SceneSegues.trigger("edit", of: controller, sender: action.sender)
    }
    let menuItem2 = UIAction(
      title: "Delete",
      image: UIImage(systemName: "trash"),
      discoverabilityTitle: "Delete the list",
      attributes: [.destructive, .disabled],
      state: .off
    ) { [weak controller] _ in if let controller { controller.deleteAll() } }
    let menu = UIMenu(title: "More", children: [menuItem, menuItem2])
    more.menu = menu
    controller.navigationItem.rightBarButtonItems = [more]
  }
}

final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)
  override func loadView() { listWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .edit: listWiring.performEdit(sender: sender)
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
