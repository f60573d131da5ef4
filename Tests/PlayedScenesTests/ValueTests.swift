import HeadlessUIKitTesting
@testable import PlayedScenes
import Testing

/// Values for the destinations of segues that controls and container views have.
@MainActor struct ValueTests {
  private func start() -> (Play, Board) {
    let board = ValuesScenes.instantiateBoard()
    let play = Play(board)
    play.flush()
    return (play, board)
  }

  private func shown(by board: Board) -> String? { (board.presentedViewController as? Sheet)?.text }

  @Test func controlGivesTheDefault() {
    let (play, board) = start()
    board.scene.notesButton.sendActions(for: .touchUpInside)
    play.flush()
    #expect(shown(by: board) == "empty")
  }

  @Test func codeGivesAValueToTheSegueOfAControl() {
    let (play, board) = start()
    board.scene.performOpenNotes(text: "hello")
    play.flush()
    #expect(shown(by: board) == "hello")
  }

  @Test func controlAsksTheHookAndCodeGivesAValue() {
    let (play, board) = start()
    board.scene.memoButton.sendActions(for: .touchUpInside)
    play.flush()
    #expect(shown(by: board) == "from the hook")
    board.dismiss(animated: false)
    play.flush()
    board.scene.performOpenMemo(text: "from code")
    play.flush()
    #expect(shown(by: board) == "from code")
  }

  @Test func codeGivesAValueToASwap() {
    let (play, board) = start()
    #expect(board.scene.drawer?.text == "drawer")
    board.scene.performShowPile(text: "high")
    play.flush()
    #expect(board.scene.pile?.text == "high" && board.scene.drawer == nil)
    board.performSegue(withIdentifier: "showDrawer", sender: nil)
    board.performSegue(withIdentifier: "showPile", sender: nil)
    play.flush()
    #expect(board.scene.pile?.text == "pile")
  }

  @Test func containerMakesItsTabs() {
    let bookcase = ValuesScenes.instantiateBookcase()
    #expect(bookcase.calls == ["cover", "spine"])
    #expect((bookcase.viewControllers?.first as? Sheet)?.text == "cover of the bookcase")
    let stack = bookcase.viewControllers?[1] as? UINavigationController
    #expect((stack?.viewControllers.first as? Sheet)?.text == "spine of the bookcase")
  }

  @Test func childThatIsPassedIsNotMade() {
    let bookcase = ValuesScenes.instantiateBookcase(cover: Sheet(text: "mine"))
    #expect(bookcase.calls == ["spine"])
    #expect((bookcase.viewControllers?.first as? Sheet)?.text == "mine")
  }

  @Test func methodsUseTheFactoryOfTheirFlow() {
    var factory = ValuesScenes.factory
    factory.makeCover = { Sheet(text: $0 + ", replaced") }
    let bookcase = ValuesScenes(factory: factory).instantiateBookcase()
    #expect((bookcase.viewControllers?.first as? Sheet)?.text == "cover of the bookcase, replaced")
  }

  @Test func nearestClassMakesTheChildrenOfContainersWithoutAClass() {
    let study = ValuesScenes.instantiateStudy()
    let play = Play(study)
    play.flush()
    #expect(study.scene.lamp?.text == "lamp of the study")
    study.scene.performOpenPair(sender: "left of the study")
    play.flush()
    let pair = study.presentedViewController as? UISplitViewController
    #expect(pair?.title == "left of the study, right")
    #expect((pair?.viewController(for: .primary) as? Sheet)?.text == "left of the study")
  }

  @Test func containerOfASegueMakesItsTabs() {
    let study = ValuesScenes.instantiateStudy()
    let play = Play(study)
    play.flush()
    study.scene.performOpenBookcase()
    play.flush()
    #expect((study.presentedViewController as? Bookcase)?.calls == ["cover", "spine"])
  }

  @Test func oneControllerStandsInTwoContainerViews() {
    let (_, board) = start()
    #expect(board.scene.near.text == "near" && board.scene.far.text == "far")
    #expect(board.scene.top.subviews == [board.scene.near.view])
    #expect(board.scene.bottom.subviews == [board.scene.far.view])
  }
}
