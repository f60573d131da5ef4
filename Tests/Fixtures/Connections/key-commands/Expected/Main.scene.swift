// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> Editor = { MainSceneController() }
    var makeNew: @MainActor () -> NewSceneController = { NewSceneController() }
    var makeForm: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Editor { instantiateMain() }

  func instantiateMain() -> Editor {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }

  /// Makes the controller `new`, and each child that you do not pass.
  func instantiateNew(form: UIViewController? = nil) -> NewSceneController {
    let new = factory.makeNew()
    new.scene.scenes = self
    new.viewControllers = [form ?? instantiateForm()]
    return new
  }

  func instantiateForm() -> UIViewController {
    let form = factory.makeForm()
    SceneIdentity.set("form", of: form)
    return form
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Editor { Self().instantiateInitialViewController() }
  static func instantiateMain() -> Editor { Self().instantiateMain() }
  static func instantiateNew(form: UIViewController? = nil) -> NewSceneController {
    Self().instantiateNew(form: form)
  }
  static func instantiateForm() -> UIViewController { Self().instantiateForm() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case add }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case add(NewSceneController, form: UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: Help!
  fileprivate let keyCommands = SceneKeyCommands(action: "performMainSceneControllerKeyCommand:")

  var help: Help { loadedViews.views }

  /// Performs the segue `add`: presents `new`.
  func performAdd(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let form = scenes.instantiateForm()
    let new = scenes.instantiateNew(form: form)
    dispatch.present(new, "add", from: controller, as: .add(new, form: form), sender: sender)
  }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let help = Help()
    view.addSubview(help)

    views = help
    controller.view = view
    help.awakeFromNib()

    let keyCommand = keyCommands.make(input: "s", modifierFlags: .command) { [weak controller] _ in
      if let controller { controller.save() }
    }
    keyCommand.title = "Save"
    keyCommand.discoverabilityTitle = "Save"
    controller.addKeyCommand(keyCommand)

    let keyCommand2 = keyCommands.make(
      input: UIKeyCommand.inputUpArrow, modifierFlags: [.command, .alternate]
    ) { [weak controller] command in if let controller { controller.moveUp(command) } }
    keyCommand2.wantsPriorityOverSystemBehavior = true
    keyCommand2.allowsAutomaticLocalization = false
    keyCommand2.allowsAutomaticMirroring = false
    controller.addKeyCommand(keyCommand2)

    let keyCommand3 = keyCommands.make(input: "n", modifierFlags: [.command, .shift]) { [weak controller] command in
      SceneSegues.trigger("add", of: controller, sender: command)
    }
    controller.addKeyCommand(keyCommand3)

    let keyCommand4 = UIKeyCommand(input: "\r", modifierFlags: [], action: SceneResponder.selector("open:"))
    controller.addKeyCommand(keyCommand4)

    let keyCommand5 = keyCommands.make(input: UIKeyCommand.f1, modifierFlags: []) { [weak self] command in
      if let self { self.help.showHelp(command) }
    }
    controller.addKeyCommand(keyCommand5)

    let keyCommand6 = keyCommands.make(input: "\"", modifierFlags: []) { _ in }
    controller.addKeyCommand(keyCommand6)
  }
}

final class MainSceneController: Editor {
  fileprivate lazy var mainWiring = MainScene(self)
  override func loadView() { mainWiring.loadView(of: self) }

  #if canImport(ObjectiveC)
    @objc(performMainSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      mainWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .add: mainWiring.performAdd(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Editor` and the scene `main`.
@MainActor
protocol MainSceneOwner: Editor {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain()").mainWiring }
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Editor: MainSceneOwner {}

// MARK: - new

/// The parts of the scene `new` that its controller uses.
final class NewScene: SceneParts<NewSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case main(Editor)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<NewSceneController, Segue>()
  fileprivate let keyCommands = SceneKeyCommands(action: "performNewSceneControllerKeyCommand:")

  /// Performs a segue: presents `main`.
  fileprivate func performMain(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let main = scenes.instantiateMain()
    dispatch.present(main, nil, from: controller, as: .main(main), sender: sender)
  }

  fileprivate func loadView(of controller: NewSceneController) {
    let keyCommand = keyCommands.make(input: "w", modifierFlags: .command) { [weak self] command in
      self?.performMain(sender: command)
    }
    controller.addKeyCommand(keyCommand)
  }
}

final class NewSceneController: UITabBarController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = NewScene(self)
  override func loadView() {
    super.loadView()
    scene.loadView(of: self)
  }

  #if canImport(ObjectiveC)
    @objc(performNewSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      scene.keyCommands.perform(command)
    }
  #endif
}
