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
    var makeDash: @MainActor () -> Dash = { DashSceneController() }
    var makeClock: @MainActor () -> Clock = { Clock() }
    var makeEditor: @MainActor (_ time: String) -> Editor = { EditorSceneController(time: $0) }
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
  func instantiateMain(dash: Dash? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [dash ?? instantiateDash()]
    return main
  }

  func instantiateDash() -> Dash {
    let dash = factory.makeDash()
    dash.title = "Dashboard"
    (dash as? DashSceneController)?.dashWiring.scenes = self
    dash.awakeFromNib()
    return dash
  }

  func instantiateClock() -> Clock {
    let clock = factory.makeClock()
    SceneIdentity.set("clock", of: clock)
    clock.awakeFromNib()
    return clock
  }

  func instantiateEditor(time: String) -> Editor { SceneFlow.awakened(factory.makeEditor(time)) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(dash: Dash? = nil) -> UINavigationController { Self().instantiateMain(dash: dash) }
  static func instantiateDash() -> Dash { Self().instantiateDash() }
  static func instantiateClock() -> Clock { Self().instantiateClock() }
  static func instantiateEditor(time: String) -> Editor { Self().instantiateEditor(time: time) }
}

// MARK: - dash

/// The parts of the scene `dash` that its controller uses.
final class DashScene: SceneParts<DashSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case edit }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case clock(Clock)
    case edit(Editor)
  }

  private struct Children {
    weak var clock: Clock?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<DashSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UIView!
  private var children = Children()

  var clockContainer: UIView { loadedViews.views }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: Clock { embeddedChild(children.clock, "clock") }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = controller.makeEditor(forEdit: sender)
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(time: String, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor(time: time)
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }

  fileprivate func loadView(of controller: DashSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let clockContainer = UIView()
    clockContainer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(clockContainer)

    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(SceneSegues.action("edit", of: controller), for: .touchUpInside)
    view.addSubview(button)

    NSLayoutConstraint.activate([
      clockContainer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      clockContainer.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: clockContainer.trailingAnchor),
      clockContainer.heightAnchor.constraint(equalToConstant: 120),
      button.topAnchor.constraint(equalTo: clockContainer.bottomAnchor, constant: 8),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])

    views = clockContainer
    controller.view = view

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, nil, in: clockContainer, from: controller, as: .clock(clock))
  }
}

final class DashSceneController: Dash {
  fileprivate lazy var dashWiring = DashScene(self)
  override func loadView() { dashWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch DashScene.Identifier(rawValue: identifier) {
    case .edit: dashWiring.performEdit(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Dash` and the scene `dash`.
@MainActor
protocol DashSceneOwner: Dash {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: DashScene.Segue, sender: Any?)
  /// Makes the controller `editor`, which needs values, for the segue `edit`.
  func makeEditor(forEdit sender: Any?) -> Editor
}

extension DashSceneOwner {
  /// The parts of the scene `dash` that this controller uses.
  var scene: DashScene { DashScene.owner(self, use: "MainScenes.instantiateDash()").dashWiring }
  func prepare(for segue: DashScene.Segue, sender: Any?) {}
}

extension Dash: DashSceneOwner {}

// MARK: - clock

/// The parts of the scene `clock` that its controller uses.
@MainActor
struct ClockScene {
  fileprivate weak var controller: Clock?

  /// The controller that contains this one, from the moment it does.
  var dash: Dash? { controller?.parent as? Dash }
}

/// The interface between `Clock` and the scene `clock`.
@MainActor
protocol ClockSceneOwner: Clock {}

extension ClockSceneOwner {
  /// The parts of the scene `clock` that this controller uses.
  var scene: ClockScene { ClockScene(controller: self) }
}

extension Clock: ClockSceneOwner {}

// MARK: - editor

/// The parts of the scene `editor` that its controller uses.
final class EditorScene: SceneParts<EditorSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case save }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case save(Dash)
  }

  private let dispatch = SceneDispatch<EditorSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `save`: goes back to `dash`.
  func performSave(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(to: Dash.self, "save", from: controller, as: Segue.save, sender: sender) { dash, segue in
      dash.saved(segue)
    }
  }

  fileprivate func loadView(of controller: EditorSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(SceneSegues.action("save", of: controller), for: .touchUpInside)
    view.addSubview(button)

    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      button.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: button.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: button.bottomAnchor),
    ])

    controller.view = view
  }
}

final class EditorSceneController: Editor {
  fileprivate lazy var editorWiring = EditorScene(self)
  override func loadView() { editorWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch EditorScene.Identifier(rawValue: identifier) {
    case .save: editorWiring.performSave(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Editor` and the scene `editor`.
@MainActor
protocol EditorSceneOwner: Editor {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: EditorScene.Segue, sender: Any?)
}

extension EditorSceneOwner {
  /// The parts of the scene `editor` that this controller uses.
  var scene: EditorScene { EditorScene.owner(self, use: "MainScenes.instantiateEditor(time:)").editorWiring }
  func prepare(for segue: EditorScene.Segue, sender: Any?) {}
}

extension Editor: EditorSceneOwner {}
