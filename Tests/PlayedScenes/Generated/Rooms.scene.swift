// Made by scenec from Rooms.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Rooms.scene.
@MainActor
struct RoomsScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeOffice: @MainActor () -> Office = { OfficeSceneController() }
    var makeGuest: @MainActor () -> Occupant = { Occupant() }
    var makeVisitor: @MainActor () -> Occupant = { Occupant() }
    var makeYard: @MainActor () -> Occupant = { Occupant() }
    var makeRegister: @MainActor () -> Register = { RegisterSceneController() }
    var makeWall: @MainActor () -> Wall = { WallSceneController(collectionViewLayout: UICollectionViewFlowLayout()) }
    var makeBasement: @MainActor () -> Basement = { Basement(nibName: "Basement", bundle: .module) }
    var makeAttic: @MainActor () -> Attic = { AtticSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Rooms.scene starts with.
  func instantiateInitialViewController() -> Office { instantiateOffice() }

  func instantiateOffice() -> Office {
    let office = factory.makeOffice()
    office.title = "Office"
    office.navigationItem.title = "Ground floor"
    office.preferredContentSize = CGSize(width: 320, height: 480)
    (office as? OfficeSceneController)?.officeWiring.scenes = self
    office.awakeFromNib()
    return office
  }

  func instantiateGuest() -> Occupant {
    let guest = factory.makeGuest()
    SceneIdentity.set("guest", of: guest)
    guest.awakeFromNib()
    return guest
  }

  func instantiateVisitor() -> Occupant {
    let visitor = factory.makeVisitor()
    SceneIdentity.set("visitor", of: visitor)
    visitor.awakeFromNib()
    return visitor
  }

  func instantiateYard() -> Occupant {
    let yard = factory.makeYard()
    SceneIdentity.set("yard", of: yard)
    yard.awakeFromNib()
    return yard
  }

  func instantiateRegister() -> Register { SceneFlow.awakened(factory.makeRegister()) }
  func instantiateWall() -> Wall { SceneFlow.awakened(factory.makeWall()) }

  func instantiateBasement() -> Basement {
    let basement = factory.makeBasement()
    SceneIdentity.set("basement", of: basement)
    basement.awakeFromNib()
    return basement
  }

  func instantiateAttic() -> Attic { SceneFlow.awakened(factory.makeAttic()) }
}

/// Makes controllers with the factories of the process.
extension RoomsScenes {
  static func instantiateInitialViewController() -> Office { Self().instantiateInitialViewController() }
  static func instantiateOffice() -> Office { Self().instantiateOffice() }
  static func instantiateGuest() -> Occupant { Self().instantiateGuest() }
  static func instantiateVisitor() -> Occupant { Self().instantiateVisitor() }
  static func instantiateYard() -> Occupant { Self().instantiateYard() }
  static func instantiateRegister() -> Register { Self().instantiateRegister() }
  static func instantiateWall() -> Wall { Self().instantiateWall() }
  static func instantiateBasement() -> Basement { Self().instantiateBasement() }
  static func instantiateAttic() -> Attic { Self().instantiateAttic() }
}

// MARK: - office

