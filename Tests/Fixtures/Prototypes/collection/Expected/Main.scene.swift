// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeGallery: @MainActor () -> Gallery = {
      GallerySceneController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    var makePlayer: @MainActor () -> PlayerSceneController = { PlayerSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Gallery { instantiateGallery() }

  func instantiateGallery() -> Gallery {
    let gallery = factory.makeGallery()
    (gallery as? GallerySceneController)?.galleryWiring.scenes = self
    gallery.awakeFromNib()
    return gallery
  }

  func instantiatePlayer() -> PlayerSceneController { factory.makePlayer() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Gallery { Self().instantiateInitialViewController() }
  static func instantiateGallery() -> Gallery { Self().instantiateGallery() }
  static func instantiatePlayer() -> PlayerSceneController { Self().instantiatePlayer() }
}

// MARK: - gallery

/// The parts of the scene `gallery` that its controller uses.
final class GalleryScene: SceneParts<GallerySceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case open }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case open(PlayerSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<GallerySceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UICollectionView!
  private var tables: [AnyObject] = []

  /// Performs the segue `open`: presents `player`.
  func performOpen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let player = scenes.instantiatePlayer()
    dispatch.present(player, "open", from: controller, as: .open(player), sender: sender)
  }

  /// A view of the prototype `Poster`, with what is in it.
  func dequeuePosterCell(for indexPath: IndexPath) -> PosterCell {
    SceneReuse.cell("Poster", of: loadedViews.views, for: indexPath, fill: fillPosterCell)
  }

  private func fillPosterCell(_ collectionViewCell: PosterCell) {
    collectionViewCell.backgroundColor = .systemGray
    collectionViewCell.contentView.backgroundColor = .black
    collectionViewCell.contentView.tag = 4

    let poster = UIImageView()
    poster.translatesAutoresizingMaskIntoConstraints = false
    collectionViewCell.contentView.addSubview(poster)

    NSLayoutConstraint.activate([
      poster.topAnchor.constraint(equalTo: collectionViewCell.contentView.topAnchor),
      poster.leadingAnchor.constraint(equalTo: collectionViewCell.contentView.leadingAnchor),
      collectionViewCell.contentView.trailingAnchor.constraint(equalTo: poster.trailingAnchor),
      collectionViewCell.contentView.bottomAnchor.constraint(equalTo: poster.bottomAnchor),
    ])

    collectionViewCell.posterView = poster
    collectionViewCell.awakeFromNib()
  }

  /// A view of the prototype `SeasonHeader`, with what is in it.
  func dequeueSeasonHeader(for indexPath: IndexPath) -> GallerySceneSeasonHeader {
    SceneReuse.supplementaryView(
      "SeasonHeader",
      ofKind: UICollectionView.elementKindSectionHeader,
      of: loadedViews.views,
      for: indexPath,
      fill: fillSeasonHeader
    )
  }

  private func fillSeasonHeader(_ collectionReusableView: GallerySceneSeasonHeader) {
    let title = UILabel()
    title.font = .preferredFont(forTextStyle: .headline)
    title.translatesAutoresizingMaskIntoConstraints = false
    collectionReusableView.addSubview(title)

    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: collectionReusableView.layoutMarginsGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: collectionReusableView.layoutMarginsGuide.leadingAnchor),
      collectionReusableView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      collectionReusableView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: title.bottomAnchor),
    ])

    collectionReusableView.views = GallerySceneSeasonHeader.Views(title: title)
  }

  /// A view of the prototype `Total`, with what is in it.
  func dequeueTotal(for indexPath: IndexPath) -> UICollectionReusableView {
    SceneReuse.supplementaryView(
      "Total",
      ofKind: UICollectionView.elementKindSectionFooter,
      of: loadedViews.views,
      for: indexPath,
      fill: fillTotal
    )
  }

  private func fillTotal(_ collectionReusableView: UICollectionReusableView) {
    collectionReusableView.backgroundColor = .systemGray
  }

  /// A view of the prototype `Badge`, with what is in it.
  func dequeueBadge(for indexPath: IndexPath) -> BadgeView {
    SceneReuse.supplementaryView("Badge", ofKind: "badge", of: loadedViews.views, for: indexPath, fill: fillBadge)
  }

  private func fillBadge(_ collectionReusableView: BadgeView) {
    collectionReusableView.awakeFromNib()
  }

  fileprivate func loadView(of controller: GallerySceneController) {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.frame = .sceneCanvas
    collectionView.register(PosterCell.self, forCellWithReuseIdentifier: "Poster")
    collectionView.register(
      GallerySceneSeasonHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "SeasonHeader"
    )
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "Total"
    )
    collectionView.register(BadgeView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "Badge")

    let collectionViewRows = SceneCollection()
    collectionViewRows.perform(forCellsWith: "Poster") { [weak controller] in
      SceneSegues.trigger("open", of: controller, sender: $0)
    }
    collectionView.dataSource = controller
    collectionViewRows.delegate = controller

    views = collectionView
    controller.collectionView = collectionView
    collectionViewRows.serve(collectionView)
    tables.append(collectionViewRows)
  }
}

final class GallerySceneController: Gallery {
  fileprivate lazy var galleryWiring = GalleryScene(self)
  override func loadView() { galleryWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch GalleryScene.Identifier(rawValue: identifier) {
    case .open: galleryWiring.performOpen(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Gallery` and the scene `gallery`.
@MainActor
protocol GallerySceneOwner: Gallery {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: GalleryScene.Segue, sender: Any?)
}

extension GallerySceneOwner {
  /// The parts of the scene `gallery` that this controller uses.
  var scene: GalleryScene { GalleryScene.owner(self, use: "MainScenes.instantiateGallery()").galleryWiring }
  func prepare(for segue: GalleryScene.Segue, sender: Any?) {}
}

extension Gallery: GallerySceneOwner {}

/// The generated class of the prototype `SeasonHeader`.
final class GallerySceneSeasonHeader: UICollectionReusableView {
  /// The views of the prototype that have a name.
  struct Views {
    let title: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!
}

// MARK: - player

final class PlayerSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)

    controller.view = view
  }
}
