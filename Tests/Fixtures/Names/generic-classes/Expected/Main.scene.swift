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
    /// Makes `numbers`.
    var makeNumbers: @MainActor () -> Page<Int, [String: Bool]> = { NumbersSceneController() }
    /// Makes `names`.
    var makeNames: @MainActor () -> Page<String, Bool> = { NamesSceneController() }
    /// Makes `more`.
    var makeMore: @MainActor () -> Page<String, Bool> = { MoreSceneController() }
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
  func instantiateInitialViewController() -> Page<Int, [String: Bool]> {
    instantiateNumbers()
  }

  /// Makes the controller `numbers`.
  func instantiateNumbers() -> Page<Int, [String: Bool]> {
    let numbers = factory.makeNumbers()
    (numbers as? NumbersSceneController)?.numbersWiring.scenes = self
    return numbers
  }

  /// Makes the controller `names`.
  func instantiateNames() -> Page<String, Bool> {
    let names = factory.makeNames()
    (names as? NamesSceneController)?.namesWiring.scenes = self
    return names
  }

  /// Makes the controller `more`.
  func instantiateMore() -> Page<String, Bool> {
    factory.makeMore()
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Page<Int, [String: Bool]> {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `numbers`.
  static func instantiateNumbers() -> Page<Int, [String: Bool]> {
    MainScenes().instantiateNumbers()
  }

  /// Makes the controller `names`.
  static func instantiateNames() -> Page<String, Bool> {
    MainScenes().instantiateNames()
  }

  /// Makes the controller `more`.
  static func instantiateMore() -> Page<String, Bool> {
    MainScenes().instantiateMore()
  }
}

// MARK: - numbers

/// The scene `numbers`: what its controller reaches in it.
@MainActor
final class NumbersScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case names
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case names(Page<String, Bool>)
  }

  private struct Views {
    let box: Box<Int>
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: NumbersSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?

  fileprivate init(_ controller: NumbersSceneController) { weakController = controller }

  private var controller: NumbersSceneController {
    guard let weakController else { fatalError("The controller of the scene `numbers` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Page<Int, [String: Bool]>) -> NumbersScene {
    guard let controller = controller as? NumbersSceneController else {
      fatalError("This Page<Int, [String: Bool]> was not made through its scene; use MainScenes.instantiateNumbers()")
    }
    return controller.numbersWiring
  }

  var box: Box<Int> { loaded(views).box }

  /// Performs the segue `names`: presents `names`.
  func performNames(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let names = scenes.instantiateNames()
    let segue = UIStoryboardSegue(identifier: "names", source: controller, destination: names) { [controller] in
      controller.present(names, animated: true)
    }
    dispatch.perform(segue, as: .names(names), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let box = Box<Int>()
    view.addSubview(box)

    let view2 = Shelf.Row<Box<Int>>()
    view.addSubview(view2)

    controller.view = view
    views = Views(box: box)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `numbers` is not loaded that far yet") }
    return part
  }
}

/// The controller that the scene `numbers` makes, wired.
final class NumbersSceneController: Page<Int, [String: Bool]> {
  fileprivate lazy var numbersWiring = NumbersScene(self)

  override func loadView() { numbersWiring.loadView() }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch NumbersScene.Identifier(rawValue: identifier) {
    case .names:
      numbersWiring.performNames(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = numbersWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Page<Int, [String: Bool]>` can say about the scene `numbers`.
@MainActor
protocol NumbersSceneOwner: Page<Int, [String: Bool]> {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: NumbersScene.Segue, sender: Any?)
}

extension NumbersSceneOwner {
  /// What this controller reaches in the scene `numbers`.
  var scene: NumbersScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: NumbersScene.Segue, sender: Any?) {}
}

extension Page<Int, [String: Bool]>: NumbersSceneOwner {}

// MARK: - names

/// The scene `names`: what its controller reaches in it.
@MainActor
final class NamesScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case more
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case more(Page<String, Bool>)
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: NamesSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: NamesSceneController) { weakController = controller }

  private var controller: NamesSceneController {
    guard let weakController else { fatalError("The controller of the scene `names` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Page<String, Bool>) -> NamesScene {
    guard let controller = controller as? NamesSceneController else {
      fatalError("This Page<String, Bool> was not made through its scene; use MainScenes.instantiateNames()")
    }
    return controller.namesWiring
  }

  /// Performs the segue `more`: presents `more`.
  func performMore(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let more = scenes.instantiateMore()
    let segue = UIStoryboardSegue(identifier: "more", source: controller, destination: more) { [controller] in
      controller.present(more, animated: true)
    }
    dispatch.perform(segue, as: .more(more), sender: sender)
  }
}

/// The controller that the scene `names` makes, wired.
final class NamesSceneController: Page<String, Bool> {
  fileprivate lazy var namesWiring = NamesScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch NamesScene.Identifier(rawValue: identifier) {
    case .more:
      namesWiring.performMore(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = namesWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Page<String, Bool>` can say about the scene `names`.
@MainActor
protocol NamesSceneOwner: Page<String, Bool> {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: NamesScene.Segue, sender: Any?)
}

extension NamesSceneOwner {
  /// What this controller reaches in the scene `names`.
  var namesScene: NamesScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: NamesScene.Segue, sender: Any?) {}
}

extension Page<String, Bool>: NamesSceneOwner {}

// MARK: - more

/// The scene `more`: what its controller reaches in it.
@MainActor
final class MoreScene {
  private weak var weakController: MoreSceneController?

  fileprivate init(_ controller: MoreSceneController) { weakController = controller }

  private var controller: MoreSceneController {
    guard let weakController else { fatalError("The controller of the scene `more` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Page<String, Bool>) -> MoreScene {
    guard let controller = controller as? MoreSceneController else {
      fatalError("This Page<String, Bool> was not made through its scene; use MainScenes.instantiateMore()")
    }
    return controller.moreWiring
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    controller.view = view
  }
}

/// The controller that the scene `more` makes, wired.
final class MoreSceneController: Page<String, Bool> {
  fileprivate lazy var moreWiring = MoreScene(self)

  override func loadView() { moreWiring.loadView() }
}

/// What the author of `Page<String, Bool>` can say about the scene `more`.
@MainActor
protocol MoreSceneOwner: Page<String, Bool> {
}

extension MoreSceneOwner {
  /// What this controller reaches in the scene `more`.
  var moreScene: MoreScene { .of(self) }
}

extension Page<String, Bool>: MoreSceneOwner {}
