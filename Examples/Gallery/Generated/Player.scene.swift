// Made by scenec from Player.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Player.scene.
@MainActor
struct PlayerScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMusicShell: @MainActor (_ player: AudioPlayer) -> MusicShellController = {
      MusicShellSceneController(player: $0)
    }
    var makeAlbumsFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeAlbums: @MainActor (_ player: AudioPlayer) -> AlbumsController = { AlbumsSceneController(player: $0) }
    var makeAlbum: @MainActor (_ album: Album, _ player: AudioPlayer) -> AlbumController = {
      AlbumSceneController(album: $0, player: $1)
    }
    var makeMiniPlayer: @MainActor (_ player: AudioPlayer) -> MiniPlayerController = {
      MiniPlayerSceneController(player: $0)
    }
    var makeNowPlaying: @MainActor (_ player: AudioPlayer) -> NowPlayingController = {
      NowPlayingSceneController(player: $0)
    }
    var makeQueueFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeQueue: @MainActor (_ player: AudioPlayer) -> QueueController = { QueueSceneController(player: $0) }
    var makeSleepTimer: @MainActor () -> SleepTimerController = { SleepTimerSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Player.scene starts with.
  func instantiateInitialViewController() -> MusicShellController { instantiateMusicShell() }

  func instantiateMusicShell(
    player: @autoclosure @MainActor () -> AudioPlayer = PlayerScenes.defaultPlayerOfMusicShell
  ) -> MusicShellController {
    let musicShell = factory.makeMusicShell(player())
    (musicShell as? MusicShellSceneController)?.musicShellWiring.scenes = self
    musicShell.awakeFromNib()
    return musicShell
  }

  func instantiateAlbumsFlow(albums: AlbumsController) -> UINavigationController {
    let albumsFlow = factory.makeAlbumsFlow()
    SceneIdentity.set("albumsFlow", of: albumsFlow)
    albumsFlow.navigationBar.prefersLargeTitles = true
    albumsFlow.viewControllers = [albums]
    return albumsFlow
  }

  func instantiateAlbums(player: AudioPlayer) -> AlbumsController {
    let albums = factory.makeAlbums(player)
    albums.title = "Albums"
    if let controller = albums as? AlbumsSceneController {
      let wiring = controller.albumsWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    albums.awakeFromNib()
    return albums
  }

  func instantiateAlbum(album: Album, player: AudioPlayer) -> AlbumController {
    let albumController = factory.makeAlbum(album, player)
    albumController.navigationItem.largeTitleDisplayMode = .never
    albumController.awakeFromNib()
    return albumController
  }

  func instantiateMiniPlayer(player: AudioPlayer) -> MiniPlayerController {
    let miniPlayer = factory.makeMiniPlayer(player)
    (miniPlayer as? MiniPlayerSceneController)?.miniPlayerWiring.scenes = self
    miniPlayer.awakeFromNib()
    return miniPlayer
  }

  func instantiateNowPlaying(player: AudioPlayer) -> NowPlayingController {
    let nowPlaying = factory.makeNowPlaying(player)
    (nowPlaying as? NowPlayingSceneController)?.nowPlayingWiring.scenes = self
    nowPlaying.awakeFromNib()
    return nowPlaying
  }

  func instantiateQueueFlow(queue: QueueController) -> UINavigationController {
    let queueFlow = factory.makeQueueFlow()
    SceneIdentity.set("queueFlow", of: queueFlow)
    queueFlow.viewControllers = [queue]
    return queueFlow
  }

  func instantiateQueue(player: AudioPlayer) -> QueueController {
    let queue = factory.makeQueue(player)
    queue.title = "Playing next"
    if let controller = queue as? QueueSceneController { controller.queueWiring.addBarButtonItems(to: controller) }
    queue.awakeFromNib()
    return queue
  }

  func instantiateSleepTimer() -> SleepTimerController {
    let sleepTimer = factory.makeSleepTimer()
    sleepTimer.title = "Sleep timer"
    sleepTimer.awakeFromNib()
    return sleepTimer
  }
}

/// Makes controllers with the factories of the process.
extension PlayerScenes {
  /// The default of the parameter `player` of `musicShell`.
  static var defaultPlayerOfMusicShell: AudioPlayer { .shared }

  static func instantiateInitialViewController() -> MusicShellController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMusicShell(
    player: @autoclosure @MainActor () -> AudioPlayer = PlayerScenes.defaultPlayerOfMusicShell
  ) -> MusicShellController {
    Self().instantiateMusicShell(player: player())
  }
  static func instantiateAlbumsFlow(albums: AlbumsController) -> UINavigationController {
    Self().instantiateAlbumsFlow(albums: albums)
  }
  static func instantiateAlbums(player: AudioPlayer) -> AlbumsController {
    Self().instantiateAlbums(player: player)
  }
  static func instantiateAlbum(album: Album, player: AudioPlayer) -> AlbumController {
    Self().instantiateAlbum(album: album, player: player)
  }
  static func instantiateMiniPlayer(player: AudioPlayer) -> MiniPlayerController {
    Self().instantiateMiniPlayer(player: player)
  }
  static func instantiateNowPlaying(player: AudioPlayer) -> NowPlayingController {
    Self().instantiateNowPlaying(player: player)
  }
  static func instantiateQueueFlow(queue: QueueController) -> UINavigationController {
    Self().instantiateQueueFlow(queue: queue)
  }
  static func instantiateQueue(player: AudioPlayer) -> QueueController { Self().instantiateQueue(player: player) }
  static func instantiateSleepTimer() -> SleepTimerController { Self().instantiateSleepTimer() }
}

// MARK: - musicShell

/// The parts of the scene `musicShell` that its controller uses.
final class MusicShellScene: SceneParts<MusicShellSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case browser, miniPlayer }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case browser(AlbumsController, in: UINavigationController)
    case miniPlayer(MiniPlayerController)
  }

  private struct Children {
    weak var albumsFlow: UINavigationController?
    weak var albums: AlbumsController?
    weak var miniPlayer: MiniPlayerController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = PlayerScenes()
  private let dispatch = SceneDispatch<MusicShellSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (browser: UIView, miniPlayerBar: UIView, miniPlayerHeight: NSLayoutConstraint)!
  private var children = Children()
  fileprivate let keyCommands = SceneKeyCommands(action: "performMusicShellSceneControllerKeyCommand:")

  var browser: UIView { loadedViews.views.browser }
  var miniPlayerBar: UIView { loadedViews.views.miniPlayerBar }
  var miniPlayerHeight: NSLayoutConstraint { loadedViews.views.miniPlayerHeight }

  /// The child `albumsFlow`, from the moment the view is loaded; asking for it loads the view.
  var albumsFlow: UINavigationController { embeddedChild(children.albumsFlow, "albumsFlow") }
  /// The child `albums`, while it is there.
  var albums: AlbumsController? { children.albums }
  /// The child `miniPlayer`, from the moment the view is loaded; asking for it loads the view.
  var miniPlayer: MiniPlayerController { embeddedChild(children.miniPlayer, "miniPlayer") }

  fileprivate func loadView(of controller: MusicShellSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let browser = UIView()
    browser.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(browser)

    let miniPlayerBar = UIView()
    miniPlayerBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(miniPlayerBar)

    let miniPlayerHeight = miniPlayerBar.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      browser.topAnchor.constraint(equalTo: view.topAnchor),
      browser.bottomAnchor.constraint(equalTo: miniPlayerBar.topAnchor),
      browser.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: browser.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: miniPlayerBar.bottomAnchor),
      miniPlayerBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: miniPlayerBar.trailingAnchor),
      miniPlayerHeight,
    ])

    views = (browser, miniPlayerBar, miniPlayerHeight)
    controller.view = view
    controller.miniPlayerHeight = miniPlayerHeight

    let albums = controller.makeAlbums(forBrowser: nil)
    let albumsFlow = scenes.instantiateAlbumsFlow(albums: albums)
    children.albumsFlow = albumsFlow
    children.albums = albums
    dispatch.embed(albumsFlow, "browser", in: browser, from: controller, as: .browser(albums, in: albumsFlow))

    let miniPlayer = controller.makeMiniPlayer(forMiniPlayer: nil)
    children.miniPlayer = miniPlayer
    dispatch.embed(miniPlayer, "miniPlayer", in: miniPlayerBar, from: controller, as: .miniPlayer(miniPlayer))

    let keyCommand = keyCommands.make(input: " ", modifierFlags: []) { [weak controller] _ in
      if let controller { controller.togglePlayback() }
    }
    keyCommand.discoverabilityTitle = "Play or pause"
    controller.addKeyCommand(keyCommand)

    let keyCommand2 = keyCommands.make(
      input: UIKeyCommand.inputRightArrow, modifierFlags: .command
    ) { [weak controller] _ in if let controller { controller.skipForward() } }
    keyCommand2.discoverabilityTitle = "Next track"
    controller.addKeyCommand(keyCommand2)

    let keyCommand3 = keyCommands.make(
      input: UIKeyCommand.inputLeftArrow, modifierFlags: .command
    ) { [weak controller] _ in if let controller { controller.skipBack() } }
    keyCommand3.discoverabilityTitle = "Previous track"
    controller.addKeyCommand(keyCommand3)
  }
}

