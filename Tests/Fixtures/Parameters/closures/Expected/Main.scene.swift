// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `home`.
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    /// Makes `picker`.
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

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Home {
    instantiateHome()
  }

  /// Makes the controller `home`.
  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    return home
  }

  /// Makes the controller `picker`.
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
    return picker
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Home {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> Home {
    MainScenes().instantiateHome()
  }

  /// Makes the controller `picker`.
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
    MainScenes().instantiatePicker(
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

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case pick
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case pick(Picker)
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: HomeSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { fatalError("The controller of the scene `home` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Home) -> HomeScene {
    guard let controller = controller as? HomeSceneController else {
      fatalError("This Home was not made through its scene; use MainScenes.instantiateHome()")
    }
    return controller.homeWiring
  }

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
    let segue = UIStoryboardSegue(identifier: "pick", source: controller, destination: picker) { [controller] in
      controller.present(picker, animated: true)
    }
    dispatch.perform(segue, as: .pick(picker), sender: sender)
  }
}

/// The controller that the scene `home` makes, wired.
final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .pick:
      fatalError(
        "'pick' needs values; call scene.performPick(onPick:onCancel:load:compare:make:handlers:handler:pair:sender:)"
      )
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = homeWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Home` can say about the scene `home`.
@MainActor
protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
}

extension HomeSceneOwner {
  /// What this controller reaches in the scene `home`.
  var scene: HomeScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}
