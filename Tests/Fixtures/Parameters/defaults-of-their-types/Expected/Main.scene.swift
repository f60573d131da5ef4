// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain:
      @MainActor (
        _ count: Int, _ ratio: Double, _ isNew: Bool, _ note: String?, _ style: UIUserInterfaceStyle
      ) -> Main = {
        Main(count: $0, ratio: $1, isNew: $2, note: $3, style: $4)
      }
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
    count: Int = -3,
    ratio: Double = 0.5,
    isNew: Bool = false,
    note: String? = nil,
    style: @autoclosure @MainActor () -> UIUserInterfaceStyle = MainScenes.defaultStyleOfMain
  ) -> Main {
    let main = factory.makeMain(count, ratio, isNew, note, style())
    SceneIdentity.set("main", of: main)
    main.awakeFromNib()
    return main
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// The default of the parameter `style` of `main`.
  static var defaultStyleOfMain: UIUserInterfaceStyle { .dark }

  static func instantiateInitialViewController() -> Main { Self().instantiateInitialViewController() }
  static func instantiateMain(
    count: Int = -3,
    ratio: Double = 0.5,
    isNew: Bool = false,
    note: String? = nil,
    style: @autoclosure @MainActor () -> UIUserInterfaceStyle = MainScenes.defaultStyleOfMain
  ) -> Main {
    Self().instantiateMain(count: count, ratio: ratio, isNew: isNew, note: note, style: style())
  }
}
