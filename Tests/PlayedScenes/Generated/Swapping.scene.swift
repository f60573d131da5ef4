// Made by scenec from Swapping.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Swapping.scene.
@MainActor
struct SwappingScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeStage: @MainActor () -> Theatre = { StageSceneController() }
    var makeFirst: @MainActor () -> Player = { Player() }
    var makeSecond: @MainActor () -> Player = { Player() }
    var makeThird: @MainActor () -> Player = { Player() }
    var makeFourth: @MainActor () -> Player = { Player() }
    var makeFifth: @MainActor () -> Player = { Player() }
    var makeSixth: @MainActor () -> Player = { Player() }
    var makeSeventh: @MainActor () -> Player = { Player() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Swapping.scene starts with.
  func instantiateInitialViewController() -> Theatre { instantiateStage() }

  func instantiateStage() -> Theatre {
    let stage = factory.makeStage()
    (stage as? StageSceneController)?.stageWiring.scenes = self
    stage.awakeFromNib()
    return stage
  }

  func instantiateFirst() -> Player {
    let first = factory.makeFirst()
    SceneIdentity.set("first", of: first)
    first.awakeFromNib()
    return first
  }

  func instantiateSecond() -> Player {
    let second = factory.makeSecond()
    SceneIdentity.set("second", of: second)
    second.awakeFromNib()
    return second
  }

  func instantiateThird() -> Player {
    let third = factory.makeThird()
    SceneIdentity.set("third", of: third)
    third.awakeFromNib()
    return third
  }

  func instantiateFourth() -> Player {
    let fourth = factory.makeFourth()
    SceneIdentity.set("fourth", of: fourth)
    fourth.awakeFromNib()
    return fourth
  }

  func instantiateFifth() -> Player {
    let fifth = factory.makeFifth()
    SceneIdentity.set("fifth", of: fifth)
    fifth.awakeFromNib()
    return fifth
  }

  func instantiateSixth() -> Player {
    let sixth = factory.makeSixth()
    SceneIdentity.set("sixth", of: sixth)
    sixth.awakeFromNib()
    return sixth
  }

  func instantiateSeventh() -> Player {
    let seventh = factory.makeSeventh()
    SceneIdentity.set("seventh", of: seventh)
    seventh.awakeFromNib()
    return seventh
  }
}

/// Makes controllers with the factories of the process.
extension SwappingScenes {
  static func instantiateInitialViewController() -> Theatre { Self().instantiateInitialViewController() }
  static func instantiateStage() -> Theatre { Self().instantiateStage() }
  static func instantiateFirst() -> Player { Self().instantiateFirst() }
  static func instantiateSecond() -> Player { Self().instantiateSecond() }
  static func instantiateThird() -> Player { Self().instantiateThird() }
  static func instantiateFourth() -> Player { Self().instantiateFourth() }
  static func instantiateFifth() -> Player { Self().instantiateFifth() }
  static func instantiateSixth() -> Player { Self().instantiateSixth() }
  static func instantiateSeventh() -> Player { Self().instantiateSeventh() }
}

// MARK: - stage

/// The parts of the scene `stage` that its controller uses.
final class StageScene: SceneParts<StageSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case first, second, third, fourth, fifth, sixth, seventh }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case first(Player)
    case second(Player)
    case third(Player)
    case fourth(Player)
    case fifth(Player)
    case sixth(Player)
    case seventh(Player)
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

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = SwappingScenes()
  private let dispatch = SceneDispatch<StageSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (abrupt: UIView, smooth: UIView, wings: UIView)!
  private var children = Children()
  private var slots = Slots()

  var abrupt: UIView { loadedViews.views.abrupt }
  var smooth: UIView { loadedViews.views.smooth }
  var wings: UIView { loadedViews.views.wings }

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
    dispatch.perform(first, "first", from: controller, as: .first(first), sender: sender) {
      slot.show(first)
    }
  }

  /// Performs the segue `second`: swaps in `second`.
  func performSecond(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.abrupt else { return }
    let second = scenes.instantiateSecond()
    children.second = second
    dispatch.perform(second, "second", from: controller, as: .second(second), sender: sender) {
      slot.show(second)
    }
  }

  /// Performs the segue `third`: swaps in `third`.
  func performThird(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.smooth else { return }
    let third = scenes.instantiateThird()
    children.third = third
    dispatch.perform(third, "third", from: controller, as: .third(third), sender: sender) {
      slot.show(third)
    }
  }

  /// Performs the segue `fourth`: swaps in `fourth`.
  func performFourth(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.smooth else { return }
    let fourth = scenes.instantiateFourth()
    children.fourth = fourth
    dispatch.perform(fourth, "fourth", from: controller, as: .fourth(fourth), sender: sender) {
      slot.show(fourth, duration: 0.3, options: .transitionCrossDissolve)
    }
  }

  /// Performs the segue `fifth`: swaps in `fifth`.
  func performFifth(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.smooth else { return }
    let fifth = scenes.instantiateFifth()
    children.fifth = fifth
    dispatch.perform(fifth, "fifth", from: controller, as: .fifth(fifth), sender: sender) {
      slot.show(fifth, duration: 0.3, options: .transitionCrossDissolve)
    }
  }

  /// Performs the segue `sixth`: swaps in `sixth`.
  func performSixth(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.wings else { return }
    let sixth = children.sixth ?? scenes.instantiateSixth()
    children.sixth = sixth
    dispatch.perform(sixth, "sixth", from: controller, as: .sixth(sixth), sender: sender) {
      slot.show(sixth)
    }
  }

  /// Performs the segue `seventh`: swaps in `seventh`.
  func performSeventh(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.wings else { return }
    let seventh = children.seventh ?? scenes.instantiateSeventh()
    children.seventh = seventh
    dispatch.perform(seventh, "seventh", from: controller, as: .seventh(seventh), sender: sender) {
      slot.show(seventh)
    }
  }

  fileprivate func loadView(of controller: StageSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let abrupt = UIView()
    view.addSubview(abrupt)

    let smooth = UIView()
    view.addSubview(smooth)

    let wings = UIView()
    view.addSubview(wings)

    views = (abrupt, smooth, wings)
    controller.view = view

    slots.abrupt = SceneContainer(view: abrupt, of: controller)
    performFirst()

    slots.smooth = SceneContainer(view: smooth, of: controller)
    performThird()

    slots.wings = SceneContainer(view: wings, of: controller)
  }
}

