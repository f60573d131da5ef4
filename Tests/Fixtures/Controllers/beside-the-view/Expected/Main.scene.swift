// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeFeed: @MainActor () -> Feed = { FeedSceneController() }
    var makePlain: @MainActor () -> PlainSceneController = { PlainSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Feed { instantiateFeed() }

  func instantiateFeed() -> Feed {
    let feed = factory.makeFeed()
    (feed as? FeedSceneController)?.feedWiring.scenes = self
    feed.awakeFromNib()
    return feed
  }

  func instantiatePlain() -> PlainSceneController { factory.makePlain() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Feed { Self().instantiateInitialViewController() }
  static func instantiateFeed() -> Feed { Self().instantiateFeed() }
  static func instantiatePlain() -> PlainSceneController { Self().instantiatePlain() }
}

// MARK: - feed

/// The parts of the scene `feed` that its controller uses.
final class FeedScene: SceneParts<FeedSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case plain }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case plain(PlainSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<FeedSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      clock: Clock, time: UILabel, empty: UILabel, header: UIView, close: UIButton, archive: Archive,
      searchBar: UISearchBar, object: Archive
    )!

  var clock: Clock { loadedViews.views.clock }
  var time: UILabel { loadedViews.views.time }
  var empty: UILabel { loadedViews.views.empty }
  var header: UIView { loadedViews.views.header }
  var close: UIButton { loadedViews.views.close }
  var archive: Archive { loadedViews.views.archive }

  /// Performs the segue `plain`: presents `plain`.
  func performPlain(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let plain = scenes.instantiatePlain()
    dispatch.present(plain, "plain", from: controller, as: .plain(plain), sender: sender)
  }

  fileprivate func loadView(of controller: FeedSceneController) {
    let clock = Clock()

    let view = UIView(frame: .sceneCanvas)

    let time = UILabel()
    view.addSubview(time)

    let button = UIButton(type: .system)
    button.setTitle("Start", for: .normal)
    button.addAction(SceneActions.call(clock, with: button) { $0.start($1) }, for: .touchUpInside)
    button.addAction(SceneActions.call(self) { $0.archive.hide() }, for: .touchUpInside)
    view.addSubview(button)

    let empty = UILabel()
    empty.text = "Nothing yet"
    empty.textColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark ? .white : .black
    }
    empty.translatesAutoresizingMaskIntoConstraints = false

    let searchBar = UISearchBar()

    let header = UIView()
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 80)

    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.translatesAutoresizingMaskIntoConstraints = false
    close.addAction(SceneActions.call(self) { $0.archive.hide() }, for: .touchUpInside)
    header.addSubview(close)

    let archive = Archive()

    let object = Archive()

    NSLayoutConstraint.activate([
      empty.widthAnchor.constraint(equalToConstant: 200),
      header.trailingAnchor.constraint(equalTo: close.trailingAnchor, constant: 8),
      close.centerYAnchor.constraint(equalTo: header.centerYAnchor),
    ])

    views = (clock, time, empty, header, close, archive, searchBar, object)
    controller.view = view
    controller.archive = archive
    controller.emptyLabel = empty
    clock.timeLabel = time
    clock.emptyView = empty
    searchBar.delegate = controller
    archive.views = [empty, header]
    SceneAwakening.awake(clock)
    SceneAwakening.awake(archive)
    SceneAwakening.awake(object)
  }
}

final class FeedSceneController: Feed {
  fileprivate lazy var feedWiring = FeedScene(self)
  override func loadView() { feedWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch FeedScene.Identifier(rawValue: identifier) {
    case .plain: feedWiring.performPlain(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Feed` and the scene `feed`.
@MainActor
protocol FeedSceneOwner: Feed {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: FeedScene.Segue, sender: Any?)
}

extension FeedSceneOwner {
  /// The parts of the scene `feed` that this controller uses.
  var scene: FeedScene { FeedScene.owner(self, use: "MainScenes.instantiateFeed()").feedWiring }
  func prepare(for segue: FeedScene.Segue, sender: Any?) {}
}

extension Feed: FeedSceneOwner {}

// MARK: - plain

/// The parts of the scene `plain` that its controller uses.
final class PlainScene: SceneParts<PlainSceneController> {
  private var views: UIView!

  var badge: UIView { loadedViews.views }

  fileprivate func loadView(of controller: PlainSceneController) {
    let badge = UIView()
    views = badge
  }

  /// This scene, once its view is loaded.
  override var loadedViews: PlainScene {
    let scene = super.loadedViews
    if case .none = views { viewIsNotLoaded() }
    return scene
  }
}

final class PlainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = PlainScene(self)
  override func loadView() {
    super.loadView()
    scene.loadView(of: self)
  }
}
