#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  @MainActor @Suite struct DashboardTests {
    private func phone() throws -> (app: HeadlessApp, dashboard: DashboardController) {
      let app = HeadlessApp(
        root: DashboardScenes.instantiateInitialViewController(), size: CGSize(width: 390, height: 844))
      return (app, try app.find(DashboardController.self))
    }

    /// A tablet is regular in both directions, and stays so when it is turned.
    private func tablet() throws -> (app: HeadlessApp, dashboard: DashboardController) {
      let (app, dashboard) = try phone()
      app.window.rootViewController?.traitOverrides.horizontalSizeClass = .regular
      app.flush()
      return (app, dashboard)
    }

    @Test("A phone shows one card below the other, and no accounts beside them")
    func portrait() throws {
      let (app, dashboard) = try phone()
      let scene = dashboard.scene
      #expect(scene.cards.axis == .vertical && scene.savingsCard.isHidden && scene.rangeControl.isHidden)
      #expect(scene.sidebar.superview == nil && scene.divider.superview == nil)
      #expect(scene.chartHeight.constant == 180)
      #expect(scene.balanceLabel.font == .preferredFont(forTextStyle: .title2))
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("A phone in landscape shows them side by side, with a lower chart")
    func landscape() throws {
      let (app, dashboard) = try phone()
      let scene = dashboard.scene
      app.rotate()
      #expect(scene.cards.axis == .horizontal && scene.cards.distribution == .fillEqually)
      #expect(scene.chartHeight.constant == 88 && scene.budgetProgress.isHidden)
      app.rotate()
      #expect(scene.cards.axis == .vertical && scene.cards.distribution == .fill)
      #expect(scene.chartHeight.constant == 180 && !scene.budgetProgress.isHidden)
    }

    @Test("A tablet shows the accounts beside larger cards")
    func wide() throws {
      let (app, dashboard) = try tablet()
      let scene = dashboard.scene
      #expect(scene.sidebar.superview === dashboard.view && scene.divider.superview === dashboard.view)
      #expect(scene.accounts.parent === dashboard && scene.accounts.view.window != nil)
      #expect(!scene.savingsCard.isHidden && !scene.rangeControl.isHidden)
      #expect(scene.balanceLabel.font == .preferredFont(forTextStyle: .largeTitle))
      #expect(scene.chartHeight.constant == 320 && scene.sections.spacing == 24)
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("A window that becomes narrow loses the accounts, and keeps the controller")
    func splitScreen() throws {
      let (app, dashboard) = try tablet()
      let accounts = dashboard.scene.accounts
      _ = app.log.take()
      app.window.rootViewController?.traitOverrides.horizontalSizeClass = .compact
      app.flush()
      #expect(dashboard.scene.sidebar.superview == nil)
      #expect(app.log.take() == ["accounts.willDisappear", "accounts.didDisappear"])
      app.window.rootViewController?.traitOverrides.horizontalSizeClass = .regular
      app.flush()
      #expect(dashboard.scene.accounts === accounts && accounts.view.window != nil)
      #expect(app.log.take() == ["accounts.willAppear", "accounts.isAppearing", "accounts.didAppear"])
    }

    @Test("A phone pushes the accounts")
    func accounts() throws {
      let (app, _) = try phone()
      try app.tap("accounts")
      let accounts = try #require(app.topViewController as? AccountsController)
      #expect(accounts.tableView.numberOfRows(inSection: 0) == 3)
      try app.goBack()
      #expect(app.topViewController is DashboardController)
    }

    @Test("The range of the chart changes its bars and its title")
    func range() throws {
      let (app, dashboard) = try tablet()
      let scene = dashboard.scene
      #expect(scene.spendingChart.scene.bars.arrangedSubviews.count == 7)
      try app.selectSegment(1, in: scene.rangeControl)
      #expect(scene.chartTitle.text == "Last four weeks")
      #expect(scene.spendingChart.scene.bars.arrangedSubviews.count == 4)
    }

    @Test("A transfer needs a recipient and an amount, and changes the balance")
    func transfer() throws {
      let (app, dashboard) = try phone()
      dashboard.finances = Finances()
      try app.tap("transfer")
      let transfer = try #require(app.topViewController as? TransferController)
      #expect(!transfer.scene.sendItem.isEnabled)
      try app.type("Jin", into: transfer.scene.recipientField)
      try app.type("40", into: transfer.scene.amountField)
      try app.tap(transfer.scene.sendItem)
      #expect(dashboard.presentedViewController == nil)
      #expect(dashboard.scene.balanceLabel.text == "2420 €")
      #expect(dashboard.scene.accounts.accounts.first?.balance == 1_800)
      #expect(dashboard.scene.balanceCard.accessibilityLabel == "Balance: 2420 euros")
    }
  }
#endif
