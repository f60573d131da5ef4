import HeadlessUIKitTesting
@testable import PlayedScenes
import Testing

/// Relationships, and segues that depend on their container, in generated code.
@MainActor struct ShowingSegueTests {
  private func start() -> (Play, UISplitViewController, Folders) {
    let folders = ShowingScenes.instantiateFolders()
    let desk = ShowingScenes.instantiateDesk(folders: folders)
    let play = Play(desk)
    _ = play.takeFlushed()
    return (play, desk, folders)
  }

  /// A paper in a box in the archive that is presented over the desk.
  private func openArchive(_ play: Play, _ desk: UISplitViewController, _ folders: Folders) throws -> Paper {
    folders.scene.performArchive()
    play.flush()
    let archive = try #require(desk.presentedViewController as? UITabBarController)
    archive.selectedIndex = 1
    play.flush()
    return try #require((archive.selectedViewController as? UINavigationController)?.topViewController as? Paper)
  }

  // MARK: Relationships

  @Test("R-02, R-03, R-04, S-26: A container has its children when it is made, in their order, and loads none")
  func relationships() {
    let (shelf, box) = (ShowingScenes.instantiateShelf(), ShowingScenes.instantiateBox())
    let book = ShowingScenes.instantiateBook()
    let archive = ShowingScenes.instantiateArchive(shelf: shelf, box: box, book: book)
    #expect(archive.viewControllers == [shelf, box, book] && archive.children == [shelf, box, book])
    #expect(box.viewControllers.count == 1 && book.viewControllers?.count == 1)
    #expect([archive, shelf, box, book].allSatisfy { !$0.isViewLoaded })
    #expect(EmbeddingScenes.instantiateHouse().children.isEmpty)
  }

  @Test("R-02: Relationships call neither shouldPerformSegue nor prepare")
  func noSegues() {
    let (_, desk, folders) = start()
    #expect(desk.viewController(for: .primary) === folders && folders.navigationController?.parent === desk)
    #expect(folders.asked == [] && folders.prepared == [])
  }

  // MARK: Kinds of segue

  @Test("S-17, S-32: Show pushes on the stack of the column that it is performed in")
  func show() {
    let (play, desk, folders) = start()
    let detail = desk.viewController(for: .secondary)
    folders.scene.performFolder()
    play.flush()
    #expect(folders.navigationController?.viewControllers.count == 2)
    #expect(desk.viewController(for: .secondary) === detail && folders.prepared == ["folder"])
  }

  @Test(
    "S-17, S-33: Show detail and replace replace the detail controller",
    arguments: ["letter", "nothing"]
  )
  func detail(identifier: String) {
    let (play, desk, folders) = start()
    let old = desk.viewController(for: .secondary)
    folders.performSegue(withIdentifier: identifier, sender: nil)
    play.flush()
    let new = desk.viewController(for: .secondary)
    #expect(new !== old && new?.isSeen == true && old?.splitViewController == nil)
    #expect(folders.navigationController?.viewControllers == [folders] && folders.prepared == [identifier])
  }

  @Test("S-17, S-33: In a collapsed split view, show detail pushes")
  func collapsed() {
    let (play, desk, folders) = start()
    desk.isCollapsed = true
    desk.show(.primary)
    play.flush()
    folders.scene.performLetter()
    play.flush()
    #expect(folders.navigationController?.viewControllers.count == 2)
    #expect(folders.navigationController?.topViewController?.isSeen == true)
  }

  @Test("S-17, S-46: Modal presents from the outermost container")
  func modal() throws {
    let (play, desk, folders) = start()
    let paper = try openArchive(play, desk, folders)
    #expect(paper.presentingViewController === desk && desk.presentedViewController?.parent == nil)
  }

  @Test("S-17, S-30: Show uses the nearest stack, in a tab of a presented controller")
  func showInTab() throws {
    let (play, desk, folders) = start()
    let paper = try openArchive(play, desk, folders)
    paper.scene.performNext()
    play.flush()
    #expect(paper.navigationController?.viewControllers.count == 2)
    #expect(folders.navigationController?.viewControllers == [folders])
  }

  @Test("S-18: Styles are set when prepare is called")
  func styles() throws {
    let (play, desk, folders) = start()
    folders.scene.performArchive()
    #expect(folders.stylesInPrepare == [.crossDissolve])
    #expect(desk.presentedViewController?.modalPresentationStyle == .formSheet)
    play.flush()
  }

  @Test("S-18: Segues without animation are not animated", arguments: [("abruptly", false), ("letter", true)])
  func animation(identifier: String, isAnimated: Bool) {
    final class Letter: UIViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        flags.append(animated)
      }
    }
    let letter = Letter()
    ShowingScenes.factory.makeLetter = { letter }
    defer { ShowingScenes.factory = .init() }
    let folders = ShowingScenes.instantiateFolders()
    let play = Play(folders)
    folders.performSegue(withIdentifier: identifier, sender: nil)
    play.flush()
    // Without a split view controller, both present.
    #expect(letter.presentingViewController === folders && letter.flags == [isAnimated])
  }

  // MARK: Unwinding

  @Test("U-10, U-30: From a tab of a presented controller, unwinding finds the column and dismisses")
  func unwinding() throws {
    let (play, desk, folders) = start()
    let paper = try openArchive(play, desk, folders)
    folders.scene.performFolder()
    play.flush()
    paper.scene.performHome()
    #expect(folders.returned.map(\.source) == [paper] && folders.returned.map(\.destination) == [folders])
    play.flush()
    #expect(desk.presentedViewController == nil && folders.navigationController?.viewControllers == [folders])
    #expect(folders.isSeen && !paper.isSeen)
  }
}
