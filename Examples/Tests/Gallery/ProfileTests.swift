#if canImport(HeadlessUIKitTesting)
  import HeadlessUIKitTesting
  import Testing

  @testable import Gallery

  @MainActor @Suite struct ProfileTests {
    private func profile() throws -> (app: HeadlessApp, profile: ProfileController) {
      let app = HeadlessApp(root: ProfileScenes.instantiateInitialViewController())
      return (app, try app.find(ProfileController.self))
    }

    @Test("The app begins with the profile; the badge of the inbox goes away when the user has seen it")
    func tabBar() throws {
      let (app, _) = try profile()
      let tabs = try app.find(ProfileTabsController.self)
      #expect(tabs.selectedIndex == 1)
      #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "3")
      try app.selectTab("Inbox")
      let inbox = try #require(app.topViewController as? InboxController)
      #expect(inbox.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Jin follows you")
      #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == nil)
    }

    @Test("The user cannot leave a photo by the tab bar, which is hidden")
    func openTab() throws {
      let (app, profile) = try profile()
      try app.selectItem(at: IndexPath(item: 0, section: 0))
      #expect(app.topViewController is PhotoController)
      #expect(try catchingUserActionError { try app.selectTab("Profile") } != nil)
      try app.goBack()
      #expect(profile.navigationController?.topViewController === profile)
    }

    @Test("Each tab of the profile is made once, and is the same one when the user comes back")
    func tabs() throws {
      let (app, profile) = try profile()
      let photos = profile.scene.photos
      #expect(photos?.collectionView.numberOfItems(inSection: 0) == 4)
      #expect(profile.scene.activity == nil)
      try app.selectSegment(1, in: profile.scene.tabControl)
      let activity = try #require(profile.scene.activity)
      #expect(activity.parent === profile && photos?.parent == nil)
      try app.selectSegment(2, in: profile.scene.tabControl)
      #expect(profile.scene.about?.scene.websiteButton.title(for: .normal) == "https://example.com")
      try app.selectSegment(1, in: profile.scene.tabControl)
      #expect(profile.scene.activity === activity)
      try app.selectSegment(0, in: profile.scene.tabControl)
      #expect(profile.scene.photos === photos)
      #expect(app.inconsistencies() == [], "\(app.controllerTree)")
    }

    @Test("The website is opened in the browser")
    func website() throws {
      let (app, profile) = try profile()
      try app.selectSegment(2, in: profile.scene.tabControl)
      try app.tap("website")
      #expect(app.openedURLs.map(\.absoluteString) == ["https://example.com"])
    }

    @Test("Swipes change the tab, and stop at the last")
    func swipes() throws {
      let (app, profile) = try profile()
      try app.swipe(profile.view, .left)
      #expect(profile.scene.tabControl.selectedSegmentIndex == 1 && profile.scene.activity?.parent === profile)
      try app.swipe(profile.view, .left)
      try app.swipe(profile.view, .left)
      #expect(profile.scene.tabControl.selectedSegmentIndex == 2)
      try app.swipe(profile.view, .right)
      #expect(profile.scene.tabControl.selectedSegmentIndex == 1)
    }

    @Test("The activity is reloaded by pulling")
    func refresh() throws {
      let (app, profile) = try profile()
      try app.selectSegment(1, in: profile.scene.tabControl)
      let activity = try #require(profile.scene.activity)
      #expect(activity.scene.table.numberOfRows(inSection: 0) == 2)
      activity.scene.refresh.beginRefreshing()
      activity.scene.refresh.sendActions(for: .valueChanged)
      #expect(activity.scene.table.numberOfRows(inSection: 0) == 3 && !activity.scene.refresh.isRefreshing)
      activity.scene.table.layoutIfNeeded()
      let cell = activity.scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect((cell as? ActivitySceneEventCell)?.views.event.text == "Ada Moreau takes a picture")
    }

    @Test("A photo is pushed without the tab bar; its like is in the grid after that")
    func photo() throws {
      let (app, profile) = try profile()
      try app.selectItem(at: IndexPath(item: 2, section: 0))
      let photo = try #require(app.topViewController as? PhotoController)
      #expect(photo.title == "Øresund" && photo.hidesBottomBarWhenPushed)
      #expect(photo.scene.zoom.maximumZoomScale == 4)
      #expect(photo.viewForZooming(in: photo.scene.zoom) === photo.scene.picture)
      try app.tap("like")
      #expect(photo.scene.likeButton.isSelected)
      try app.goBack()
      #expect(profile.person.photos[2].likes == 31)
      let cell = profile.scene.photos?.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
      #expect((cell as? PhotosScenePhotoCell)?.views.likes.text == "31")
    }

    @Test("A person can be followed")
    func follow() throws {
      let (app, profile) = try profile()
      try app.tap("Follow")
      #expect(profile.scene.followButton.isSelected)
      #expect(profile.scene.followButton.currentTitle == "Following")
    }

    @Test("The menu edits the person; nothing changes until the user saves")
    func edit() throws {
      let (app, profile) = try profile()
      try app.chooseMenuItem("Edit profile", of: profile.scene.shareItem)
      let editor = try #require(app.topViewController as? EditProfileController)
      try app.clear(editor.scene.nameField)
      #expect(!editor.scene.saveItem.isEnabled && editor.isModalInPresentation)
      try app.type("Ada M.", into: editor.scene.nameField)
      #expect(profile.scene.nameLabel.text == "Ada Moreau")
      try app.tap(editor.scene.saveItem)
      #expect(profile.presentedViewController == nil && profile.scene.nameLabel.text == "Ada M.")
    }

    @Test("The menu blocks the person after a question")
    func block() throws {
      let (app, profile) = try profile()
      try app.chooseMenuItem("Block", of: profile.scene.shareItem)
      try app.choose("Cancel")
      #expect(!profile.isBlocked)
      try app.chooseMenuItem("Block", of: profile.scene.shareItem)
      try app.choose("Block")
      #expect(profile.isBlocked && !profile.scene.followButton.isEnabled)
    }

    @Test("A tap on the portrait shows it over the profile")
    func portrait() throws {
      let (app, profile) = try profile()
      try app.tap(profile.scene.avatar)
      #expect(app.topViewController?.modalPresentationStyle == .overFullScreen)
      #expect(profile.view.window != nil)
      try app.tap("closePortrait")
      #expect(profile.presentedViewController == nil)
    }
  }
#endif