final class MusicShellSceneController: MusicShellController {
  fileprivate lazy var musicShellWiring = MusicShellScene(self)
  override func loadView() { musicShellWiring.loadView(of: self) }

  #if canImport(ObjectiveC)
    @objc(performMusicShellSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      musicShellWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MusicShellScene.Identifier(rawValue: identifier) {
    case .browser, .miniPlayer: SceneContainer.alreadyEmbedded()
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `MusicShellController` and the scene `musicShell`.
@MainActor
protocol MusicShellSceneOwner: MusicShellController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MusicShellScene.Segue, sender: Any?)
  /// Makes the controller `albums`, which needs values, for the segue `browser`.
  func makeAlbums(forBrowser sender: Any?) -> AlbumsController
  /// Makes the controller `miniPlayer`, which needs values, for the segue `miniPlayer`.
  func makeMiniPlayer(forMiniPlayer sender: Any?) -> MiniPlayerController
}

extension MusicShellSceneOwner {
  /// The parts of the scene `musicShell` that this controller uses.
  var scene: MusicShellScene {
    MusicShellScene.owner(self, use: "PlayerScenes.instantiateMusicShell(player:)").musicShellWiring
  }
  func prepare(for segue: MusicShellScene.Segue, sender: Any?) {}
}

extension MusicShellController: MusicShellSceneOwner {}

// MARK: - albums

/// The parts of the scene `albums` that its controller uses.
final class AlbumsScene: SceneParts<AlbumsSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showAlbum }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showAlbum(AlbumController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = PlayerScenes()
  private let dispatch = SceneDispatch<AlbumsSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (albumGrid: UICollectionView, albumLayout: UICollectionViewFlowLayout)!

  var albumGrid: UICollectionView { loadedViews.views.albumGrid }
  var albumLayout: UICollectionViewFlowLayout { loadedViews.views.albumLayout }

  private(set) lazy var shuffleItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "shuffle"),
    primaryAction: UIAction(image: UIImage(systemName: "shuffle")) { [weak self] _ in
      if let self, let controller = self.weakController { controller.shuffleAll() }
    }
  )

  /// Performs the segue `showAlbum`: pushes `album`.
  func performShowAlbum(album: Album, player: AudioPlayer, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let albumController = scenes.instantiateAlbum(album: album, player: player)
    dispatch.push(albumController, "showAlbum", from: controller, as: .showAlbum(albumController), sender: sender)
  }

  /// A view of the prototype `GenreHeader`, with what is in it.
  func dequeueGenreHeader(for indexPath: IndexPath) -> AlbumsSceneGenreHeader {
    SceneReuse.supplementaryView(
      "GenreHeader",
      ofKind: UICollectionView.elementKindSectionHeader,
      of: loadedViews.views.albumGrid,
      for: indexPath,
      fill: fillGenreHeader
    )
  }

  private func fillGenreHeader(_ collectionReusableView: AlbumsSceneGenreHeader) {
    collectionReusableView.backgroundColor = .systemBackground

    let genre = UILabel()
    genre.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    genre.adjustsFontForContentSizeCategory = true
    genre.accessibilityTraits = .header
    genre.translatesAutoresizingMaskIntoConstraints = false
    collectionReusableView.addSubview(genre)

    NSLayoutConstraint.activate([
      genre.leadingAnchor.constraint(equalTo: collectionReusableView.leadingAnchor, constant: 20),
      collectionReusableView.trailingAnchor.constraint(equalTo: genre.trailingAnchor, constant: 20),
      genre.centerYAnchor.constraint(equalTo: collectionReusableView.centerYAnchor),
    ])

    collectionReusableView.views = AlbumsSceneGenreHeader.Views(genre: genre)
  }

  /// A view of the prototype `Album`, with what is in it.
  func dequeueAlbumCell(for indexPath: IndexPath) -> AlbumsSceneAlbumCell {
    SceneReuse.cell("Album", of: loadedViews.views.albumGrid, for: indexPath, fill: fillAlbumCell)
  }

  private func fillAlbumCell(_ collectionViewCell: AlbumsSceneAlbumCell) {
    collectionViewCell.accessibilityTraits = .button
    collectionViewCell.isAccessibilityElement = true

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 4
    stackView.translatesAutoresizingMaskIntoConstraints = false
    collectionViewCell.contentView.addSubview(stackView)

    let cover = UIImageView()
    cover.backgroundColor = .secondarySystemFill
    cover.contentMode = .scaleAspectFill
    cover.clipsToBounds = true
    cover.layer.cornerRadius = 8
    stackView.addArrangedSubview(cover)

    let title = UILabel()
    title.font = .preferredFont(forTextStyle: .subheadline)
    title.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(title)

    let artist = UILabel()
    artist.font = .preferredFont(forTextStyle: .footnote)
    artist.textColor = .secondaryLabel
    artist.adjustsFontForContentSizeCategory = true
    artist.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    stackView.addArrangedSubview(artist)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: collectionViewCell.contentView.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: collectionViewCell.contentView.leadingAnchor),
      collectionViewCell.contentView.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      collectionViewCell.contentView.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
    ])

    collectionViewCell.views = AlbumsSceneAlbumCell.Views(cover: cover, title: title, artist: artist)
  }

  fileprivate func loadView(of controller: AlbumsSceneController) {
    let albumLayout = UICollectionViewFlowLayout()
    albumLayout.itemSize = CGSize(width: 156, height: 208)
    albumLayout.minimumLineSpacing = 20
    albumLayout.minimumInteritemSpacing = 16
    albumLayout.sectionInset = UIEdgeInsets(top: 8, left: 20, bottom: 20, right: 20)
    albumLayout.headerReferenceSize = CGSize(width: 0, height: 44)
    albumLayout.sectionHeadersPinToVisibleBounds = true

    let albumGrid = UICollectionView(frame: .zero, collectionViewLayout: albumLayout)
    albumGrid.frame = .sceneCanvas
    albumGrid.alwaysBounceVertical = true
    albumGrid.backgroundColor = .systemBackground
    albumGrid.register(
      AlbumsSceneGenreHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "GenreHeader"
    )
    albumGrid.register(AlbumsSceneAlbumCell.self, forCellWithReuseIdentifier: "Album")
    albumGrid.dataSource = controller
    albumGrid.delegate = controller

    views = (albumGrid, albumLayout)
    controller.collectionView = albumGrid
  }

  fileprivate func addBarButtonItems(to controller: AlbumsSceneController) {
    shuffleItem.accessibilityIdentifier = "shuffleAll"
    shuffleItem.accessibilityLabel = "Shuffle"
    controller.navigationItem.rightBarButtonItems = [shuffleItem]
  }
}

