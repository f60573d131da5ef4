#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Guests

  @MainActor @Suite struct GuestTests {
    @Test("A guest is welcomed by name")
    func welcome() throws {
      let main = MainScenes.instantiateInitialViewController()
      let app = HeadlessApp(root: main)
      let door = try #require(main.topViewController as? Door)
      try app.type("Ada", into: door.scene.nameField)
      try app.tap("Let in")
      let welcome = try #require(main.topViewController as? Welcome)
      #expect(welcome.scene.wordsLabel.text == "Welcome, Ada!")
    }

    @Test("Whoever has come in is counted")
    func counting() throws {
      let main = MainScenes.instantiateInitialViewController()
      let app = HeadlessApp(root: main)
      let door = try #require(main.topViewController as? Door)
      #expect(door.scene.counter.scene.countLabel.text == "0 guests")
      try app.type("Ada", into: door.scene.nameField)
      try app.tap("Let in")
      try app.goBack()
      #expect(main.topViewController === door)
      #expect(door.scene.counter.scene.countLabel.text == "1 guest")
    }

    @Test("Nobody comes in without a name")
    func nobody() throws {
      let main = MainScenes.instantiateInitialViewController()
      let app = HeadlessApp(root: main)
      try app.tap("Let in")
      #expect(main.topViewController is Door)
    }

    @Test("Coming in is one push, and nothing is left of it")
    func theWholeFlow() throws {
      let main = MainScenes.instantiateInitialViewController()
      let app = HeadlessApp(root: main)
      let door = try #require(main.topViewController as? Door)
      try app.type("Ada", into: door.scene.nameField)
      app.log.name(main, "main")
      _ = app.log.take()
      try app.tap("Let in")
      #expect(
        app.log.take() == [
          "door.prepare(enter)", "welcome.willMove(main)",
          "welcome.loadView", "welcome.viewDidLoad",
          "door.willDisappear", "counter.willDisappear",
          "welcome.willAppear", "welcome.isAppearing",
          "door.didDisappear", "counter.didDisappear",
          "welcome.didAppear", "welcome.didMove(main)",
        ])
      weak let welcome = main.topViewController
      try app.goBack()
      #expect(welcome == nil)
      #expect(app.inconsistencies() == [])
    }
  }
#endif
