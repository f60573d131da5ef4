// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
enum MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `root`.
    var makeRoot: @MainActor (_ entries: [MenuEntry]) -> RootController = { RootScene.Controller(entries: $0) }
    /// Makes `first`.
    var makeFirst: @MainActor () -> ViewController = { FirstScene.Controller() }
    /// Makes `second`.
    var makeSecond: @MainActor () -> ViewController = { SecondScene.Controller() }
  }

  /// Makes the controller `root`.
  static func instantiateRoot(entries: [MenuEntry]) -> RootController {
    factory.makeRoot(entries)
  }

  /// Makes the controller `first`.
  static func instantiateFirst() -> ViewController {
    let first = factory.makeFirst()
    first.title = "First"
    return first
  }

  /// Makes the controller `second`.
  static func instantiateSecond() -> ViewController {
    let second = factory.makeSecond()
    second.title = "Second"
    return second
  }
}

// MARK: - root

/// The scene `root`: what its controller reaches in it.
@MainActor
final class RootScene {
  private struct Views {
    let menu: UITableView
    let content: UIView
    let contentLeading: NSLayoutConstraint
  }

  fileprivate unowned let controller: Controller
  private var views: Views?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: RootController) -> RootScene {
    guard let controller = controller as? Controller else {
      preconditionFailure(
        "This RootController was not made through its scene; use MainScenes.instantiateRoot(entries:)"
      )
    }
    return controller.rootWiring
  }

  var menu: UITableView { loaded(views).menu }
  var content: UIView { loaded(views).content }
  var contentLeading: NSLayoutConstraint { loaded(views).contentLeading }

  fileprivate func loadView() {
    let view = UIView()
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

    controller.view = view
    views = Views(menu: menu, content: content, contentLeading: contentLeading)
    menu.dataSource = controller
    menu.delegate = controller
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `root` is not loaded that far yet") }
    return part
  }
}

extension RootScene {
  /// The controller that the scene makes, wired.
  final class Controller: RootController {
    fileprivate lazy var rootWiring = RootScene(self)

    override func loadView() { rootWiring.loadView() }
  }
}

/// What the author of `RootController` can say about the scene `root`.
@MainActor
protocol RootSceneController: RootController {
}

extension RootSceneController {
  /// What this controller reaches in the scene `root`.
  var scene: RootScene { .of(self) }
}

extension RootController: RootSceneController {}

// MARK: - first

/// The scene `first`: what its controller reaches in it.
@MainActor
final class FirstScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: ViewController) -> FirstScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This ViewController was not made through its scene; use MainScenes.instantiateFirst()")
    }
    return controller.firstWiring
  }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemYellow

    controller.view = view
  }
}

extension FirstScene {
  /// The controller that the scene makes, wired.
  final class Controller: ViewController {
    fileprivate lazy var firstWiring = FirstScene(self)

    override func loadView() { firstWiring.loadView() }
  }
}

/// What the author of `ViewController` can say about the scene `first`.
@MainActor
protocol FirstSceneController: ViewController {
}

extension FirstSceneController {
  /// What this controller reaches in the scene `first`.
  var firstScene: FirstScene { .of(self) }
}

extension ViewController: FirstSceneController {}

// MARK: - second

/// The scene `second`: what its controller reaches in it.
@MainActor
final class SecondScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: ViewController) -> SecondScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This ViewController was not made through its scene; use MainScenes.instantiateSecond()")
    }
    return controller.secondWiring
  }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemGreen

    controller.view = view
  }
}

extension SecondScene {
  /// The controller that the scene makes, wired.
  final class Controller: ViewController {
    fileprivate lazy var secondWiring = SecondScene(self)

    override func loadView() { secondWiring.loadView() }
  }
}

/// What the author of `ViewController` can say about the scene `second`.
@MainActor
protocol SecondSceneController: ViewController {
}

extension SecondSceneController {
  /// What this controller reaches in the scene `second`.
  var secondScene: SecondScene { .of(self) }
}

extension ViewController: SecondSceneController {}