final class AlbumsSceneController: AlbumsController {
  fileprivate lazy var albumsWiring = AlbumsScene(self)
  override func loadView() { albumsWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch AlbumsScene.Identifier(rawValue: identifier) {
    case .showAlbum: fatalError("'showAlbum' needs values; call scene.performShowAlbum(album:player:sender:)")
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `AlbumsController` and the scene `albums`.
@MainActor
protocol AlbumsSceneOwner: AlbumsController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: AlbumsScene.Segue, sender: Any?)
}

extension AlbumsSceneOwner {
  /// The parts of the scene `albums` that this controller uses.
  var scene: AlbumsScene { AlbumsScene.owner(self, use: "PlayerScenes.instantiateAlbums(player:)").albumsWiring }
  func prepare(for segue: AlbumsScene.Segue, sender: Any?) {}
}

extension AlbumsController: AlbumsSceneOwner {}

/// The generated class of the prototype `GenreHeader`.
final class AlbumsSceneGenreHeader: UICollectionReusableView {
  /// The views of the prototype that have a name.
  struct Views {
    let genre: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!
}

/// The generated class of the prototype `Album`.
final class AlbumsSceneAlbumCell: UICollectionViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let cover: UIImageView
    let title: UILabel
    let artist: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!
}

// MARK: - album

/// The parts of the scene `album` that its controller uses.
final class AlbumScene: SceneParts<AlbumSceneController> {
  private var views:
    (
      trackTable: UITableView, cover: UIImageView, albumTitle: UILabel, albumArtist: UILabel, albumDetail: UILabel,
      playAlbumButton: UIButton, shuffleAlbumButton: UIButton
    )!
  private var fittings: [@MainActor () -> Void] = []

  var trackTable: UITableView { loadedViews.views.trackTable }
  var cover: UIImageView { loadedViews.views.cover }
  var albumTitle: UILabel { loadedViews.views.albumTitle }
  var albumArtist: UILabel { loadedViews.views.albumArtist }
  var albumDetail: UILabel { loadedViews.views.albumDetail }
  var playAlbumButton: UIButton { loadedViews.views.playAlbumButton }
  var shuffleAlbumButton: UIButton { loadedViews.views.shuffleAlbumButton }

  /// A view of the prototype `Track`, with what is in it.
  func dequeueTrackCell(for indexPath: IndexPath) -> TrackCell {
    SceneReuse.cell("Track", of: loadedViews.views.trackTable, for: indexPath, fill: fillTrackCell)
  }

  private func fillTrackCell(_ trackCell: TrackCell) {
    let stackView = UIStackView()
    stackView.axis = .horizontal
    stackView.alignment = .center
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    trackCell.contentView.addSubview(stackView)

    let view = UIView()
    stackView.addArrangedSubview(view)

    let number = UILabel()
    number.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    number.textColor = .secondaryLabel
    number.textAlignment = .right
    number.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(number)

    let playing = UIImageView()
    playing.image = UIImage(systemName: "waveform")
    playing.tintColor = .systemPink
    playing.isHidden = true
    playing.contentMode = .center
    playing.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(playing)

    let title = UILabel()
    title.numberOfLines = 0
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    title.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stackView.addArrangedSubview(title)

    let duration = UILabel()
    duration.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    duration.textColor = .secondaryLabel
    duration.setContentCompressionResistancePriority(UILayoutPriority(1000), for: .horizontal)
    stackView.addArrangedSubview(duration)

    let more = UIButton(type: .system)
    more.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    more.showsMenuAsPrimaryAction = true
    more.tintColor = .secondaryLabel
    more.accessibilityLabel = "More"
    stackView.addArrangedSubview(more)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: trackCell.contentView.layoutMarginsGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: trackCell.contentView.layoutMarginsGuide.leadingAnchor),
      trackCell.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      trackCell.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 28),
      number.topAnchor.constraint(equalTo: view.topAnchor),
      number.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: number.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: number.bottomAnchor),
      playing.topAnchor.constraint(equalTo: view.topAnchor),
      playing.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: playing.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: playing.bottomAnchor),
      more.widthAnchor.constraint(equalToConstant: 44),
      more.heightAnchor.constraint(equalToConstant: 44),
    ])

    trackCell.numberLabel = number
    trackCell.titleLabel = title
    trackCell.durationLabel = duration
    trackCell.playingView = playing
    let menuItem = UIAction(title: "Play next", image: UIImage(systemName: "text.insert")) { [weak trackCell] _ in
      if let trackCell { trackCell.playNext() }
    }
    let menuItem2 = UIAction(
      title: "Add to the queue", image: UIImage(systemName: "text.append")
    ) { [weak trackCell] _ in if let trackCell { trackCell.addToQueue() } }
    let menu = UIMenu(children: [menuItem, menuItem2])
    more.menu = menu
    trackCell.awakeFromNib()
  }

  fileprivate func loadView(of controller: AlbumSceneController) {
    let trackTable = UITableView(frame: .zero, style: .plain)
    trackTable.frame = .sceneCanvas
    trackTable.rowHeight = -1
    trackTable.estimatedRowHeight = 56
    trackTable.accessibilityIdentifier = "tracks"
    trackTable.register(TrackCell.self, forCellReuseIdentifier: "Track")

    let view = UIView()
    trackTable.tableHeaderView = view

    let stackView = UIStackView()
    stackView.alignment = .center
    stackView.spacing = 16
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let cover = UIImageView()
    cover.backgroundColor = .secondarySystemFill
    cover.tintColor = .secondaryLabel
    cover.contentMode = .scaleAspectFill
    cover.clipsToBounds = true
    cover.layer.cornerRadius = 12
    stackView.addArrangedSubview(cover)

    let stackView2 = UIStackView()
    stackView2.axis = .vertical
    stackView2.alignment = .center
    stackView2.spacing = 4
    stackView.addArrangedSubview(stackView2)

    let albumTitle = UILabel()
    albumTitle.numberOfLines = 0
    albumTitle.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    albumTitle.textAlignment = .center
    albumTitle.adjustsFontForContentSizeCategory = true
    albumTitle.accessibilityTraits = .header
    stackView2.addArrangedSubview(albumTitle)

    let albumArtist = UILabel()
    albumArtist.numberOfLines = 0
    albumArtist.font = .preferredFont(forTextStyle: .title3)
    albumArtist.textColor = .secondaryLabel
    albumArtist.textAlignment = .center
    albumArtist.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(albumArtist)

    let albumDetail = UILabel()
    albumDetail.numberOfLines = 0
    albumDetail.font = .preferredFont(forTextStyle: .footnote)
    albumDetail.textColor = .secondaryLabel
    albumDetail.textAlignment = .center
    albumDetail.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(albumDetail)

    let stackView3 = UIStackView()
    stackView3.axis = .horizontal
    stackView3.distribution = .fillEqually
    stackView3.spacing = 16
    stackView.addArrangedSubview(stackView3)

    let playAlbumButton = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.tinted()
    buttonConfiguration.title = "Play"
    buttonConfiguration.image = UIImage(systemName: "play.fill")
    buttonConfiguration.imagePadding = 6
    playAlbumButton.configuration = buttonConfiguration
    playAlbumButton.accessibilityIdentifier = "playAlbum"
    playAlbumButton.addAction(SceneActions.call(controller) { $0.playAlbum() }, for: .touchUpInside)
    stackView3.addArrangedSubview(playAlbumButton)

    let shuffleAlbumButton = UIButton(type: .system)
    var buttonConfiguration2 = UIButton.Configuration.tinted()
    buttonConfiguration2.title = "Shuffle"
    buttonConfiguration2.image = UIImage(systemName: "shuffle")
    buttonConfiguration2.imagePadding = 6
    shuffleAlbumButton.configuration = buttonConfiguration2
    shuffleAlbumButton.accessibilityIdentifier = "shuffleAlbum"
    shuffleAlbumButton.addAction(SceneActions.call(controller) { $0.shuffleAlbum() }, for: .touchUpInside)
    stackView3.addArrangedSubview(shuffleAlbumButton)

    let view2 = UIView()
    view2.frame = CGRect(x: 0, y: 0, width: 375, height: 24)
    trackTable.tableFooterView = view2
    trackTable.dataSource = controller
    trackTable.delegate = controller

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      view.layoutMarginsGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      playAlbumButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      shuffleAlbumButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    fittings.append { [weak trackTable] in if let trackTable { SceneTable.fitHeader(of: trackTable) } }
    fitTableViews()

    views = (trackTable, cover, albumTitle, albumArtist, albumDetail, playAlbumButton, shuffleAlbumButton)
    controller.tableView = trackTable

    let otherConstraints = [
      cover.widthAnchor.constraint(equalToConstant: 200),
      cover.heightAnchor.constraint(equalToConstant: 200),
    ]
    let compactHeightConstraints = [
      cover.widthAnchor.constraint(equalToConstant: 120),
      cover.heightAnchor.constraint(equalToConstant: 120),
    ]
    SceneTraits.observe(trackTable) { _, traits in
      SceneTraits.activate([
        (otherConstraints, traits.verticalSizeClass != .compact),
        (compactHeightConstraints, traits.verticalSizeClass == .compact),
      ])
      stackView.axis = traits.verticalSizeClass == .compact ? .horizontal : .vertical
    }
  }

  fileprivate func fitTableViews() {
    for fit in fittings { fit() }
  }
}

