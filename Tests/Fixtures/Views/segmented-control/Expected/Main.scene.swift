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
  private var views: UISegmentedControl!

  var unit: UISegmentedControl { loadedViews.views }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let unit = UISegmentedControl()
    unit.insertSegment(withTitle: "Kilometres", at: 0, animated: false)
    unit.setWidth(120, forSegmentAt: 0)
    unit.insertSegment(withTitle: "Miles", at: 1, animated: false)
    unit.setContentOffset(CGSize(width: 0, height: 2), forSegmentAt: 1)
    unit.insertSegment(withTitle: nil, at: 2, animated: false)
    unit.setImage(UIImage(systemName: "map"), forSegmentAt: 2)
    unit.setEnabled(false, forSegmentAt: 2)
    unit.insertSegment(withTitle: nil, at: 3, animated: false)
    unit.setImage(UIImage(named: "Ruler", in: .module, compatibleWith: nil), forSegmentAt: 3)
    unit.apportionsSegmentWidthsByContent = true
    unit.selectedSegmentTintColor = .systemTeal
    unit.selectedSegmentIndex = 1
    unit.addAction(SceneActions.call(controller, with: unit) { $0.unitChanged($1) }, for: .valueChanged)
    view.addSubview(unit)

    let segmentedControl = UISegmentedControl()
    segmentedControl.insertSegment(withTitle: "Undo", at: 0, animated: false)
    segmentedControl.insertSegment(withTitle: "Redo", at: 1, animated: false)
    segmentedControl.isMomentary = true
    view.addSubview(segmentedControl)

    views = unit
    controller.view = view
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
