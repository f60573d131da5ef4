#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  @MainActor @Suite struct SettingsTests {
    private let preferences = Preferences()

    private func start() throws -> (app: HeadlessApp, settings: SettingsController) {
      let preferences = preferences
      var factory = SettingsScenes.factory
      factory.makeSettings = { _ in SettingsSceneController(preferences: preferences) }
      let app = HeadlessApp(root: SettingsScenes(factory: factory).instantiateInitialViewController())
      return (app, try app.find(SettingsController.self))
    }

    @Test("The rows are those of the scene, and the footers those of the class")
    func rows() throws {
      let (app, settings) = try start()
      let table: UITableView = settings.tableView
      #expect(table.numberOfSections == 6)
      #expect((0..<6).map(table.numberOfRows(inSection:)) == [1, 4, 4, 4, 2, 1])
      #expect(table.delegate?.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 80)
      #expect(settings.scene.cacheCell.detailTextLabel?.text == "3 articles")
      #expect(app.inconsistencies() == [])
    }

    @Test("A changed name comes back with Save")
    func profile() throws {
      let (app, settings) = try start()
      try app.selectRow(at: IndexPath(row: 0, section: 0))
      let editor = try app.find(ProfileEditor.self)
      try app.clear(editor.nameField)
      #expect(!editor.saveItem.isEnabled)
      try app.type("Grace Hopper", into: editor.nameField)
      try app.tap(editor.saveItem)
      #expect(app.topViewController === settings, "\(app.controllerTree)")
      #expect(settings.nameLabel.text == "Grace Hopper")
      #expect(preferences.profile == Profile(name: "Grace Hopper", mail: "ada@example.com"))
    }

    @Test("Back from the profile changes nothing")
    func cancel() throws {
      let (app, settings) = try start()
      try app.selectRow(at: IndexPath(row: 0, section: 0))
      try app.clear(try app.find(ProfileEditor.self).nameField)
      try app.goBack()
      #expect(settings.nameLabel.text == "Ada Lovelace")
    }

    @Test("The sound that is set has the checkmark, and another can be chosen")
    func sound() throws {
      let (app, settings) = try start()
      try app.selectRow(at: IndexPath(row: 1, section: 1))
      let picker = try app.find(SoundPicker.self)
      let marks = (0..<4).map { picker.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.accessoryType }
      #expect(marks.map { $0 == .checkmark } == [false, true, false, false])
      try app.selectRow(at: IndexPath(row: 2, section: 0))
      #expect(app.topViewController === settings)
      #expect(settings.scene.soundCell.detailTextLabel?.text == "Glass")
    }

    @Test("Without notifications there is no sound to choose")
    func refusal() throws {
      let (app, settings) = try start()
      try app.toggle(settings.alertsSwitch)
      #expect(!preferences.allowsAlerts)
      #expect(settings.tableView(settings.tableView, titleForFooterInSection: 1) != nil)
      #expect(settings.scene.soundCell.accessibilityTraits.contains(.notEnabled))
      #expect(!settings.badgesSwitch.isEnabled)
      for row in [1, 3] {
        try app.selectRow(at: IndexPath(row: row, section: 1))
        #expect(app.topViewController === settings)
      }
    }

    @Test("A row of a time opens its picker and closes the other; all is closed without quiet hours")
    func quietHours() throws {
      let (app, settings) = try start()
      #expect(settings.scene.quietHoursCell.detailTextLabel?.text == "Off")
      try app.selectRow(at: IndexPath(row: 3, section: 1))
      let controller = try app.find(QuietHoursController.self)
      let table = controller.scene.table
      func open() -> [Int] {
        (0..<4).filter { table.delegate?.tableView(table, heightForRowAt: IndexPath(row: $0, section: 1)) != 0 }
      }
      try app.selectRow(at: IndexPath(row: 0, section: 1))
      #expect(open() == [0, 2])
      try app.toggle(controller.scene.enabledSwitch)
      try app.selectRow(at: IndexPath(row: 0, section: 1))
      #expect(open() == [0, 1, 2])
      try app.selectRow(at: IndexPath(row: 2, section: 1))
      #expect(open() == [0, 2, 3])
      try app.selectRow(at: IndexPath(row: 2, section: 1))
      #expect(open() == [0, 2])
      #expect(app.inconsistencies() == [])
    }

    @Test("A time that is set is in the settings at once")
    func time() throws {
      let (app, settings) = try start()
      preferences.quietHours.isEnabled = true
      try app.selectRow(at: IndexPath(row: 3, section: 1))
      let controller = try app.find(QuietHoursController.self)
      #expect(controller.scene.startPicker.minuteInterval == 15 && controller.scene.enabledSwitch.isOn)
      controller.scene.startPicker.date = Date(timeIntervalSince1970: 21.5 * 3600)
      controller.scene.startPicker.sendActions(for: .valueChanged)
      #expect(controller.scene.startCell.detailTextLabel?.text == "21:30")
      #expect(preferences.quietHours == QuietHours(isEnabled: true, start: 21 * 60 + 30))
      try app.goBack()
      #expect(settings.scene.quietHoursCell.detailTextLabel?.text == "21:30 – 07:00")
    }

    @Test("The sample has the size of the slider, and the window the accent")
    func appearance() throws {
      let (app, settings) = try start()
      let size = settings.sampleLabel.font.pointSize
      try app.move(settings.sizeSlider, to: 1.5)
      #expect(settings.sampleLabel.font.pointSize == size * 1.5)
      #expect(settings.sizeSlider.accessibilityValue == "150 %")
      settings.accentWell.selectedColor = .systemGreen
      settings.accentWell.sendActions(for: .valueChanged)
      #expect(preferences.accent == .systemGreen && settings.view.window?.tintColor == .systemGreen)
    }

    @Test("Switches and the stepper are kept")
    func values() throws {
      let (app, settings) = try start()
      try app.toggle(settings.mobileDataSwitch)
      try app.toggle(settings.badgesSwitch)
      try app.step(settings.keptStepper)
      #expect(preferences.usesMobileData && preferences.showsBadges && preferences.keptArticles == 25)
      #expect(settings.scene.keptCell.textLabel?.text == "Keep 25 articles")
    }

    @Test("Signing out is confirmed")
    func signOut() throws {
      let (app, settings) = try start()
      var count = 0
      settings.signedOut = { count += 1 }
      try app.selectRow(at: IndexPath(row: 0, section: 5))
      try app.choose("Cancel")
      try app.selectRow(at: IndexPath(row: 0, section: 5))
      try app.choose("Sign out")
      #expect(count == 1 && app.topViewController === settings)
    }

    @Test("The key command removes downloads as the row does")
    func key() throws {
      let (app, _) = try start()
      try app.pressKey("d", [.command, .shift])
      try app.choose("Remove")
      #expect(preferences.downloads == 0)
      try app.pressKey("d", [.command, .shift])
      #expect(!(app.topViewController is UIAlertController))
    }

    @Test("Text follows the size that the user prefers")
    func dynamicType() throws {
      let (_, settings) = try start()
      let cells = settings.tableView.visibleCells
      #expect(cells.count == 16)
      let labels = cells.compactMap(\.textLabel).filter { $0.text?.isEmpty == false }
      #expect(labels.count >= 11 && labels.allSatisfy { $0.adjustsFontForContentSizeCategory })
    }

    @Test("The style is that of the whole window")
    func style() throws {
      let (app, settings) = try start()
      try app.selectSegment(2, in: settings.styleControl)
      #expect(preferences.style == .dark)
      #expect(settings.view.window?.overrideUserInterfaceStyle == .dark)
      #expect(settings.traitCollection.userInterfaceStyle == .dark)
      try app.move(settings.sizeSlider, to: 1.25)
      #expect(preferences.textScale == 1.25)
    }

    @Test("Downloads are removed once the user has confirmed it")
    func downloads() throws {
      let (app, settings) = try start()
      let row = IndexPath(row: 3, section: 3)
      try app.selectRow(at: row)
      try app.choose("Cancel")
      #expect(preferences.downloads == 3)
      try app.selectRow(at: row)
      try app.choose("Remove")
      #expect(preferences.downloads == 0)
      #expect(settings.scene.cacheCell.detailTextLabel?.text == "None")
      try app.selectRow(at: row)
      #expect(app.topViewController === settings)
    }

    @Test("A cell without identifier has a segue, too")
    func acknowledgements() throws {
      let (app, _) = try start()
      try app.selectRow(at: IndexPath(row: 1, section: 4))
      #expect(app.topViewController?.title == "Acknowledgements")
    }
  }
#endif
