// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeShelves: @MainActor () -> Shelves = { ShelvesSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Shelves { instantiateShelves() }

  func instantiateShelves() -> Shelves { SceneFlow.awakened(factory.makeShelves()) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Shelves { Self().instantiateInitialViewController() }
  static func instantiateShelves() -> Shelves { Self().instantiateShelves() }
}

// MARK: - shelves

/// The parts of the scene `shelves` that its controller uses.
final class ShelvesScene: SceneParts<ShelvesSceneController> {
  private var views: UITableView!

  /// A view of the prototype `ShelfCell`, with what is in it.
  func dequeueShelfCell(for indexPath: IndexPath) -> ShelfCell {
    SceneReuse.cell("ShelfCell", of: loadedViews.views, for: indexPath, fill: fillShelfCell)
  }

  private func fillShelfCell(_ tableViewCell: ShelfCell) {
    let books = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    books.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(books)
    books.register(ShelvesSceneBookCell.self, forCellWithReuseIdentifier: "Book")

    NSLayoutConstraint.activate([
      books.topAnchor.constraint(equalTo: tableViewCell.contentView.topAnchor),
      books.leadingAnchor.constraint(equalTo: tableViewCell.contentView.leadingAnchor),
      tableViewCell.contentView.trailingAnchor.constraint(equalTo: books.trailingAnchor),
      tableViewCell.contentView.bottomAnchor.constraint(equalTo: books.bottomAnchor),
    ])

    tableViewCell.books = books
    tableViewCell.awakeFromNib()
  }

  /// A view of the prototype `Book`, with what is in it.
  func dequeueBookCell(in list: UICollectionView, for indexPath: IndexPath) -> ShelvesSceneBookCell {
    SceneReuse.cell("Book", of: list, for: indexPath, fill: fillBookCell)
  }

  private func fillBookCell(_ collectionViewCell: ShelvesSceneBookCell) {
    let title = UILabel()
    title.translatesAutoresizingMaskIntoConstraints = false
    collectionViewCell.contentView.addSubview(title)

    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: collectionViewCell.contentView.topAnchor),
      title.leadingAnchor.constraint(equalTo: collectionViewCell.contentView.leadingAnchor),
      collectionViewCell.contentView.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      collectionViewCell.contentView.bottomAnchor.constraint(equalTo: title.bottomAnchor),
    ])

    collectionViewCell.views = ShelvesSceneBookCell.Views(title: title)
  }

  fileprivate func loadView(of controller: ShelvesSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "ShelfCell")

    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: tableView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: tableView.bottomAnchor),
    ])

    views = tableView
    controller.view = view
    tableView.dataSource = controller
  }
}

final class ShelvesSceneController: Shelves {
  fileprivate lazy var shelvesWiring = ShelvesScene(self)
  override func loadView() { shelvesWiring.loadView(of: self) }
}

/// The interface between `Shelves` and the scene `shelves`.
@MainActor
protocol ShelvesSceneOwner: Shelves {}

extension ShelvesSceneOwner {
  /// The parts of the scene `shelves` that this controller uses.
  var scene: ShelvesScene { ShelvesScene.owner(self, use: "MainScenes.instantiateShelves()").shelvesWiring }
}

extension Shelves: ShelvesSceneOwner {}

/// The generated class of the prototype `Book`.
final class ShelvesSceneBookCell: UICollectionViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let title: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!
}