/// The parts of the scene `office` that its controller uses.
final class OfficeScene: SceneParts<OfficeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case guest, visitor, register, wall, basement, attic, theatre }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case guest(Occupant)
    case visitor(Occupant)
    case yard(Occupant)
    case register(Register)
    case wall(Wall)
    case basement(Basement)
    case attic(Attic)
    case theatre(Theatre)
  }

  private struct Children {
    var guest: Occupant?
    var visitor: Occupant?
    weak var yard: Occupant?
  }

  private struct Slots {
    var containerView: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = RoomsScenes()
  private let dispatch = SceneDispatch<OfficeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (desk: UIView, shelf: UIView, note: UILabel, corner: UIView, window: UIView)!
  private var children = Children()
  private var slots = Slots()

  var desk: UIView { loadedViews.views.desk }
  var shelf: UIView { loadedViews.views.shelf }
  var note: UILabel { loadedViews.views.note }
  var corner: UIView { loadedViews.views.corner }
  var window: UIView { loadedViews.views.window }

  /// The child `guest`, once it was made; it is kept while another child is shown.
  var guest: Occupant? { children.guest }
  /// The child `visitor`, once it was made; it is kept while another child is shown.
  var visitor: Occupant? { children.visitor }
  /// The child `yard`, from the moment the view is loaded; asking for it loads the view.
  var yard: Occupant { embeddedChild(children.yard, "yard") }

  /// Performs the segue `guest`: swaps in `guest`.
  func performGuest(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.containerView else { return }
    let guest = children.guest ?? scenes.instantiateGuest()
    children.guest = guest
    dispatch.perform(guest, "guest", from: controller, as: .guest(guest), sender: sender) {
      slot.show(guest)
    }
  }

  /// Performs the segue `visitor`: swaps in `visitor`.
  func performVisitor(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.containerView else { return }
    let visitor = children.visitor ?? scenes.instantiateVisitor()
    children.visitor = visitor
    dispatch.perform(visitor, "visitor", from: controller, as: .visitor(visitor), sender: sender) {
      slot.show(visitor, duration: 0.3, options: .transitionCrossDissolve)
    }
  }

  /// Performs the segue `register`: presents `register`.
  func performRegister(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let register = scenes.instantiateRegister()
    dispatch.present(register, "register", from: controller, as: .register(register), sender: sender)
  }

  /// Performs the segue `wall`: presents `wall`.
  func performWall(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let wall = scenes.instantiateWall()
    dispatch.present(wall, "wall", from: controller, as: .wall(wall), sender: sender)
  }

  /// Performs the segue `basement`: presents `basement`.
  func performBasement(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let basement = scenes.instantiateBasement()
    dispatch.present(basement, "basement", from: controller, as: .basement(basement), sender: sender)
  }

  /// Performs the segue `attic`: presents `attic`.
  func performAttic(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let attic = scenes.instantiateAttic()
    dispatch.present(attic, "attic", from: controller, as: .attic(attic), sender: sender)
  }

  /// Performs the segue `theatre`: presents `stage`.
  func performTheatre(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let stage = SwappingScenes(in: scenes.flow).instantiateStage()
    dispatch.present(stage, "theatre", from: controller, as: .theatre(stage), sender: sender)
  }

  fileprivate func loadView(of controller: OfficeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let desk = UIView()
    desk.frame = CGRect(x: 20, y: 100, width: 335, height: 44)
    desk.autoresizingMask = .flexibleWidth
    view.addSubview(desk)

    let shelf = UIView()
    shelf.frame = CGRect(x: 20, y: 200, width: 335, height: 44)
    view.addSubview(shelf)

    let note = UILabel()
    note.text = "Note"
    note.translatesAutoresizingMaskIntoConstraints = false
    shelf.addSubview(note)

    let corner = UIView()
    corner.frame = CGRect(x: 0, y: 300, width: 200, height: 200)
    view.addSubview(corner)

    let containerView = UIView()
    containerView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    containerView.autoresizingMask = .flexibleWidth
    corner.addSubview(containerView)

    let window = UIView()
    window.frame = CGRect(x: 200, y: 300, width: 100, height: 100)
    view.addSubview(window)

    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: shelf.topAnchor),
      note.leadingAnchor.constraint(equalTo: shelf.leadingAnchor),
      shelf.trailingAnchor.constraint(equalTo: note.trailingAnchor),
    ])

    views = (desk, shelf, note, corner, window)
    controller.view = view

    slots.containerView = SceneContainer(view: containerView, of: controller)
    performGuest()

    let yard = scenes.instantiateYard()
    children.yard = yard
    dispatch.embed(yard, nil, in: window, from: controller, as: .yard(yard))
  }
}