final class AlbumSceneController: AlbumController {
  fileprivate lazy var albumWiring = AlbumScene(self)
  override func loadView() { albumWiring.loadView(of: self) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    albumWiring.fitTableViews()
  }
}

/// The interface between `AlbumController` and the scene `album`.
@MainActor
protocol AlbumSceneOwner: AlbumController {}

extension AlbumSceneOwner {
  /// The parts of the scene `album` that this controller uses.
  var scene: AlbumScene { AlbumScene.owner(self, use: "PlayerScenes.instantiateAlbum(album:player:)").albumWiring }
}

extension AlbumController: AlbumSceneOwner {}

// MARK: - miniPlayer

/// The parts of the scene `miniPlayer` that its controller uses.
final class MiniPlayerScene: SceneParts<MiniPlayerSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case tapNowPlaying, swipeNowPlaying }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case tapNowPlaying(NowPlayingController)
    case swipeNowPlaying(NowPlayingController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = PlayerScenes()
  private let dispatch = SceneDispatch<MiniPlayerSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      bar: UIVisualEffectView, progress: UIProgressView, cover: UIImageView, titleLabel: UILabel,
      artistLabel: UILabel, playButton: UIButton, nextButton: UIButton
    )!

  var bar: UIVisualEffectView { loadedViews.views.bar }
  var progress: UIProgressView { loadedViews.views.progress }
  var cover: UIImageView { loadedViews.views.cover }
  var titleLabel: UILabel { loadedViews.views.titleLabel }
  var artistLabel: UILabel { loadedViews.views.artistLabel }
  var playButton: UIButton { loadedViews.views.playButton }
  var nextButton: UIButton { loadedViews.views.nextButton }

  /// The controller that contains this one, from the moment it does.
  var musicShell: MusicShellController? { weakController?.parent as? MusicShellController }

  /// Performs the segue `tapNowPlaying`: presents `nowPlaying`.
  func performTapNowPlaying(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let nowPlaying = controller.makeNowPlaying()
    nowPlaying.modalPresentationStyle = .pageSheet
    dispatch.present(nowPlaying, "tapNowPlaying", from: controller, as: .tapNowPlaying(nowPlaying), sender: sender)
  }

  /// Performs the segue `swipeNowPlaying`: presents `nowPlaying`.
  func performSwipeNowPlaying(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let nowPlaying = controller.makeNowPlaying()
    nowPlaying.modalPresentationStyle = .pageSheet
    dispatch.present(
      nowPlaying, "swipeNowPlaying", from: controller, as: .swipeNowPlaying(nowPlaying), sender: sender
    )
  }

  fileprivate func loadView(of controller: MiniPlayerSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)

    let progress = UIProgressView()
    progress.progressViewStyle = .bar
    progress.progressTintColor = .systemPink
    progress.isAccessibilityElement = false
    progress.translatesAutoresizingMaskIntoConstraints = false
    bar.contentView.addSubview(progress)

    let stackView = UIStackView()
    stackView.axis = .horizontal
    stackView.alignment = .center
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    bar.contentView.addSubview(stackView)

    let cover = UIImageView()
    cover.backgroundColor = .secondarySystemFill
    cover.tintColor = .secondaryLabel
    cover.contentMode = .scaleAspectFill
    cover.clipsToBounds = true
    cover.layer.cornerRadius = 6
    stackView.addArrangedSubview(cover)

    let stackView2 = UIStackView()
    stackView2.axis = .vertical
    stackView.addArrangedSubview(stackView2)

    let titleLabel = UILabel()
    titleLabel.font = .preferredFont(forTextStyle: .subheadline)
    titleLabel.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(titleLabel)

    let artistLabel = UILabel()
    artistLabel.font = .preferredFont(forTextStyle: .footnote)
    artistLabel.textColor = .secondaryLabel
    artistLabel.adjustsFontForContentSizeCategory = true

    let playButton = UIButton(type: .system)
    playButton.setImage(UIImage(systemName: "pause.fill"), for: .selected)
    playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
    playButton.tintColor = .label
    playButton.accessibilityIdentifier = "miniPlay"
    playButton.accessibilityLabel = "Play"
    playButton.addAction(SceneActions.call(controller) { $0.togglePlayback() }, for: .touchUpInside)
    stackView.addArrangedSubview(playButton)

    let nextButton = UIButton(type: .system)
    nextButton.setImage(UIImage(systemName: "forward.fill"), for: .normal)
    nextButton.tintColor = .label
    nextButton.accessibilityIdentifier = "miniNext"
    nextButton.accessibilityLabel = "Next track"
    nextButton.addAction(SceneActions.call(controller) { $0.skipForward() }, for: .touchUpInside)
    stackView.addArrangedSubview(nextButton)

    let tapGestureRecognizer = UITapGestureRecognizer()
    SceneGesture.addSegue(to: tapGestureRecognizer) { [weak controller] in
      SceneSegues.trigger("tapNowPlaying", of: controller, sender: $0)
    }
    bar.addGestureRecognizer(tapGestureRecognizer)

    let swipeGestureRecognizer = UISwipeGestureRecognizer()
    swipeGestureRecognizer.direction = .up
    SceneGesture.addSegue(to: swipeGestureRecognizer) { [weak controller] in
      SceneSegues.trigger("swipeNowPlaying", of: controller, sender: $0)
    }
    bar.addGestureRecognizer(swipeGestureRecognizer)

    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      progress.topAnchor.constraint(equalTo: bar.contentView.topAnchor),
      progress.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor),
      bar.contentView.trailingAnchor.constraint(equalTo: progress.trailingAnchor),
      cover.widthAnchor.constraint(equalToConstant: 44),
      cover.heightAnchor.constraint(equalToConstant: 44),
      playButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      playButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      nextButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      nextButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])

    views = (bar, progress, cover, titleLabel, artistLabel, playButton, nextButton)
    controller.view = view

    let otherConstraints = [
      stackView.topAnchor.constraint(equalTo: bar.contentView.topAnchor, constant: 6),
      stackView.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor, constant: 16),
      bar.contentView.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 8),
      bar.contentView.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 6),
    ]
    let regularWidthConstraints = [
      stackView.topAnchor.constraint(equalTo: bar.contentView.topAnchor, constant: 6),
      stackView.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor, constant: 32),
      bar.contentView.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 24),
      bar.contentView.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 6),
    ]
    SceneTraits.observe(view) { _, traits in
      SceneTraits.place(in: stackView2, (artistLabel, traits.horizontalSizeClass == .regular))
      SceneTraits.activate([
        (otherConstraints, traits.horizontalSizeClass != .regular),
        (regularWidthConstraints, traits.horizontalSizeClass == .regular),
      ])
    }
  }
}

