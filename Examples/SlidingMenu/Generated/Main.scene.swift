// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeRoot: @MainActor (_ entries: [MenuEntry]) -> RootController = { RootSceneController(entries: $0) }
    var makeFirst: @MainActor () -> ViewController = { FirstSceneController() }
    var makeSecond: @MainActor () -> ViewController = { SecondSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  func instantiateRoot(entries: [MenuEntry]) -> RootController { SceneFlow.awakened(factory.makeRoot(entries)) }

  func instantiateFirst() -> ViewController {
    let first = factory.makeFirst()
    first.title = "First"
    first.awakeFromNib()
    return first
  }

  func instantiateSecond() -> ViewController {
    let second = factory.makeSecond()
    second.title = "Second"
    second.awakeFromNib()
    return second
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateRoot(entries: [MenuEntry]) -> RootController { Self().instantiateRoot(entries: entries) }
  static func instantiateFirst() -> ViewController { Self().instantiateFirst() }
  static func instantiateSecond() -> ViewController { Self().instantiateSecond() }
}

// MARK: - root

/// The parts of the scene `root` that its controller uses.
final class RootScene: SceneParts<RootSceneController> {
  private var views: (menu: UITableView, content: UIView, contentLeading: NSLayoutConstraint)!

  var menu: UITableView { loadedViews.views.menu }
  var content: UIView { loadedViews.views.content }
  var contentLeading: NSLayoutConstraint { loadedViews.views.contentLeading }

  fileprivate func loadView(of controller: RootSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let menu = UITableView(frame: .zero, style: .plain)
    menu.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(menu)

    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)

    let contentLeading = content.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([
      menu.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      menu.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: menu.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: menu.bottomAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      content.widthAnchor.constraint(equalTo: view.widthAnchor),
      contentLeading,
    ])

    views = (menu, content, contentLeading)
    controller.view = view
    menu.dataSource = controller
    menu.delegate = controller
  }
}

final class RootSceneController: RootController {
  fileprivate lazy var rootWiring = RootScene(self)
  override func loadView() { rootWiring.loadView(of: self) }
}

/// The interface between `RootController` and the scene `root`.
@MainActor
protocol RootSceneOwner: RootController {}

extension RootSceneOwner {
  /// The parts of the scene `root` that this controller uses.
  var scene: RootScene { RootScene.owner(self, use: "MainScenes.instantiateRoot(entries:)").rootWiring }
}

extension RootController: RootSceneOwner {}

// MARK: - first

final class FirstSceneController: ViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemYellow

    controller.view = view
  }
}

// MARK: - second

final class SecondSceneController: ViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemGreen

    controller.view = view
  }
}
