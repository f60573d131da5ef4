#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  @MainActor @Suite struct MailTests {
    private let store = MailStore()

    private func start() throws -> (app: HeadlessApp, messages: MessagesController) {
      let store = store
      var factory = MailScenes.factory
      factory.makeMailboxes = { _ in MailboxesSceneController(store: store) }
      factory.makeMessages = { _ in MessagesSceneController(store: store) }
      let app = HeadlessApp(root: MailScenes(factory: factory).instantiateInitialViewController())
      try app.resize(to: CGSize(width: 1366, height: 1024))
      return (app, try app.find(MessagesController.self))
    }

    private func search(_ text: String, in messages: MessagesController) {
      let bar: UISearchBar = messages.scene.searchBar
      bar.text = text
      bar.delegate?.searchBar(bar, textDidChange: text)
    }

    @Test("Three columns are on the screen")
    func columns() throws {
      let (app, messages) = try start()
      _ = try app.find(MailboxesController.self)
      #expect(messages.title == "Inbox")
      #expect(messages.scene.table.numberOfRows(inSection: 0) == 3)
      #expect(app.inconsistencies() == [])
    }

    @Test("A message is shown in the last column, and is read from then on")
    func open() throws {
      let (app, messages) = try start()
      try app.selectRow(at: IndexPath(row: 0, section: 0), in: messages.scene.table)
      #expect(try app.find(MessageController.self).subjectLabel.text == "Notes")
      #expect(store.mailboxes[0].unread == 1)
      let boxes = try app.find(MailboxesController.self)
      let inbox = boxes.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(inbox?.detailTextLabel?.text == "1")
    }

    @Test("The search finds senders and subjects")
    func search() throws {
      let (_, messages) = try start()
      search("com", in: messages)
      #expect(messages.scene.table.numberOfRows(inSection: 0) == 1)
      #expect(messages.scene.emptyLabel.isHidden)
      search("comx", in: messages)
      #expect(!messages.scene.emptyLabel.isHidden)
    }

    @Test("A message is archived with a swipe")
    func archive() throws {
      let (app, messages) = try start()
      try app.chooseSwipeAction("Archive", ofRowAt: IndexPath(row: 2, section: 0), in: messages.scene.table)
      #expect(messages.scene.table.numberOfRows(inSection: 0) == 2)
      let boxes = try app.find(MailboxesController.self)
      try app.selectRow(at: IndexPath(row: 1, section: 0), in: boxes.tableView)
      #expect(messages.title == "Archive")
      #expect(messages.scene.table.numberOfRows(inSection: 0) == 1)
    }

    @Test("Several messages are marked at once")
    func mark() throws {
      let (app, messages) = try start()
      try app.tap(messages.editItem)
      #expect(!messages.markItem.isEnabled)
      try app.selectRow(at: IndexPath(row: 0, section: 0), in: messages.scene.table)
      try app.selectRow(at: IndexPath(row: 2, section: 0), in: messages.scene.table)
      try app.tap(messages.markItem)
      #expect(store.mailboxes[0].unread == 0)
      #expect(!messages.scene.table.isEditing)
    }

    @Test("An answer has its recipient and its subject, and is not thrown away unasked")
    func reply() throws {
      let (app, messages) = try start()
      try app.selectRow(at: IndexPath(row: 1, section: 0), in: messages.scene.table)
      let message = try app.find(MessageController.self)
      try app.tap(try #require(message.navigationItem.rightBarButtonItem))
      let draft = try app.find(DraftController.self)
      #expect(draft.recipientField.text == "Grace")
      #expect(draft.subjectField.text == "Re: Compiler")
      try app.type("Good!", into: draft.textView)
      let cancel = try #require(draft.navigationItem.leftBarButtonItem)
      try app.tap(cancel)
      try app.choose("Keep writing")
      #expect(app.topViewController === draft, "\(app.controllerTree)")
      try app.tap(cancel)
      try app.choose("Delete draft")
      #expect(!app.visibleViewControllers.contains { $0 is DraftController })
    }

    @Test("A key starts a message, which needs a recipient")
    func compose() throws {
      let (app, _) = try start()
      try app.pressKey("n", .command)
      let draft = try app.find(DraftController.self)
      #expect(!draft.sendItem.isEnabled)
      try app.type("ada@example.com", into: draft.recipientField)
      try app.tap(draft.sendItem)
      #expect(!app.visibleViewControllers.contains { $0 is DraftController })
    }
  }
#endif
