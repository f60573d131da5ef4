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
      #expect(table.numberOfSections == 5)
      #expect((0..<5).map(table.numberOfRows(inSection:)) == [1, 2, 2, 2, 2])
      #expect(table.delegate?.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 80)
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
      #expect(marks == [UITableViewCell.AccessoryType.none, .checkmark, .none, .none])
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
      try app.selectRow(at: IndexPath(row: 1, section: 1))
      #expect(app.topViewController === settings)
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
      let row = IndexPath(row: 1, section: 3)
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