final class MiniPlayerSceneController: MiniPlayerController {
  fileprivate lazy var miniPlayerWiring = MiniPlayerScene(self)
  override func loadView() { miniPlayerWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MiniPlayerScene.Identifier(rawValue: identifier) {
    case .tapNowPlaying: miniPlayerWiring.performTapNowPlaying(sender: sender)
    case .swipeNowPlaying: miniPlayerWiring.performSwipeNowPlaying(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `MiniPlayerController` and the scene `miniPlayer`.
@MainActor
protocol MiniPlayerSceneOwner: MiniPlayerController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MiniPlayerScene.Segue, sender: Any?)
  /// Makes the controller `nowPlaying` for the segue `tapNowPlaying`.
  func makeNowPlaying() -> NowPlayingController
}

extension MiniPlayerSceneOwner {
  /// The parts of the scene `miniPlayer` that this controller uses.
  var scene: MiniPlayerScene {
    MiniPlayerScene.owner(self, use: "PlayerScenes.instantiateMiniPlayer(player:)").miniPlayerWiring
  }
  func prepare(for segue: MiniPlayerScene.Segue, sender: Any?) {}
}

extension MiniPlayerController: MiniPlayerSceneOwner {}

// MARK: - nowPlaying

/// The parts of the scene `nowPlaying` that its controller uses.
final class NowPlayingScene: SceneParts<NowPlayingSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case peekTimer, goToAlbum, setTimer, stop, showQueue, close, escape }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case peekTimer(SleepTimerController)
    case goToAlbum(MusicShellController)
    case setTimer(SleepTimerController)
    case stop(MusicShellController)
    case showQueue(QueueController, in: UINavigationController)
    case close(MusicShellController)
    case escape(MusicShellController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = PlayerScenes()
  private let dispatch = SceneDispatch<NowPlayingSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      content: UIStackView, artwork: UIImageView, likeTap: UITapGestureRecognizer, titleLabel: UILabel,
      artistLabel: UILabel, favouriteButton: UIButton, moreButton: UIButton, scrubber: UISlider,
      elapsedLabel: UILabel, remainingLabel: UILabel, shuffleButton: UIButton, previousButton: UIButton,
      playButton: UIButton, nextButton: UIButton, repeatButton: UIButton, volumeSlider: UISlider,
      queueButton: UIButton
    )!
  fileprivate let keyCommands = SceneKeyCommands(action: "performNowPlayingSceneControllerKeyCommand:")

  var content: UIStackView { loadedViews.views.content }
  var artwork: UIImageView { loadedViews.views.artwork }
  var likeTap: UITapGestureRecognizer { loadedViews.views.likeTap }
  var titleLabel: UILabel { loadedViews.views.titleLabel }
  var artistLabel: UILabel { loadedViews.views.artistLabel }
  var favouriteButton: UIButton { loadedViews.views.favouriteButton }
  var moreButton: UIButton { loadedViews.views.moreButton }
  var scrubber: UISlider { loadedViews.views.scrubber }
  var elapsedLabel: UILabel { loadedViews.views.elapsedLabel }
  var remainingLabel: UILabel { loadedViews.views.remainingLabel }
  var shuffleButton: UIButton { loadedViews.views.shuffleButton }
  var previousButton: UIButton { loadedViews.views.previousButton }
  var playButton: UIButton { loadedViews.views.playButton }
  var nextButton: UIButton { loadedViews.views.nextButton }
  var repeatButton: UIButton { loadedViews.views.repeatButton }
  var volumeSlider: UISlider { loadedViews.views.volumeSlider }
  var queueButton: UIButton { loadedViews.views.queueButton }

  /// Performs the segue `peekTimer`: presents in a popover `sleepTimer`.
  func performPeekTimer(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let sleepTimer = scenes.instantiateSleepTimer()
    sleepTimer.modalPresentationStyle = .popover
    sleepTimer.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    sleepTimer.preferredContentSize = CGSize(width: 320, height: 280)
    SceneSegues.anchor(sleepTimer, at: sender)
    dispatch.present(sleepTimer, "peekTimer", from: controller, as: .peekTimer(sleepTimer), sender: sender)
  }

