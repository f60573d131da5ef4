// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `root`.
    var makeRoot: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `settings`.
    var makeSettings: @MainActor () -> Settings = { SettingsSceneController() }
    /// Makes `sound`.
    var makeSound: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController {
    instantiateRoot()
  }

  /// Makes the controller `root`, and each child that you do not pass.
  func instantiateRoot(settings: Settings? = nil) -> UINavigationController {
    let root = factory.makeRoot()
    SceneIdentity.set("root", of: root)
    root.viewControllers = [settings ?? instantiateSettings()]
    return root
  }

  /// Makes the controller `settings`.
  func instantiateSettings() -> Settings {
    let settings = factory.makeSettings()
    (settings as? SettingsSceneController)?.settingsWiring.scenes = self
    return settings
  }

  /// Makes the controller `sound`.
  func instantiateSound() -> UIViewController {
    let sound = factory.makeSound()
    SceneIdentity.set("sound", of: sound)
    return sound
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `root`, and each child that you do not pass.
  static func instantiateRoot(settings: Settings? = nil) -> UINavigationController {
    MainScenes().instantiateRoot(settings: settings)
  }

  /// Makes the controller `settings`.
  static func instantiateSettings() -> Settings {
    MainScenes().instantiateSettings()
  }

  /// Makes the controller `sound`.
  static func instantiateSound() -> UIViewController {
    MainScenes().instantiateSound()
  }
}

// MARK: - settings

/// The scene `settings`: what its controller reaches in it.
@MainActor
final class SettingsScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case sound
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case sound(UIViewController)
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: SettingsSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var tables: [SceneTable] = []

  fileprivate init(_ controller: SettingsSceneController) { weakController = controller }

  private var controller: SettingsSceneController {
    guard let weakController else { fatalError("The controller of the scene `settings` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Settings) -> SettingsScene {
    guard let controller = controller as? SettingsSceneController else {
      fatalError("This Settings was not made through its scene; use MainScenes.instantiateSettings()")
    }
    return controller.settingsWiring
  }

  /// Performs the segue `sound`: pushes `sound`.
  func performSound(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let sound = scenes.instantiateSound()
    let segue = UIStoryboardSegue(identifier: "sound", source: controller, destination: sound) { [controller] in
      SceneSegues.push(sound, from: controller, identifier: "sound", animated: true)
    }
    dispatch.perform(segue, as: .sound(sound), sender: sender)
  }

  private func triggerSound(_ sender: Any?) {
    guard weakController?.shouldPerformSegue(withIdentifier: "sound", sender: sender) == true else { return }
    performSound(sender: sender)
  }

  fileprivate func loadView() {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let tableViewCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Sound"

    let tableViewRows = SceneTable()
    tableViewRows.addSection(header: "General")
    tableViewRows.addRow(tableViewCell) { [weak self] in self?.triggerSound($0) }
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)

    controller.tableView = tableView
  }
}

/// The controller that the scene `settings` makes, wired.
final class SettingsSceneController: Settings {
  fileprivate lazy var settingsWiring = SettingsScene(self)

  override func loadView() { settingsWiring.loadView() }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch SettingsScene.Identifier(rawValue: identifier) {
    case .sound:
      settingsWiring.performSound(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = settingsWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Settings` can say about the scene `settings`.
@MainActor
protocol SettingsSceneOwner: Settings {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: SettingsScene.Segue, sender: Any?)
}

extension SettingsSceneOwner {
  /// What this controller reaches in the scene `settings`.
  var scene: SettingsScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: SettingsScene.Segue, sender: Any?) {}
}

extension Settings: SettingsSceneOwner {}
