// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeGallery: @MainActor () -> GallerySceneController = {
      GallerySceneController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    var makeMosaic: @MainActor () -> MosaicSceneController = { MosaicSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> GallerySceneController { instantiateGallery() }

  func instantiateGallery() -> GallerySceneController {
    let gallery = factory.makeGallery()
    gallery.clearsSelectionOnViewWillAppear = false
    return gallery
  }

  func instantiateMosaic() -> MosaicSceneController { factory.makeMosaic() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> GallerySceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateGallery() -> GallerySceneController { Self().instantiateGallery() }
  static func instantiateMosaic() -> MosaicSceneController { Self().instantiateMosaic() }
}

// MARK: - gallery

final class GallerySceneController: UICollectionViewController {
  override func loadView() {
    let controller = self
    let flowLayout = UICollectionViewFlowLayout()
    flowLayout.itemSize = CGSize(width: 104, height: 104.5)
    flowLayout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    flowLayout.minimumLineSpacing = 2
    flowLayout.minimumInteritemSpacing = 1.5
    flowLayout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    flowLayout.sectionInsetReference = .fromSafeArea
    flowLayout.scrollDirection = .horizontal
    flowLayout.headerReferenceSize = CGSize(width: 50, height: 50)
    flowLayout.footerReferenceSize = CGSize(width: 0, height: 20)
    flowLayout.sectionHeadersPinToVisibleBounds = true
    flowLayout.sectionFootersPinToVisibleBounds = true

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: flowLayout)
    collectionView.frame = .sceneCanvas
    collectionView.allowsSelectionDuringEditing = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.isPrefetchingEnabled = false
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = controller
    collectionView.delegate = controller

    controller.collectionView = collectionView
  }
}

// MARK: - mosaic

/// The parts of the scene `mosaic` that its controller uses.
final class MosaicScene: SceneParts<MosaicSceneController> {
  private var views: (tiles: UICollectionView, tileLayout: MosaicLayout, lines: LineLayout)!

  var tiles: UICollectionView { loadedViews.views.tiles }
  var tileLayout: MosaicLayout { loadedViews.views.tileLayout }
  var lines: LineLayout { loadedViews.views.lines }

  fileprivate func loadView(of controller: MosaicSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let tileLayout = MosaicLayout()

    let tiles = UICollectionView(frame: .zero, collectionViewLayout: tileLayout)
    tiles.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tiles)

    let lines = LineLayout()
    lines.estimatedItemSize = CGSize(width: 100, height: 40)

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: lines)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)

    NSLayoutConstraint.activate([
      tiles.topAnchor.constraint(equalTo: view.topAnchor),
      tiles.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: tiles.trailingAnchor),
      tiles.heightAnchor.constraint(equalToConstant: 200),
      collectionView.topAnchor.constraint(equalTo: tiles.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: collectionView.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: collectionView.trailingAnchor),
    ])

    views = (tiles, tileLayout, lines)
    controller.view = view
    tileLayout.awakeFromNib()
    lines.awakeFromNib()
  }
}

final class MosaicSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MosaicScene(self)
  override func loadView() { scene.loadView(of: self) }
}
