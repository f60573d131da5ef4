// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `list`.
    var makeList: @MainActor () -> List = { ListSceneController() }
    /// Makes `gallery`.
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
  func instantiateInitialViewController() -> List {
    instantiateList()
  }

  /// Makes the controller `list`.
  func instantiateList() -> List {
    let list = factory.makeList()
    (list as? ListSceneController)?.listWiring.scenes = self
    list.awakeFromNib()
    return list
  }

  /// Makes the controller `gallery`.
  func instantiateGallery() -> Gallery {
    let gallery = factory.makeGallery()
    gallery.awakeFromNib()
    return gallery
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> List {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `list`.
  static func instantiateList() -> List {
    MainScenes().instantiateList()
  }

  /// Makes the controller `gallery`.
  static func instantiateGallery() -> Gallery {
    MainScenes().instantiateGallery()
  }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
@MainActor
final class ListScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case gallery
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case gallery(Gallery)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: ListSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: ListSceneController) { weakController = controller }

  /// Performs the segue `gallery`: presents `gallery`.
  func performGallery(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let gallery = scenes.instantiateGallery()
    dispatch.perform("gallery", from: controller, to: gallery, as: .gallery(gallery), sender: sender) {
      controller.present(gallery, animated: true)
    }
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas
    tableView.dataSource = controller

    controller.tableView = tableView
    tableView.delegate = controller
  }
}

/// The generated view controller of the scene `list`.
final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)

  override func loadView() { listWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .gallery:
      listWiring.performGallery(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = listWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
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
  var scene: ListScene {
    guard let controller = self as? ListSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateList()")
    }
    return controller.listWiring
  }

  /// The default does nothing.
  func prepare(for segue: ListScene.Segue, sender: Any?) {}
}

extension List: ListSceneOwner {}

// MARK: - gallery

/// The generated view controller of the scene `gallery`.
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