final class StageSceneController: Theatre {
  fileprivate lazy var stageWiring = StageScene(self)
  override func loadView() { stageWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch StageScene.Identifier(rawValue: identifier) {
    case .first: stageWiring.performFirst(sender: sender)
    case .second: stageWiring.performSecond(sender: sender)
    case .third: stageWiring.performThird(sender: sender)
    case .fourth: stageWiring.performFourth(sender: sender)
    case .fifth: stageWiring.performFifth(sender: sender)
    case .sixth: stageWiring.performSixth(sender: sender)
    case .seventh: stageWiring.performSeventh(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Theatre` and the scene `stage`.
@MainActor
protocol StageSceneOwner: Theatre {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: StageScene.Segue, sender: Any?)
}

extension StageSceneOwner {
  /// The parts of the scene `stage` that this controller uses.
  var scene: StageScene { StageScene.owner(self, use: "SwappingScenes.instantiateStage()").stageWiring }
  func prepare(for segue: StageScene.Segue, sender: Any?) {}
}

extension Theatre: StageSceneOwner {}

// MARK: - first

/// The parts of the scene `first` that its controller uses.
@MainActor
struct FirstScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// The interface between `Player` and the scene `first`.
@MainActor
protocol FirstSceneOwner: Player {}

extension FirstSceneOwner {
  /// The parts of the scene `first` that this controller uses.
  var firstScene: FirstScene { FirstScene(controller: self) }
}

extension Player: FirstSceneOwner {}

// MARK: - second

/// The parts of the scene `second` that its controller uses.
@MainActor
struct SecondScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// The interface between `Player` and the scene `second`.
@MainActor
protocol SecondSceneOwner: Player {}

extension SecondSceneOwner {
  /// The parts of the scene `second` that this controller uses.
  var secondScene: SecondScene { SecondScene(controller: self) }
}

extension Player: SecondSceneOwner {}

// MARK: - third

/// The parts of the scene `third` that its controller uses.
@MainActor
struct ThirdScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// The interface between `Player` and the scene `third`.
@MainActor
protocol ThirdSceneOwner: Player {}

extension ThirdSceneOwner {
  /// The parts of the scene `third` that this controller uses.
  var thirdScene: ThirdScene { ThirdScene(controller: self) }
}

extension Player: ThirdSceneOwner {}

// MARK: - fourth

/// The parts of the scene `fourth` that its controller uses.
@MainActor
struct FourthScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// The interface between `Player` and the scene `fourth`.
@MainActor
protocol FourthSceneOwner: Player {}

extension FourthSceneOwner {
  /// The parts of the scene `fourth` that this controller uses.
  var fourthScene: FourthScene { FourthScene(controller: self) }
}

extension Player: FourthSceneOwner {}

// MARK: - fifth

/// The parts of the scene `fifth` that its controller uses.
@MainActor
struct FifthScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// The interface between `Player` and the scene `fifth`.
@MainActor
protocol FifthSceneOwner: Player {}

extension FifthSceneOwner {
  /// The parts of the scene `fifth` that this controller uses.
  var fifthScene: FifthScene { FifthScene(controller: self) }
}

extension Player: FifthSceneOwner {}

// MARK: - sixth

/// The parts of the scene `sixth` that its controller uses.
@MainActor
struct SixthScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// The interface between `Player` and the scene `sixth`.
@MainActor
protocol SixthSceneOwner: Player {}

extension SixthSceneOwner {
  /// The parts of the scene `sixth` that this controller uses.
  var sixthScene: SixthScene { SixthScene(controller: self) }
}

extension Player: SixthSceneOwner {}

// MARK: - seventh

/// The parts of the scene `seventh` that its controller uses.
@MainActor
struct SeventhScene {
  fileprivate weak var controller: Player?

  /// The controller that contains this one, from the moment it does.
  var stage: Theatre? { controller?.parent as? Theatre }
}

/// The interface between `Player` and the scene `seventh`.
@MainActor
protocol SeventhSceneOwner: Player {}

extension SeventhSceneOwner {
  /// The parts of the scene `seventh` that this controller uses.
  var seventhScene: SeventhScene { SeventhScene(controller: self) }
}

extension Player: SeventhSceneOwner {}
