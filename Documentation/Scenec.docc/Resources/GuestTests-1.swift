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
  }
#endif