final class OfficeSceneController: Office {
  fileprivate lazy var officeWiring = OfficeScene(self)
  override func loadView() { officeWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch OfficeScene.Identifier(rawValue: identifier) {
    case .guest: officeWiring.performGuest(sender: sender)
    case .visitor: officeWiring.performVisitor(sender: sender)
    case .register: officeWiring.performRegister(sender: sender)
    case .wall: officeWiring.performWall(sender: sender)
    case .basement: officeWiring.performBasement(sender: sender)
    case .attic: officeWiring.performAttic(sender: sender)
    case .theatre: officeWiring.performTheatre(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Office` and the scene `office`.
@MainActor
protocol OfficeSceneOwner: Office {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: OfficeScene.Segue, sender: Any?)
}

extension OfficeSceneOwner {
  /// The parts of the scene `office` that this controller uses.
  var scene: OfficeScene { OfficeScene.owner(self, use: "RoomsScenes.instantiateOffice()").officeWiring }
  func prepare(for segue: OfficeScene.Segue, sender: Any?) {}
}

extension Office: OfficeSceneOwner {}

// MARK: - guest

/// The parts of the scene `guest` that its controller uses.
@MainActor
struct GuestScene {
  fileprivate weak var controller: Occupant?

  /// The controller that contains this one, from the moment it does.
  var office: Office? { controller?.parent as? Office }
}

/// The interface between `Occupant` and the scene `guest`.
@MainActor
protocol GuestSceneOwner: Occupant {}

extension GuestSceneOwner {
  /// The parts of the scene `guest` that this controller uses.
  var guestScene: GuestScene { GuestScene(controller: self) }
}

extension Occupant: GuestSceneOwner {}

// MARK: - visitor

/// The parts of the scene `visitor` that its controller uses.
@MainActor
struct VisitorScene {
  fileprivate weak var controller: Occupant?

  /// The controller that contains this one, from the moment it does.
  var office: Office? { controller?.parent as? Office }
}

/// The interface between `Occupant` and the scene `visitor`.
@MainActor
protocol VisitorSceneOwner: Occupant {}

extension VisitorSceneOwner {
  /// The parts of the scene `visitor` that this controller uses.
  var visitorScene: VisitorScene { VisitorScene(controller: self) }
}

extension Occupant: VisitorSceneOwner {}

// MARK: - yard

/// The parts of the scene `yard` that its controller uses.
@MainActor
struct YardScene {
  fileprivate weak var controller: Occupant?

  /// The controller that contains this one, from the moment it does.
  var office: Office? { controller?.parent as? Office }
}

/// The interface between `Occupant` and the scene `yard`.
@MainActor
protocol YardSceneOwner: Occupant {}

extension YardSceneOwner {
  /// The parts of the scene `yard` that this controller uses.
  var yardScene: YardScene { YardScene(controller: self) }
}

extension Occupant: YardSceneOwner {}

// MARK: - register

final class RegisterSceneController: Register {
  override func loadView() {
    let controller = self
    let tableView = UITableView(frame: .zero, style: .grouped)
    tableView.frame = .sceneCanvas
    tableView.dataSource = controller
    tableView.delegate = controller

    controller.tableView = tableView
  }
}

// MARK: - wall

final class WallSceneController: Wall {
  override func loadView() {
    let controller = self
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.frame = .sceneCanvas
    collectionView.dataSource = controller
    collectionView.delegate = controller

    controller.collectionView = collectionView
  }
}

// MARK: - attic

/// The parts of the scene `attic` that its controller uses.
final class AtticScene: SceneParts<AtticSceneController> {
  private var views: (painting: UIImageView, beam: UIView)!

  var painting: UIImageView { loadedViews.views.painting }
  var beam: UIView { loadedViews.views.beam }

  fileprivate func loadView(of controller: AtticSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)

    let painting = UIImageView()
    painting.image = UIImage(named: "Painting", in: .module, compatibleWith: nil)
    painting.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.addSubview(painting)

    let beam = UIView()
    beam.frame = CGRect(x: 10, y: 10, width: 300, height: 20)
    beam.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(beam)

    views = (painting, beam)
    controller.view = view
  }
}

final class AtticSceneController: Attic {
  fileprivate lazy var atticWiring = AtticScene(self)
  override func loadView() { atticWiring.loadView(of: self) }
}

/// The interface between `Attic` and the scene `attic`.
@MainActor
protocol AtticSceneOwner: Attic {}

extension AtticSceneOwner {
  /// The parts of the scene `attic` that this controller uses.
  var scene: AtticScene { AtticScene.owner(self, use: "RoomsScenes.instantiateAttic()").atticWiring }
}

extension Attic: AtticSceneOwner {}