  /// Performs the segue `goToAlbum`: goes back to `musicShell`.
  func performGoToAlbum(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: MusicShellController.self, "goToAlbum", from: controller, as: Segue.goToAlbum, sender: sender
    ) { musicShell, segue in musicShell.showAlbumOfTrack(segue) }
  }

  /// Performs the segue `setTimer`: presents `sleepTimer`.
  func performSetTimer(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let sleepTimer = scenes.instantiateSleepTimer()
    sleepTimer.sheetPresentationController?.detents = [.medium()]
    sleepTimer.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(sleepTimer, "setTimer", from: controller, as: .setTimer(sleepTimer), sender: sender)
  }

  /// Performs the segue `stop`: goes back to `musicShell`.
  func performStop(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: MusicShellController.self, "stop", from: controller, as: Segue.stop, sender: sender
    ) { musicShell, _ in musicShell.playbackStopped() }
  }

  /// Performs the segue `showQueue`: presents `queueFlow`.
  func performShowQueue(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let queue = controller.makeQueue(forShowQueue: sender)
    let queueFlow = scenes.instantiateQueueFlow(queue: queue)
    queueFlow.sheetPresentationController?.detents = [.medium(), .large()]
    queueFlow.sheetPresentationController?.selectedDetentIdentifier = .medium
    queueFlow.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    queueFlow.sheetPresentationController?.prefersGrabberVisible = true
    queueFlow.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    dispatch.present(queueFlow, "showQueue", from: controller, as: .showQueue(queue, in: queueFlow), sender: sender)
  }

  /// Performs the segue `showQueue`: presents `queueFlow`.
  func performShowQueue(player: AudioPlayer, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let queue = scenes.instantiateQueue(player: player)
    let queueFlow = scenes.instantiateQueueFlow(queue: queue)
    queueFlow.sheetPresentationController?.detents = [.medium(), .large()]
    queueFlow.sheetPresentationController?.selectedDetentIdentifier = .medium
    queueFlow.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    queueFlow.sheetPresentationController?.prefersGrabberVisible = true
    queueFlow.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    dispatch.present(queueFlow, "showQueue", from: controller, as: .showQueue(queue, in: queueFlow), sender: sender)
  }

  /// Performs the segue `close`: goes back to `musicShell`.
  func performClose(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: MusicShellController.self, "close", from: controller, as: Segue.close, sender: sender
    ) { musicShell, _ in musicShell.playerClosed() }
  }

  /// Performs the segue `escape`: goes back to `musicShell`.
  func performEscape(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: MusicShellController.self, "escape", from: controller, as: Segue.escape, sender: sender
    ) { musicShell, _ in musicShell.playerClosed() }
  }

  fileprivate func loadView(of controller: NowPlayingSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let content = UIStackView()
    content.spacing = 24
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)

    let artwork = UIImageView()
    artwork.backgroundColor = .secondarySystemFill
    artwork.tintColor = .secondaryLabel
    artwork.contentMode = .scaleAspectFit
    artwork.clipsToBounds = true
    artwork.isUserInteractionEnabled = true
    artwork.accessibilityIdentifier = "artwork"
    artwork.accessibilityHint = "Swipe to change the track, tap twice to like it"
    artwork.isAccessibilityElement = true
    artwork.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    artwork.setContentCompressionResistancePriority(UILayoutPriority(250), for: .vertical)
    artwork.layer.cornerRadius = 16
    content.addArrangedSubview(artwork)

    let likeTap = UITapGestureRecognizer()
    likeTap.numberOfTapsRequired = 2
    SceneGesture.addAction(to: likeTap) { [weak controller] _ in if let controller { controller.toggleFavourite() } }
    artwork.addGestureRecognizer(likeTap)

    let swipeGestureRecognizer = UISwipeGestureRecognizer()
    swipeGestureRecognizer.direction = .left
    SceneGesture.addAction(to: swipeGestureRecognizer) { [weak controller] _ in
      if let controller { controller.skipForward() }
    }
    artwork.addGestureRecognizer(swipeGestureRecognizer)

    let swipeGestureRecognizer2 = UISwipeGestureRecognizer()
    swipeGestureRecognizer2.direction = .right
    SceneGesture.addAction(to: swipeGestureRecognizer2) { [weak controller] _ in
      if let controller { controller.skipBack() }
    }
    artwork.addGestureRecognizer(swipeGestureRecognizer2)

    let longPressGestureRecognizer = UILongPressGestureRecognizer()
    longPressGestureRecognizer.minimumPressDuration = 0.4
    SceneGesture.addSegue(to: longPressGestureRecognizer) { [weak controller] in
      SceneSegues.trigger("peekTimer", of: controller, sender: $0)
    }
    artwork.addGestureRecognizer(longPressGestureRecognizer)

    let stackView = UIStackView()
    stackView.axis = .vertical
    content.addArrangedSubview(stackView)

    let stackView2 = UIStackView()
    stackView2.axis = .horizontal
    stackView2.alignment = .center
    stackView2.spacing = 8
    stackView.addArrangedSubview(stackView2)

    let stackView3 = UIStackView()
    stackView3.axis = .vertical
    stackView3.spacing = 2
    stackView2.addArrangedSubview(stackView3)

    let titleLabel = UILabel()
    titleLabel.numberOfLines = 2
    titleLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityTraits = .header
    stackView3.addArrangedSubview(titleLabel)

    let artistLabel = UILabel()
    artistLabel.font = .preferredFont(forTextStyle: .title3)
    artistLabel.textColor = UIColor { @Sendable traits in
      traits.accessibilityContrast == .high ? .label : .systemPink
    }
    artistLabel.adjustsFontForContentSizeCategory = true
    stackView3.addArrangedSubview(artistLabel)

    let favouriteButton = UIButton(type: .system)
    favouriteButton.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    favouriteButton.setImage(UIImage(systemName: "heart"), for: .normal)
    favouriteButton.tintColor = .systemPink
    favouriteButton.accessibilityIdentifier = "favourite"
    favouriteButton.accessibilityLabel = "Like"
    favouriteButton.addAction(SceneActions.call(controller) { $0.toggleFavourite() }, for: .touchUpInside)
    stackView2.addArrangedSubview(favouriteButton)

    let moreButton = UIButton(type: .system)
    moreButton.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    moreButton.showsMenuAsPrimaryAction = true
    moreButton.accessibilityIdentifier = "more"
    moreButton.accessibilityLabel = "More"
    let menuItem = UIAction(
      title: "Go to the album", image: UIImage(systemName: "square.stack")
    ) { [weak controller] action in SceneSegues.trigger("goToAlbum", of: controller, sender: action.sender) }
    let menuItem2 = UIAction(
      title: "Sleep timer", image: UIImage(systemName: "moon.zzz")
    ) { [weak controller] action in SceneSegues.trigger("setTimer", of: controller, sender: action.sender) }
    let menuItem3 = UIAction(title: "Slow") { [weak controller] _ in if let controller { controller.playSlowly() } }
    let menuItem4 = UIAction(title: "Normal", state: .on) { [weak controller] _ in
      if let controller { controller.playNormally() }
    }
    let menuItem5 = UIAction(title: "Fast") { [weak controller] _ in if let controller { controller.playFast() } }
    let menu2 = UIMenu(
      title: "Speed",
      image: UIImage(systemName: "speedometer"),
      options: .singleSelection,
      children: [menuItem3, menuItem4, menuItem5]
    )
    let menuItem6 = UIAction(
      title: "Stop and clear the queue", image: UIImage(systemName: "stop"), attributes: .destructive
    ) { [weak controller] action in SceneSegues.trigger("stop", of: controller, sender: action.sender) }
    let menu3 = UIMenu(options: .displayInline, children: [menuItem6])
    let menu = UIMenu(children: [menuItem, menuItem2, menu2, menu3])
    moreButton.menu = menu
    stackView2.addArrangedSubview(moreButton)

    let stackView4 = UIStackView()
    stackView4.axis = .vertical
    stackView4.spacing = 4
    stackView.addArrangedSubview(stackView4)

    let scrubber = UISlider()
    scrubber.minimumTrackTintColor = .label
    scrubber.maximumTrackTintColor = .tertiaryLabel
    scrubber.accessibilityIdentifier = "scrubber"
    scrubber.accessibilityLabel = "Position in the track"
    scrubber.addAction(SceneActions.call(controller) { $0.beginScrubbing() }, for: .touchDown)
    scrubber.addAction(SceneActions.call(controller, with: scrubber) { $0.scrub($1) }, for: .valueChanged)
    scrubber.addAction(SceneActions.call(controller, with: scrubber) { $0.endScrubbing($1) }, for: .touchUpInside)
    scrubber.addAction(SceneActions.call(controller, with: scrubber) { $0.endScrubbing($1) }, for: .touchUpOutside)
    scrubber.addAction(SceneActions.call(controller) { $0.cancelScrubbing() }, for: .touchCancel)
    stackView4.addArrangedSubview(scrubber)

    let stackView5 = UIStackView()
    stackView5.axis = .horizontal
    stackView5.distribution = .equalSpacing
    stackView4.addArrangedSubview(stackView5)

    let elapsedLabel = UILabel()
    elapsedLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    elapsedLabel.textColor = .secondaryLabel
    stackView5.addArrangedSubview(elapsedLabel)

    let remainingLabel = UILabel()
    remainingLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    remainingLabel.textColor = .secondaryLabel
    remainingLabel.textAlignment = .right
    stackView5.addArrangedSubview(remainingLabel)

    let stackView6 = UIStackView()
    stackView6.axis = .horizontal
    stackView6.distribution = .equalCentering
    stackView6.alignment = .center
    stackView.addArrangedSubview(stackView6)

    let shuffleButton = UIButton(type: .system)
    shuffleButton.setImage(UIImage(systemName: "shuffle.circle.fill"), for: .selected)
    shuffleButton.setImage(UIImage(systemName: "shuffle"), for: .normal)
    shuffleButton.tintColor = .label
    shuffleButton.accessibilityIdentifier = "shuffle"
    shuffleButton.accessibilityLabel = "Shuffle"
    shuffleButton.addAction(
      SceneActions.call(controller, with: shuffleButton) { $0.toggleShuffle($1) }, for: .touchUpInside
    )
    stackView6.addArrangedSubview(shuffleButton)

    let previousButton = UIButton(type: .system)
    previousButton.setImage(UIImage(systemName: "backward.fill"), for: .normal)
    previousButton.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 28), forImageIn: .normal)
    previousButton.tintColor = .label
    previousButton.accessibilityIdentifier = "previous"
    previousButton.accessibilityLabel = "Previous track"
    previousButton.addAction(SceneActions.call(controller) { $0.skipBack() }, for: .touchUpInside)
    stackView6.addArrangedSubview(previousButton)

    let playButton = UIButton(type: .system)
    playButton.setImage(UIImage(systemName: "pause.fill"), for: .selected)
    playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
    playButton.tintColor = .label
    playButton.accessibilityIdentifier = "play"
    playButton.accessibilityLabel = "Play"
    playButton.addAction(SceneActions.call(controller) { $0.togglePlayback() }, for: .touchUpInside)
    stackView6.addArrangedSubview(playButton)

    let nextButton = UIButton(type: .system)
    nextButton.setImage(UIImage(systemName: "forward.fill"), for: .normal)
    nextButton.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 28), forImageIn: .normal)
    nextButton.tintColor = .label
    nextButton.accessibilityIdentifier = "next"
    nextButton.accessibilityLabel = "Next track"
    nextButton.addAction(SceneActions.call(controller) { $0.skipForward() }, for: .touchUpInside)
    stackView6.addArrangedSubview(nextButton)

    let repeatButton = UIButton(type: .system)
    repeatButton.setImage(UIImage(systemName: "repeat.circle.fill"), for: .selected)
    repeatButton.setImage(UIImage(systemName: "repeat"), for: .normal)
    repeatButton.tintColor = .label
    repeatButton.accessibilityIdentifier = "repeat"
    repeatButton.accessibilityLabel = "Repeat"
    repeatButton.addAction(SceneActions.call(controller) { $0.changeRepeat() }, for: .touchUpInside)
    stackView6.addArrangedSubview(repeatButton)

    let stackView7 = UIStackView()
    stackView7.axis = .horizontal
    stackView7.alignment = .center
    stackView7.spacing = 8
    stackView.addArrangedSubview(stackView7)

    let imageView = UIImageView()
    imageView.image = UIImage(systemName: "speaker.fill")
    imageView.tintColor = .secondaryLabel
    imageView.contentMode = .center
    stackView7.addArrangedSubview(imageView)

    let volumeSlider = UISlider()
    volumeSlider.value = 0.7
    volumeSlider.accessibilityLabel = "Volume"
    volumeSlider.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    volumeSlider.addAction(
      SceneActions.call(controller, with: volumeSlider) { $0.volumeChanged($1) }, for: .valueChanged
    )
    stackView7.addArrangedSubview(volumeSlider)

    let imageView2 = UIImageView()
    imageView2.image = UIImage(systemName: "speaker.wave.3.fill")
    imageView2.tintColor = .secondaryLabel
    imageView2.contentMode = .center
    stackView7.addArrangedSubview(imageView2)

    let queueButton = UIButton(type: .system)
    queueButton.setTitle("Playing next", for: .normal)
    queueButton.setImage(UIImage(systemName: "list.bullet"), for: .normal)
    queueButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    queueButton.tintColor = .secondaryLabel
    queueButton.addAction(SceneSegues.action("showQueue", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(queueButton)

    let button = UIButton(type: .close)
    button.accessibilityIdentifier = "closePlayer"
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(SceneSegues.action("close", of: controller), for: .touchUpInside)
    view.addSubview(button)

    NSLayoutConstraint.activate([
      favouriteButton.widthAnchor.constraint(equalToConstant: 44),
      favouriteButton.heightAnchor.constraint(equalToConstant: 44),
      moreButton.widthAnchor.constraint(equalToConstant: 44),
      moreButton.heightAnchor.constraint(equalToConstant: 44),
      shuffleButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      shuffleButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      previousButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      previousButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      playButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      playButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      nextButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      nextButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      repeatButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      repeatButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      queueButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
    ])

    views = (
      content, artwork, likeTap, titleLabel, artistLabel, favouriteButton, moreButton, scrubber, elapsedLabel,
      remainingLabel, shuffleButton, previousButton, playButton, nextButton, repeatButton, volumeSlider, queueButton
    )
    controller.view = view

    let otherConstraints = [
      content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
      content.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 28),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 28),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 24),
    ]
    let regularWidthRegularHeightConstraints = [
      content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 64),
      content.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 96),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 96),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 48),
    ]
    let compactHeightConstraints = [
      content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      content.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 28),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 28),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 16),
    ]
    SceneTraits.observe(view) { _, traits in
      SceneTraits.activate([
        (
          otherConstraints,
          !(traits.horizontalSizeClass == .regular
            && traits.verticalSizeClass == .regular)
            && traits.verticalSizeClass != .compact
        ),
        (
          regularWidthRegularHeightConstraints,
          traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        ),
        (compactHeightConstraints, traits.verticalSizeClass == .compact),
      ])
      content.axis = traits.verticalSizeClass == .compact ? .horizontal : .vertical
      content.distribution = traits.verticalSizeClass == .compact ? .fillEqually : .fill
      stackView.distribution = traits.verticalSizeClass == .compact ? .equalSpacing : .fill
      stackView.spacing = traits.verticalSizeClass == .compact ? 10 : 20
      playButton.setPreferredSymbolConfiguration(
        traits.verticalSizeClass == .compact
          ? UIImage.SymbolConfiguration(pointSize: 32)
          : UIImage.SymbolConfiguration(pointSize: 44), forImageIn: .normal)
    }

    let keyCommand = keyCommands.make(input: " ", modifierFlags: []) { [weak controller] _ in
      if let controller { controller.togglePlayback() }
    }
    keyCommand.discoverabilityTitle = "Play or pause"
    controller.addKeyCommand(keyCommand)

    let keyCommand2 = keyCommands.make(
      input: UIKeyCommand.inputRightArrow, modifierFlags: []
    ) { [weak controller] _ in if let controller { controller.seekForward() } }
    keyCommand2.discoverabilityTitle = "Ten seconds on"
    controller.addKeyCommand(keyCommand2)

    let keyCommand3 = keyCommands.make(input: UIKeyCommand.inputLeftArrow, modifierFlags: []) { [weak controller] _ in
      if let controller { controller.seekBack() }
    }
    keyCommand3.discoverabilityTitle = "Ten seconds back"
    controller.addKeyCommand(keyCommand3)

    let keyCommand4 = keyCommands.make(input: "l", modifierFlags: .command) { [weak controller] _ in
      if let controller { controller.toggleFavourite() }
    }
    keyCommand4.discoverabilityTitle = "Like"
    controller.addKeyCommand(keyCommand4)

    let keyCommand5 = keyCommands.make(
      input: UIKeyCommand.inputEscape, modifierFlags: []
    ) { [weak controller] command in SceneSegues.trigger("escape", of: controller, sender: command) }
    keyCommand5.discoverabilityTitle = "Close"
    controller.addKeyCommand(keyCommand5)
  }
}

