// Made by scenec from Embedding.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Embedding.scene.
@MainActor
struct EmbeddingScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `house`.
    var makeHouse: @MainActor () -> House = { HouseSceneController() }
    /// Makes `room`.
    var makeRoom: @MainActor () -> Room = { Room() }
    /// Makes `hall`.
    var makeHall: @MainActor () -> Hall = { HallSceneController() }
    /// Makes `closet`.
    var makeCloset: @MainActor () -> Room = { Room() }
    /// Makes `cellar`.
    var makeCellar: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `vault`.
    var makeVault: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `garden`.
    var makeGarden: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Embedding.scene starts with.
  func instantiateInitialViewController() -> House {
    instantiateHouse()
  }

  /// Makes the controller `house`.
  func instantiateHouse() -> House {
    let house = factory.makeHouse()
    (house as? HouseSceneController)?.houseWiring.scenes = self
    house.awakeFromNib()
    return house
  }

  /// Makes the controller `room`.
  func instantiateRoom() -> Room {
    let room = factory.makeRoom()
    SceneIdentity.set("room", of: room)
    room.awakeFromNib()
    return room
  }

  /// Makes the controller `hall`.
  func instantiateHall() -> Hall {
    let hall = factory.makeHall()
    (hall as? HallSceneController)?.hallWiring.scenes = self
    hall.awakeFromNib()
    return hall
  }

  /// Makes the controller `closet`.
  func instantiateCloset() -> Room {
    let closet = factory.makeCloset()
    SceneIdentity.set("closet", of: closet)
    closet.awakeFromNib()
    return closet
  }

  /// Makes the controller `cellar`, and each child that you do not pass.
  func instantiateCellar(vault: UIViewController? = nil) -> UINavigationController {
    let cellar = factory.makeCellar()
    SceneIdentity.set("cellar", of: cellar)
    cellar.viewControllers = [vault ?? instantiateVault()]
    return cellar
  }

  /// Makes the controller `vault`.
  func instantiateVault() -> UIViewController {
    let vault = factory.makeVault()
    SceneIdentity.set("vault", of: vault)
    return vault
  }

  /// Makes the controller `garden`.
  func instantiateGarden() -> UIViewController {
    let garden = factory.makeGarden()
    SceneIdentity.set("garden", of: garden)
    return garden
  }
}

/// Makes controllers with the factories of the process.
extension EmbeddingScenes {
  /// Makes the controller that Embedding.scene starts with.
  static func instantiateInitialViewController() -> House {
    EmbeddingScenes().instantiateInitialViewController()
  }

  /// Makes the controller `house`.
  static func instantiateHouse() -> House {
    EmbeddingScenes().instantiateHouse()
  }

  /// Makes the controller `room`.
  static func instantiateRoom() -> Room {
    EmbeddingScenes().instantiateRoom()
  }

  /// Makes the controller `hall`.
  static func instantiateHall() -> Hall {
    EmbeddingScenes().instantiateHall()
  }

  /// Makes the controller `closet`.
  static func instantiateCloset() -> Room {
    EmbeddingScenes().instantiateCloset()
  }

  /// Makes the controller `cellar`, and each child that you do not pass.
  static func instantiateCellar(vault: UIViewController? = nil) -> UINavigationController {
    EmbeddingScenes().instantiateCellar(vault: vault)
  }

  /// Makes the controller `vault`.
  static func instantiateVault() -> UIViewController {
    EmbeddingScenes().instantiateVault()
  }

  /// Makes the controller `garden`.
  static func instantiateGarden() -> UIViewController {
    EmbeddingScenes().instantiateGarden()
  }
}

// MARK: - house

