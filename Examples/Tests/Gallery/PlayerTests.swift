#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  @MainActor @Suite struct PlayerTests {
    private let playback = Playback()

    private func start() -> (app: HeadlessApp, player: PlayerController) {
      let player = PlayerScenes.instantiatePlayer(playback: playback)
      return (HeadlessApp(root: player), player)
    }

    @Test("Play becomes Pause, and the song goes on")
    func play() throws {
      let (app, player) = start()
      try app.tap("Play")
      #expect(player.playButton.isSelected)
      playback.advance(by: 64)
      player.showPlayback()
      #expect(player.elapsedLabel.text == "1:04")
      #expect(player.remainingLabel.text == "-2:20")
      #expect(player.positionSlider.accessibilityValue == "1:04 of 3:24")
      try app.tap("Pause")
      playback.advance(by: 10)
      #expect(playback.position == 64)
      #expect(app.inconsistencies() == [])
    }

    @Test("The slider seeks, and back starts the song again before it goes to another")
    func seek() throws {
      let (app, player) = start()
      try app.tap("Next")
      try app.move(player.positionSlider, to: 30)
      #expect(player.elapsedLabel.text == "0:30")
      try app.tap("Previous")
      #expect(player.titleLabel.text == "Clair de lune")
      #expect(playback.position == 0)
      try app.tap("Previous")
      #expect(player.titleLabel.text == "Gnossienne No. 1")
    }

    @Test("Swipes over the cover change the song, and two taps make it a favourite")
    func gestures() throws {
      let (app, player) = start()
      try app.swipe(player.scene.artwork, .left)
      #expect(playback.current == 1)
      try app.swipe(player.scene.artwork, .right)
      #expect(playback.current == 0)
      try app.make(player.scene.doubleTap)
      #expect(player.favouriteButton.isSelected)
      try app.tap("Favourite")
      #expect(!playback.song.isFavourite)
    }

    @Test("Keys play and go on")
    func keys() throws {
      let (app, player) = start()
      try app.pressKey(" ")
      #expect(playback.isPlaying)
      try app.pressKey(UIKeyCommand.inputRightArrow, .command)
      #expect(player.artistLabel.text == "Claude Debussy")
    }

    @Test("The menu sets the speed")
    func speed() throws {
      let (app, player) = start()
      try app.chooseMenuItem("Fast", of: player.speedButton)
      #expect(playback.speed == 1.5)
      #expect(player.speedButton.title(for: .normal) == "1½×")
      try app.move(player.scene.volumeSlider, to: 1)
      #expect(playback.volume == 1)
    }

    @Test("The last song has no next one; the queue leads to any")
    func queue() throws {
      let (app, player) = start()
      try app.tap("Up next")
      let sheet = try app.find(QueueController.self)
      #expect(sheet.sheetPresentationController?.largestUndimmedDetentIdentifier == .medium)
      try app.selectRow(at: IndexPath(row: 2, section: 0))
      #expect(app.topViewController === player, "\(app.controllerTree)")
      #expect(player.titleLabel.text == "Gymnopédie No. 3")
      #expect(!player.nextButton.isEnabled)
    }

    @Test("In landscape the cover is beside the controls")
    func landscape() throws {
      let (app, player) = start()
      #expect(player.scene.columns.axis == .vertical)
      try app.rotate()
      #expect(player.scene.columns.axis == .horizontal)
      #expect(player.scene.columns.alignment == .center)
      try app.rotate()
      #expect(player.scene.columns.axis == .vertical)
    }
  }
#endif
