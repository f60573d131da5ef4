// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeSettings: @MainActor () -> SettingsSceneController = { SettingsSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> SettingsSceneController { instantiateSettings() }

  func instantiateSettings() -> SettingsSceneController { factory.makeSettings() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> SettingsSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateSettings() -> SettingsSceneController { Self().instantiateSettings() }
}

// MARK: - settings

/// The parts of the scene `settings` that its controller uses.
final class SettingsScene: SceneParts<SettingsSceneController> {
  private var views: (nameCell: UITableViewCell, wifiSwitch: UISwitch)!
  private var tables: [AnyObject] = []

  var nameCell: UITableViewCell { loadedViews.views.nameCell }
  var wifiSwitch: UISwitch { loadedViews.views.wifiSwitch }

  fileprivate func loadView(of controller: SettingsSceneController) {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.frame = .sceneCanvas

    let nameCell = UITableViewCell(style: .value1, reuseIdentifier: "name")
    nameCell.textLabel?.text = "Name"
    nameCell.detailTextLabel?.text = "Ada"
    nameCell.imageView?.image = UIImage(systemName: "person")
    nameCell.accessoryType = .detailButton
    nameCell.editingAccessoryType = .disclosureIndicator
    nameCell.selectionStyle = .gray
    nameCell.indentationLevel = 1
    nameCell.indentationWidth = 20
    nameCell.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    nameCell.shouldIndentWhileEditing = false
    nameCell.showsReorderControl = true
    nameCell.textLabel?.numberOfLines = 2
    nameCell.textLabel?.lineBreakMode = .byWordWrapping
    nameCell.textLabel?.adjustsFontSizeToFitWidth = true
    nameCell.textLabel?.minimumScaleFactor = 0.5
    nameCell.textLabel?.highlightedTextColor = .white
    nameCell.textLabel?.font = .preferredFont(forTextStyle: .headline)
    nameCell.textLabel?.textColor = .systemRed
    nameCell.textLabel?.textAlignment = .natural
    nameCell.textLabel?.adjustsFontForContentSizeCategory = true
    nameCell.textLabel?.backgroundColor = .clear
    nameCell.detailTextLabel?.font = .systemFont(ofSize: 15)
    nameCell.detailTextLabel?.textColor = .secondaryLabel
    nameCell.contentView.backgroundColor = .secondarySystemBackground
    nameCell.contentView.tag = 3
    nameCell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8
    )

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Wi-Fi"

    let wifiSwitch = UISwitch()
    wifiSwitch.isOn = true
    tableViewCell.accessoryView = wifiSwitch

    let view = UIView()
    view.backgroundColor = .systemGray6
    tableViewCell.backgroundView = view

    let view2 = UIView()
    view2.backgroundColor = .systemGray4
    tableViewCell.selectedBackgroundView = view2

    let label = UILabel()
    label.text = "Off"
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    tableViewCell.editingAccessoryView = label

    let tableViewRows = SceneTable()
    tableViewRows.addSection(header: "Account", footer: "Only you can see this.")
    tableViewRows.addRow(nameCell, height: 60)
    tableViewRows.addRow(tableViewCell)
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    views = (nameCell, wifiSwitch)
    controller.tableView = tableView
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class SettingsSceneController: UITableViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = SettingsScene(self)
  override func loadView() { scene.loadView(of: self) }
}
