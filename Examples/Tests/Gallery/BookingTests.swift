#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  @MainActor @Suite struct BookingTests {
    private func room() throws -> (app: HeadlessApp, room: RoomController) {
      let app = HeadlessApp(root: BookingScenes.instantiateInitialViewController())
      return (app, try app.find(RoomController.self))
    }

    // MARK: Two languages

    @Test("In English, all texts are those of the scene")
    func english() async throws {
      await #expect(processExitsWith: .success) {
        UserDefaults.standard.set(["en"], forKey: "AppleLanguages")
        try await MainActor.run {
          let app = HeadlessApp(root: BookingScenes.instantiateInitialViewController())
          let room = try app.find(RoomController.self)
          #expect(room.title == "Room with a view")
          #expect(room.scene.nightsLabel.text == "2 nights")
          try app.tap("book")
          #expect(try app.find(ConfirmationController.self).scene.summary.text == "2 nights for 240 €")
        }
      }
    }

    @Test("In German, all texts are translated, those of the code and of assistive technology, too")
    func german() async throws {
      await #expect(processExitsWith: .success) {
        UserDefaults.standard.set(["de"], forKey: "AppleLanguages")
        try await MainActor.run {
          let app = HeadlessApp(root: BookingScenes.instantiateInitialViewController())
          let room = try app.find(RoomController.self)
          #expect(room.title == "Zimmer mit Aussicht")
          #expect(room.scene.headline.text == "Ein ruhiges Zimmer über dem Hafen")
          #expect(room.scene.bookButton.configuration?.title == "Buchen")
          #expect(room.scene.picture.accessibilityLabel == "Das Meer vor dem Fenster")
          #expect(room.scene.shareItem.accessibilityLabel == "Teilen")
          #expect(room.scene.arrivalPicker.accessibilityLabel == "Anreise")
          #expect(room.scene.nightsLabel.text == "2 Nächte")
          try app.step(room.scene.nightsStepper, up: false)
          try app.tap("book")
          let confirmation = try app.find(ConfirmationController.self)
          #expect(confirmation.scene.thanks.text == "Sollen wir buchen?")
          #expect(confirmation.scene.summary.text == "1 Nacht für 120 €")
          try app.tap("confirm")
          #expect(room.navigationItem.prompt == "Bis bald")
        }
      }
    }

    @Test("Both languages have the same keys")
    func keys() throws {
      let tables = try ["en", "de"].map { language in
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../../Gallery/Booking/Resources/\(language).lproj/Booking.strings")
        let table = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        return try #require(table as? [String: String])
      }
      #expect(Set(tables[0].keys) == Set(tables[1].keys))
      #expect(tables[1].values.allSatisfy { !$0.isEmpty })
    }

    // MARK: Dark variants

    @Test("Colours follow dark mode and high contrast")
    func colors() throws {
      let (app, room) = try room()
      let light = UITraitCollection(userInterfaceStyle: .light)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let scene = room.scene
      #expect(room.view.backgroundColor?.resolvedColor(with: light) == UIColor(hex: 0xFFF8F0))
      #expect(room.view.backgroundColor?.resolvedColor(with: dark) == UIColor(hex: 0x14121F))
      #expect(scene.headline.textColor.resolvedColor(with: dark) == UIColor(hex: 0xF4F1DE))
      let contrast = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
      #expect(scene.cancellation.textColor.resolvedColor(with: contrast) == .white)
      let configuration = try #require(scene.bookButton.configuration)
      #expect(configuration.baseForegroundColor?.resolvedColor(with: dark) == .black)
      let bar = try #require(room.navigationController?.navigationBar)
      #expect(bar.standardAppearance.backgroundColor?.resolvedColor(with: dark) == UIColor(hex: 0x14121F))
      #expect(app.inconsistencies() == [])
    }

    @Test("The picture is another one at night")
    func picture() throws {
      let (app, room) = try room()
      #expect(room.scene.picture.image == UIImage(systemName: "sun.max"))
      app.window.overrideUserInterfaceStyle = .dark
      app.flush()
      #expect(room.scene.picture.image == UIImage(systemName: "moon.stars"))
      app.window.overrideUserInterfaceStyle = .light
      app.flush()
      #expect(room.scene.picture.image == UIImage(systemName: "sun.max"))
    }

    // MARK: The flow

    @Test("Nights and breakfast change the price; the confirmation books, or does not")
    func flow() throws {
      let (app, room) = try room()
      try app.step(room.scene.nightsStepper)
      try app.toggle(room.scene.breakfastSwitch)
      #expect(room.scene.priceLabel.text == "402 €")
      try app.tap("book")
      let confirmation = try #require(app.topViewController as? ConfirmationController)
      #expect(confirmation.stay == Stay(nights: 3, hasBreakfast: true))
      try app.tap("notYet")
      #expect(room.bookedStays.isEmpty && room.presentedViewController == nil)
      try app.tap("book")
      try app.tap("confirm")
      #expect(room.bookedStays == [Stay(nights: 3, hasBreakfast: true)])
    }
  }

  extension UIColor {
    /// The colour of a number such as `0x14121F`.
    fileprivate convenience init(hex: Int) {
      let parts = [hex >> 16, hex >> 8, hex].map { CGFloat($0 & 0xFF) / 255 }
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
  }
#endif
