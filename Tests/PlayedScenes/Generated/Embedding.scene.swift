// Made by scenec from Embedding.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Embedding.scene.
@MainActor
struct EmbeddingScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHouse: @MainActor () -> House = { HouseSceneController() }
    var makeRoom: @MainActor () -> Room = { Room() }
    var makeHall: @MainActor () -> Hall = { HallSceneController() }
    var makeCloset: @MainActor () -> Room = { Room() }
    var makeCellar: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeVault: @MainActor () -> UIViewController = { UIViewController() }
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
  func instantiateInitialViewController() -> House { instantiateHouse() }

  func instantiateHouse() -> House {
    let house = factory.makeHouse()
    (house as? HouseSceneController)?.houseWiring.scenes = self
    house.awakeFromNib()
    return house
  }

  func instantiateRoom() -> Room {
    let room = factory.makeRoom()
    SceneIdentity.set("room", of: room)
    room.awakeFromNib()
    return room
  }

  func instantiateHall() -> Hall {
    let hall = factory.makeHall()
    (hall as? HallSceneController)?.hallWiring.scenes = self
    hall.awakeFromNib()
    return hall
  }

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

  func instantiateVault() -> UIViewController {
    let vault = factory.makeVault()
    SceneIdentity.set("vault", of: vault)
    return vault
  }

  func instantiateGarden() -> UIViewController {
    let garden = factory.makeGarden()
    SceneIdentity.set("garden", of: garden)
    return garden
  }
}

/// Makes controllers with the factories of the process.
extension EmbeddingScenes {
  static func instantiateInitialViewController() -> House { Self().instantiateInitialViewController() }
  static func instantiateHouse() -> House { Self().instantiateHouse() }
  static func instantiateRoom() -> Room { Self().instantiateRoom() }
  static func instantiateHall() -> Hall { Self().instantiateHall() }
  static func instantiateCloset() -> Room { Self().instantiateCloset() }
  static func instantiateCellar(vault: UIViewController? = nil) -> UINavigationController {
    Self().instantiateCellar(vault: vault)
  }
  static func instantiateVault() -> UIViewController { Self().instantiateVault() }
  static func instantiateGarden() -> UIViewController { Self().instantiateGarden() }
}

// MARK: - house

/// The parts of the scene `house` that its controller uses.
final class HouseScene: SceneParts<HouseSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case left, below }

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
  private let dispatch = SceneDispatch<HouseSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (name: UILabel, left: UIView, right: UIView, below: UIView)!
  private var children = Children()

  var name: UILabel { loadedViews.views.name }
  var left: UIView { loadedViews.views.left }
  var right: UIView { loadedViews.views.right }
  var below: UIView { loadedViews.views.below }

  /// The child `room`, from the moment the view is loaded; asking for it loads the view.
  var room: Room { embeddedChild(children.room, "room") }
  /// The child `hall`, from the moment the view is loaded; asking for it loads the view.
  var hall: Hall { embeddedChild(children.hall, "hall") }
  /// The child `cellar`, from the moment the view is loaded; asking for it loads the view.
  var cellar: UINavigationController { embeddedChild(children.cellar, "cellar") }
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
    dispatch.embed(room, "left", in: left, from: controller, as: .left(room))

    let hall = scenes.instantiateHall()
    children.hall = hall
    dispatch.embed(hall, nil, in: right, from: controller, as: .hall(hall))

    let vault = scenes.instantiateVault()
    let cellar = scenes.instantiateCellar(vault: vault)
    children.cellar = cellar
    children.vault = vault
    dispatch.embed(cellar, "below", in: below, from: controller, as: .below(vault, in: cellar))
  }
}

final class HouseSceneController: House {
  fileprivate lazy var houseWiring = HouseScene(self)
  override func loadView() { houseWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HouseScene.Identifier(rawValue: identifier) {
    case .left, .below: SceneContainer.alreadyEmbedded()
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
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
  var scene: HouseScene { HouseScene.owner(self, use: "EmbeddingScenes.instantiateHouse()").houseWiring }
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
final class HallScene: SceneParts<HallSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case niche, leave }

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
  private let dispatch = SceneDispatch<HallSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (niche: UIView, door: UIButton)!
  private var children = Children()

  var niche: UIView { loadedViews.views.niche }
  var door: UIButton { loadedViews.views.door }

  /// The child `closet`, from the moment the view is loaded; asking for it loads the view.
  var closet: Room { embeddedChild(children.closet, "closet") }

  /// The controller that contains this one, from the moment it does.
  var house: House? { weakController?.parent as? House }

  /// Performs the segue `leave`: presents `garden`.
  func performLeave(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let garden = scenes.instantiateGarden()
    dispatch.present(garden, "leave", from: controller, as: .leave(garden), sender: sender)
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
    dispatch.embed(closet, "niche", in: niche, from: controller, as: .niche(closet))
  }
}

final class HallSceneController: Hall {
  fileprivate lazy var hallWiring = HallScene(self)
  override func loadView() { hallWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HallScene.Identifier(rawValue: identifier) {
    case .niche: SceneContainer.alreadyEmbedded()
    case .leave: hallWiring.performLeave(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
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
  var scene: HallScene { HallScene.owner(self, use: "EmbeddingScenes.instantiateHall()").hallWiring }
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
