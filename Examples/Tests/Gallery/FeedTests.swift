#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  @MainActor @Suite struct FeedTests {
    private func start() throws -> (app: HeadlessApp, feed: FeedController) {
      let app = HeadlessApp(root: FeedScenes.instantiateInitialViewController())
      return (app, try app.find(FeedController.self))
    }

    private func cell(_ row: Int, of feed: FeedController) throws -> PostCell {
      feed.tableView.layoutIfNeeded()
      return try #require(feed.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PostCell)
    }

    private func authors(_ feed: FeedController) throws -> [String?] {
      let count = feed.tableView.numberOfRows(inSection: 0)
      return try (0..<count - 1).map { try cell($0, of: feed).authorLabel.text }
    }

    @Test("A prototype shows each post, and another the end")
    func rows() throws {
      let (app, feed) = try start()
      #expect(try authors(feed) == ["Ada", "Grace", "Alan"])
      #expect(try cell(1, of: feed).likeButton.isSelected)
      let hint = feed.tableView.cellForRow(at: IndexPath(row: 3, section: 0))
      #expect((hint?.contentConfiguration as? UIListContentConfiguration)?.text == "You are all caught up")
      #expect(app.inconsistencies() == [])
    }

    @Test("A row leads to its post")
    func open() throws {
      let (app, feed) = try start()
      try app.selectRow(at: IndexPath(row: 2, section: 0))
      #expect(try app.find(PostController.self).authorLabel.text == "Alan")
      try app.goBack()
      #expect(app.topViewController === feed)
    }

    @Test("The button of a cell calls the cell, which tells the controller")
    func like() throws {
      let (app, feed) = try start()
      let cell = try cell(0, of: feed)
      try app.tap(cell.likeButton)
      #expect(cell.likeButton.isSelected)
      let filter = try #require(feed.navigationItem.leftBarButtonItem)
      try app.chooseMenuItem("Favourites", of: filter)
      #expect(try authors(feed) == ["Ada", "Grace"])
      try app.chooseMenuItem("All posts", of: filter)
      #expect(try authors(feed).count == 3)
    }

    @Test("Another button of a cell calls the controller")
    func repost() throws {
      let (app, feed) = try start()
      try app.tap("Repost", in: try cell(2, of: feed))
      #expect(try authors(feed) == ["You", "Ada", "Grace", "Alan"])
    }

    @Test("Swipes like and hide a post, but not the hint")
    func swipes() throws {
      let (app, feed) = try start()
      try app.chooseSwipeAction("Like", ofRowAt: IndexPath(row: 0, section: 0))
      #expect(try cell(0, of: feed).likeButton.isSelected)
      try app.chooseSwipeAction("Hide", ofRowAt: IndexPath(row: 1, section: 0))
      #expect(try authors(feed) == ["Ada", "Alan"])
      let error = try catchingUserActionError {
        try app.chooseSwipeAction("Hide", ofRowAt: IndexPath(row: 2, section: 0))
      }
      #expect(error?.description == "Row 2 of section 0 cannot be swiped: its data source lets nobody edit it.")
      let other = try catchingUserActionError {
        try app.chooseSwipeAction("Delete", ofRowAt: IndexPath(row: 0, section: 0))
      }
      #expect(other?.description == "'Delete' cannot be chosen: the actions of the row are 'Unlike', 'Hide'.")
    }

    @Test("A new post comes first")
    func compose() throws {
      let (app, feed) = try start()
      try app.tap("New post")
      let composer = try app.find(ComposerController.self)
      #expect(composer.textView.isFirstResponder)
      #expect(composer.countLabel.text == "140")
      try app.type("Hello", into: composer.textView)
      #expect(composer.countLabel.text == "135")
      try app.tap(composer.postItem)
      #expect(app.topViewController === feed, "\(app.controllerTree)")
      #expect(try authors(feed).first == "You")
    }

    @Test("A post that is too long cannot be published, and the sheet is only left with Cancel")
    func limit() throws {
      let (app, feed) = try start()
      try app.tap("New post")
      let composer = try app.find(ComposerController.self)
      try app.type(String(repeating: "x", count: 141), into: composer.textView)
      #expect(!composer.postItem.isEnabled)
      try app.swipeDown()
      #expect(app.topViewController === composer)
      try app.tap(try #require(composer.navigationItem.leftBarButtonItem))
      #expect(app.topViewController === feed)
      #expect(try authors(feed).count == 3)
    }
  }
#endif
