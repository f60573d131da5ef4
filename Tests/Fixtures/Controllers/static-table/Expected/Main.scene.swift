// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeRoot: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeSettings: @MainActor () -> Settings = { SettingsSceneController() }
    var makeSound: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateRoot() }

  /// Makes the controller `root`, and each child that you do not pass.
  func instantiateRoot(settings: Settings? = nil) -> UINavigationController {
    let root = factory.makeRoot()
    SceneIdentity.set("root", of: root)
    root.viewControllers = [settings ?? instantiateSettings()]
    return root
  }

  func instantiateSettings() -> Settings {
    let settings = factory.makeSettings()
    (settings as? SettingsSceneController)?.settingsWiring.scenes = self
    settings.awakeFromNib()
    return settings
  }

  func instantiateSound() -> UIViewController {
    let sound = factory.makeSound()
    SceneIdentity.set("sound", of: sound)
    return sound
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateRoot(settings: Settings? = nil) -> UINavigationController {
    Self().instantiateRoot(settings: settings)
  }
  static func instantiateSettings() -> Settings { Self().instantiateSettings() }
  static func instantiateSound() -> UIViewController { Self().instantiateSound() }
}

// MARK: - settings

/// The parts of the scene `settings` that its controller uses.
final class SettingsScene: SceneParts<SettingsSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case sound }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case sound(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<SettingsSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var tables: [AnyObject] = []

  /// Performs the segue `sound`: pushes `sound`.
  func performSound(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let sound = scenes.instantiateSound()
    dispatch.push(sound, "sound", from: controller, as: .sound(sound), sender: sender)
  }

  fileprivate func loadView(of controller: SettingsSceneController) {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.frame = .sceneCanvas

    let tableViewCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Sound"

    let tableViewRows = SceneTable()
    tableViewRows.addSection(header: "General")
    tableViewRows.addRow(tableViewCell) { [weak controller] in
      SceneSegues.trigger("sound", of: controller, sender: $0)
    }
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    controller.tableView = tableView
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class SettingsSceneController: Settings {
  fileprivate lazy var settingsWiring = SettingsScene(self)
  override func loadView() { settingsWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch SettingsScene.Identifier(rawValue: identifier) {
    case .sound: settingsWiring.performSound(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Settings` and the scene `settings`.
@MainActor
protocol SettingsSceneOwner: Settings {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: SettingsScene.Segue, sender: Any?)
}

extension SettingsSceneOwner {
  /// The parts of the scene `settings` that this controller uses.
  var scene: SettingsScene { SettingsScene.owner(self, use: "MainScenes.instantiateSettings()").settingsWiring }
  func prepare(for segue: SettingsScene.Segue, sender: Any?) {}
}

extension Settings: SettingsSceneOwner {}