/// The parts of the scene `house` that its controller uses.
@MainActor
final class HouseScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case left
    case below
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case left(Room)
    case hall(Hall)
    case below(UIViewController, in: UINavigationController)
  }

  private struct Children {
    weak var room: Room?
    weak var hall: Hall?
    weak var cellar: UINavigationController?
    weak var vault: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = EmbeddingScenes()
  private weak var weakController: HouseSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: (name: UILabel, left: UIView, right: UIView, below: UIView)!
  private var children = Children()

  fileprivate init(_ controller: HouseSceneController) { weakController = controller }

  private var controller: HouseSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("house") }
    return weakController
  }

  var name: UILabel { loadedViews.views.name }
  var left: UIView { loadedViews.views.left }
  var right: UIView { loadedViews.views.right }
  var below: UIView { loadedViews.views.below }

  /// The child `room`, from the moment the view is loaded; asking for it loads the view.
  var room: Room { embedded(children.room, "room") }

  /// The child `hall`, from the moment the view is loaded; asking for it loads the view.
  var hall: Hall { embedded(children.hall, "hall") }

  /// The child `cellar`, from the moment the view is loaded; asking for it loads the view.
  var cellar: UINavigationController { embedded(children.cellar, "cellar") }

  /// The child `vault`, while it is there.
  var vault: UIViewController? { children.vault }

  fileprivate func loadView(of controller: HouseSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let name = UILabel()
    name.text = "House"
    view.addSubview(name)

    let left = UIView()
    view.addSubview(left)

    let right = UIView()
    view.addSubview(right)

    let below = UIView()
    view.addSubview(below)

    views = (name, left, right, below)
    controller.view = view
    controller.nameLabel = name

    let room = scenes.instantiateRoom()
    children.room = room
    dispatch.embed(room, in: left, of: controller, as: .left(room), identifier: "left")

    let hall = scenes.instantiateHall()
    children.hall = hall
    dispatch.embed(hall, in: right, of: controller, as: .hall(hall), identifier: nil)

    let vault = scenes.instantiateVault()
    let cellar = scenes.instantiateCellar(vault: vault)
    children.cellar = cellar
    children.vault = vault
    dispatch.embed(cellar, in: below, of: controller, as: .below(vault, in: cellar), identifier: "below")
  }

  /// This scene, once its view is loaded.
  private var loadedViews: HouseScene {
    SceneWiring.loadView(of: weakController, "house")
    return self
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `house` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `house`.
final class HouseSceneController: House {
  fileprivate lazy var houseWiring = HouseScene(self)

  override func loadView() { houseWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HouseScene.Identifier(rawValue: identifier) {
    case .left, .below:
      SceneContainer.alreadyEmbedded()
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = houseWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `House` and the scene `house`.
@MainActor
protocol HouseSceneOwner: House {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HouseScene.Segue, sender: Any?)
}

extension HouseSceneOwner {
  /// The parts of the scene `house` that this controller uses.
  var scene: HouseScene {
    guard let controller = self as? HouseSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "EmbeddingScenes.instantiateHouse()")
    }
    return controller.houseWiring
  }

  /// The default does nothing.
  func prepare(for segue: HouseScene.Segue, sender: Any?) {}
}

extension House: HouseSceneOwner {}

// MARK: - room

/// The parts of the scene `room` that its controller uses.
@MainActor
struct RoomScene {
  fileprivate weak var controller: Room?

  /// The controller that contains this one, from the moment it does.
  var house: House? { controller?.parent as? House }
}

/// The interface between `Room` and the scene `room`.
@MainActor
protocol RoomSceneOwner: Room {}

extension RoomSceneOwner {
  /// The parts of the scene `room` that this controller uses.
  var roomScene: RoomScene { RoomScene(controller: self) }
}

extension Room: RoomSceneOwner {}

// MARK: - hall

/// The parts of the scene `hall` that its controller uses.
@MainActor
final class HallScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case niche
    case leave
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case niche(Room)
    case leave(UIViewController)
  }

  private struct Children {
    weak var closet: Room?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = EmbeddingScenes()
  private weak var weakController: HallSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: (niche: UIView, door: UIButton)!
  private var children = Children()

  fileprivate init(_ controller: HallSceneController) { weakController = controller }

  private var controller: HallSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("hall") }
    return weakController
  }

  var niche: UIView { loadedViews.views.niche }
  var door: UIButton { loadedViews.views.door }

  /// The child `closet`, from the moment the view is loaded; asking for it loads the view.
  var closet: Room { embedded(children.closet, "closet") }

  /// The controller that contains this one, from the moment it does.
  var house: House? { weakController?.parent as? House }

  /// Performs the segue `leave`: presents `garden`.
  func performLeave(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let garden = scenes.instantiateGarden()
    dispatch.perform("leave", from: controller, to: garden, as: .leave(garden), sender: sender) {
      controller.present(garden, animated: true)
    }
  }

  fileprivate func loadView(of controller: HallSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let niche = UIView()
    view.addSubview(niche)

    let door = UIButton(type: .system)
    door.setTitle("Leave", for: .normal)
    door.addAction(SceneSegues.action("leave", of: controller), for: .touchUpInside)
    view.addSubview(door)

    views = (niche, door)
    controller.view = view

    let closet = scenes.instantiateCloset()
    children.closet = closet
    dispatch.embed(closet, in: niche, of: controller, as: .niche(closet), identifier: "niche")
  }

  /// This scene, once its view is loaded.
  private var loadedViews: HallScene {
    SceneWiring.loadView(of: weakController, "hall")
    return self
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `hall` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `hall`.
final class HallSceneController: Hall {
  fileprivate lazy var hallWiring = HallScene(self)

  override func loadView() { hallWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HallScene.Identifier(rawValue: identifier) {
    case .niche:
      SceneContainer.alreadyEmbedded()
    case .leave:
      hallWiring.performLeave(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = hallWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `Hall` and the scene `hall`.
@MainActor
protocol HallSceneOwner: Hall {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HallScene.Segue, sender: Any?)
}

extension HallSceneOwner {
  /// The parts of the scene `hall` that this controller uses.
  var scene: HallScene {
    guard let controller = self as? HallSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "EmbeddingScenes.instantiateHall()")
    }
    return controller.hallWiring
  }

  /// The default does nothing.
  func prepare(for segue: HallScene.Segue, sender: Any?) {}
}

extension Hall: HallSceneOwner {}

// MARK: - closet

/// The parts of the scene `closet` that its controller uses.
@MainActor
struct ClosetScene {
  fileprivate weak var controller: Room?

  /// The controller that contains this one, from the moment it does.
  var hall: Hall? { controller?.parent as? Hall }
}

/// The interface between `Room` and the scene `closet`.
@MainActor
protocol ClosetSceneOwner: Room {}

extension ClosetSceneOwner {
  /// The parts of the scene `closet` that this controller uses.
  var closetScene: ClosetScene { ClosetScene(controller: self) }
}

extension Room: ClosetSceneOwner {}
