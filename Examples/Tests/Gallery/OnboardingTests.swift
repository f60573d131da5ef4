#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  @MainActor @Suite struct OnboardingTests {
    private let preferences = ReaderPreferences()

    private func firstStart() throws -> (app: HeadlessApp, introduction: IntroductionController) {
      let scenes = OnboardingScenes()
      let flow = scenes.instantiateReaderFlow(reader: scenes.instantiateReader(preferences: preferences))
      let app = HeadlessApp(root: flow)
      return (app, try app.find(IntroductionController.self))
    }

    private func topicsPage() throws -> (app: HeadlessApp, introduction: IntroductionController) {
      let (app, introduction) = try firstStart()
      try app.tap("next")
      return (app, introduction)
    }

    @Test("The first start shows the introduction, with its first page")
    func firstPage() throws {
      let (app, introduction) = try firstStart()
      #expect(introduction.modalPresentationStyle == .fullScreen)
      #expect(introduction.modalTransitionStyle == .crossDissolve)
      #expect(introduction.scene.introductionPages.page is WelcomePageController)
      #expect(introduction.scene.pageControl.numberOfPages == 4 && introduction.scene.pageControl.currentPage == 0)
      #expect(introduction.scene.backButton.isHidden && !introduction.scene.skipButton.isHidden)
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("Buttons, swipes, keys and the page control turn pages")
    func turning() throws {
      let (app, introduction) = try firstStart()
      let scene = introduction.scene
      try app.turnPage()
      #expect(scene.introductionPages.page is TopicsPageController && scene.pageControl.currentPage == 1)
      try app.turnPage()
      #expect(scene.introductionPages.page is RemindersPageController)
      try app.tap("back")
      #expect(scene.pageControl.currentPage == 1 && scene.pageControl.accessibilityValue == "Page 2 of 4")
      try app.pressKey(UIKeyCommand.inputLeftArrow)
      #expect(scene.introductionPages.page is WelcomePageController)
      scene.pageControl.currentPage = 3
      scene.pageControl.sendActions(for: .valueChanged)
      app.flush()
      #expect(scene.introductionPages.page is NamePageController && scene.skipButton.isHidden)
      #expect(scene.nextButton.configuration?.title == "Start reading")
      #expect(try catchingUserActionError { try app.turnPage() } != nil)
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("A page appears when it is turned to, and the one before disappears")
    func log() throws {
      let (app, _) = try firstStart()
      _ = app.log.take()
      try app.tap("next")
      #expect(
        app.log.take() == [
          "welcomePage.willMove(nil)", "topicsPage.willMove(introductionPages)", "topicsPage.loadView",
          "topicsPage.viewDidLoad", "topicsPage.willAppear", "welcomePage.willDisappear", "topicsPage.isAppearing",
          "topicsPage.didAppear", "welcomePage.didDisappear", "welcomePage.didMove(nil)",
          "topicsPage.didMove(introductionPages)",
        ])
    }

    @Test("The user goes on after two topics; a page that is turned back to still has them")
    func topics() throws {
      let (app, introduction) = try topicsPage()
      let page = try app.find(TopicsPageController.self)
      #expect(!introduction.scene.nextButton.isEnabled && page.scene.countLabel.text == "Choose 2 more")
      try app.selectItem(at: IndexPath(item: 1, section: 0))
      #expect(page.scene.countLabel.text == "Choose 1 more")
      try app.selectItem(at: IndexPath(item: 3, section: 0))
      #expect(introduction.scene.nextButton.isEnabled && introduction.choices.topics == ["Music", "Travel"])
      let cell = try #require(page.scene.topicGrid.cellForItem(at: IndexPath(item: 1, section: 0)) as? TopicCell)
      #expect(!cell.checkmark.isHidden && cell.accessibilityTraits.contains(.selected))
      try app.selectItem(at: IndexPath(item: 3, section: 0))
      #expect(!introduction.scene.nextButton.isEnabled && introduction.choices.topics == ["Music"])
      try app.tap("back")
      try app.tap("next")
      #expect(page.scene.topicGrid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("The time of the reminder is there when the user wants one")
    func reminder() throws {
      let (app, introduction) = try firstStart()
      try app.turnPage()
      try app.turnPage()
      let page = try app.find(RemindersPageController.self)
      #expect(page.scene.timePicker.isHidden)
      try app.toggle(page.scene.reminderSwitch)
      #expect(!page.scene.timePicker.isHidden && introduction.choices.reminder == page.scene.timePicker.date)
      page.scene.timePicker.date += 3_600
      page.scene.timePicker.sendActions(for: .valueChanged)
      #expect(introduction.choices.reminder == page.scene.timePicker.date)
      try app.toggle(page.scene.reminderSwitch)
      #expect(introduction.choices.reminder == nil)
    }

    @Test("The return key of the last page finishes; the app has what was chosen")
    func done() throws {
      let (app, introduction) = try topicsPage()
      try app.selectItem(at: IndexPath(item: 0, section: 0))
      try app.selectItem(at: IndexPath(item: 5, section: 0))
      try app.tap("next")
      try app.tap("next")
      let page = try app.find(NamePageController.self)
      #expect(page.scene.nameField.returnKeyType == .done)
      try app.type("Ada", into: page.scene.nameField)
      try app.pressReturn(in: page.scene.nameField)
      let reader = try app.find(ReaderController.self)
      #expect(reader.presentedViewController == nil && introduction.view.window == nil)
      #expect(reader.scene.greetingLabel.text == "Welcome, Ada" && preferences.hasSeenIntroduction)
      #expect(reader.tableView.numberOfRows(inSection: 0) == 2)
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("Who has swiped past the topics comes back to them at the end")
    func missingTopics() throws {
      let (app, introduction) = try firstStart()
      for _ in 0..<3 { try app.turnPage() }
      try app.tap("next")
      #expect(introduction.scene.introductionPages.page is TopicsPageController)
      #expect(!introduction.scene.nextButton.isEnabled && !preferences.hasSeenIntroduction)
    }

    @Test("Skipping chooses nothing, and the introduction does not come back by itself")
    func skip() throws {
      let (app, _) = try topicsPage()
      try app.selectItem(at: IndexPath(item: 0, section: 0))
      try app.tap("skip")
      let reader = try app.find(ReaderController.self)
      #expect(reader.scene.greetingLabel.text == "Welcome" && preferences.choices == ReaderChoices())
      #expect(reader.presentedViewController == nil && preferences.hasSeenIntroduction)
    }

    @Test("The user can see the introduction again, with what was chosen before")
    func again() throws {
      preferences.hasSeenIntroduction = true
      preferences.choices.topics = ["Food"]
      let scenes = OnboardingScenes()
      let app = HeadlessApp(
        root: scenes.instantiateReaderFlow(reader: scenes.instantiateReader(preferences: preferences)))
      let reader = try #require(app.topViewController as? ReaderController)
      try app.tap(reader.scene.introductionItem)
      try app.tap("next")
      let page = try app.find(TopicsPageController.self)
      #expect(page.scene.countLabel.text == "Choose 1 more")
      try app.pressKey(UIKeyCommand.inputEscape)
      #expect(app.topViewController === reader && preferences.choices.topics == ["Food"])
    }

    @Test("Where there is little height, the buttons are in a row, without the one that goes back")
    func rotation() throws {
      let (app, introduction) = try topicsPage()
      #expect(introduction.scene.controls.axis == .vertical && introduction.scene.backButton.superview != nil)
      app.rotate()
      #expect(introduction.scene.controls.axis == .horizontal && introduction.scene.backButton.superview == nil)
    }

    @Test("Nothing is left of the introduction after it")
    func release() throws {
      let (app, _) = try firstStart()
      weak let introduction = try app.find(IntroductionController.self)
      weak let pages = introduction?.scene.introductionPages
      try app.tap("skip")
      #expect(introduction == nil && pages == nil)
    }
  }
#endif
