// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeBooks: @MainActor () -> BooksSceneController = { BooksSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> BooksSceneController { instantiateBooks() }

  func instantiateBooks() -> BooksSceneController { factory.makeBooks() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> BooksSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateBooks() -> BooksSceneController { Self().instantiateBooks() }
}

// MARK: - books

/// The parts of the scene `books` that its controller uses.
final class BooksScene: SceneParts<BooksSceneController> {
  private var views: UITableViewCell!
  private var tables: [AnyObject] = []

  var emmaCell: UITableViewCell { loadedViews.views }

  fileprivate func loadView(of controller: BooksSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas

    let emmaCell = UITableViewCell(style: .default, reuseIdentifier: nil)

    var listContentConfiguration = UIListContentConfiguration.subtitleCell()
    listContentConfiguration.text = "Emma"
    listContentConfiguration.textProperties.numberOfLines = 1
    listContentConfiguration.secondaryText = ""
    listContentConfiguration.secondaryTextProperties.numberOfLines = 2
    listContentConfiguration.image = UIImage(systemName: "book")
    listContentConfiguration.imageProperties.tintColor = .systemOrange
    listContentConfiguration.imageProperties.cornerRadius = 4
    listContentConfiguration.imageToTextPadding = 12
    listContentConfiguration.prefersSideBySideTextAndSecondaryText = true
    listContentConfiguration.textToSecondaryTextHorizontalPadding = 6
    listContentConfiguration.textToSecondaryTextVerticalPadding = 2
    listContentConfiguration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16
    )
    emmaCell.contentConfiguration = listContentConfiguration

    var backgroundConfiguration = UIBackgroundConfiguration.clear()
    backgroundConfiguration.backgroundColor = .systemYellow
    backgroundConfiguration.cornerRadius = 12
    backgroundConfiguration.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    backgroundConfiguration.strokeColor = .systemOrange
    backgroundConfiguration.strokeWidth = 1
    backgroundConfiguration.strokeOutset = 2
    backgroundConfiguration.image = UIImage(systemName: "star")
    emmaCell.backgroundConfiguration = backgroundConfiguration

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)

    var listContentConfiguration2 = UIListContentConfiguration.cell()
    listContentConfiguration2.text = "Dracula"
    listContentConfiguration2.image = UIImage(named: "Bat", in: .module, compatibleWith: nil)
    tableViewCell.contentConfiguration = listContentConfiguration2

    var backgroundConfiguration2 = UIBackgroundConfiguration.clear()
    backgroundConfiguration2.image = UIImage(named: "Castle", in: .module, compatibleWith: nil)
    tableViewCell.backgroundConfiguration = backgroundConfiguration2

    let tableViewRows = SceneTable()
    tableViewRows.addSection()
    tableViewRows.addRow(emmaCell)
    tableViewRows.addRow(tableViewCell)
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    views = emmaCell
    controller.tableView = tableView
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class BooksSceneController: UITableViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = BooksScene(self)
  override func loadView() { scene.loadView(of: self) }
}
