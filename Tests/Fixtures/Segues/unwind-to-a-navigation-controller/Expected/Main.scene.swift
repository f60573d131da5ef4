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
    /// Makes `main`.
    var makeMain: @MainActor () -> Main = { Main() }
    /// Makes `list`.
    var makeList: @MainActor () -> ListScene.Controller = { ListScene.Controller() }
    /// Makes `detail`.
    var makeDetail: @MainActor () -> DetailScene.Controller = { DetailScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Main {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(list: ListScene.Controller? = nil) -> Main {
    let main = factory.makeMain()
    main.viewControllers = [list ?? instantiateList()]
    return main
  }

  /// Makes the controller `list`.
  static func instantiateList() -> ListScene.Controller {
    factory.makeList()
  }

  /// Makes the controller `detail`.
  static func instantiateDetail() -> DetailScene.Controller {
    factory.makeDetail()
  }
}

// MARK: - list

/// The scene `list`: what its controller reaches in it.
@MainActor
final class ListScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showDetail
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showDetail(DetailScene.Controller)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showDetail`: pushes `detail`.
  func performShowDetail(sender: Any? = nil) {
    let detail = MainScenes.instantiateDetail()
    let segue = UIStoryboardSegue(
      identifier: "showDetail",
      source: controller,
      destination: detail
    ) { [controller] in
      SceneSegues.push(detail, from: controller, identifier: "showDetail", animated: true)
    }
    dispatch.perform(segue, as: .showDetail(detail), sender: sender)
  }
}

extension ListScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = ListScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showDetail:
        scene.performShowDetail(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}

// MARK: - detail

/// The scene `detail`: what its controller reaches in it.
@MainActor
final class DetailScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case close
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case close(Main)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `close`: goes back to `main`.
  func performClose(sender: Any? = nil) {
    guard let main = SceneUnwind.receiver(Main.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "close", from: controller, to: main, animated: true)
    dispatch.perform(segue, as: .close(main), sender: sender) {
      main.closeDetail(segue)
    }
  }
}

extension DetailScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = DetailScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .close:
        scene.performClose(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
