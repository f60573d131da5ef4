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
}
