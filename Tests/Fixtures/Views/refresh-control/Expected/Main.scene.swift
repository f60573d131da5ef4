// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainController = { MainSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainController { instantiateMain() }

  func instantiateMain() -> MainController { SceneFlow.awakened(factory.makeMain()) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainController { Self().instantiateInitialViewController() }
  static func instantiateMain() -> MainController { Self().instantiateMain() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  private var views: UIRefreshControl!

  var refresh: UIRefreshControl { loadedViews.views }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)

    let refresh = UIRefreshControl()
    refresh.tintColor = .systemBlue
    refresh.addAction(SceneActions.call(controller) { $0.reload() }, for: .valueChanged)
    tableView.refreshControl = refresh

    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    let refreshControl = Spinner()
    scrollView.refreshControl = refreshControl

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)

    let refreshControl2 = UIRefreshControl()
    refreshControl2.isEnabled = false
    refreshControl2.attributedTitle = NSAttributedString(
      string: "Loading", attributes: [.foregroundColor: UIColor.systemRed]
    )
    collectionView.refreshControl = refreshControl2

    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: tableView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: tableView.bottomAnchor),
      scrollView.widthAnchor.constraint(equalToConstant: 100),
      scrollView.heightAnchor.constraint(equalToConstant: 100),
      collectionView.widthAnchor.constraint(equalToConstant: 100),
      collectionView.heightAnchor.constraint(equalToConstant: 100),
    ])

    views = refresh
    controller.view = view
    refreshControl.awakeFromNib()
  }
}

final class MainSceneController: MainController {
  fileprivate lazy var mainWiring = MainScene(self)
  override func loadView() { mainWiring.loadView(of: self) }
}

/// The interface between `MainController` and the scene `main`.
@MainActor
protocol MainSceneOwner: MainController {}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain()").mainWiring }
}

extension MainController: MainSceneOwner {}
