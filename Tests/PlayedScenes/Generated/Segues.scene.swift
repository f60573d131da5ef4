// Made by scenec from Segues.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Segues.scene.
@MainActor
struct SeguesScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeList: @MainActor () -> List = { ListSceneController() }
    var makeDetail: @MainActor (_ item: Int) -> Detail = { DetailSceneController(item: $0) }
    var makePlain: @MainActor () -> UIViewController = { UIViewController() }
    var makeHint: @MainActor () -> UIViewController = { UIViewController() }
    var makeEditor: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeForm: @MainActor () -> Form = { FormSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Segues.scene starts with.
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

  func instantiateDetail(item: Int) -> Detail {
    let detail = factory.makeDetail(item)
    (detail as? DetailSceneController)?.detailWiring.scenes = self
    detail.awakeFromNib()
    return detail
  }

  func instantiatePlain() -> UIViewController {
    let plain = factory.makePlain()
    SceneIdentity.set("plain", of: plain)
    return plain
  }

  func instantiateHint() -> UIViewController {
    let hint = factory.makeHint()
    SceneIdentity.set("hint", of: hint)
    return hint
  }

  /// Makes the controller `settings` from its storyboard.
  func instantiateSettings() -> UIViewController {
    let storyboard = UIStoryboard(name: "Settings", bundle: .module)
    return SceneStoryboard.instantiate(UIViewController.self, from: storyboard, identifier: "root")
  }

  /// Makes the controller `editor`, and each child that you do not pass.
  func instantiateEditor(form: Form? = nil) -> UINavigationController {
    let editor = factory.makeEditor()
    SceneIdentity.set("editor", of: editor)
    editor.viewControllers = [form ?? instantiateForm()]
    return editor
  }

  func instantiateForm() -> Form { SceneFlow.awakened(factory.makeForm()) }
}

/// Makes controllers with the factories of the process.
extension SeguesScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(list: List? = nil) -> UINavigationController { Self().instantiateMain(list: list) }
  static func instantiateList() -> List { Self().instantiateList() }
  static func instantiateDetail(item: Int) -> Detail { Self().instantiateDetail(item: item) }
  static func instantiatePlain() -> UIViewController { Self().instantiatePlain() }
  static func instantiateHint() -> UIViewController { Self().instantiateHint() }
  static func instantiateSettings() -> UIViewController { Self().instantiateSettings() }
  static func instantiateEditor(form: Form? = nil) -> UINavigationController {
    Self().instantiateEditor(form: form)
  }
  static func instantiateForm() -> Form { Self().instantiateForm() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case add, show, edit, detail, fade, settings }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case add(UIViewController)
    case show(Detail)
    case plain(UIViewController)
    case edit(Form, in: UINavigationController)
    case detail(Detail)
    case fade(UIViewController)
    case settings(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = SeguesScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (showButton: UIButton, plainButton: UIButton, editButton: UIButton)!

  var showButton: UIButton { loadedViews.views.showButton }
  var plainButton: UIButton { loadedViews.views.plainButton }
  var editButton: UIButton { loadedViews.views.editButton }

  private(set) lazy var addItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .add, primaryAction: SceneSegues.action("add", of: weakController)
  )

  /// Performs the segue `add`: presents in a popover `hint`.
  func performAdd(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let hint = scenes.instantiateHint()
    hint.modalPresentationStyle = .popover
    SceneSegues.anchor(hint, at: sender)
    dispatch.present(hint, "add", from: controller, as: .add(hint), sender: sender)
  }

  /// Performs the segue `show`: shows `detail`.
  func performShow(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail(item: 1)
    dispatch.show(detail, "show", from: controller, as: .show(detail), sender: sender)
  }

  /// Performs a segue: pushes `plain`.
  fileprivate func performPlain(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let plain = scenes.instantiatePlain()
    dispatch.push(plain, nil, from: controller, as: .plain(plain), sender: sender)
  }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let form = scenes.instantiateForm()
    let editor = scenes.instantiateEditor(form: form)
    editor.modalPresentationStyle = .fullScreen
    dispatch.present(editor, "edit", from: controller, as: .edit(form, in: editor), sender: sender)
  }

  /// Performs the segue `detail`: pushes `detail`.
  func performDetail(item: Int, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail(item: item)
    dispatch.push(detail, "detail", from: controller, as: .detail(detail), sender: sender)
  }

  /// Performs the segue `fade`: leads to `plain`.
  func performFade(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let plain = scenes.instantiatePlain()
    let segue = FadeSegue(identifier: "fade", source: controller, destination: plain)
    dispatch.perform(segue, from: controller, as: .fade(plain), sender: sender)
  }

  /// Performs the segue `settings`: pushes `settings`.
  func performSettings(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let settings = scenes.instantiateSettings()
    dispatch.push(settings, "settings", from: controller, as: .settings(settings), sender: sender)
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let showButton = UIButton(type: .system)
    showButton.setTitle("Show", for: .normal)
    showButton.addAction(SceneSegues.action("show", of: controller), for: .touchUpInside)
    view.addSubview(showButton)

    let plainButton = UIButton(type: .system)
    plainButton.setTitle("Plain", for: .normal)
    plainButton.addAction(UIAction { [weak self] in self?.performPlain(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(plainButton)

    let editButton = UIButton(type: .system)
    editButton.setTitle("Edit", for: .normal)
    editButton.addAction(SceneSegues.action("edit", of: controller), for: .touchUpInside)
    view.addSubview(editButton)

    views = (showButton, plainButton, editButton)
    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: ListSceneController) {
    controller.navigationItem.rightBarButtonItems = [addItem]
  }
}

final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)
  override func loadView() { listWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .add: listWiring.performAdd(sender: sender)
    case .show: listWiring.performShow(sender: sender)
    case .edit: listWiring.performEdit(sender: sender)
    case .detail: fatalError("'detail' needs values; call scene.performDetail(item:sender:)")
    case .fade: listWiring.performFade(sender: sender)
    case .settings: listWiring.performSettings(sender: sender)
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
  var scene: ListScene { ListScene.owner(self, use: "SeguesScenes.instantiateList()").listWiring }
  func prepare(for segue: ListScene.Segue, sender: Any?) {}
}

extension List: ListSceneOwner {}

// MARK: - detail

/// The parts of the scene `detail` that its controller uses.
final class DetailScene: SceneParts<DetailSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case back, edit }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case back(List)
    case edit(Form, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = SeguesScenes()
  private let dispatch = SceneDispatch<DetailSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UIButton!

  var backButton: UIButton { loadedViews.views }

  /// Performs the segue `back`: goes back to `list`.
  func performBack(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(to: List.self, "back", from: controller, as: Segue.back, sender: sender) { list, segue in
      list.goBack(segue)
    }
  }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let form = scenes.instantiateForm()
    let editor = scenes.instantiateEditor(form: form)
    dispatch.present(editor, "edit", from: controller, as: .edit(form, in: editor), sender: sender)
  }

  fileprivate func loadView(of controller: DetailSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let backButton = UIButton(type: .system)
    backButton.setTitle("Back", for: .normal)
    backButton.addAction(SceneSegues.action("back", of: controller), for: .touchUpInside)
    view.addSubview(backButton)

    views = backButton
    controller.view = view
  }
}

