import HeadlessUIKitTesting
@testable import PlayedScenes
import Testing

/// Factories of the process, and of single flows.
@MainActor @Suite struct FlowTests {
  /// A player that only a flow of a test has.
  private final class Understudy: Player {}

  private func factory() -> SwappingScenes.Factory {
    var factory = SwappingScenes.factory
    factory.makeFirst = { Understudy() }
    factory.makeSecond = { Understudy() }
    return factory
  }

  @Test("A flow hands its factory on to the children and the destinations that it makes")
  func handedOn() {
    let theatre = SwappingScenes(factory: factory()).instantiateStage()
    theatre.loadViewIfNeeded()
    #expect(theatre.scene.first is Understudy)
    theatre.scene.performSecond()
    #expect(theatre.scene.second is Understudy)
  }

  @Test("A flow does not affect other flows or the functions of the process")
  func apart() {
    let theatre = SwappingScenes(factory: factory()).instantiateStage()
    let other = SwappingScenes.instantiateStage()
    let third = SwappingScenes().instantiateStage()
    for stage in [theatre, other, third] { stage.loadViewIfNeeded() }
    #expect(theatre.scene.first is Understudy)
    #expect(!(other.scene.first is Understudy) && !(third.scene.first is Understudy))
  }

  @Test("A flow continues through the controllers of other files")
  func throughFiles() {
    let flow = SceneFlow()
    _ = SwappingScenes(factory: factory(), in: flow)
    let office = RoomsScenes(in: flow).instantiateOffice()
    let play = Play(office)
    play.flush()
    office.scene.performTheatre()
    play.flush()
    #expect((office.presentedViewController as? Theatre)?.scene.first is Understudy)
  }

  @Test("The children of a container are made by its flow")
  func containers() {
    var factory = SeguesScenes.factory
    factory.makeForm = { Form(nibName: "of the test", bundle: nil) }
    let editor = SeguesScenes(factory: factory).instantiateEditor()
    #expect(editor.viewControllers.first?.nibName == "of the test")
  }

  @Test("A custom controller replaces the one of the flow")
  func given() {
    let form = Form()
    #expect(SeguesScenes().instantiateEditor(form: form).viewControllers == [form])
    #expect(SeguesScenes.instantiateEditor(form: form).viewControllers == [form])
  }

  @Test("A test double without a scene works in a flow")
  func doubleWithoutScene() {
    var factory = SwappingScenes.factory
    factory.makeStage = { Theatre() }
    #expect(SwappingScenes(factory: factory).instantiateStage().children == [])
  }
}
