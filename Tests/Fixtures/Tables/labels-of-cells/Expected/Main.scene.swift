// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeSettings: @MainActor () -> Settings = { SettingsSceneController() }
    var makeAbout: @MainActor () -> About = { AboutSceneController() }
    var makeList: @MainActor () -> ListSceneController = { ListSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> ListSceneController { instantiateList() }

  func instantiateSettings() -> Settings { SceneFlow.awakened(factory.makeSettings()) }
  func instantiateAbout() -> About { SceneFlow.awakened(factory.makeAbout()) }

  func instantiateList() -> ListSceneController {
    let list = factory.makeList()
    list.scene.scenes = self
    return list
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> ListSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateSettings() -> Settings { Self().instantiateSettings() }
  static func instantiateAbout() -> About { Self().instantiateAbout() }
  static func instantiateList() -> ListSceneController { Self().instantiateList() }
}

// MARK: - settings

/// The parts of the scene `settings` that its controller uses.
final class SettingsScene: SceneParts<SettingsSceneController> {
  private var views: (version: UILabel?, name: UILabel?, mail: UILabel?)!
  private var tables: [AnyObject] = []

  var version: UILabel? { loadedViews.views.version }
  var name: UILabel? { loadedViews.views.name }
  var mail: UILabel? { loadedViews.views.mail }

  fileprivate func loadView(of controller: SettingsSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas

    let tableViewCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Version"
    let version = tableViewCell.detailTextLabel
    version?.textColor = .secondaryLabel

    let tableViewCell2 = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    tableViewCell2.textLabel?.text = "Name"
    tableViewCell2.detailTextLabel?.text = "Ann"
    let name = tableViewCell2.textLabel
    name?.font = .preferredFont(forTextStyle: .headline)
    let mail = tableViewCell2.detailTextLabel
    tableViewCell2.contentView.backgroundColor = .systemYellow

    let tableViewRows = SceneTable()
    tableViewRows.addSection(header: "About")
    tableViewRows.addRow(tableViewCell)
    tableViewRows.addRow(tableViewCell2)
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    views = (version, name, mail)
    controller.tableView = tableView
    controller.version = version
    controller.title1 = name
    controller.labels = [name, mail].compactMap { $0 }
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class SettingsSceneController: Settings {
  fileprivate lazy var settingsWiring = SettingsScene(self)
  override func loadView() { settingsWiring.loadView(of: self) }
}

/// The interface between `Settings` and the scene `settings`.
@MainActor
protocol SettingsSceneOwner: Settings {}

extension SettingsSceneOwner {
  /// The parts of the scene `settings` that this controller uses.
  var scene: SettingsScene { SettingsScene.owner(self, use: "MainScenes.instantiateSettings()").settingsWiring }
}

extension Settings: SettingsSceneOwner {}

// MARK: - about

/// The parts of the scene `about` that its controller uses.
final class AboutScene: SceneParts<AboutSceneController> {
  private var views: UILabel?!
  private var tables: [AnyObject] = []

  var build: UILabel? { loadedViews.views }

  fileprivate func loadView(of controller: AboutSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Build"
    let build = tableViewCell.textLabel

    let tableViewRows = SceneTable()
    tableViewRows.addSection()
    tableViewRows.addRow(tableViewCell)
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    views = build
    controller.tableView = tableView
    controller.build = build
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class AboutSceneController: About {
  fileprivate lazy var aboutWiring = AboutScene(self)
  override func loadView() { aboutWiring.loadView(of: self) }
}

/// The interface between `About` and the scene `about`.
@MainActor
protocol AboutSceneOwner: About {}

extension AboutSceneOwner {
  /// The parts of the scene `about` that this controller uses.
  var scene: AboutScene { AboutScene.owner(self, use: "MainScenes.instantiateAbout()").aboutWiring }
}

extension About: AboutSceneOwner {}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case settings, about }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case settings(Settings)
    case about(About)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue>()
  private var views: UITableView!

  /// Performs the segue `settings`: presents `settings`.
  func performSettings(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let settings = scenes.instantiateSettings()
    dispatch.present(settings, "settings", from: controller, as: .settings(settings), sender: sender)
  }

  /// Performs the segue `about`: presents `about`.
  func performAbout(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let about = scenes.instantiateAbout()
    dispatch.present(about, "about", from: controller, as: .about(about), sender: sender)
  }

  /// A view of the prototype `note`, with what is in it.
  func dequeueNoteCell(for indexPath: IndexPath) -> ListSceneNoteCell {
    SceneReuse.cell("note", of: loadedViews.views, for: indexPath, fill: fillNoteCell)
  }

  private func fillNoteCell(_ tableViewCell: ListSceneNoteCell) {
    let date = tableViewCell.detailTextLabel

    tableViewCell.views = ListSceneNoteCell.Views(date: date)
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas
    tableView.register(ListSceneNoteCell.self, forCellReuseIdentifier: "note")
    tableView.dataSource = controller
    tableView.delegate = controller

    views = tableView
    controller.tableView = tableView
  }
}

final class ListSceneController: UITableViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ListScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .settings: scene.performSettings(sender: sender)
    case .about: scene.performAbout(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The generated class of the prototype `note`.
final class ListSceneNoteCell: UITableViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let date: UILabel?
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
