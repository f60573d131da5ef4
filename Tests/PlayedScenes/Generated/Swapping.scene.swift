// Made by scenec from Swapping.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Swapping.scene.
@MainActor
struct SwappingScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `stage`.
    var makeStage: @MainActor () -> Theatre = { StageSceneController() }
    /// Makes `first`.
    var makeFirst: @MainActor () -> Player = { Player() }
    /// Makes `second`.
    var makeSecond: @MainActor () -> Player = { Player() }
    /// Makes `third`.
    var makeThird: @MainActor () -> Player = { Player() }
    /// Makes `fourth`.
    var makeFourth: @MainActor () -> Player = { Player() }
    /// Makes `fifth`.
    var makeFifth: @MainActor () -> Player = { Player() }
    /// Makes `sixth`.
    var makeSixth: @MainActor () -> Player = { Player() }
    /// Makes `seventh`.
    var makeSeventh: @MainActor () -> Player = { Player() }
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

  /// Makes the controller that Swapping.scene starts with.
  func instantiateInitialViewController() -> Theatre {
    instantiateStage()
  }

  /// Makes the controller `stage`.
  func instantiateStage() -> Theatre {
    let stage = factory.makeStage()
    (stage as? StageSceneController)?.stageWiring.scenes = self
    return stage
  }

  /// Makes the controller `first`.
  func instantiateFirst() -> Player {
    let first = factory.makeFirst()
    SceneIdentity.set("first", of: first)
    return first
  }

  /// Makes the controller `second`.
  func instantiateSecond() -> Player {
    let second = factory.makeSecond()
    SceneIdentity.set("second", of: second)
    return second
  }

  /// Makes the controller `third`.
  func instantiateThird() -> Player {
    let third = factory.makeThird()
    SceneIdentity.set("third", of: third)
    return third
  }

  /// Makes the controller `fourth`.
  func instantiateFourth() -> Player {
    let fourth = factory.makeFourth()
    SceneIdentity.set("fourth", of: fourth)
    return fourth
  }

  /// Makes the controller `fifth`.
  func instantiateFifth() -> Player {
    let fifth = factory.makeFifth()
    SceneIdentity.set("fifth", of: fifth)
    return fifth
  }

  /// Makes the controller `sixth`.
  func instantiateSixth() -> Player {
    let sixth = factory.makeSixth()
    SceneIdentity.set("sixth", of: sixth)
    return sixth
  }

  /// Makes the controller `seventh`.
  func instantiateSeventh() -> Player {
    let seventh = factory.makeSeventh()
    SceneIdentity.set("seventh", of: seventh)
    return seventh
  }
}

/// Makes controllers with the factories of the process.
extension SwappingScenes {
  /// Makes the controller that Swapping.scene starts with.
  static func instantiateInitialViewController() -> Theatre {
    SwappingScenes().instantiateInitialViewController()
  }

  /// Makes the controller `stage`.
  static func instantiateStage() -> Theatre {
    SwappingScenes().instantiateStage()
  }

  /// Makes the controller `first`.
  static func instantiateFirst() -> Player {
    SwappingScenes().instantiateFirst()
  }

  /// Makes the controller `second`.
  static func instantiateSecond() -> Player {
    SwappingScenes().instantiateSecond()
  }

  /// Makes the controller `third`.
  static func instantiateThird() -> Player {
    SwappingScenes().instantiateThird()
  }

  /// Makes the controller `fourth`.
  static func instantiateFourth() -> Player {
    SwappingScenes().instantiateFourth()
  }

  /// Makes the controller `fifth`.
  static func instantiateFifth() -> Player {
    SwappingScenes().instantiateFifth()
  }

  /// Makes the controller `sixth`.
  static func instantiateSixth() -> Player {
    SwappingScenes().instantiateSixth()
  }

  /// Makes the controller `seventh`.
  static func instantiateSeventh() -> Player {
    SwappingScenes().instantiateSeventh()
  }
}

// MARK: - stage

