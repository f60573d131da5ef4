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
  }
#endif
