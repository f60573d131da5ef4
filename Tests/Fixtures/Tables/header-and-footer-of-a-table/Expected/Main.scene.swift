// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeList: @MainActor () -> List = { ListSceneController() }
    var makePlain: @MainActor () -> PlainSceneController = { PlainSceneController() }
    var makeGrid: @MainActor () -> GridSceneController = {
      GridSceneController(collectionViewLayout: UICollectionViewFlowLayout())
    }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> List { instantiateList() }

  func instantiateList() -> List { SceneFlow.awakened(factory.makeList()) }
  func instantiatePlain() -> PlainSceneController { factory.makePlain() }
  func instantiateGrid() -> GridSceneController { factory.makeGrid() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> List { Self().instantiateInitialViewController() }
  static func instantiateList() -> List { Self().instantiateList() }
  static func instantiatePlain() -> PlainSceneController { Self().instantiatePlain() }
  static func instantiateGrid() -> GridSceneController { Self().instantiateGrid() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  private var views: (table: UITableView, header: UIView, titleLabel: UILabel, moreButton: UIButton)!
  private var fittings: [@MainActor () -> Void] = []

  var table: UITableView { loadedViews.views.table }
  var header: UIView { loadedViews.views.header }
  var titleLabel: UILabel { loadedViews.views.titleLabel }
  var moreButton: UIButton { loadedViews.views.moreButton }

  fileprivate func loadView(of controller: ListSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let table = UITableView(frame: .zero, style: .plain)
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)

    let header = UIView()
    header.backgroundColor = .systemGray6
    table.tableHeaderView = header

    let titleLabel = UILabel()
    titleLabel.numberOfLines = 0
    titleLabel.text = "Books"
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(titleLabel)

    let moreButton = UIButton(type: .system)
    moreButton.setTitle("More", for: .normal)
    moreButton.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    table.tableFooterView = moreButton

    let imageView = UIImageView()
    imageView.image = UIImage(systemName: "books.vertical")
    table.backgroundView = imageView

    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: table.bottomAnchor),
      titleLabel.topAnchor.constraint(equalTo: header.layoutMarginsGuide.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: header.layoutMarginsGuide.leadingAnchor),
      header.layoutMarginsGuide.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      header.layoutMarginsGuide.bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor),
    ])
    fittings.append { [weak table] in if let table { SceneTable.fitHeader(of: table) } }
    fitTableViews()

    views = (table, header, titleLabel, moreButton)
    controller.view = view
    table.dataSource = controller
  }

  fileprivate func fitTableViews() {
    for fit in fittings { fit() }
  }
}

final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)
  override func loadView() { listWiring.loadView(of: self) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    listWiring.fitTableViews()
  }
}

/// The interface between `List` and the scene `list`.
@MainActor
protocol ListSceneOwner: List {}

extension ListSceneOwner {
  /// The parts of the scene `list` that this controller uses.
  var scene: ListScene { ListScene.owner(self, use: "MainScenes.instantiateList()").listWiring }
}

extension List: ListSceneOwner {}

// MARK: - plain

/// The parts of the scene `plain` that its controller uses.
final class PlainScene: SceneParts<PlainSceneController> {
  private var fittings: [@MainActor () -> Void] = []

  fileprivate func loadView(of controller: PlainSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas

    let view = UIView()
    tableView.tableFooterView = view
    tableView.dataSource = controller
    tableView.delegate = controller
    fittings.append { [weak tableView] in if let tableView { SceneTable.fitFooter(of: tableView) } }
    fitTableViews()

    controller.tableView = tableView
  }

  fileprivate func fitTableViews() {
    for fit in fittings { fit() }
  }
}

final class PlainSceneController: UITableViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = PlainScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scene.fitTableViews()
  }
}

// MARK: - grid

final class GridSceneController: UICollectionViewController {
  override func loadView() {
    let controller = self
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.frame = .sceneCanvas

    let view = UIView()
    view.backgroundColor = .black
    collectionView.backgroundView = view
    collectionView.dataSource = controller
    collectionView.delegate = controller

    controller.collectionView = collectionView
  }
}
