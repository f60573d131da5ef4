// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor (_ value: Double, _ small: Float) -> Main = { MainSceneController(value: $0, small: $1) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Main { instantiateMain() }

  func instantiateMain(
    value: Double = -1000000000000000000000000000000000000000000000000000000000000.0,
    small: Float = 0.00000000000000000000000000000000000001175494351
  ) -> Main {
    let main = factory.makeMain(value, small)
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Main { Self().instantiateInitialViewController() }
  static func instantiateMain(
    value: Double = -1000000000000000000000000000000000000000000000000000000000000.0,
    small: Float = 0.00000000000000000000000000000000000001175494351
  ) -> Main {
    Self().instantiateMain(value: value, small: small)
  }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case go }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case go(Main)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UILabel!

  var a: UILabel { loadedViews.views }

  /// Performs the segue `go`: presents `main`.
  func performGo(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let main = scenes.instantiateMain(
      value: 1000000000000000000000000000000000000000000000000000000000000.0, small: 16777216.000000000000000001
    )
    dispatch.present(main, "go", from: controller, as: .go(main), sender: sender)
  }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375.00000000000000000001, height: 667)

    let a = UILabel()
    a.alpha = 0.69999998807907104
    a.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(a)

    let slider = UISlider()
    slider.maximumValue = 340282346638528859811704183484516925440.0
    view.addSubview(slider)

    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 8.000000000000000000000001),
      a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0.33333333333333331),
      a.heightAnchor.constraint(equalToConstant: 0.00000000000000000000000000000000000000000000),
    ])

    views = a
    controller.view = view
  }
}

final class MainSceneController: Main {
  fileprivate lazy var mainWiring = MainScene(self)
  override func loadView() { mainWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .go: mainWiring.performGo(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Main` and the scene `main`.
@MainActor
protocol MainSceneOwner: Main {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MainScene.Segue, sender: Any?)
}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain(value:small:)").mainWiring }
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension Main: MainSceneOwner {}
