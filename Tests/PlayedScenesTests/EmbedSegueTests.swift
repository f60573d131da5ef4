import HeadlessUIKitTesting
@testable import PlayedScenes
import Testing

/// Embed segues as generated code performs them.
@MainActor struct EmbedSegueTests {
  @Test("E-01: Embed segues fire when the parent's view is loaded, and not before")
  func onViewLoad() {
    let house = EmbeddingScenes.instantiateHouse()
    #expect(house.children.isEmpty)
    house.loadViewIfNeeded()
    #expect(house.children.count == 3)
  }

  @Test("E-03, G-06, G-07: Each is prepared, loaded and embedded before the next, and all before viewDidLoad")
  func wholeStory() {
    let play = Play(EmbeddingScenes.instantiateHouse())
    #expect(
      play.takeFlushed() == [
        "house.loadView",
        "house.prepare(left)", "room.loadView", "room.viewDidLoad", "room.willMove(house)", "room.didMove(house)",
        "house.prepare(hall)", "hall.loadView",
        "hall.prepare(niche)", "closet.loadView", "closet.viewDidLoad", "closet.willMove(hall)", "closet.didMove(hall)",
        "hall.viewDidLoad", "hall.willMove(house)", "hall.didMove(house)",
        "vault.willMove(cellar)", "vault.didMove(cellar)",
        "house.prepare(below)", "cellar.loadView", "cellar.viewDidLoad",
        "cellar.willMove(house)", "cellar.didMove(house)",
        "house.viewDidLoad",
        "house.willAppear", "room.willAppear", "hall.willAppear", "closet.willAppear",
        "vault.loadView", "vault.viewDidLoad", "cellar.willAppear",
        "vault.willAppear",
        "house.isAppearing", "room.isAppearing", "hall.isAppearing", "closet.isAppearing",
        "cellar.isAppearing", "vault.isAppearing",
        "house.didAppear", "room.didAppear", "hall.didAppear", "closet.didAppear", "cellar.didAppear",
        "vault.didAppear",
      ])
  }

  @Test("E-04, E-17: In prepare the child is made, and neither loaded nor contained; there is no sender")
  func prepare() {
    let house = EmbeddingScenes.instantiateHouse()
    house.loadViewIfNeeded()
    #expect(house.findings == [])
  }

  @Test("Embed segues do not call shouldPerformSegue")
  func unasked() {
    let house = EmbeddingScenes.instantiateHouse()
    house.loadViewIfNeeded()
    #expect(house.asked == [] && house.prepared == ["left", "no identifier", "below"])
  }

  @Test("E-18: A class of segue on an embed segue has no effect")
  func segueClass() {
    let before = FadeSegue.performed
    let house = EmbeddingScenes.instantiateHouse()
    house.loadViewIfNeeded()
    #expect(FadeSegue.performed == before && house.scene.cellar.parent === house)
  }

  @Test("S-08: The source of a segue is the child whose scene has it, not the parent on whose screen it is")
  func source() {
    let house = EmbeddingScenes.instantiateHouse()
    let play = Play(house)
    play.flush()
    let (hall, before) = (house.scene.hall, house.prepared)
    hall.scene.door.sendActions(for: .touchUpInside)
    play.flush()
    #expect(hall.sources.last === hall && house.prepared == before && house.asked == [])
    #expect(house.presentedViewController != nil)
  }

  @Test("E-06, E-02: In viewDidLoad the children are there, in document order, in their container views")
  func children() {
    let house = EmbeddingScenes.instantiateHouse()
    let scene = house.scene
    #expect(house.view != nil && house.childrenOnLoad == [scene.room, scene.hall, scene.cellar])
    #expect(scene.room.view.superview === scene.left && scene.hall.view.superview === scene.right)
  }

  @Test("E-07: The child's view fills the container view")
  func filling() {
    let house = EmbeddingScenes.instantiateHouse()
    let view = house.scene.room.view
    #expect(view?.frame == house.scene.left.bounds && view?.translatesAutoresizingMaskIntoConstraints == true)
    #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("E-09, E-11, E-12, E-14: The parent is nil in the child's viewDidLoad, and there from the move on")
  func parentOverTime() {
    let house = EmbeddingScenes.instantiateHouse()
    let play = Play(house)
    play.flush()
    #expect(
      house.scene.room.parents == [
        "viewDidLoad: none", "willMove: none", "didMove: parent", "viewWillAppear: parent", "viewDidAppear: parent",
      ])
  }

  @Test("E-13: A child whose view prepare accesses is loaded there, before its parent")
  func loadedInPrepare() {
    final class Impatient: House {}
    let house = EmbeddingScenes.instantiateHouse()
    let play = Play(UIViewController())
    _ = play.log.take()
    EmbeddingScenes.factory.makeRoom = {
      let room = Room()
      room.loadViewIfNeeded()
      return room
    }
    defer { EmbeddingScenes.factory = .init() }
    house.loadViewIfNeeded()
    #expect(
      Array(play.log.take().prefix(4)) == [
        "house.loadView", "room.loadView", "room.viewDidLoad", "house.prepare(left)",
      ])
  }

  @Test("E-19: The destination of an embedded navigation controller is the navigation controller")
  func navigation() {
    let house = EmbeddingScenes.instantiateHouse()
    #expect(house.scene.cellar.viewControllers.count == 1)
    #expect(house.scene.cellar.parent === house)
  }

  @Test("E-20: The embed segues of a child are performed when it is loaded")
  func nested() {
    let house = EmbeddingScenes.instantiateHouse()
    let hall = house.scene.hall
    #expect(hall.children == [hall.scene.closet] && hall.scene.closet.parent === hall)
  }

  @Test("E-21: Only code removes an embedded child")
  func removal() {
    let house = EmbeddingScenes.instantiateHouse()
    let play = Play(house)
    play.flush()
    let room = house.scene.room
    room.willMove(toParent: nil)
    room.view.removeFromSuperview()
    room.removeFromParent()
    #expect(house.children.count == 2 && house.scene.left.subviews.isEmpty)
  }

  @Test("E-16, X-10: An embed segue that has fired cannot be fired again")
  func again() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let house = EmbeddingScenes.instantiateHouse()
      house.loadViewIfNeeded()
      house.performSegue(withIdentifier: "left", sender: nil)
    }
  }
}
