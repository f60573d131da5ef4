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
    /// Makes `dash`.
    var makeDash: @MainActor () -> Dash = { DashSceneController() }
    /// Makes `clock`.
    var makeClock: @MainActor () -> Clock = { Clock() }
    /// Makes `editor`.
    var makeEditor: @MainActor () -> Editor = { Editor() }
    /// Makes `detail`.
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
  func instantiateInitialViewController() -> UINavigationController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(dash: Dash? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [dash ?? instantiateDash()]
    return main
  }

  /// Makes the controller `dash`.
  func instantiateDash() -> Dash {
    let dash = factory.makeDash()
    dash.title = "Dashboard"
    (dash as? DashSceneController)?.dashWiring.scenes = self
    dash.awakeFromNib()
    return dash
  }

  /// Makes the controller `clock`.
  func instantiateClock() -> Clock {
    let clock = factory.makeClock()
    SceneIdentity.set("clock", of: clock)
    clock.awakeFromNib()
    return clock
  }

  /// Makes the controller `editor`.
  func instantiateEditor() -> Editor {
    let editor = factory.makeEditor()
    SceneIdentity.set("editor", of: editor)
    editor.awakeFromNib()
    return editor
  }

  /// Makes the controller `detail`.
  func instantiateDetail(item: Item) -> Detail {
    let detail = factory.makeDetail(item)
    SceneIdentity.set("detail", of: detail)
    detail.awakeFromNib()
    return detail
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(dash: Dash? = nil) -> UINavigationController {
    MainScenes().instantiateMain(dash: dash)
  }

  /// Makes the controller `dash`.
  static func instantiateDash() -> Dash {
    MainScenes().instantiateDash()
  }

  /// Makes the controller `clock`.
  static func instantiateClock() -> Clock {
    MainScenes().instantiateClock()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> Editor {
    MainScenes().instantiateEditor()
  }

  /// Makes the controller `detail`.
  static func instantiateDetail(item: Item) -> Detail {
    MainScenes().instantiateDetail(item: item)
  }
}

// MARK: - dash

/// The parts of the scene `dash` that its controller uses.
@MainActor
final class DashScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case edit
    case showDetail
  }

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
  private weak var weakController: DashSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: UIButton!
  private var children = Children()

  fileprivate init(_ controller: DashSceneController) { weakController = controller }

  private var controller: DashSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("dash") }
    return weakController
  }

  var editButton: UIButton { loadedViews.views }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: Clock { embedded(children.clock, "clock") }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.perform("edit", from: controller, to: editor, as: .edit(editor), sender: sender) {
      controller.present(editor, animated: true)
    }
  }

  /// Performs the segue `showDetail`: pushes `detail`.
  func performShowDetail(item: Item, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let detail = scenes.instantiateDetail(item: item)
    dispatch.perform("showDetail", from: controller, to: detail, as: .showDetail(detail), sender: sender) {
      SceneSegues.push(detail, from: controller, identifier: "showDetail", animated: true)
    }
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
    dispatch.embed(clock, in: containerView, of: controller, as: .clock(clock), identifier: nil)
  }

  /// This scene, once its view is loaded.
  private var loadedViews: DashScene {
    SceneWiring.loadView(of: weakController, "dash")
    return self
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `dash` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `dash`.
final class DashSceneController: Dash {
  fileprivate lazy var dashWiring = DashScene(self)

  override func loadView() { dashWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch DashScene.Identifier(rawValue: identifier) {
    case .edit:
      dashWiring.performEdit(sender: sender)
    case .showDetail:
      fatalError("'showDetail' needs values; call scene.performShowDetail(item:sender:)")
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = dashWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
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
  var scene: DashScene {
    guard let controller = self as? DashSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateDash()")
    }
    return controller.dashWiring
  }

  /// The default does nothing.
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
