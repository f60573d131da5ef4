// Made by scenec from Swapping.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Swapping.scene.
@MainActor
struct SwappingScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
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

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Swapping.scene starts with.
  func instantiateInitialViewController() -> Theatre {
    instantiateStage()
  }

  /// Makes the controller `stage`.
  func instantiateStage() -> Theatre {
    let stage = factory.makeStage()
    (stage as? StageSceneController)?.stageWiring.scenes = self
    stage.awakeFromNib()
    return stage
  }

  /// Makes the controller `first`.
  func instantiateFirst() -> Player {
    let first = factory.makeFirst()
    SceneIdentity.set("first", of: first)
    first.awakeFromNib()
    return first
  }

  /// Makes the controller `second`.
  func instantiateSecond() -> Player {
    let second = factory.makeSecond()
    SceneIdentity.set("second", of: second)
    second.awakeFromNib()
    return second
  }

  /// Makes the controller `third`.
  func instantiateThird() -> Player {
    let third = factory.makeThird()
    SceneIdentity.set("third", of: third)
    third.awakeFromNib()
    return third
  }

  /// Makes the controller `fourth`.
  func instantiateFourth() -> Player {
    let fourth = factory.makeFourth()
    SceneIdentity.set("fourth", of: fourth)
    fourth.awakeFromNib()
    return fourth
  }

  /// Makes the controller `fifth`.
  func instantiateFifth() -> Player {
    let fifth = factory.makeFifth()
    SceneIdentity.set("fifth", of: fifth)
    fifth.awakeFromNib()
    return fifth
  }

  /// Makes the controller `sixth`.
  func instantiateSixth() -> Player {
    let sixth = factory.makeSixth()
    SceneIdentity.set("sixth", of: sixth)
    sixth.awakeFromNib()
    return sixth
  }

  /// Makes the controller `seventh`.
  func instantiateSeventh() -> Player {
    let seventh = factory.makeSeventh()
    SceneIdentity.set("seventh", of: seventh)
    seventh.awakeFromNib()
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

/// The parts of the scene `stage` that its controller uses.
@MainActor
final class StageScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case first
    case second
    case third
    case fourth
    case fifth
    case sixth
    case seventh
  }

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
  private weak var weakController: StageSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: (abrupt: UIView, smooth: UIView, wings: UIView)!
  private var children = Children()
  private var slots = Slots()

  fileprivate init(_ controller: StageSceneController) { weakController = controller }

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
    dispatch.perform("first", from: controller, to: first, as: .first(first), sender: sender) {
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
    dispatch.perform("second", from: controller, to: second, as: .second(second), sender: sender) {
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
    dispatch.perform("third", from: controller, to: third, as: .third(third), sender: sender) {
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
    dispatch.perform("fourth", from: controller, to: fourth, as: .fourth(fourth), sender: sender) {
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
    dispatch.perform("fifth", from: controller, to: fifth, as: .fifth(fifth), sender: sender) {
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
    dispatch.perform("sixth", from: controller, to: sixth, as: .sixth(sixth), sender: sender) {
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
    dispatch.perform("seventh", from: controller, to: seventh, as: .seventh(seventh), sender: sender) {
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

  /// This scene, once its view is loaded.
  private var loadedViews: StageScene {
    SceneWiring.loadView(of: weakController, "stage")
    return self
  }
}

/// The generated view controller of the scene `stage`.
final class StageSceneController: Theatre {
  fileprivate lazy var stageWiring = StageScene(self)

  override func loadView() { stageWiring.loadView(of: self) }

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

/// The interface between `Theatre` and the scene `stage`.
@MainActor
protocol StageSceneOwner: Theatre {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: StageScene.Segue, sender: Any?)
}

extension StageSceneOwner {
  /// The parts of the scene `stage` that this controller uses.
  var scene: StageScene {
    guard let controller = self as? StageSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "SwappingScenes.instantiateStage()")
    }
    return controller.stageWiring
  }

  /// The default does nothing.
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
