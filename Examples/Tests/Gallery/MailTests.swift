#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  @MainActor @Suite struct MailTests {
    private let store = MailStore(Message.samples)

    /// The app with a store of its own, on a tablet unless the width is compact.
    private func mail() throws -> (app: HeadlessApp, mail: MailController, messages: MessagesController) {
      var factory = MailScenes.factory
      factory.makeMail = { [store] _ in MailSceneController(store: store) }
      factory.makeMailboxes = { [store] _ in MailboxesSceneController(store: store) }
      factory.makeMessages = { [store] _ in MessagesSceneController(store: store) }
      let mail = MailScenes(factory: factory).instantiateInitialViewController()
      let app = HeadlessApp(root: mail, size: CGSize(width: 1_180, height: 820))
      return (app, mail, try app.find(MessagesController.self))
    }

    private func openMessage(_ row: Int = 0) throws -> (
      app: HeadlessApp, mail: MailController, message: MessageController
    ) {
      let (app, mail, messages) = try mail()
      try app.selectRow(at: IndexPath(row: row, section: 0), in: messages.scene.table)
      return (app, mail, try app.find(MessageController.self))
    }

    private func cell(_ row: Int, of messages: MessagesController) throws -> MessageCell {
      let cell = messages.scene.table.cellForRow(at: IndexPath(row: row, section: 0))
      return try #require(cell as? MessageCell)
    }

    @Test("Mailboxes, messages and an empty column are beside each other")
    func columns() throws {
      let (app, mail, messages) = try mail()
      #expect(mail.style == .tripleColumn && !mail.isCollapsed && mail.displayMode == .twoBesideSecondary)
      #expect(app.visibleViewControllers.contains { $0 is MailboxesController })
      #expect(app.visibleViewControllers.contains { $0 is NoMessageSceneController })
      #expect(messages.title == "Inbox" && messages.scene.table.numberOfRows(inSection: 0) == 3)
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("A row shows who wrote what, and what is special about it")
    func rows() throws {
      let (_, _, messages) = try mail()
      let plans = try cell(0, of: messages)
      #expect(plans.senderLabel.text == "mona@example.com" && plans.subjectLabel.text == "Plans for Saturday")
      #expect(!plans.unreadView.isHidden && plans.accessibilityValue == "Unread")
      #expect(plans.badges.map(\.isHidden) == [true, true])
      #expect(try cell(1, of: messages).badges.map(\.isHidden) == [true, false])
      #expect(try cell(2, of: messages).badges.map(\.isHidden) == [false, true])
    }

    @Test("A mailbox shows its messages; an empty one says so")
    func mailboxes() throws {
      let (app, _, messages) = try mail()
      let mailboxes = try app.find(MailboxesController.self)
      let row = try #require(mailboxes.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(row.detailTextLabel?.text == "2" && row.accessibilityValue == "2 unread")
      try app.selectRow(at: IndexPath(row: 3, section: 0), in: mailboxes.tableView)
      #expect(messages.title == "Archive" && messages.scene.table.numberOfRows(inSection: 0) == 1)
      try app.selectRow(at: IndexPath(row: 1, section: 0), in: mailboxes.tableView)
      #expect(!messages.scene.emptyView.isHidden && messages.scene.emptyLabel.text == "No messages")
    }

    @Test("Pulling the mailboxes fetches messages")
    func fetching() throws {
      let (app, _, messages) = try mail()
      let mailboxes = try app.find(MailboxesController.self)
      try app.pullToRefresh(mailboxes.tableView)
      #expect(messages.scene.table.numberOfRows(inSection: 0) == 4 && !mailboxes.scene.refresh.isRefreshing)
      #expect(mailboxes.scene.statusItem.customView === mailboxes.scene.statusLabel)
    }

    @Test("An opened message is in the last column, and read")
    func opening() throws {
      let (app, mail, messages) = try mail()
      _ = app.log.take()
      try app.selectRow(at: IndexPath(row: 0, section: 0), in: messages.scene.table)
      let message = try app.find(MessageController.self)
      #expect(mail.viewController(for: .secondary) === message.navigationController)
      #expect(app.log.take().contains("message.viewDidLoad"))
      #expect(message.scene.recipientsLabel.text == "To: me@example.com, jin@example.com")
      #expect(message.scene.initialsLabel.text == "M" && message.message.isRead)
      #expect(try cell(0, of: messages).unreadView.isHidden)
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("Arrows go from message to message, and end at the last")
    func neighbours() throws {
      let (app, _, message) = try openMessage()
      #expect(!message.scene.previousItem.isEnabled)
      try app.tap("next")
      try app.tap("next")
      let last = try app.find(MessageController.self)
      #expect(last.message.subject == "Photos" && !last.scene.nextItem.isEnabled)
      let messages = try app.find(MessagesController.self)
      #expect(messages.scene.table.indexPathForSelectedRow?.row == 2)
      try app.tap("previous")
      #expect(try app.find(MessageController.self).message.subject == "Your invoice")
    }

    @Test("The toolbar flags a message and puts it into the trash")
    func toolbar() throws {
      let (app, _, message) = try openMessage()
      #expect(message.toolbarItems?.count == 7 && message.navigationController?.isToolbarHidden == false)
      try app.tap("flag")
      #expect(message.scene.flagItem.image == UIImage(systemName: "flag.fill"))
      let messages = try app.find(MessagesController.self)
      #expect(try !cell(0, of: messages).badges[0].isHidden)
      try app.tap("trash")
      #expect(store.messages(in: .trash).map(\.id) == [1] && !message.scene.trashItem.isEnabled)
      #expect(messages.scene.table.numberOfRows(inSection: 0) == 2)
    }

    @Test("A message is moved to a mailbox of the list in a sheet")
    func moving() throws {
      let (app, _, _) = try openMessage()
      try app.tap("move")
      let move = try app.find(MoveController.self)
      #expect(move.navigationController?.sheetPresentationController?.detents.count == 2)
      #expect(move.tableView.numberOfRows(inSection: 0) == 4)
      try app.selectRow(at: IndexPath(row: 2, section: 0), in: move.tableView)
      #expect(store.message(1)?.mailbox == .archive)
      #expect(!app.visibleViewControllers.contains { $0 is MoveController })
      try app.tap("move")
      let cancel = try #require(try app.find(MoveController.self).navigationItem.leftBarButtonItem)
      try app.tap(cancel)
      #expect(store.message(1)?.mailbox == .archive)
    }

    @Test("A search is in the mailbox, or in all of them")
    func search() throws {
      let (app, _, messages) = try mail()
      try app.pressKey("f", [.alternate, .command])
      let bar = messages.scene.searchBar
      #expect(bar.isFirstResponder && bar.showsScopeBar && bar.showsCancelButton)
      try app.type("mona", into: bar)
      #expect(messages.scene.table.numberOfRows(inSection: 0) == 1)
      try app.selectScope(1, in: bar)
      #expect(messages.scene.table.numberOfRows(inSection: 0) == 2)
      try app.type(" zzz", into: bar)
      #expect(messages.scene.emptyLabel.text == "Nothing matches your search.")
      try app.cancelSearch(in: bar)
      #expect(!bar.showsScopeBar && messages.scene.table.numberOfRows(inSection: 0) == 3)
    }

    @Test("The filter leaves what is unread")
    func filter() throws {
      let (app, _, messages) = try mail()
      try app.tap(messages.scene.filterItem)
      #expect(messages.scene.table.numberOfRows(inSection: 0) == 2)
      #expect(messages.scene.filterItem.accessibilityValue == "On")
      try app.tap(messages.scene.filterItem)
      #expect(messages.scene.table.numberOfRows(inSection: 0) == 3)
    }

    @Test("Swipes over a row mark, flag and delete its message")
    func swiping() throws {
      let (app, _, messages) = try mail()
      let table = messages.scene.table
      let first = IndexPath(row: 0, section: 0)
      try app.chooseSwipeAction("Read", ofRowAt: first, in: table)
      let isMarked = try cell(0, of: messages).unreadView.isHidden
      #expect(store.message(1)?.isRead == true && isMarked)
      try app.chooseSwipeAction("Unread", ofRowAt: first, in: table)
      try app.chooseSwipeAction("Flag", ofRowAt: first, in: table)
      #expect(store.message(1)?.isRead == false && store.message(1)?.isFlagged == true)
      try app.swipeRow(at: first, .left, in: table)
      #expect(store.messages(in: .trash).map(\.id) == [1] && table.numberOfRows(inSection: 0) == 2)
    }

    @Test("Several messages are marked or deleted at once")
    func selecting() throws {
      let (app, _, messages) = try mail()
      let scene = messages.scene
      try app.tap("select")
      #expect(scene.table.isEditing && !scene.deleteItem.isEnabled && !scene.composeItem.isEnabled)
      try app.selectRow(at: IndexPath(row: 0, section: 0), in: scene.table)
      try app.selectRow(at: IndexPath(row: 2, section: 0), in: scene.table)
      try app.tap(scene.markItem)
      #expect(store.unreadCount(in: .received) == 0 && !scene.table.isEditing && scene.editItem.title == "Select")
      try app.tap("select")
      try app.selectRow(at: IndexPath(row: 1, section: 0), in: scene.table)
      try app.tap(scene.deleteItem)
      #expect(store.messages(in: .trash).map(\.id) == [2])
      #expect(scene.table.numberOfRows(inSection: 0) == 2)
    }

    @Test("A message is sent when it has a recipient, and then is in the mailbox of sent ones")
    func sending() throws {
      let (app, mail, _) = try mail()
      try app.tap("compose")
      let compose = try app.find(ComposeController.self)
      #expect(compose.navigationController?.modalPresentationStyle == .formSheet)
      #expect(compose.scene.toField.isFirstResponder && !compose.scene.sendItem.isEnabled)
      try app.type("jin@example", into: compose.scene.toField)
      #expect(!compose.scene.sendItem.isEnabled && compose.isModalInPresentation)
      try app.type(".com", into: compose.scene.toField)
      try app.tap("copies")
      #expect(!compose.scene.copiesLine.isHidden && compose.scene.copiesButton.isSelected)
      try app.type("mona@example.com", into: compose.scene.copiesField)
      try app.pressReturn(in: compose.scene.copiesField)
      #expect(compose.scene.subjectField.isFirstResponder)
      try app.type("Lunch", into: compose.scene.subjectField)
      #expect(compose.title == "Lunch")
      try app.tap(compose.scene.sendItem)
      let sent = try #require(store.messages(in: .sent).first)
      #expect(sent.to == ["jin@example.com"] && sent.copies == ["mona@example.com"] && sent.subject == "Lunch")
      #expect(mail.presentedViewController == nil)
    }

    @Test("A draft is kept or thrown away, as the user says; an empty one needs no question")
    func drafts() throws {
      let (app, mail, _) = try mail()
      try app.pressKey("n", .command)
      try app.tap("cancelMessage")
      #expect(mail.presentedViewController == nil && store.messages(in: .drafts).isEmpty)
      try app.pressKey("n", .command)
      let compose = try app.find(ComposeController.self)
      try app.type("Hello", into: compose.scene.bodyView)
      try app.swipeDown()
      #expect(mail.presentedViewController != nil)
      try app.tap("cancelMessage")
      try app.choose("Cancel")
      try app.tap("cancelMessage")
      try app.choose("Save the draft")
      #expect(store.messages(in: .drafts).map(\.text) == ["Hello"] && mail.presentedViewController == nil)
    }

    @Test("Answers have the recipients and the text of the message")
    func replies() throws {
      let (app, _, message) = try openMessage()
      try app.chooseMenuItem("Reply to all", of: message.scene.replyItem)
      let toAll = try app.find(ComposeController.self)
      #expect(toAll.scene.toField.text == "mona@example.com" && toAll.scene.copiesField.text == "jin@example.com")
      #expect(!toAll.scene.copiesLine.isHidden && toAll.scene.bodyView.isFirstResponder)
      #expect(toAll.scene.bodyView.text == "\n\n> Shall we meet at the station at nine?")
      #expect(toAll.scene.sendItem.isEnabled)
      try app.tap("cancelMessage")
      try app.chooseMenuItem("Forward", of: message.scene.replyItem)
      #expect(try app.find(ComposeController.self).title == "Fwd: Plans for Saturday")
      try app.tap("cancelMessage")
      try app.pressKey("r", .command)
      #expect(try app.find(ComposeController.self).title == "Re: Plans for Saturday")
    }

    @Test("Nothing is left of the app after it")
    func release() throws {
      let (app, _, _) = try openMessage()
      weak let mail = try app.find(MailController.self)
      weak let message = try app.find(MessageController.self)
      app.close()
      #expect(mail == nil && message == nil)
    }
  }
#endif
