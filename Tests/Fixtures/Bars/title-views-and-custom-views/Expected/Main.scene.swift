// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeFeed: @MainActor () -> Feed = { FeedSceneController() }
    var makeProfile: @MainActor () -> ProfileSceneController = { ProfileSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(feed: Feed? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [feed ?? instantiateFeed()]
    return main
  }

  func instantiateFeed() -> Feed {
    let feed = factory.makeFeed()
    if let controller = feed as? FeedSceneController {
      let wiring = controller.feedWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    feed.awakeFromNib()
    return feed
  }

  func instantiateProfile() -> ProfileSceneController { factory.makeProfile() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(feed: Feed? = nil) -> UINavigationController { Self().instantiateMain(feed: feed) }
  static func instantiateFeed() -> Feed { Self().instantiateFeed() }
  static func instantiateProfile() -> ProfileSceneController { Self().instantiateProfile() }
}

// MARK: - feed

/// The parts of the scene `feed` that its controller uses.
final class FeedScene: SceneParts<FeedSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case profile }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case profile(ProfileSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<FeedSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (heading: UIStackView, count: UILabel, avatar: UIButton)!

  var heading: UIStackView { loadedViews.views.heading }
  var count: UILabel { loadedViews.views.count }
  var avatar: UIButton { loadedViews.views.avatar }

  private(set) lazy var profile: UIBarButtonItem = UIBarButtonItem()

  /// Performs the segue `profile`: shows `profile`.
  func performProfile(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let profile = scenes.instantiateProfile()
    dispatch.show(profile, "profile", from: controller, as: .profile(profile), sender: sender)
  }

  fileprivate func loadView(of controller: FeedSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let heading = UIStackView()
    heading.axis = .vertical

    let label = UILabel()
    label.text = "Feed"
    label.font = .preferredFont(forTextStyle: .headline)
    heading.addArrangedSubview(label)

    let count = UILabel()
    count.text = "12 new"
    heading.addArrangedSubview(count)
    heading.translatesAutoresizingMaskIntoConstraints = false
    controller.navigationItem.titleView = heading

    let avatar = UIButton(type: .system)
    avatar.setImage(UIImage(systemName: "person.circle"), for: .normal)
    avatar.addAction(SceneActions.call(controller) { $0.showProfile() }, for: .touchUpInside)
    avatar.addAction(SceneSegues.action("profile", of: controller), for: .touchUpInside)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    profile.customView = avatar

    NSLayoutConstraint.activate([
      heading.widthAnchor.constraint(equalToConstant: 200),
      avatar.widthAnchor.constraint(equalToConstant: 32),
      avatar.heightAnchor.constraint(equalToConstant: 32),
    ])

    views = (heading, count, avatar)
    controller.view = view
    controller.countLabel = count
  }

  fileprivate func addBarButtonItems(to controller: FeedSceneController) {
    let barButtonItem = BadgeItem(image: UIImage(named: "bell", in: .module, compatibleWith: nil))
    barButtonItem.tag = 2
    barButtonItem.imageInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    barButtonItem.landscapeImagePhone = UIImage(named: "smallBell", in: .module, compatibleWith: nil)
    controller.navigationItem.leftBarButtonItems = [barButtonItem]
    controller.navigationItem.rightBarButtonItems = [profile]
    barButtonItem.awakeFromNib()
  }
}

final class FeedSceneController: Feed {
  fileprivate lazy var feedWiring = FeedScene(self)
  override func loadView() { feedWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch FeedScene.Identifier(rawValue: identifier) {
    case .profile: feedWiring.performProfile(sender: sender)
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

// MARK: - profile

final class ProfileSceneController: UIViewController {
  override func loadView() {
    super.loadView()
    let controller = self
    let label = UILabel()
    label.text = "Profile"
    controller.navigationItem.titleView = label
  }
}
