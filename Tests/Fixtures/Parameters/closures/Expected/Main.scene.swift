// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    var makePicker:
      @MainActor (
        _ onPick: @escaping (Int) -> Void,
        _ onCancel: (() -> Void)?,
        _ load: @escaping @Sendable () async throws -> Int,
        _ compare: @escaping ((Int, Int) -> Bool),
        _ make: @escaping (@escaping () -> Void) -> Int,
        _ handlers: [() -> Void],
        _ handler: @escaping Handler,
        _ pair: (first: Int, second: () -> Void)
      ) -> Picker = {
        Picker(onPick: $0, onCancel: $1, load: $2, compare: $3, make: $4, handlers: $5, handler: $6, pair: $7)
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
  func instantiateInitialViewController() -> Home { instantiateHome() }

  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  func instantiatePicker(
    onPick: @escaping (Int) -> Void,
    onCancel: (() -> Void)? = nil,
    load: @escaping @Sendable () async throws -> Int,
    compare: @escaping ((Int, Int) -> Bool),
    make: @escaping (@escaping () -> Void) -> Int,
    handlers: [() -> Void],
    handler: @escaping Handler,
    pair: (first: Int, second: () -> Void)
  ) -> Picker {
    let picker = factory.makePicker(onPick, onCancel, load, compare, make, handlers, handler, pair)
    SceneIdentity.set("picker", of: picker)
    picker.awakeFromNib()
    return picker
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Home { Self().instantiateInitialViewController() }
  static func instantiateHome() -> Home { Self().instantiateHome() }
  static func instantiatePicker(
    onPick: @escaping (Int) -> Void,
    onCancel: (() -> Void)? = nil,
    load: @escaping @Sendable () async throws -> Int,
    compare: @escaping ((Int, Int) -> Bool),
    make: @escaping (@escaping () -> Void) -> Int,
    handlers: [() -> Void],
    handler: @escaping Handler,
    pair: (first: Int, second: () -> Void)
  ) -> Picker {
    Self().instantiatePicker(
      onPick: onPick,
      onCancel: onCancel,
      load: load,
      compare: compare,
      make: make,
      handlers: handlers,
      handler: handler,
      pair: pair
    )
  }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case pick }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case pick(Picker)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `pick`: presents `picker`.
  func performPick(
    onPick: @escaping (Int) -> Void,
    onCancel: (() -> Void)? = nil,
    load: @escaping @Sendable () async throws -> Int,
    compare: @escaping ((Int, Int) -> Bool),
    make: @escaping (@escaping () -> Void) -> Int,
    handlers: [() -> Void],
    handler: @escaping Handler,
    pair: (first: Int, second: () -> Void),
    sender: Any? = nil
  ) {
    guard let controller = weakController else { return }
    let picker = scenes.instantiatePicker(
      onPick: onPick,
      onCancel: onCancel,
      load: load,
      compare: compare,
      make: make,
      handlers: handlers,
      handler: handler,
      pair: pair
    )
    dispatch.present(picker, "pick", from: controller, as: .pick(picker), sender: sender)
  }
}

final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .pick:
      fatalError(
        "'pick' needs values; call scene.performPick(onPick:onCancel:load:compare:make:handlers:handler:pair:sender:)"
      )
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Home` and the scene `home`.
@MainActor
protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}
