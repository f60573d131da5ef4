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
    /// Makes `tabs`.
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `inbox`.
    var makeInbox: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `archive`.
    var makeArchive: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `list`.
    var makeList: @MainActor (_ filter: String) -> List = { ListScene.Controller(filter: $0) }
    /// Makes `oldList`.
    var makeOldList: @MainActor (_ filter: String) -> List = { OldListScene.Controller(filter: $0) }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UITabBarController {
    instantiateTabs()
  }

  /// Makes the controller `tabs`, and each child that you do not pass.
  static func instantiateTabs(
    inbox: UINavigationController? = nil,
    archive: UINavigationController? = nil
  ) -> UITabBarController {
    let tabs = factory.makeTabs()
    let inbox = inbox ?? instantiateInbox(list: instantiateList(filter: "unread"))
    let archive = archive ?? instantiateArchive()
    tabs.viewControllers = [inbox, archive]
    return tabs
  }

  /// Makes the controller `inbox`.
  static func instantiateInbox(list: List) -> UINavigationController {
    let inbox = factory.makeInbox()
    inbox.viewControllers = [list]
    return inbox
  }

  /// Makes the controller `archive`, and each child that you do not pass.
  static func instantiateArchive(oldList: List? = nil) -> UINavigationController {
    let archive = factory.makeArchive()
    archive.viewControllers = [oldList ?? instantiateOldList(filter: "old")]
    return archive
  }

  /// Makes the controller `list`.
  static func instantiateList(filter: String) -> List {
    factory.makeList(filter)
  }

  /// Makes the controller `oldList`.
  static func instantiateOldList(filter: String) -> List {
    factory.makeOldList(filter)
  }
}

// MARK: - list

/// The scene `list`: what its controller reaches in it.
@MainActor
final class ListScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case tabs(UITabBarController, list: List, oldList: List)
    case archive(List, in: UINavigationController)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: List) -> ListScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This List was not made through its scene; use MainScenes.instantiateList(filter:)")
    }
    return controller.listWiring
  }

  /// Performs a segue: presents `tabs`.
  fileprivate func performTabs(sender: Any? = nil) {
    let list = MainScenes.instantiateList(filter: "unread")
    let inbox = MainScenes.instantiateInbox(list: list)
    let oldList = MainScenes.instantiateOldList(filter: "old")
    let archive = MainScenes.instantiateArchive(oldList: oldList)
    let tabs = MainScenes.instantiateTabs(inbox: inbox, archive: archive)
    let segue = UIStoryboardSegue(identifier: nil, source: controller, destination: tabs) { [controller] in
      controller.present(tabs, animated: true)
    }
    dispatch.perform(segue, as: .tabs(tabs, list: list, oldList: oldList), sender: sender)
  }

  /// Performs a segue: presents `archive`.
  fileprivate func performArchive(sender: Any? = nil) {
    let oldList = MainScenes.instantiateOldList(filter: "old")
    let archive = MainScenes.instantiateArchive(oldList: oldList)
    let segue = UIStoryboardSegue(identifier: nil, source: controller, destination: archive) { [controller] in
      controller.present(archive, animated: true)
    }
    dispatch.perform(segue, as: .archive(oldList, in: archive), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()

    let button = UIButton(type: .system)
    button.setTitle("Again", for: .normal)
    button.addAction(UIAction { [weak self] in self?.performTabs(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button)

    let button2 = UIButton(type: .system)
    button2.setTitle("Archive", for: .normal)
    button2.addAction(UIAction { [weak self] in self?.performArchive(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button2)

    controller.view = view
  }
}

extension ListScene {
  /// The controller that the scene makes, wired.
  final class Controller: List {
    fileprivate lazy var listWiring = ListScene(self)

    override func loadView() { listWiring.loadView() }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      if let segue = listWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
    }
  }
}

/// What the author of `List` can say about the scene `list`.
@MainActor
protocol ListSceneController: List {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: ListScene.Segue, sender: Any?)
}

extension ListSceneController {
  /// What this controller reaches in the scene `list`.
  var listScene: ListScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: ListScene.Segue, sender: Any?) {}
}

extension List: ListSceneController {}

// MARK: - oldList

/// The scene `oldList`: what its controller reaches in it.
@MainActor
final class OldListScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case archive
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case archive(List, in: UINavigationController)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: List) -> OldListScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This List was not made through its scene; use MainScenes.instantiateOldList(filter:)")
    }
    return controller.oldListWiring
  }

  /// Performs the segue `archive`: presents `archive`.
  func performArchive(sender: Any? = nil) {
    let oldList = MainScenes.instantiateOldList(filter: "old")
    let archive = MainScenes.instantiateArchive(oldList: oldList)
    let segue = UIStoryboardSegue(
      identifier: "archive",
      source: controller,
      destination: archive
    ) { [controller] in
      controller.present(archive, animated: true)
    }
    dispatch.perform(segue, as: .archive(oldList, in: archive), sender: sender)
  }
}

extension OldListScene {
  /// The controller that the scene makes, wired.
  final class Controller: List {
    fileprivate lazy var oldListWiring = OldListScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .archive:
        oldListWiring.performArchive(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      if let segue = oldListWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
    }
  }
}

/// What the author of `List` can say about the scene `oldList`.
@MainActor
protocol OldListSceneController: List {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: OldListScene.Segue, sender: Any?)
}

extension OldListSceneController {
  /// What this controller reaches in the scene `oldList`.
  var oldListScene: OldListScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: OldListScene.Segue, sender: Any?) {}
}

extension List: OldListSceneController {}
