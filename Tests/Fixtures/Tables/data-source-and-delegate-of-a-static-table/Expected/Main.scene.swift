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
    var makeSound: @MainActor () -> Sound = { SoundSceneController() }
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

  func instantiateSound() -> Sound { SceneFlow.awakened(factory.makeSound()) }
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
  static func instantiateSound() -> Sound { Self().instantiateSound() }
}

// MARK: - settings

/// The parts of the scene `settings` that its controller uses.
final class SettingsScene: SceneParts<SettingsSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showSound }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showSound(Sound)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<SettingsSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (table: UITableView, soundCell: UITableViewCell, outCell: UITableViewCell)!
  private var tables: [AnyObject] = []

  var table: UITableView { loadedViews.views.table }
  var soundCell: UITableViewCell { loadedViews.views.soundCell }
  var outCell: UITableViewCell { loadedViews.views.outCell }

  /// Performs the segue `showSound`: pushes `sound`.
  func performShowSound(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let sound = scenes.instantiateSound()
    dispatch.push(sound, "showSound", from: controller, as: .showSound(sound), sender: sender)
  }

  fileprivate func loadView(of controller: SettingsSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let table = UITableView(frame: .zero, style: .plain)
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)

    let soundCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    soundCell.textLabel?.text = "Sound"

    let outCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    outCell.textLabel?.text = "Sign out"

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Delete"

    let tableRows = SceneTable()
    tableRows.addSection(header: "General")
    tableRows.addRow(soundCell, height: 60) { [weak controller] in
      SceneSegues.trigger("showSound", of: controller, sender: $0)
    }
    tableRows.addRow(outCell) { [weak controller] _ in if let controller { controller.signOut() } }
    tableRows.addRow(tableViewCell) { [weak controller, weak tableViewCell] _ in
      if let controller, let tableViewCell { controller.delete(tableViewCell) }
    }

    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: table.bottomAnchor),
    ])

    views = (table, soundCell, outCell)
    controller.view = view
    tableRows.dataSource = controller
    tableRows.delegate = controller
    tableRows.serve(table)
    tables.append(tableRows)
  }
}

final class SettingsSceneController: Settings {
  fileprivate lazy var settingsWiring = SettingsScene(self)
  override func loadView() { settingsWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch SettingsScene.Identifier(rawValue: identifier) {
    case .showSound: settingsWiring.performShowSound(sender: sender)
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

// MARK: - sound

/// The parts of the scene `sound` that its controller uses.
final class SoundScene: SceneParts<SoundSceneController> {
  private var tables: [AnyObject] = []

  fileprivate func loadView(of controller: SoundSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Loud"

    let tableViewRows = SceneTable()
    tableViewRows.addSection()
    tableViewRows.addRow(tableViewCell)
    tableViewRows.dataSource = controller

    controller.tableView = tableView
    tableViewRows.delegate = controller
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class SoundSceneController: Sound {
  fileprivate lazy var soundWiring = SoundScene(self)
  override func loadView() { soundWiring.loadView(of: self) }
}

/// The interface between `Sound` and the scene `sound`.
@MainActor
protocol SoundSceneOwner: Sound {}

extension SoundSceneOwner {
  /// The parts of the scene `sound` that this controller uses.
  var scene: SoundScene { SoundScene.owner(self, use: "MainScenes.instantiateSound()").soundWiring }
}

extension Sound: SoundSceneOwner {}