final class NowPlayingSceneController: NowPlayingController {
  fileprivate lazy var nowPlayingWiring = NowPlayingScene(self)
  override func loadView() { nowPlayingWiring.loadView(of: self) }

  #if canImport(ObjectiveC)
    @objc(performNowPlayingSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      nowPlayingWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch NowPlayingScene.Identifier(rawValue: identifier) {
    case .peekTimer: nowPlayingWiring.performPeekTimer(sender: sender)
    case .goToAlbum: nowPlayingWiring.performGoToAlbum(sender: sender)
    case .setTimer: nowPlayingWiring.performSetTimer(sender: sender)
    case .stop: nowPlayingWiring.performStop(sender: sender)
    case .showQueue: nowPlayingWiring.performShowQueue(sender: sender)
    case .close: nowPlayingWiring.performClose(sender: sender)
    case .escape: nowPlayingWiring.performEscape(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `NowPlayingController` and the scene `nowPlaying`.
@MainActor
protocol NowPlayingSceneOwner: NowPlayingController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: NowPlayingScene.Segue, sender: Any?)
  /// Makes the controller `queue`, which needs values, for the segue `showQueue`.
  func makeQueue(forShowQueue sender: Any?) -> QueueController
}

extension NowPlayingSceneOwner {
  /// The parts of the scene `nowPlaying` that this controller uses.
  var scene: NowPlayingScene {
    NowPlayingScene.owner(self, use: "PlayerScenes.instantiateNowPlaying(player:)").nowPlayingWiring
  }
  func prepare(for segue: NowPlayingScene.Segue, sender: Any?) {}
}

extension NowPlayingController: NowPlayingSceneOwner {}

// MARK: - queue

/// The parts of the scene `queue` that its controller uses.
final class QueueScene: SceneParts<QueueSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case closeQueue }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case closeQueue(NowPlayingController)
  }

  private let dispatch = SceneDispatch<QueueSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (queueTable: UITableView, emptyLabel: UILabel)!

  var queueTable: UITableView { loadedViews.views.queueTable }
  var emptyLabel: UILabel { loadedViews.views.emptyLabel }

  private(set) lazy var clearItem: UIBarButtonItem = UIBarButtonItem(
    title: "Clear",
    primaryAction: UIAction(title: "Clear") { [weak self] _ in
      if let self, let controller = self.weakController { controller.clear() }
    }
  )

  /// Performs the segue `closeQueue`: goes back to `nowPlaying`.
  func performCloseQueue(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: NowPlayingController.self, "closeQueue", from: controller, as: Segue.closeQueue, sender: sender
    ) { nowPlaying, _ in nowPlaying.queueClosed() }
  }

  /// A view of the prototype `QueuedTrack`, with what is in it.
  func dequeueQueuedTrackCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("QueuedTrack", of: loadedViews.views.queueTable, for: indexPath, fill: fillQueuedTrackCell)
  }

  private func fillQueuedTrackCell(_ tableViewCell: UITableViewCell) {
    tableViewCell.showsReorderControl = true
    tableViewCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell.textLabel?.adjustsFontForContentSizeCategory = true
    tableViewCell.detailTextLabel?.textColor = .secondaryLabel
  }

  fileprivate func loadView(of controller: QueueSceneController) {
    let queueTable = UITableView(frame: .zero, style: .plain)
    queueTable.frame = .sceneCanvas
    queueTable.accessibilityIdentifier = "queue"
    queueTable.register(QueueSceneQueuedTrackCell.self, forCellReuseIdentifier: "QueuedTrack")

    let emptyLabel = UILabel()
    emptyLabel.numberOfLines = 0
    emptyLabel.text = "Nothing comes after this track."
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.adjustsFontForContentSizeCategory = true
    queueTable.backgroundView = emptyLabel
    queueTable.dataSource = controller
    queueTable.delegate = controller

    views = (queueTable, emptyLabel)
    controller.tableView = queueTable
  }

  fileprivate func addBarButtonItems(to controller: QueueSceneController) {
    clearItem.accessibilityIdentifier = "clearQueue"
    let barButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: SceneSegues.action("closeQueue", of: controller)
    )
    controller.navigationItem.leftBarButtonItems = [clearItem]
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

