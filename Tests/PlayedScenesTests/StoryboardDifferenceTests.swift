import HeadlessUIKitTesting
@testable import PlayedScenes
import Testing

/// The lines of `Documentation/StoryboardDifferences.md`, which names these functions.
@MainActor struct StoryboardDifferenceTests {
  private let counter = DifferencesScenes.instantiateCounter()

  @Test func objectsAreMadeByTheirInitializers() {
    #expect(counter.initializer == "init(nibName:bundle:)")
    #expect(counter.scene.pad.initializer == "init(frame:)")
  }

  @Test func controllersHaveNoStoryboard() {
    #expect(counter.storyboard == nil && counter.nibName == nil)
  }

  @Test func controllersHaveAGeneratedSubclass() {
    #expect(type(of: counter) != Counter.self && String(describing: type(of: counter)) == "CounterSceneController")
  }

  @Test func firstUseOfAViewLoadsAllViews() {
    #expect(!counter.isViewLoaded)
    _ = counter.scene.stampButton
    #expect(counter.isViewLoaded)
  }

  @Test func constraintsHaveNotPlacedViewsYet() {
    counter.loadViewIfNeeded()
    #expect(counter.framesWhenLoaded == [CGRect(x: 0, y: 0, width: 375, height: 667), .zero])
  }

  @Test func controlsHaveClosuresForTargets() {
    counter.scene.stampButton.sendActions(for: .touchUpInside)
    #expect(counter.stamps == 1)
    #expect(counter.scene.stampButton.sentClosures == 1 && counter.scene.stampButton.sentSelectors == 0)
  }

  @Test func runtimeAttributesAreAssigned() {
    #expect(counter.scene.pad.ink == 3)
  }

  @Test func unwindSeguesFindTheirDestinationByItsClass() throws {
    let app = HeadlessApp(root: counter)
    counter.scene.performOpenParcel()
    app.flush()
    let parcel = try #require(counter.presentedViewController)
    parcel.performSegue(withIdentifier: "close", sender: nil)
    app.flush()
    #expect(counter.isClosed && counter.unwindQuestions == 0 && counter.presentedViewController == nil)
  }

  @Test func rowsThatTheSceneLacksHaveTheHeightOfTheTable() {
    let ledger = DifferencesScenes.instantiateLedger()
    ledger.loadViewIfNeeded()
    guard let table = ledger.tableView else { return #expect(Bool(false), "no table") }
    #expect(ledger.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(ledger.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 60)
    #expect(ledger.tableView(table, heightForRowAt: IndexPath(row: 1, section: 0)) == 44)
  }
}
