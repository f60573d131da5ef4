#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  @MainActor @Suite struct OnboardingTests {
    private func start() throws -> (app: HeadlessApp, tour: OnboardingController) {
      let app = HeadlessApp(root: OnboardingScenes.instantiateInitialViewController())
      return (app, try app.find(OnboardingController.self))
    }

    @Test("The button turns the pages, and starts the app on the last")
    func next() throws {
      let (app, tour) = try start()
      var isFinished = false
      tour.finished = { isFinished = true }
      try app.tap(tour.nextButton)
      #expect(tour.pageControl.currentPage == 1)
      _ = try app.find(ReminderPage.self)
      try app.tap(tour.nextButton)
      #expect(tour.nextButton.configuration?.title == "Get started")
      #expect(tour.skipButton.isHidden)
      #expect(!isFinished)
      try app.tap(tour.nextButton)
      #expect(isFinished)
      #expect(app.topViewController?.title == "Home", "\(app.controllerTree)")
      #expect(app.inconsistencies() == [])
    }

    @Test("Swipes turn the pages of the same controllers, and the dots follow")
    func swipes() throws {
      let (app, tour) = try start()
      try app.turnPage(.forward)
      #expect(tour.pageControl.currentPage == 1)
      let page = try app.find(ReminderPage.self)
      try app.toggle(page.reminderSwitch)
      #expect(!page.timePicker.isHidden)
      try app.turnPage(.forward)
      try app.turnPage(.reverse)
      #expect(try app.find(ReminderPage.self) === page)
      #expect(page.reminderSwitch.isOn)
    }

    @Test("Skip starts the app from every page")
    func skip() throws {
      let (app, tour) = try start()
      try app.tap("Skip")
      #expect(app.topViewController?.title == "Home")
      #expect(tour.pageControl.numberOfPages == 3)
    }
  }
#endif
