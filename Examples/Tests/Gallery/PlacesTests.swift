#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import MapKitStandIn
  import Testing

  @testable import Gallery

  @MainActor @Suite struct PlacesTests {
    private func map() throws -> (app: HeadlessApp, places: PlacesController) {
      let app = HeadlessApp(root: PlacesScenes.instantiateInitialViewController())
      return (app, try app.find(PlacesController.self))
    }

    @Test("The map, the search field and the list are on the screen together")
    func overlays() throws {
      let (app, places) = try map()
      #expect(places.scene.map.annotations.count == 3)
      #expect(places.scene.placeList?.scene.countLabel.text == "3 places")
      #expect(places.scene.placeSearch.scene.places === places)
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("A search leaves the places that match, in the list and on the map")
    func search() throws {
      let (app, places) = try map()
      try app.type("café", into: places.scene.placeSearch.scene.searchBar)
      #expect(places.scene.placeList?.scene.table.numberOfRows(inSection: 0) == 1)
      #expect(places.scene.map.annotations.map(\.title) == ["Café Einstein"])
      try app.type(" zzz", into: places.scene.placeSearch.scene.searchBar)
      #expect(places.scene.placeList?.scene.emptyLabel.isHidden == false)
      #expect(places.scene.map.annotations.isEmpty)
    }

    @Test("A row opens the card of its place; the list is the same one after that")
    func card() throws {
      let (app, places) = try map()
      let list = places.scene.placeList
      _ = app.log.take()
      try app.selectRow(at: IndexPath(row: 1, section: 0))
      let card = try #require(places.scene.placeCard)
      #expect(card.scene.nameLabel.text == "New National Gallery")
      #expect(places.scene.map.selectedAnnotations.map(\.title) == ["New National Gallery"])
      #expect(places.scene.map.region.center.latitude == 52.5066)
      #expect(
        app.log.take() == [
          "places.prepare(showCard)", "placeCard.willMove(places)", "placeCard.loadView", "placeCard.viewDidLoad",
          "placeList.willMove(nil)", "placeCard.willAppear", "placeList.willDisappear", "placeCard.isAppearing",
          "placeList.didDisappear", "placeList.didMove(nil)", "placeCard.didAppear", "placeCard.didMove(places)",
        ])
      try app.tap("closeCard")
      #expect(places.scene.placeList === list)
      #expect(places.scene.map.selectedAnnotations.isEmpty)
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("A pin opens the card that is kept, with the other place; a favourite stays one")
    func pins() throws {
      let (app, places) = try map()
      try app.selectRow(at: IndexPath(row: 0, section: 0))
      let card = try #require(places.scene.placeCard)
      try app.tap("Favourite")
      #expect(places.favourites == ["Café Einstein"])
      places.scene.map.selectAnnotation(places.scene.map.annotations[2], animated: true)
      app.flush()
      #expect(places.scene.placeCard === card)
      #expect(card.scene.nameLabel.text == "Park at the Triangle" && !card.scene.favouriteButton.isSelected)
      try app.tap("closeCard")
      try app.selectRow(at: IndexPath(row: 0, section: 0))
      #expect(card.scene.favouriteButton.isSelected)
    }

    @Test("Directions come in a sheet for the place of the card, and lead back to it")
    func directions() throws {
      let (app, places) = try map()
      try app.selectRow(at: IndexPath(row: 1, section: 0))
      try app.tap("Directions")
      let directions = try #require(app.topViewController as? DirectionsController)
      #expect(directions.navigationItem.prompt == "New National Gallery")
      #expect(directions.scene.durationLabel.text == "11 min")
      try app.selectSegment(2, in: directions.scene.modeControl)
      #expect(directions.scene.durationLabel.text == "1 min")
      let sheet = try #require(directions.navigationController?.sheetPresentationController)
      #expect(sheet.detents.map(\.identifier) == [.medium, .large] && sheet.prefersGrabberVisible)
      let close = try #require(directions.navigationItem.leftBarButtonItem)
      try app.tap(close)
      #expect(places.presentedViewController == nil && places.scene.placeCard?.isViewLoaded == true)
    }

    @Test("A popover chooses what the map shows")
    func mapType() throws {
      let (app, places) = try map()
      try app.tap("mapType")
      let types = try #require(app.topViewController as? MapTypesController)
      #expect(types.preferredContentSize == CGSize(width: 260, height: 88))
      #expect(types.popoverPresentationController?.sourceView === places.scene.mapTypeButton)
      try app.selectSegment(1, in: types.scene.typeControl)
      #expect(places.scene.map.mapType == .hybrid)
      #expect(places.presentedViewController == nil)
    }

    @Test("The sheet is tall after a tap, or where a drag has left it")
    func sheet() throws {
      let (app, places) = try map()
      try app.tap("grabber")
      #expect(places.sheetHeight.constant == 480 && places.scene.grabber.accessibilityValue == "Tall")
      try app.tap("grabber")
      #expect(places.sheetHeight.constant == 240)
      places.scene.sheetPan.setTranslation(CGPoint(x: 0, y: -200), in: places.view)
      try app.make(places.scene.sheetPan)
      #expect(places.sheetHeight.constant == 480)
    }

    @Test("A key begins the search, a button follows the user")
    func keys() throws {
      let (app, places) = try map()
      try app.pressKey("f", .command)
      #expect(places.scene.placeSearch.scene.searchBar.isFirstResponder)
      try app.tap("locate")
      #expect(places.scene.map.userTrackingMode == .follow)
    }

    @Test("Nothing is left of the map after it")
    func release() throws {
      let (app, places) = try map()
      try app.selectRow(at: IndexPath(row: 0, section: 0))
      weak let card = places.scene.placeCard
      #expect(card != nil)
      app.close()
      #expect(card != nil)
    }
  }
#endif