final class QueueSceneController: QueueController {
  fileprivate lazy var queueWiring = QueueScene(self)
  override func loadView() { queueWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch QueueScene.Identifier(rawValue: identifier) {
    case .closeQueue: queueWiring.performCloseQueue(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `QueueController` and the scene `queue`.
@MainActor
protocol QueueSceneOwner: QueueController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: QueueScene.Segue, sender: Any?)
}

extension QueueSceneOwner {
  /// The parts of the scene `queue` that this controller uses.
  var scene: QueueScene { QueueScene.owner(self, use: "PlayerScenes.instantiateQueue(player:)").queueWiring }
  func prepare(for segue: QueueScene.Segue, sender: Any?) {}
}

extension QueueController: QueueSceneOwner {}

/// The generated class of the prototype `QueuedTrack`.
private final class QueueSceneQueuedTrackCell: UITableViewCell {

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: - sleepTimer

/// The parts of the scene `sleepTimer` that its controller uses.
final class SleepTimerScene: SceneParts<SleepTimerSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case timerSet, timerRemoved }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case timerSet(NowPlayingController)
    case timerRemoved(NowPlayingController)
  }

  private let dispatch = SceneDispatch<SleepTimerSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (durationPicker: UIDatePicker, setButton: UIButton, removeButton: UIButton)!

  var durationPicker: UIDatePicker { loadedViews.views.durationPicker }
  var setButton: UIButton { loadedViews.views.setButton }
  var removeButton: UIButton { loadedViews.views.removeButton }

  /// Performs the segue `timerSet`: goes back to `nowPlaying`.
  func performTimerSet(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: NowPlayingController.self, "timerSet", from: controller, as: Segue.timerSet, sender: sender
    ) { nowPlaying, segue in nowPlaying.timerSet(segue) }
  }

  /// Performs the segue `timerRemoved`: goes back to `nowPlaying`.
  func performTimerRemoved(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: NowPlayingController.self, "timerRemoved", from: controller, as: Segue.timerRemoved, sender: sender
    ) { nowPlaying, _ in nowPlaying.timerRemoved() }
  }

  fileprivate func loadView(of controller: SleepTimerSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .secondarySystemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Stop playing in"
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(label)

    let durationPicker = UIDatePicker()
    durationPicker.datePickerMode = .countDownTimer
    durationPicker.minuteInterval = 5
    durationPicker.countDownDuration = 1800
    durationPicker.accessibilityLabel = "Time until playback stops"
    stackView.addArrangedSubview(durationPicker)

    let setButton = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.filled()
    buttonConfiguration.title = "Start"
    buttonConfiguration.baseBackgroundColor = .systemPink
    buttonConfiguration.cornerStyle = .large
    setButton.configuration = buttonConfiguration
    setButton.accessibilityIdentifier = "setTimer"
    setButton.addAction(SceneSegues.action("timerSet", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(setButton)

    let removeButton = UIButton(type: .system)
    removeButton.setTitle("No timer", for: .normal)
    removeButton.accessibilityIdentifier = "removeTimer"
    removeButton.addAction(SceneSegues.action("timerRemoved", of: controller), for: .touchUpInside)
    stackView.addArrangedSubview(removeButton)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      setButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      removeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])

    views = (durationPicker, setButton, removeButton)
    controller.view = view
  }
}

final class SleepTimerSceneController: SleepTimerController {
  fileprivate lazy var sleepTimerWiring = SleepTimerScene(self)
  override func loadView() { sleepTimerWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch SleepTimerScene.Identifier(rawValue: identifier) {
    case .timerSet: sleepTimerWiring.performTimerSet(sender: sender)
    case .timerRemoved: sleepTimerWiring.performTimerRemoved(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `SleepTimerController` and the scene `sleepTimer`.
@MainActor
protocol SleepTimerSceneOwner: SleepTimerController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: SleepTimerScene.Segue, sender: Any?)
}

extension SleepTimerSceneOwner {
  /// The parts of the scene `sleepTimer` that this controller uses.
  var scene: SleepTimerScene {
    SleepTimerScene.owner(self, use: "PlayerScenes.instantiateSleepTimer()").sleepTimerWiring
  }
  func prepare(for segue: SleepTimerScene.Segue, sender: Any?) {}
}

extension SleepTimerController: SleepTimerSceneOwner {}
