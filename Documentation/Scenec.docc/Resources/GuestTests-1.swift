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
  }
#endif
