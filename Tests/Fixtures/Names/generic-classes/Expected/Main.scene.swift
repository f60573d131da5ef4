// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeNumbers: @MainActor () -> Page<Int, [String: Bool]> = { NumbersSceneController() }
    var makeNames: @MainActor () -> Page<String, Bool> = { NamesSceneController() }
    var makeMore: @MainActor () -> Page<String, Bool> = { MoreSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Page<Int, [String: Bool]> { instantiateNumbers() }

  func instantiateNumbers() -> Page<Int, [String: Bool]> {
    let numbers = factory.makeNumbers()
    (numbers as? NumbersSceneController)?.numbersWiring.scenes = self
    numbers.awakeFromNib()
    return numbers
  }

  func instantiateNames() -> Page<String, Bool> {
    let names = factory.makeNames()
    (names as? NamesSceneController)?.namesWiring.scenes = self
    names.awakeFromNib()
    return names
  }

  func instantiateMore() -> Page<String, Bool> { SceneFlow.awakened(factory.makeMore()) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Page<Int, [String: Bool]> {
    Self().instantiateInitialViewController()
  }
  static func instantiateNumbers() -> Page<Int, [String: Bool]> { Self().instantiateNumbers() }
  static func instantiateNames() -> Page<String, Bool> { Self().instantiateNames() }
  static func instantiateMore() -> Page<String, Bool> { Self().instantiateMore() }
}

// MARK: - numbers

/// The parts of the scene `numbers` that its controller uses.
final class NumbersScene: SceneParts<NumbersSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case names }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case names(Page<String, Bool>)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<NumbersSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: Box<Int>!

  var box: Box<Int> { loadedViews.views }

  /// Performs the segue `names`: presents `names`.
  func performNames(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let names = scenes.instantiateNames()
    dispatch.present(names, "names", from: controller, as: .names(names), sender: sender)
  }

  fileprivate func loadView(of controller: NumbersSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let box = Box<Int>()
    view.addSubview(box)

    let view2 = Shelf.Row<Box<Int>>()
    view.addSubview(view2)

    views = box
    controller.view = view
    box.awakeFromNib()
    view2.awakeFromNib()
  }
}

final class NumbersSceneController: Page<Int, [String: Bool]> {
  fileprivate lazy var numbersWiring = NumbersScene(self)
  override func loadView() { numbersWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch NumbersScene.Identifier(rawValue: identifier) {
    case .names: numbersWiring.performNames(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Page<Int, [String: Bool]>` and the scene `numbers`.
@MainActor
protocol NumbersSceneOwner: Page<Int, [String: Bool]> {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: NumbersScene.Segue, sender: Any?)
}

extension NumbersSceneOwner {
  /// The parts of the scene `numbers` that this controller uses.
  var scene: NumbersScene { NumbersScene.owner(self, use: "MainScenes.instantiateNumbers()").numbersWiring }
  func prepare(for segue: NumbersScene.Segue, sender: Any?) {}
}

extension Page<Int, [String: Bool]>: NumbersSceneOwner {}

// MARK: - names

/// The parts of the scene `names` that its controller uses.
final class NamesScene: SceneParts<NamesSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case more }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case more(Page<String, Bool>)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<NamesSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `more`: presents `more`.
  func performMore(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let more = scenes.instantiateMore()
    dispatch.present(more, "more", from: controller, as: .more(more), sender: sender)
  }
}

final class NamesSceneController: Page<String, Bool> {
  fileprivate lazy var namesWiring = NamesScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch NamesScene.Identifier(rawValue: identifier) {
    case .more: namesWiring.performMore(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Page<String, Bool>` and the scene `names`.
@MainActor
protocol NamesSceneOwner: Page<String, Bool> {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: NamesScene.Segue, sender: Any?)
}

extension NamesSceneOwner {
  /// The parts of the scene `names` that this controller uses.
  var namesScene: NamesScene { NamesScene.owner(self, use: "MainScenes.instantiateNames()").namesWiring }
  func prepare(for segue: NamesScene.Segue, sender: Any?) {}
}

extension Page<String, Bool>: NamesSceneOwner {}

// MARK: - more

final class MoreSceneController: Page<String, Bool> {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)

    controller.view = view
  }
}