final class DetailSceneController: Detail {
  fileprivate lazy var detailWiring = DetailScene(self)
  override func loadView() { detailWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch DetailScene.Identifier(rawValue: identifier) {
    case .back: detailWiring.performBack(sender: sender)
    case .edit: detailWiring.performEdit(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Detail` and the scene `detail`.
@MainActor
protocol DetailSceneOwner: Detail {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: DetailScene.Segue, sender: Any?)
}

extension DetailSceneOwner {
  /// The parts of the scene `detail` that this controller uses.
  var scene: DetailScene { DetailScene.owner(self, use: "SeguesScenes.instantiateDetail(item:)").detailWiring }
  func prepare(for segue: DetailScene.Segue, sender: Any?) {}
}

extension Detail: DetailSceneOwner {}

// MARK: - form

/// The parts of the scene `form` that its controller uses.
final class FormScene: SceneParts<FormSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case done }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case done(List)
  }

  private let dispatch = SceneDispatch<FormSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UIButton!

  var doneButton: UIButton { loadedViews.views }

  /// Performs the segue `done`: goes back to `list`.
  func performDone(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(to: List.self, "done", from: controller, as: Segue.done, sender: sender) { list, segue in
      list.goBack(segue)
    }
  }

  fileprivate func loadView(of controller: FormSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let doneButton = UIButton(type: .system)
    doneButton.setTitle("Done", for: .normal)
    doneButton.addAction(SceneSegues.action("done", of: controller), for: .touchUpInside)
    view.addSubview(doneButton)

    views = doneButton
    controller.view = view
  }
}

final class FormSceneController: Form {
  fileprivate lazy var formWiring = FormScene(self)
  override func loadView() { formWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch FormScene.Identifier(rawValue: identifier) {
    case .done: formWiring.performDone(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Form` and the scene `form`.
@MainActor
protocol FormSceneOwner: Form {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: FormScene.Segue, sender: Any?)
}

extension FormSceneOwner {
  /// The parts of the scene `form` that this controller uses.
  var scene: FormScene { FormScene.owner(self, use: "SeguesScenes.instantiateForm()").formWiring }
  func prepare(for segue: FormScene.Segue, sender: Any?) {}
}

extension Form: FormSceneOwner {}
