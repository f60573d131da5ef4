// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeSplit: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeList: @MainActor () -> List = { List() }
    var makeDetail: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UISplitViewController { instantiateSplit() }

  /// Makes the controller `split`, and each child that you do not pass.
  func instantiateSplit(list: List? = nil, detail: UIViewController? = nil) -> UISplitViewController {
    let split = factory.makeSplit()
    SceneIdentity.set("split", of: split)
    split.setViewController(list ?? instantiateList(), for: .primary)
    split.setViewController(detail ?? instantiateDetail(), for: .secondary)
    return split
  }

  func instantiateList() -> List {
    let list = factory.makeList()
    SceneIdentity.set("list", of: list)
    list.awakeFromNib()
    return list
  }

  func instantiateDetail() -> UIViewController {
    let detail = factory.makeDetail()
    SceneIdentity.set("detail", of: detail)
    return detail
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UISplitViewController {
    Self().instantiateInitialViewController()
  }
  static func instantiateSplit(list: List? = nil, detail: UIViewController? = nil) -> UISplitViewController {
    Self().instantiateSplit(list: list, detail: detail)
  }
  static func instantiateList() -> List { Self().instantiateList() }
  static func instantiateDetail() -> UIViewController { Self().instantiateDetail() }
}
