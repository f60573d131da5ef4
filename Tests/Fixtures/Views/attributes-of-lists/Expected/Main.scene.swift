// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainSceneController { instantiateMain() }

  func instantiateMain() -> MainSceneController { factory.makeMain() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain() -> MainSceneController { Self().instantiateMain() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  private var tables: [AnyObject] = []

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let scrollView = UIScrollView()
    scrollView.isScrollEnabled = false
    scrollView.alwaysBounceVertical = true
    scrollView.alwaysBounceHorizontal = true
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.keyboardDismissMode = .onDrag
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.allowsSelection = true
    collectionView.allowsMultipleSelection = true
    view.addSubview(collectionView)

    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.estimatedRowHeight = 44
    tableView.separatorStyle = .singleLine
    tableView.separatorColor = .red
    tableView.allowsSelection = true
    tableView.allowsMultipleSelection = true
    view.addSubview(tableView)

    let tableViewCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Language"
    tableViewCell.detailTextLabel?.text = "English"
    tableViewCell.imageView?.image = UIImage(named: "Globe", in: .module, compatibleWith: nil)
    tableViewCell.accessoryType = .disclosureIndicator
    tableViewCell.selectionStyle = .none

    let tableViewCell2 = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell2.textLabel?.text = "Rating"
    tableViewCell2.imageView?.image = UIImage(systemName: "star")

    let tableViewRows = SceneTable()
    tableViewRows.addSection()
    tableViewRows.addRow(tableViewCell)
    tableViewRows.addRow(tableViewCell2)

    controller.view = view
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }
}
