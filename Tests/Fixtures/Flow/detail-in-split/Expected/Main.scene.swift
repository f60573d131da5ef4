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
    var makeMain: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    /// Makes `list`.
    var makeList: @MainActor () -> ListScene.Controller = { ListScene.Controller() }
    /// Makes `item`.
    var makeItem: @MainActor () -> ItemScene.Controller = { ItemScene.Controller() }
    /// Makes `part`.
    var makePart: @MainActor () -> PartScene.Controller = { PartScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UISplitViewController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(
    list: ListScene.Controller? = nil,
    item: ItemScene.Controller? = nil
  ) -> UISplitViewController {
    let main = factory.makeMain()
    main.setViewController(list ?? instantiateList(), for: .primary)
    main.setViewController(item ?? instantiateItem(), for: .secondary)
    return main
  }

  /// Makes the controller `list`.
  static func instantiateList() -> ListScene.Controller {
    factory.makeList()
  }

  /// Makes the controller `item`.
  static func instantiateItem() -> ItemScene.Controller {
    factory.makeItem()
  }

  /// Makes the controller `part`.
  static func instantiatePart() -> PartScene.Controller {
    factory.makePart()
  }
}

// MARK: - list

/// The scene `list`: what its controller reaches in it.
@MainActor
final class ListScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showItem
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showItem(ItemScene.Controller)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showItem`: shows as detail `item`.
  func performShowItem(sender: Any? = nil) {
    let item = MainScenes.instantiateItem()
    let segue = UIStoryboardSegue(identifier: "showItem", source: controller, destination: item) { [controller] in
      controller.showDetailViewController(item, sender: sender)
    }
    dispatch.perform(segue, as: .showItem(item), sender: sender)
  }
}

extension ListScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = ListScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showItem:
        scene.performShowItem(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}

// MARK: - item

/// The scene `item`: what its controller reaches in it.
@MainActor
final class ItemScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showPart
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showPart(PartScene.Controller)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showPart`: pushes `part`.
  func performShowPart(sender: Any? = nil) {
    let part = MainScenes.instantiatePart()
    let segue = UIStoryboardSegue(identifier: "showPart", source: controller, destination: part) { [controller] in
      SceneSegues.push(part, from: controller, identifier: "showPart", animated: true)
    }
    dispatch.perform(segue, as: .showPart(part), sender: sender)
  }
}

extension ItemScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = ItemScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showPart:
        scene.performShowPart(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}

// MARK: - part

/// The scene `part`: what its controller reaches in it.
@MainActor
final class PartScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case clear
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case clear(ItemScene.Controller)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `clear`: puts in place of the detail `item`.
  func performClear(sender: Any? = nil) {
    let item = MainScenes.instantiateItem()
    let segue = UIStoryboardSegue(identifier: "clear", source: controller, destination: item) { [controller] in
      SceneSegues.replaceDetail(of: controller, with: item, sender: sender)
    }
    dispatch.perform(segue, as: .clear(item), sender: sender)
  }
}

extension PartScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = PartScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .clear:
        scene.performClear(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
