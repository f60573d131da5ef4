// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeUnlock: @MainActor () -> Unlock = { UnlockSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Unlock { instantiateUnlock() }

  func instantiateUnlock() -> Unlock {
    let unlock = factory.makeUnlock()
    unlock.mode = 2
    unlock.awakeFromNib()
    return unlock
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Unlock { Self().instantiateInitialViewController() }
  static func instantiateUnlock() -> Unlock { Self().instantiateUnlock() }
}

// MARK: - unlock

final class UnlockSceneController: Unlock {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    if #available(iOS 17, *) {
      view.keyboardLayoutGuide.usesBottomSafeArea = false
    }

    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    if #available(iOS 16, *) {
      tableView.selfSizingInvalidation = .disabled
    }
    tableView.contentOffset = CGPoint(x: 0, y: 20)
    view.addSubview(tableView)

    let view2 = Chart()
    view2.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    view2.bouncesVertically = true
    if #available(iOS 16, *) {
      view2.anchorPoint = CGPoint(x: 0, y: 1)
    }
    view.addSubview(view2)

    controller.view = view
    view2.awakeFromNib()
  }
}
