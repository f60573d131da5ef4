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
    var makeEditor: @MainActor () -> Editor = { Editor() }
    var makeDetail: @MainActor (_ item: Item) -> Detail = { Detail(item: $0) }
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

  func instantiateEditor() -> Editor {
    let editor = factory.makeEditor()
    SceneIdentity.set("editor", of: editor)
    editor.awakeFromNib()
    return editor
  }

  func instantiateDetail(item: Item) -> Detail {
    let detail = factory.makeDetail(item)
    SceneIdentity.set("detail", of: detail)
    detail.awakeFromNib()
    return detail
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(dash: Dash? = nil) -> UINavigationController { Self().instantiateMain(dash: dash) }
  static func instantiateDash() -> Dash { Self().instantiateDash() }
  static func instantiateClock() -> Clock { Self().instantiateClock() }
  static func instantiateEditor() -> Editor { Self().instantiateEditor() }
  static func instantiateDetail(item: Item) -> Detail { Self().instantiateDetail(item: item) }
}

// MARK: - dash

/// The parts of the scene `dash` that its controller uses.
final class DashScene: SceneParts<DashSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case edit, showDetail }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case clock(Clock)
    case edit(Editor)
    case showDetail(Detail)
  }

  private struct Children {
    weak var clock: Clock?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<DashSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UIButton!
  private var children = Children()

  var editButton: UIButton { loadedViews.views }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: Clock { embeddedChild(children.clock, "clock") }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }

  /// Performs the segue `showDetail`: pushes `detail`.
  func performShowDetail(item: Item, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail(item: item)
    dispatch.push(detail, "showDetail", from: controller, as: .showDetail(detail), sender: sender)
  }

  fileprivate func loadView(of controller: DashSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let containerView = UIView()
    stackView.addArrangedSubview(containerView)

    let editButton = UIButton(type: .system)
    editButton.setTitle("Edit", for: .normal)
    editButton.addAction(SceneSegues.action("edit", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(editButton)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      containerView.heightAnchor.constraint(equalToConstant: 120),
    ])

    views = editButton
    controller.view = view

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, nil, in: containerView, from: controller, as: .clock(clock))
  }
}

final class DashSceneController: Dash {
  fileprivate lazy var dashWiring = DashScene(self)
  override func loadView() { dashWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch DashScene.Identifier(rawValue: identifier) {
    case .edit: dashWiring.performEdit(sender: sender)
    case .showDetail: fatalError("'showDetail' needs values; call scene.performShowDetail(item:sender:)")
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Dash` and the scene `dash`.
@MainActor
protocol DashSceneOwner: Dash {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: DashScene.Segue, sender: Any?)
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
