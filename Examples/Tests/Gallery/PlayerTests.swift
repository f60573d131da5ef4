#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  /// A clock that the test moves on.
  @MainActor private final class ManualClock: PlaybackClock {
    private var tick: (@MainActor (Double) -> Void)?
    var isRunning: Bool { tick != nil }

    func start(_ tick: @escaping @MainActor (Double) -> Void) { self.tick = tick }

    func stop() { tick = nil }

    func advance(by seconds: Double) { tick?(seconds) }
  }

  @MainActor @Suite struct PlayerTests {
    private let clock = ManualClock()
    private let player: AudioPlayer

    init() { player = AudioPlayer(clock: clock) }

    private func music() throws -> (app: HeadlessApp, shell: MusicShellController) {
      let app = HeadlessApp(root: PlayerScenes.instantiateMusicShell(player: player))
      return (app, try app.find(MusicShellController.self))
    }

    /// The player with the first of three tracks.
    private func nowPlaying() throws -> (app: HeadlessApp, nowPlaying: NowPlayingController) {
      let (app, shell) = try music()
      player.play(Album.samples[0].queued)
      try app.tap(shell.scene.miniPlayer.scene.bar)
      return (app, try app.find(NowPlayingController.self))
    }

    @Test("The bar appears with the first track that plays")
    func miniPlayer() throws {
      let (app, shell) = try music()
      let mini = shell.scene.miniPlayer
      #expect(shell.miniPlayerHeight.constant == 0 && shell.scene.miniPlayerBar.isHidden)
      #expect(mini.scene.musicShell === shell)
      let albums = try app.find(AlbumsController.self)
      #expect(albums.collectionView.numberOfSections == 2)
      try app.selectItem(at: IndexPath(item: 0, section: 1))
      let album = try app.find(AlbumController.self)
      #expect(album.scene.albumDetail.text == "Jazz · 2019 · 3 tracks, 10 minutes")
      try app.selectRow(at: IndexPath(row: 1, section: 0))
      #expect(shell.miniPlayerHeight.constant == 64 && !shell.scene.miniPlayerBar.isHidden)
      #expect(mini.scene.titleLabel.text == "Dining Car" && mini.scene.playButton.isSelected)
      clock.advance(by: 49)
      #expect(mini.scene.progress.progress == 0.2)
      try app.tap("miniPlay")
      #expect(!clock.isRunning && mini.scene.playButton.accessibilityLabel == "Play")
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("The row of the track that plays is marked, and the mark goes on with the queue")
    func marks() throws {
      let (app, _) = try music()
      try app.selectItem(at: IndexPath(item: 0, section: 1))
      let album = try app.find(AlbumController.self)
      func marked() -> [Bool] {
        (0..<3).map {
          (album.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? TrackCell)?.isPlaying ?? false
        }
      }
      try app.tap("playAlbum")
      #expect(marked() == [true, false, false])
      clock.advance(by: 200)
      #expect(marked() == [false, true, false])
      let cell = try #require(album.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? TrackCell)
      #expect(!cell.playingView.isHidden && cell.numberLabel.isHidden && cell.accessibilityValue == "Playing")
      #expect(cell.durationLabel.text == "4:05")
    }

    @Test("The menu of a row puts its track into the queue")
    func rowMenu() throws {
      let (app, _) = try music()
      try app.selectItem(at: IndexPath(item: 0, section: 1))
      let album = try app.find(AlbumController.self)
      try app.tap("playAlbum")
      let cell = try #require(album.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
      let more = try app.find(UIButton.self, named: "More", in: cell)
      try app.chooseMenuItem("Play next", of: more)
      #expect(player.upNext.map(\.track.title) == ["Arrival", "Dining Car", "Arrival"])
      try app.chooseMenuItem("Add to the queue", of: more)
      #expect(player.upNext.count == 4)
    }

    @Test("A tap or a swipe opens the player over the albums")
    func open() throws {
      let (app, shell) = try music()
      player.play(Album.samples[0].queued)
      _ = app.log.take()
      try app.tap(shell.scene.miniPlayer.scene.bar)
      #expect(
        app.log.take() == [
          "miniPlayer.prepare(tapNowPlaying)", "miniPlayer.present(nowPlaying)",
          "nowPlaying.loadView", "nowPlaying.viewDidLoad",
          "nowPlaying.willAppear", "nowPlaying.isAppearing", "nowPlaying.didAppear",
        ])
      let nowPlaying = try #require(app.topViewController as? NowPlayingController)
      #expect(nowPlaying.modalPresentationStyle == .pageSheet && shell.view.window != nil)
      try app.tap("closePlayer")
      #expect(app.topViewController is MusicShellController || shell.presentedViewController == nil)
      try app.swipe(shell.scene.miniPlayer.scene.bar, .up)
      #expect(app.topViewController is NowPlayingController)
      try app.swipeDown()
      #expect(!app.visibleViewControllers.contains { $0 is NowPlayingController })
    }

    @Test("The scrubber shows where it is dragged to, and the track goes on from there")
    func scrubbing() throws {
      let (app, nowPlaying) = try nowPlaying()
      let scrubber = nowPlaying.scene.scrubber
      #expect(scrubber.maximumValue == 200 && nowPlaying.scene.remainingLabel.text == "-3:20")
      clock.advance(by: 5)
      #expect(nowPlaying.scene.elapsedLabel.text == "0:05")
      nowPlaying.beginScrubbing()
      scrubber.value = 150
      nowPlaying.scrub(scrubber)
      clock.advance(by: 5)
      #expect(nowPlaying.scene.elapsedLabel.text == "2:30" && player.position == 10)
      nowPlaying.cancelScrubbing()
      #expect(scrubber.value == 10 && nowPlaying.scene.elapsedLabel.text == "0:10")
      try app.move(scrubber, to: 61)
      #expect(player.position == 61 && scrubber.accessibilityValue == "1 minutes, 1 seconds")
      try app.move(scrubber, to: 1_000)
      #expect(player.position == 200)
    }

    @Test("Buttons change the track; back goes to the beginning first")
    func transport() throws {
      let (app, nowPlaying) = try nowPlaying()
      try app.tap("next")
      #expect(nowPlaying.scene.titleLabel.text == "Dining Car")
      clock.advance(by: 10)
      try app.tap("previous")
      #expect(nowPlaying.scene.titleLabel.text == "Dining Car" && player.position == 0)
      try app.tap("previous")
      #expect(nowPlaying.scene.titleLabel.text == "Platform 9")
      try app.tap("play")
      #expect(nowPlaying.scene.playButton.accessibilityLabel == "Play" && !nowPlaying.scene.playButton.isSelected)
      #expect(nowPlaying.scene.playButton.image(for: .selected) == UIImage(systemName: "pause.fill"))
    }

    @Test("At the end of the queue, there is no next track unless tracks are repeated")
    func repetition() throws {
      let (app, nowPlaying) = try nowPlaying()
      try app.tap("next")
      try app.tap("next")
      #expect(!nowPlaying.scene.nextButton.isEnabled)
      #expect(try catchingUserActionError { try app.tap("next") } != nil)
      try app.tap("repeat")
      #expect(
        nowPlaying.scene.repeatButton.isSelected && nowPlaying.scene.repeatButton.accessibilityValue == "All tracks")
      try app.tap("next")
      #expect(nowPlaying.scene.titleLabel.text == "Platform 9")
      try app.tap("repeat")
      clock.advance(by: 200)
      #expect(nowPlaying.scene.titleLabel.text == "Platform 9" && player.position == 0)
      try app.tap("repeat")
      #expect(!nowPlaying.scene.repeatButton.isSelected)
    }

    @Test("Gestures on the cover change the track and like it")
    func gestures() throws {
      let (app, nowPlaying) = try nowPlaying()
      try app.swipe(nowPlaying.scene.artwork, .left)
      #expect(nowPlaying.scene.titleLabel.text == "Dining Car")
      try app.make(nowPlaying.scene.likeTap)
      #expect(nowPlaying.scene.favouriteButton.isSelected && nowPlaying.scene.likeTap.numberOfTapsRequired == 2)
      try app.swipe(nowPlaying.scene.artwork, .right)
      #expect(!nowPlaying.scene.favouriteButton.isSelected)
      try app.longPress(nowPlaying.scene.artwork)
      let timer = try #require(app.topViewController as? SleepTimerController)
      #expect(timer.popoverPresentationController?.sourceView === nowPlaying.scene.artwork)
    }

    @Test("Keys work as the buttons do")
    func keys() throws {
      let (app, shell) = try music()
      player.play(Album.samples[0].queued)
      try app.pressKey(" ")
      #expect(!player.isPlaying)
      try app.pressKey(UIKeyCommand.inputRightArrow, .command)
      #expect(player.current?.track.title == "Dining Car" && player.isPlaying)
      try app.tap(shell.scene.miniPlayer.scene.bar)
      try app.pressKey(UIKeyCommand.inputRightArrow)
      try app.pressKey(UIKeyCommand.inputRightArrow)
      try app.pressKey(UIKeyCommand.inputLeftArrow)
      #expect(player.position == 10)
      try app.pressKey("l", .command)
      #expect(player.isFavourite)
      try app.pressKey(UIKeyCommand.inputEscape)
      #expect(!app.visibleViewControllers.contains { $0 is NowPlayingController })
    }

    @Test("The queue is a sheet beside which the player can be used; its rows are moved and removed")
    func queue() throws {
      let (app, nowPlaying) = try nowPlaying()
      try app.tap("Playing next")
      let queue = try app.find(QueueController.self)
      let sheet = try #require(queue.navigationController?.sheetPresentationController)
      #expect(sheet.detents.map(\.identifier) == [.medium, .large] && sheet.largestUndimmedDetentIdentifier == .medium)
      func titles() -> [String?] {
        (0..<queue.tableView.numberOfRows(inSection: 0)).map {
          queue.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
        }
      }
      #expect(titles() == ["Dining Car", "Arrival"])
      let first = IndexPath(row: 0, section: 0)
      queue.tableView(queue.tableView, moveRowAt: first, to: IndexPath(row: 1, section: 0))
      #expect(player.upNext.map(\.track.title) == ["Arrival", "Dining Car"])
      queue.tableView(queue.tableView, commit: .delete, forRowAt: first)
      #expect(titles() == ["Dining Car"])
      try app.tap("clearQueue")
      #expect(!queue.scene.emptyLabel.isHidden && !queue.scene.clearItem.isEnabled)
      #expect(!nowPlaying.scene.queueButton.isEnabled)
      let done = try #require(queue.navigationItem.rightBarButtonItem)
      try app.tap(done)
      #expect(app.topViewController === nowPlaying)
    }

    @Test("The sleep timer stops the player after a time")
    func sleepTimer() throws {
      let (app, nowPlaying) = try nowPlaying()
      try app.chooseMenuItem("Sleep timer", of: nowPlaying.scene.moreButton)
      let timer = try #require(app.topViewController as? SleepTimerController)
      #expect(timer.scene.removeButton.isHidden && timer.sheetPresentationController?.detents.count == 1)
      timer.scene.durationPicker.countDownDuration = 60
      try app.tap("setTimer")
      #expect(player.secondsUntilSleep == 60)
      clock.advance(by: 59)
      #expect(player.isPlaying)
      try app.chooseMenuItem("Sleep timer", of: nowPlaying.scene.moreButton)
      let second = try #require(app.topViewController as? SleepTimerController)
      #expect(second.seconds == 1 && !second.scene.removeButton.isHidden)
      try app.swipeDown()
      clock.advance(by: 1)
      #expect(!player.isPlaying && player.secondsUntilSleep == nil)
    }

    @Test("The menu sets the speed, and leads to the album of the track")
    func menu() throws {
      let (app, nowPlaying) = try nowPlaying()
      try app.chooseMenuItem("Fast", of: nowPlaying.scene.moreButton)
      clock.advance(by: 10)
      #expect(player.position == 15)
      try app.chooseMenuItem("Go to the album", of: nowPlaying.scene.moreButton)
      let album = try app.find(AlbumController.self)
      #expect(
        album.album.title == "Night Trains" && !app.visibleViewControllers.contains { $0 is NowPlayingController })
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("Stopping closes the player and the bar")
    func stop() throws {
      let (app, nowPlaying) = try nowPlaying()
      try app.chooseMenuItem("Stop and clear the queue", of: nowPlaying.scene.moreButton)
      let shell = try app.find(MusicShellController.self)
      #expect(player.current == nil && shell.scene.miniPlayerBar.isHidden && shell.presentedViewController == nil)
    }

    @Test("The cover is beside the buttons where there is little height")
    func rotation() throws {
      let (app, nowPlaying) = try nowPlaying()
      #expect(nowPlaying.scene.content.axis == .vertical)
      app.rotate()
      #expect(nowPlaying.scene.content.axis == .horizontal && nowPlaying.scene.content.distribution == .fillEqually)
    }

    @Test("Nothing is left of the player after it")
    func release() throws {
      let (app, _) = try nowPlaying()
      weak let nowPlaying = app.topViewController
      weak let shell = try app.find(MusicShellController.self)
      app.close()
      #expect(nowPlaying == nil && shell == nil)
    }
  }
#endif
