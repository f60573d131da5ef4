import HeadlessUIKitTesting
@testable import PlayedScenes
import Testing

/// The sizes of scenes' views, the data sources of their tables, and controllers that outlive their scene.
@MainActor @Suite struct RoomTests {
  @Test("A root view has a size before it is shown, which its subviews' frames refer to")
  func sizeOnLoad() {
    let office = RoomsScenes.instantiateOffice()
    office.loadViewIfNeeded()
    #expect(office.sizeOnLoad == CGSize(width: 375, height: 667))
    let attic = RoomsScenes.instantiateAttic()
    #expect(attic.view.bounds.size == CGSize(width: 320, height: 568))
  }

  @Test("A view with flexible size grows with its superview")
  func autoresizing() {
    let office = RoomsScenes.instantiateOffice()
    office.view.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    #expect(office.scene.desk.frame == CGRect(x: 20, y: 100, width: 335, height: 44))
    office.view.frame = CGRect(x: 0, y: 0, width: 400, height: 812)
    #expect(office.scene.desk.frame == CGRect(x: 20, y: 100, width: 360, height: 44))
    let attic = RoomsScenes.instantiateAttic()
    attic.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
    #expect(attic.scene.beam.frame == CGRect(x: 10, y: 42, width: 355, height: 20))
  }

  @Test("A view with a frame keeps it despite constraints")
  func frameWithConstraints() {
    let play = Play(RoomsScenes.instantiateOffice())
    play.flush()
    let office = play.window.rootViewController as? Office
    #expect(office?.scene.shelf.frame == CGRect(x: 20, y: 200, width: 335, height: 44))
    #expect(office?.scene.shelf.translatesAutoresizingMaskIntoConstraints == true)
    #expect(office?.scene.note.translatesAutoresizingMaskIntoConstraints == false)
  }

  @Test("The table of a table view controller is served by the controller")
  func table() {
    let register = RoomsScenes.instantiateRegister()
    let play = Play(register)
    play.flush()
    #expect(register.tableView.numberOfRows(inSection: 0) == 3)
    #expect(register.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Row 1")
    #expect(register.tableView.dataSource === register && register.tableView.delegate === register)
  }

  @Test("The collection of a collection view controller is served by the controller")
  func collection() {
    let wall = RoomsScenes.instantiateWall()
    let play = Play(wall)
    play.flush()
    #expect(wall.collectionView.numberOfItems(inSection: 0) == 2)
    #expect(wall.collectionView.dataSource === wall && wall.collectionView.delegate === wall)
  }

  @Test("An embedded view fills its container, and grows with it")
  func embedded() {
    let office = RoomsScenes.instantiateOffice()
    let yard = office.scene.yard
    #expect(yard.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    office.scene.window.frame = CGRect(x: 0, y: 0, width: 150, height: 120)
    #expect(yard.view.frame == CGRect(x: 0, y: 0, width: 150, height: 120))
  }

  @Test("A child that is kept fills its container during the transition that brings it back")
  func keptDuringTransition() throws {
    let play = Play(RoomsScenes.instantiateOffice())
    play.flush()
    let office = try #require(play.window.rootViewController as? Office)
    let container = try #require(office.scene.corner.subviews.first)
    office.scene.performVisitor()
    play.flush()
    let visitor = try #require(office.scene.visitor)
    office.scene.performGuest()
    play.flush()
    office.scene.performVisitor()
    #expect(visitor.view.superview === container && visitor.view.frame == container.bounds)
    container.frame.size.height = 77
    #expect(visitor.view.frame == container.bounds)
    play.flush()
    #expect(visitor.view.frame == container.bounds && visitor.parent === office)
  }

  @Test("A swap after the container view is gone does nothing")
  func removedContainer() {
    let office = RoomsScenes.instantiateOffice()
    weak let container = office.scene.corner.subviews.first
    container?.removeFromSuperview()
    #expect(container == nil)
    office.scene.performVisitor()
    #expect(office.scene.visitor?.parent == nil)
  }

  @Test("A scene that outlives its controller performs no segues")
  func outlivingScene() throws {
    var office: Office? = RoomsScenes.instantiateOffice()
    weak let gone = office
    let scene = try #require(office?.scene)
    office = nil
    #expect(gone == nil)
    scene.performVisitor()
    scene.performRegister()
    #expect(scene.visitor == nil)
  }

  @Test("Accessing a view of a scene that outlives its controller is an error")
  func viewOfOutlivingScene() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      var office: Office? = RoomsScenes.instantiateOffice()
      let scene = office?.scene
      office = nil
      _ = scene?.desk
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("The controller of `OfficeScene` does not exist any more"))
  }

  @Test("Accessing a removed child is an error that names it")
  func removedChild() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let office = RoomsScenes.instantiateOffice()
      office.scene.yard.view.removeFromSuperview()
      office.scene.yard.removeFromParent()
      _ = office.scene.yard
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("The child `yard` of `OfficeScene` is not embedded yet, or has been removed"))
  }

  @Test("The title in the navigation bar can differ from the controller's")
  func titles() {
    let office = RoomsScenes.instantiateOffice()
    #expect(office.title == "Office" && office.navigationItem.title == "Ground floor")
    #expect(office.preferredContentSize == CGSize(width: 320, height: 480))
  }

  @Test("The class of a wired controller is named after its scene")
  func className() {
    #expect(String(describing: type(of: RoomsScenes.instantiateOffice())) == "OfficeSceneController")
  }

  @Test("Images are loaded from the module's resources")
  func image() {
    let attic = RoomsScenes.instantiateAttic()
    #expect(attic.scene.painting.image != nil)
  }

  @Test("A controller's view is loaded from the nib that its scene names")
  func nib() {
    #expect(RoomsScenes.instantiateBasement().nibName == "Basement")
  }
}
