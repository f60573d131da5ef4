#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Guests

  @MainActor @Suite struct GuestTests {
    @Test("A guest is welcomed by name")
    func welcome() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      let door = try #require(app.topViewController as? Door)
      try app.type("Ada", into: door.scene.nameField)
      try app.tap("Let in")
      let welcome = try #require(app.topViewController as? Welcome)
      #expect(welcome.scene.wordsLabel.text == "Welcome, Ada!")
    }

    @Test("Whoever has come in is counted")
    func counting() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      let door = try #require(app.topViewController as? Door)
      #expect(door.scene.counter.scene.countLabel.text == "0 guests")
      try app.type("Ada", into: door.scene.nameField)
      try app.tap("Let in")
      try app.goBack()
      #expect(app.topViewController === door)
      #expect(door.scene.counter.scene.countLabel.text == "1 guest")
    }

    @Test("Nobody comes in without a name")
    func nobody() throws {
      let app = HeadlessApp(root: MainScenes.instantiateInitialViewController())
      try app.tap("Let in")
      #expect(app.topViewController is Door)
    }
  }
#endif