/// The scene `stage`: what its controller reaches in it.
@MainActor
final class StageScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case first
    case second
    case third
    case fourth
    case fifth
    case sixth
    case seventh
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case first(Player)
    case second(Player)
    case third(Player)
    case fourth(Player)
    case fifth(Player)
    case sixth(Player)
    case seventh(Player)
  }

  private struct Views {
    let abrupt: UIView
    let smooth: UIView
    let wings: UIView
  }

  private struct Children {
    weak var first: Player?
    weak var second: Player?
    weak var third: Player?
    weak var fourth: Player?
    weak var fifth: Player?
    var sixth: Player?
    var seventh: Player?
  }

  private struct Slots {
    var abrupt: SceneContainer?
    var smooth: SceneContainer?
    var wings: SceneContainer?
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = SwappingScenes()
  private weak var weakController: StageSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()
  private var slots = Slots()

  fileprivate init(_ controller: StageSceneController) { weakController = controller }

  private var controller: StageSceneController {
    guard let weakController else { fatalError("The controller of the scene `stage` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Theatre) -> StageScene {
    guard let controller = controller as? StageSceneController else {
      fatalError("This Theatre was not made through its scene; use SwappingScenes.instantiateStage()")
    }
    return controller.stageWiring
  }

  var abrupt: UIView { loaded(views).abrupt }
  var smooth: UIView { loaded(views).smooth }
  var wings: UIView { loaded(views).wings }

  /// The child `first`, while it is there.
  var first: Player? { children.first }

  /// The child `second`, while it is there.
  var second: Player? { children.second }

  /// The child `third`, while it is there.
  var third: Player? { children.third }

  /// The child `fourth`, while it is there.
  var fourth: Player? { children.fourth }

  /// The child `fifth`, while it is there.
  var fifth: Player? { children.fifth }

  /// The child `sixth`, once it was made; it is kept while another child is shown.
  var sixth: Player? { children.sixth }

  /// The child `seventh`, once it was made; it is kept while another child is shown.
  var seventh: Player? { children.seventh }

  /// Performs the segue `first`: swaps in `first`.
  func performFirst(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.abrupt else { return }
    let first = scenes.instantiateFirst()
    children.first = first
    let segue = UIStoryboardSegue(identifier: "first", source: controller, destination: first) {
      slot.show(first)
    }
    dispatch.perform(segue, as: .first(first), sender: sender)
  }

  /// Performs the segue `second`: swaps in `second`.
  func performSecond(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.abrupt else { return }
    let second = scenes.instantiateSecond()
    children.second = second
    let segue = UIStoryboardSegue(identifier: "second", source: controller, destination: second) {
      slot.show(second)
    }
    dispatch.perform(segue, as: .second(second), sender: sender)
  }

  /// Performs the segue `third`: swaps in `third`.
  func performThird(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.smooth else { return }
    let third = scenes.instantiateThird()
    children.third = third
    let segue = UIStoryboardSegue(identifier: "third", source: controller, destination: third) {
      slot.show(third)
    }
    dispatch.perform(segue, as: .third(third), sender: sender)
  }

  /// Performs the segue `fourth`: swaps in `fourth`.
  func performFourth(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.smooth else { return }
    let fourth = scenes.instantiateFourth()
    children.fourth = fourth
    let segue = UIStoryboardSegue(identifier: "fourth", source: controller, destination: fourth) {
      slot.show(fourth, duration: 0.3, options: .transitionCrossDissolve)
    }
    dispatch.perform(segue, as: .fourth(fourth), sender: sender)
  }

  /// Performs the segue `fifth`: swaps in `fifth`.
  func performFifth(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.smooth else { return }
    let fifth = scenes.instantiateFifth()
    children.fifth = fifth
    let segue = UIStoryboardSegue(identifier: "fifth", source: controller, destination: fifth) {
      slot.show(fifth, duration: 0.3, options: .transitionCrossDissolve)
    }
    dispatch.perform(segue, as: .fifth(fifth), sender: sender)
  }

  /// Performs the segue `sixth`: swaps in `sixth`.
  func performSixth(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.wings else { return }
    let sixth = children.sixth ?? scenes.instantiateSixth()
    children.sixth = sixth
    let segue = UIStoryboardSegue(identifier: "sixth", source: controller, destination: sixth) {
      slot.show(sixth)
    }
    dispatch.perform(segue, as: .sixth(sixth), sender: sender)
  }

  /// Performs the segue `seventh`: swaps in `seventh`.
  func performSeventh(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.wings else { return }
    let seventh = children.seventh ?? scenes.instantiateSeventh()
    children.seventh = seventh
    let segue = UIStoryboardSegue(identifier: "seventh", source: controller, destination: seventh) {
      slot.show(seventh)
    }
    dispatch.perform(segue, as: .seventh(seventh), sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let abrupt = UIView()
    view.addSubview(abrupt)

    let smooth = UIView()
    view.addSubview(smooth)

    let wings = UIView()
    view.addSubview(wings)

    controller.view = view
    views = Views(abrupt: abrupt, smooth: smooth, wings: wings)

    slots.abrupt = SceneContainer(view: abrupt, of: controller)
    performFirst()

    slots.smooth = SceneContainer(view: smooth, of: controller)
    performThird()

    slots.wings = SceneContainer(view: wings, of: controller)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `stage` is not loaded that far yet") }
    return part
  }
}

/// The controller that the scene `stage` makes, wired.
final class StageSceneController: Theatre {
  fileprivate lazy var stageWiring = StageScene(self)

  override func loadView() { stageWiring.loadView() }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch StageScene.Identifier(rawValue: identifier) {
    case .first:
      stageWiring.performFirst(sender: sender)
    case .second:
      stageWiring.performSecond(sender: sender)
    case .third:
      stageWiring.performThird(sender: sender)
    case .fourth:
      stageWiring.performFourth(sender: sender)
    case .fifth:
      stageWiring.performFifth(sender: sender)
    case .sixth:
      stageWiring.performSixth(sender: sender)
    case .seventh:
      stageWiring.performSeventh(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = stageWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Theatre` can say about the scene `stage`.
@MainActor
protocol StageSceneOwner: Theatre {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: StageScene.Segue, sender: Any?)
}

extension StageSceneOwner {
  /// What this controller reaches in the scene `stage`.
  var scene: StageScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: StageScene.Segue, sender: Any?) {}
}

extension Theatre: StageSceneOwner {}

// MARK: - first

/// The scene `first`: what its controller reaches in it.
@MainActor
struct FirstScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// What `Player` gets from the scene `first`.
@MainActor
protocol FirstSceneOwner: Player {}

extension FirstSceneOwner {
  /// What this controller reaches in the scene `first`.
  var firstScene: FirstScene { FirstScene(controller: self) }
}

extension Player: FirstSceneOwner {}

// MARK: - second

/// The scene `second`: what its controller reaches in it.
@MainActor
struct SecondScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// What `Player` gets from the scene `second`.
@MainActor
protocol SecondSceneOwner: Player {}

extension SecondSceneOwner {
  /// What this controller reaches in the scene `second`.
  var secondScene: SecondScene { SecondScene(controller: self) }
}

extension Player: SecondSceneOwner {}

// MARK: - third

/// The scene `third`: what its controller reaches in it.
@MainActor
struct ThirdScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// What `Player` gets from the scene `third`.
@MainActor
protocol ThirdSceneOwner: Player {}

extension ThirdSceneOwner {
  /// What this controller reaches in the scene `third`.
  var thirdScene: ThirdScene { ThirdScene(controller: self) }
}

extension Player: ThirdSceneOwner {}

// MARK: - fourth

/// The scene `fourth`: what its controller reaches in it.
@MainActor
struct FourthScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// What `Player` gets from the scene `fourth`.
@MainActor
protocol FourthSceneOwner: Player {}

extension FourthSceneOwner {
  /// What this controller reaches in the scene `fourth`.
  var fourthScene: FourthScene { FourthScene(controller: self) }
}

extension Player: FourthSceneOwner {}

// MARK: - fifth

/// The scene `fifth`: what its controller reaches in it.
@MainActor
struct FifthScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// What `Player` gets from the scene `fifth`.
@MainActor
protocol FifthSceneOwner: Player {}

extension FifthSceneOwner {
  /// What this controller reaches in the scene `fifth`.
  var fifthScene: FifthScene { FifthScene(controller: self) }
}

extension Player: FifthSceneOwner {}

// MARK: - sixth

/// The scene `sixth`: what its controller reaches in it.
@MainActor
struct SixthScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// What `Player` gets from the scene `sixth`.
@MainActor
protocol SixthSceneOwner: Player {}

extension SixthSceneOwner {
  /// What this controller reaches in the scene `sixth`.
  var sixthScene: SixthScene { SixthScene(controller: self) }
}

extension Player: SixthSceneOwner {}

// MARK: - seventh

/// The scene `seventh`: what its controller reaches in it.
@MainActor
struct SeventhScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// What `Player` gets from the scene `seventh`.
@MainActor
protocol SeventhSceneOwner: Player {}

extension SeventhSceneOwner {
  /// What this controller reaches in the scene `seventh`.
  var seventhScene: SeventhScene { SeventhScene(controller: self) }
}

extension Player: SeventhSceneOwner {}
