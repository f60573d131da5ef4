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
    var makeGallery: @MainActor () -> Gallery = {
      GallerySceneController(collectionViewLayout: UICollectionViewFlowLayout())
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

  func instantiateList() -> List {
    let list = factory.makeList()
    (list as? ListSceneController)?.listWiring.scenes = self
    list.awakeFromNib()
    return list
  }

  func instantiateGallery() -> Gallery { SceneFlow.awakened(factory.makeGallery()) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> List { Self().instantiateInitialViewController() }
  static func instantiateList() -> List { Self().instantiateList() }
  static func instantiateGallery() -> Gallery { Self().instantiateGallery() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case gallery }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case gallery(Gallery)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `gallery`: presents `gallery`.
  func performGallery(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let gallery = scenes.instantiateGallery()
    dispatch.present(gallery, "gallery", from: controller, as: .gallery(gallery), sender: sender)
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas
    tableView.dataSource = controller

    controller.tableView = tableView
    tableView.delegate = controller
  }
}

final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)
  override func loadView() { listWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .gallery: listWiring.performGallery(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `List` and the scene `list`.
@MainActor
protocol ListSceneOwner: List {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ListScene.Segue, sender: Any?)
}

extension ListSceneOwner {
  /// The parts of the scene `list` that this controller uses.
  var scene: ListScene { ListScene.owner(self, use: "MainScenes.instantiateList()").listWiring }
  func prepare(for segue: ListScene.Segue, sender: Any?) {}
}

extension List: ListSceneOwner {}

// MARK: - gallery

final class GallerySceneController: Gallery {
  override func loadView() {
    let controller = self
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.frame = .sceneCanvas
    collectionView.delegate = controller

    controller.collectionView = collectionView
    collectionView.dataSource = controller
  }
}
