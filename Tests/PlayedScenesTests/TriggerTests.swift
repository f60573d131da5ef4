import HeadlessUIKitTesting
import Testing

@testable import PlayedScenes

/// Gestures, menus and keys as generated code performs them.
@MainActor struct TriggerTests {
  private let table = TriggersScenes.instantiateTable()

  private func start() -> (HeadlessApp, UINavigationController) {
    let navigation = TriggersScenes.instantiateDeck(table: table)
    return (HeadlessApp(root: navigation), navigation)
  }

  @Test("A tap calls its action once")
  func tap() throws {
    let (app, _) = start()
    try app.tap(table.scene.pile)
    #expect(table.notes == ["tapped"])
  }

  @Test("An action hears of every change of a gesture")
  func drag() throws {
    let (app, _) = start()
    try app.make(table.scene.drag)
    #expect(table.notes == ["dragged 1", "dragged 3"])
  }

  @Test("A long press performs its segue once, when it begins, and a popover points at its place")
  func press() throws {
    let (app, _) = start()
    try app.longPress(table.scene.pile)
    #expect(table.notes == ["prepare"])
    let popover = table.navigationController?.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceView === table.scene.pile)
    #expect(table.senders.first.flatMap { $0 } is UILongPressGestureRecognizer)
  }

  @Test("Each gesture performs its segue again, in its direction only")
  func swipe() throws {
    let (app, navigation) = start()
    #expect(
      try catchingUserActionError { try app.swipe(table.scene.pile, .right) }?.description
        == "The UIView cannot be swiped: nothing there recognises swipes in this direction.")
    for _ in 0..<2 {
      try app.swipe(table.scene.pile, .left)
      #expect(navigation.viewControllers.count == 2)
      navigation.popViewController(animated: false)
      app.flush()
    }
    #expect(table.notes == ["prepare", "prepare"])
  }

  @Test("Items of menus perform actions and segues")
  func menus() throws {
    let (app, navigation) = start()
    try app.chooseMenuItem("By name", of: table.scene.sortButton)
    #expect(table.notes == ["By name"])
    try app.chooseMenuItem("Show", of: table.scene.moreItem)
    #expect(navigation.viewControllers.count == 2)
    #expect(table.senders.first.flatMap { $0 } === table.scene.moreItem)
  }

  @Test("An item that is disabled or not shown cannot be chosen")
  func wrongItems() throws {
    let (app, _) = start()
    let item = table.scene.moreItem
    func refusal(_ title: String) throws -> String? {
      try catchingUserActionError { try app.chooseMenuItem(title, of: item) }?.description
    }
    #expect(try refusal("Later") == "'Later' cannot be chosen: it is disabled.")
    #expect(try refusal("Gone") == "'Gone' cannot be chosen: the items of the menu are 'Show', 'Later'.")
  }

  @Test("Keys perform actions and segues while the controller is on top")
  func keys() throws {
    let (app, navigation) = start()
    try app.pressKey("n", .command)
    #expect(table.notes == ["n"])
    try app.pressKey(UIKeyCommand.inputUpArrow)
    #expect(navigation.viewControllers.count == 2)
    #expect(
      try catchingUserActionError { try app.pressKey("n", .command) }?.description
        == "The key 'n' cannot be pressed: no responder has a command for it.")
  }

  @Test("The generated controller performs a command for UIKit, which finds it by its property list")
  func commands() throws {
    let (app, _) = start()
    #expect(table.keyCommands?.map { $0.propertyList as? Int } == [0, 1, nil])
    #expect(
      try catchingUserActionError { try app.pressKey("c") }?.description
        == "The key 'c' cannot be pressed: its command is a selector, and nothing calls selectors here.")
  }
}
