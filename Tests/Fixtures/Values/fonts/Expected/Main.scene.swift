// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainSceneController { instantiateMain() }

  func instantiateMain() -> MainSceneController { factory.makeMain() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain() -> MainSceneController { Self().instantiateMain() }
}

// MARK: - main

final class MainSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)

    let label = UILabel()
    label.font = .italicSystemFont(ofSize: 17)
    view.addSubview(label)

    let label2 = UILabel()
    label2.font = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
      .map { UIFont(descriptor: $0, size: 17) }
    view.addSubview(label2)

    let label3 = UILabel()
    label3.font = UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded)
      .map { UIFont(descriptor: $0, size: 17) }
    view.addSubview(label3)

    let label4 = UILabel()
    label4.font = UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor.withDesign(.serif)
      .map { UIFont(descriptor: $0, size: 17) }
    view.addSubview(label4)

    let label5 = UILabel()
    label5.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
    view.addSubview(label5)

    let label6 = UILabel()
    label6.font = .monospacedDigitSystemFont(ofSize: 17, weight: .light)
    view.addSubview(label6)

    let label7 = UILabel()
    label7.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .bold))
    view.addSubview(label7)

    let label8 = UILabel()
    label8.font = UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor.withDesign(.serif)
      .map { UIFont(descriptor: $0, size: 17) }
      .map { UIFontMetrics(forTextStyle: .headline).scaledFont(for: $0) }
    view.addSubview(label8)

    let label9 = UILabel()
    label9.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .italicSystemFont(ofSize: 28))
    view.addSubview(label9)

    let label10 = UILabel()
    label10.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
    view.addSubview(label10)

    let label11 = UILabel()
    label11.font = UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(.rounded)
      .map { UIFont(descriptor: $0, size: 15) }
      .map { UIFontMetrics(forTextStyle: .footnote).scaledFont(for: $0) }
    view.addSubview(label11)

    let label12 = UILabel()
    label12.font = UIFont(name: "Avenir-Heavy", size: 17)
      .map { UIFontMetrics(forTextStyle: .body).scaledFont(for: $0) }
    view.addSubview(label12)

    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.titleLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold)
    )
    view.addSubview(button)

    controller.view = view
  }
}
