// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `list`.
    var makeList: @MainActor () -> List = { ListSceneController() }
    /// Makes `gallery`.
    var makeGallery: @MainActor () -> Gallery = {
      GallerySceneController(collectionViewLayout: UICollectionViewFlowLayout())
    }
  }

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> List {
    instantiateList()
  }

  /// Makes the controller `list`.
  func instantiateList() -> List {
    let list = factory.makeList()
    (list as? ListSceneController)?.listWiring.scenes = self
    return list
  }

  /// Makes the controller `gallery`.
  func instantiateGallery() -> Gallery {
    factory.makeGallery()
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

/// The scene `list`: what its controller reaches in it.
@MainActor
final class ListScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case gallery
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case gallery(Gallery)
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: ListSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: ListSceneController) { weakController = controller }

  private var controller: ListSceneController {
    guard let weakController else { fatalError("The controller of the scene `list` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: List) -> ListScene {
    guard let controller = controller as? ListSceneController else {
      fatalError("This List was not made through its scene; use MainScenes.instantiateList()")
    }
    return controller.listWiring
  }

  /// Performs the segue `gallery`: presents `gallery`.
  func performGallery(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let gallery = scenes.instantiateGallery()
    let segue = UIStoryboardSegue(identifier: "gallery", source: controller, destination: gallery) { [controller] in
      controller.present(gallery, animated: true)
    }
    dispatch.perform(segue, as: .gallery(gallery), sender: sender)
  }

  fileprivate func loadView() {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    tableView.dataSource = controller

    controller.tableView = tableView
    tableView.delegate = controller
  }
}

/// The controller that the scene `list` makes, wired.
final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)

  override func loadView() { listWiring.loadView() }

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

/// What the author of `List` can say about the scene `list`.
@MainActor
protocol ListSceneOwner: List {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: ListScene.Segue, sender: Any?)
}

extension ListSceneOwner {
  /// What this controller reaches in the scene `list`.
  var scene: ListScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: ListScene.Segue, sender: Any?) {}
}

extension List: ListSceneOwner {}

// MARK: - gallery

/// The scene `gallery`: what its controller reaches in it.
@MainActor
final class GalleryScene {
  private weak var weakController: GallerySceneController?

  fileprivate init(_ controller: GallerySceneController) { weakController = controller }

  private var controller: GallerySceneController {
    guard let weakController else { fatalError("The controller of the scene `gallery` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Gallery) -> GalleryScene {
    guard let controller = controller as? GallerySceneController else {
      fatalError("This Gallery was not made through its scene; use MainScenes.instantiateGallery()")
    }
    return controller.galleryWiring
  }

  fileprivate func loadView() {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    collectionView.delegate = controller

    controller.collectionView = collectionView
    collectionView.dataSource = controller
  }
}

/// The controller that the scene `gallery` makes, wired.
final class GallerySceneController: Gallery {
  fileprivate lazy var galleryWiring = GalleryScene(self)

  override func loadView() { galleryWiring.loadView() }
}

/// What the author of `Gallery` can say about the scene `gallery`.
@MainActor
protocol GallerySceneOwner: Gallery {
}

extension GallerySceneOwner {
  /// What this controller reaches in the scene `gallery`.
  var scene: GalleryScene { .of(self) }
}

extension Gallery: GallerySceneOwner {}
