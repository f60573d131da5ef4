// Made by scenec from Profile.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Profile.scene.
@MainActor
struct ProfileScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeTabs: @MainActor () -> ProfileTabsController = { ProfileTabsController() }
    var makeInboxFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeInbox: @MainActor () -> InboxController = { InboxSceneController() }
    var makeProfileFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeProfile: @MainActor () -> ProfileController = { ProfileSceneController() }
    var makePhotos: @MainActor () -> PhotosController = {
      PhotosSceneController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    var makeActivity: @MainActor () -> ActivityController = { ActivitySceneController() }
    var makeAbout: @MainActor () -> AboutController = { AboutSceneController() }
    var makePhoto: @MainActor (_ photo: Photo) -> PhotoController = { PhotoSceneController(photo: $0) }
    var makePortrait: @MainActor () -> PortraitSceneController = { PortraitSceneController() }
    var makeEditFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeEditProfile: @MainActor (_ person: Person) -> EditProfileController = {
      EditProfileSceneController(person: $0)
    }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Profile.scene starts with.
  func instantiateInitialViewController() -> ProfileTabsController { instantiateTabs() }

  /// Makes the controller `tabs`, and each child that you do not pass.
  func instantiateTabs(
    inboxFlow: UINavigationController? = nil, profileFlow: UINavigationController? = nil
  ) -> ProfileTabsController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    let inboxFlow = inboxFlow ?? instantiateInboxFlow()
    let profileFlow = profileFlow ?? instantiateProfileFlow()
    tabs.viewControllers = [inboxFlow, profileFlow]
    tabs.awakeFromNib()
    return tabs
  }

  /// Makes the controller `inboxFlow`, and each child that you do not pass.
  func instantiateInboxFlow(inbox: InboxController? = nil) -> UINavigationController {
    let inboxFlow = factory.makeInboxFlow()
    SceneIdentity.set("inboxFlow", of: inboxFlow)
    inboxFlow.navigationBar.prefersLargeTitles = true
    inboxFlow.tabBarItem.title = "Inbox"
    inboxFlow.tabBarItem.image = UIImage(systemName: "tray")
    inboxFlow.tabBarItem.badgeValue = "3"
    inboxFlow.viewControllers = [inbox ?? instantiateInbox()]
    return inboxFlow
  }

  func instantiateInbox() -> InboxController {
    let inbox = factory.makeInbox()
    inbox.title = "Inbox"
    inbox.awakeFromNib()
    return inbox
  }

  /// Makes the controller `profileFlow`, and each child that you do not pass.
  func instantiateProfileFlow(profile: ProfileController? = nil) -> UINavigationController {
    let profileFlow = factory.makeProfileFlow()
    SceneIdentity.set("profileFlow", of: profileFlow)
    profileFlow.tabBarItem.title = "Profile"
    profileFlow.tabBarItem.image = UIImage(systemName: "person.crop.circle")
    profileFlow.viewControllers = [profile ?? instantiateProfile()]
    return profileFlow
  }

  func instantiateProfile() -> ProfileController {
    let profile = factory.makeProfile()
    profile.title = "Profile"
    profile.navigationItem.largeTitleDisplayMode = .never
    if let controller = profile as? ProfileSceneController {
      let wiring = controller.profileWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    profile.awakeFromNib()
    return profile
  }

  func instantiatePhotos() -> PhotosController {
    let photos = factory.makePhotos()
    (photos as? PhotosSceneController)?.photosWiring.scenes = self
    photos.awakeFromNib()
    return photos
  }

  func instantiateActivity() -> ActivityController { SceneFlow.awakened(factory.makeActivity()) }
  func instantiateAbout() -> AboutController { SceneFlow.awakened(factory.makeAbout()) }

  func instantiatePhoto(photo: Photo) -> PhotoController {
    let photoController = factory.makePhoto(photo)
    photoController.hidesBottomBarWhenPushed = true
    photoController.awakeFromNib()
    return photoController
  }

  func instantiatePortrait() -> PortraitSceneController {
    let portrait = factory.makePortrait()
    portrait.modalPresentationStyle = .overFullScreen
    return portrait
  }

  func instantiateEditFlow(editProfile: EditProfileController) -> UINavigationController {
    let editFlow = factory.makeEditFlow()
    SceneIdentity.set("editFlow", of: editFlow)
    editFlow.viewControllers = [editProfile]
    return editFlow
  }

  func instantiateEditProfile(person: Person) -> EditProfileController {
    let editProfile = factory.makeEditProfile(person)
    editProfile.title = "Edit profile"
    if let controller = editProfile as? EditProfileSceneController {
      controller.editProfileWiring.addBarButtonItems(to: controller)
    }
    editProfile.awakeFromNib()
    return editProfile
  }
}

/// Makes controllers with the factories of the process.
extension ProfileScenes {
  static func instantiateInitialViewController() -> ProfileTabsController {
    Self().instantiateInitialViewController()
  }
  static func instantiateTabs(
    inboxFlow: UINavigationController? = nil, profileFlow: UINavigationController? = nil
  ) -> ProfileTabsController {
    Self().instantiateTabs(inboxFlow: inboxFlow, profileFlow: profileFlow)
  }
  static func instantiateInboxFlow(inbox: InboxController? = nil) -> UINavigationController {
    Self().instantiateInboxFlow(inbox: inbox)
  }
  static func instantiateInbox() -> InboxController { Self().instantiateInbox() }
  static func instantiateProfileFlow(profile: ProfileController? = nil) -> UINavigationController {
    Self().instantiateProfileFlow(profile: profile)
  }
  static func instantiateProfile() -> ProfileController { Self().instantiateProfile() }
  static func instantiatePhotos() -> PhotosController { Self().instantiatePhotos() }
  static func instantiateActivity() -> ActivityController { Self().instantiateActivity() }
  static func instantiateAbout() -> AboutController { Self().instantiateAbout() }
  static func instantiatePhoto(photo: Photo) -> PhotoController { Self().instantiatePhoto(photo: photo) }
  static func instantiatePortrait() -> PortraitSceneController { Self().instantiatePortrait() }
  static func instantiateEditFlow(editProfile: EditProfileController) -> UINavigationController {
    Self().instantiateEditFlow(editProfile: editProfile)
  }
  static func instantiateEditProfile(person: Person) -> EditProfileController {
    Self().instantiateEditProfile(person: person)
  }
}

// MARK: - inbox

/// The parts of the scene `inbox` that its controller uses.
final class InboxScene: SceneParts<InboxSceneController> {
  private var views: UITableView!

  /// A view of the prototype `Notice`, with what is in it.
  func dequeueNoticeCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Notice", of: loadedViews.views, for: indexPath, fill: fillNoticeCell)
  }

  private func fillNoticeCell(_ tableViewCell: UITableViewCell) {
  }

  fileprivate func loadView(of controller: InboxSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas
    tableView.register(InboxSceneNoticeCell.self, forCellReuseIdentifier: "Notice")
    tableView.dataSource = controller
    tableView.delegate = controller

    views = tableView
    controller.tableView = tableView
  }
}

final class InboxSceneController: InboxController {
  fileprivate lazy var inboxWiring = InboxScene(self)
  override func loadView() { inboxWiring.loadView(of: self) }
}

/// The interface between `InboxController` and the scene `inbox`.
@MainActor
protocol InboxSceneOwner: InboxController {}

extension InboxSceneOwner {
  /// The parts of the scene `inbox` that this controller uses.
  var scene: InboxScene { InboxScene.owner(self, use: "ProfileScenes.instantiateInbox()").inboxWiring }
}

extension InboxController: InboxSceneOwner {}

/// The generated class of the prototype `Notice`.
private final class InboxSceneNoticeCell: UITableViewCell {

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: - profile

/// The parts of the scene `profile` that its controller uses.
final class ProfileScene: SceneParts<ProfileSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case edit, showPortrait, showPhotos, showActivity, showAbout }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case edit(EditProfileController, in: UINavigationController)
    case showPortrait(PortraitSceneController)
    case showPhotos(PhotosController)
    case showActivity(ActivityController)
    case showAbout(AboutController)
  }

  private struct Children {
    var photos: PhotosController?
    var activity: ActivityController?
    var about: AboutController?
  }

  private struct Slots {
    var tabContent: SceneContainer?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = ProfileScenes()
  private let dispatch = SceneDispatch<ProfileSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      header: UIStackView, avatar: UIImageView, nameLabel: UILabel, handleLabel: UILabel, bioLabel: UILabel,
      followersLabel: UILabel, followingLabel: UILabel, followButton: UIButton, tabControl: UISegmentedControl,
      tabContent: UIView
    )!
  private var children = Children()
  private var slots = Slots()

  var header: UIStackView { loadedViews.views.header }
  var avatar: UIImageView { loadedViews.views.avatar }
  var nameLabel: UILabel { loadedViews.views.nameLabel }
  var handleLabel: UILabel { loadedViews.views.handleLabel }
  var bioLabel: UILabel { loadedViews.views.bioLabel }
  var followersLabel: UILabel { loadedViews.views.followersLabel }
  var followingLabel: UILabel { loadedViews.views.followingLabel }
  var followButton: UIButton { loadedViews.views.followButton }
  var tabControl: UISegmentedControl { loadedViews.views.tabControl }
  var tabContent: UIView { loadedViews.views.tabContent }

  /// The child `photos`, once it was made; it is kept while another child is shown.
  var photos: PhotosController? { children.photos }
  /// The child `activity`, once it was made; it is kept while another child is shown.
  var activity: ActivityController? { children.activity }
  /// The child `about`, once it was made; it is kept while another child is shown.
  var about: AboutController? { children.about }

  private(set) lazy var shareItem: UIBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"))

  /// Performs the segue `edit`: presents `editFlow`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editProfile = controller.makeEditProfile(forEdit: sender)
    let editFlow = scenes.instantiateEditFlow(editProfile: editProfile)
    dispatch.present(editFlow, "edit", from: controller, as: .edit(editProfile, in: editFlow), sender: sender)
  }

  /// Performs the segue `edit`: presents `editFlow`.
  func performEdit(person: Person, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editProfile = scenes.instantiateEditProfile(person: person)
    let editFlow = scenes.instantiateEditFlow(editProfile: editProfile)
    dispatch.present(editFlow, "edit", from: controller, as: .edit(editProfile, in: editFlow), sender: sender)
  }

  /// Performs the segue `showPortrait`: presents `portrait`.
  func performShowPortrait(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let portrait = scenes.instantiatePortrait()
    portrait.modalTransitionStyle = .crossDissolve
    dispatch.present(portrait, "showPortrait", from: controller, as: .showPortrait(portrait), sender: sender)
  }

  /// Performs the segue `showPhotos`: swaps in `photos`.
  func performShowPhotos(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.tabContent else { return }
    let photos = children.photos ?? scenes.instantiatePhotos()
    children.photos = photos
    dispatch.perform(photos, "showPhotos", from: controller, as: .showPhotos(photos), sender: sender) {
      slot.show(photos, duration: 0.3, options: .transitionCrossDissolve)
    }
  }

  /// Performs the segue `showActivity`: swaps in `activity`.
  func performShowActivity(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.tabContent else { return }
    let activity = children.activity ?? scenes.instantiateActivity()
    children.activity = activity
    dispatch.perform(activity, "showActivity", from: controller, as: .showActivity(activity), sender: sender) {
      slot.show(activity, duration: 0.3, options: .transitionCrossDissolve)
    }
  }

  /// Performs the segue `showAbout`: swaps in `about`.
  func performShowAbout(sender: Any? = nil) {
    guard let controller = weakController else { return }
    controller.loadViewIfNeeded()
    guard let slot = slots.tabContent else { return }
    let about = children.about ?? scenes.instantiateAbout()
    children.about = about
    dispatch.perform(about, "showAbout", from: controller, as: .showAbout(about), sender: sender) {
      slot.show(about, duration: 0.3, options: .transitionCrossDissolve)
    }
  }

  fileprivate func loadView(of controller: ProfileSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let header = UIStackView()
    header.axis = .vertical
    header.spacing = 12
    header.isLayoutMarginsRelativeArrangement = true
    header.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
    header.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(header)

    let stackView = UIStackView()
    stackView.axis = .horizontal
    stackView.alignment = .center
    stackView.spacing = 16
    header.addArrangedSubview(stackView)

    let avatar = UIImageView()
    avatar.image = UIImage(systemName: "person.crop.circle.fill")
    avatar.tintColor = .systemTeal
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    avatar.isUserInteractionEnabled = true
    avatar.accessibilityIdentifier = "avatar"
    avatar.accessibilityLabel = "Portrait"
    stackView.addArrangedSubview(avatar)

    let tapGestureRecognizer = UITapGestureRecognizer()
    SceneGesture.addSegue(to: tapGestureRecognizer) { [weak controller] in
      SceneSegues.trigger("showPortrait", of: controller, sender: $0)
    }
    avatar.addGestureRecognizer(tapGestureRecognizer)

    let stackView2 = UIStackView()
    stackView2.axis = .vertical
    stackView2.spacing = 2
    stackView.addArrangedSubview(stackView2)

    let nameLabel = UILabel()
    nameLabel.numberOfLines = 0
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(nameLabel)

    let handleLabel = UILabel()
    handleLabel.font = .preferredFont(forTextStyle: .subheadline)
    handleLabel.textColor = .secondaryLabel
    handleLabel.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(handleLabel)

    let bioLabel = UILabel()
    bioLabel.numberOfLines = 0
    bioLabel.font = .preferredFont(forTextStyle: .body)
    bioLabel.adjustsFontForContentSizeCategory = true
    header.addArrangedSubview(bioLabel)

    let stackView3 = UIStackView()
    stackView3.axis = .horizontal
    stackView3.spacing = 16
    header.addArrangedSubview(stackView3)

    let followersLabel = UILabel()
    followersLabel.font = .preferredFont(forTextStyle: .footnote)
    followersLabel.adjustsFontForContentSizeCategory = true
    stackView3.addArrangedSubview(followersLabel)

    let followingLabel = UILabel()
    followingLabel.font = .preferredFont(forTextStyle: .footnote)
    followingLabel.adjustsFontForContentSizeCategory = true
    followingLabel.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stackView3.addArrangedSubview(followingLabel)

    let followButton = UIButton(type: .system)
    followButton.setTitle("Following", for: .selected)
    followButton.setImage(UIImage(systemName: "checkmark"), for: .selected)
    followButton.setTitle("Follow", for: .normal)
    followButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    followButton.accessibilityHint = "Shows the posts of this person in your feed"
    followButton.addAction(
      SceneActions.call(controller, with: followButton) { $0.toggleFollowing($1) }, for: .touchUpInside
    )
    header.addArrangedSubview(followButton)

    let tabControl = UISegmentedControl()
    tabControl.insertSegment(withTitle: "Photos", at: 0, animated: false)
    tabControl.insertSegment(withTitle: "Activity", at: 1, animated: false)
    tabControl.insertSegment(withTitle: "About", at: 2, animated: false)
    tabControl.selectedSegmentIndex = 0
    tabControl.accessibilityLabel = "Content"
    tabControl.addAction(SceneActions.call(controller, with: tabControl) { $0.tabChanged($1) }, for: .valueChanged)
    header.addArrangedSubview(tabControl)

    let tabContent = UIView()
    tabContent.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tabContent)

    let swipeGestureRecognizer = UISwipeGestureRecognizer()
    swipeGestureRecognizer.direction = .left
    SceneGesture.addAction(to: swipeGestureRecognizer) { [weak controller] _ in
      if let controller { controller.nextTab() }
    }
    view.addGestureRecognizer(swipeGestureRecognizer)

    let swipeGestureRecognizer2 = UISwipeGestureRecognizer()
    swipeGestureRecognizer2.direction = .right
    SceneGesture.addAction(to: swipeGestureRecognizer2) { [weak controller] _ in
      if let controller { controller.previousTab() }
    }
    view.addGestureRecognizer(swipeGestureRecognizer2)

    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 72),
      avatar.heightAnchor.constraint(equalToConstant: 72),
      followButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      tabContent.topAnchor.constraint(equalTo: header.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: tabContent.bottomAnchor),
      tabContent.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: tabContent.trailingAnchor),
    ])

    views = (
      header, avatar, nameLabel, handleLabel, bioLabel, followersLabel, followingLabel, followButton, tabControl,
      tabContent
    )
    controller.view = view

    slots.tabContent = SceneContainer(view: tabContent, of: controller)
    performShowPhotos()
  }

  fileprivate func addBarButtonItems(to controller: ProfileSceneController) {
    shareItem.accessibilityIdentifier = "more"
    shareItem.accessibilityLabel = "More"
    let menuItem = UIAction(title: "Edit profile", image: UIImage(systemName: "pencil")) { [weak controller] action in
      SceneSegues.trigger("edit", of: controller, sender: action.sender)
    }
    let menuItem2 = UIAction(title: "Copy name", image: UIImage(systemName: "doc.on.doc")) { [weak controller] _ in
      if let controller { controller.copyName() }
    }
    let menuItem3 = UIAction(
      title: "Block", image: UIImage(systemName: "hand.raised"), attributes: .destructive
    ) { [weak controller] _ in if let controller { controller.block() } }
    let menu2 = UIMenu(title: "More", options: .displayInline, children: [menuItem2, menuItem3])
    let menu = UIMenu(children: [menuItem, menu2])
    shareItem.menu = menu
    controller.navigationItem.rightBarButtonItems = [shareItem]
  }
}

final class ProfileSceneController: ProfileController {
  fileprivate lazy var profileWiring = ProfileScene(self)
  override func loadView() { profileWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ProfileScene.Identifier(rawValue: identifier) {
    case .edit: profileWiring.performEdit(sender: sender)
    case .showPortrait: profileWiring.performShowPortrait(sender: sender)
    case .showPhotos: profileWiring.performShowPhotos(sender: sender)
    case .showActivity: profileWiring.performShowActivity(sender: sender)
    case .showAbout: profileWiring.performShowAbout(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `ProfileController` and the scene `profile`.
@MainActor
protocol ProfileSceneOwner: ProfileController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ProfileScene.Segue, sender: Any?)
  /// Makes the controller `editProfile`, which needs values, for the segue `edit`.
  func makeEditProfile(forEdit sender: Any?) -> EditProfileController
}

extension ProfileSceneOwner {
  /// The parts of the scene `profile` that this controller uses.
  var scene: ProfileScene { ProfileScene.owner(self, use: "ProfileScenes.instantiateProfile()").profileWiring }
  func prepare(for segue: ProfileScene.Segue, sender: Any?) {}
}

extension ProfileController: ProfileSceneOwner {}

// MARK: - photos

/// The parts of the scene `photos` that its controller uses.
final class PhotosScene: SceneParts<PhotosSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showPhoto }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showPhoto(PhotoController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = ProfileScenes()
  private let dispatch = SceneDispatch<PhotosSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (grid: UICollectionView, gridLayout: UICollectionViewFlowLayout)!

  var grid: UICollectionView { loadedViews.views.grid }
  var gridLayout: UICollectionViewFlowLayout { loadedViews.views.gridLayout }

  /// The controller that contains this one, from the moment it does.
  var profile: ProfileController? { weakController?.parent as? ProfileController }

  /// Performs the segue `showPhoto`: pushes `photo`.
  func performShowPhoto(photo: Photo, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let photoController = scenes.instantiatePhoto(photo: photo)
    dispatch.push(photoController, "showPhoto", from: controller, as: .showPhoto(photoController), sender: sender)
  }

  /// A view of the prototype `Photo`, with what is in it.
  func dequeuePhotoCell(for indexPath: IndexPath) -> PhotosScenePhotoCell {
    SceneReuse.cell("Photo", of: loadedViews.views.grid, for: indexPath, fill: fillPhotoCell)
  }

  private func fillPhotoCell(_ collectionViewCell: PhotosScenePhotoCell) {
    let picture = UIImageView()
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.translatesAutoresizingMaskIntoConstraints = false
    collectionViewCell.contentView.addSubview(picture)

    let likes = UILabel()
    likes.font = .preferredFont(forTextStyle: .caption2)
    likes.textColor = .white
    likes.adjustsFontForContentSizeCategory = true
    likes.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0x80 / 255)
    likes.translatesAutoresizingMaskIntoConstraints = false
    collectionViewCell.contentView.addSubview(likes)

    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: collectionViewCell.contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: collectionViewCell.contentView.leadingAnchor),
      collectionViewCell.contentView.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
      collectionViewCell.contentView.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      collectionViewCell.contentView.bottomAnchor.constraint(equalTo: likes.bottomAnchor, constant: 4),
      likes.leadingAnchor.constraint(equalTo: collectionViewCell.contentView.leadingAnchor, constant: 4),
    ])

    collectionViewCell.views = PhotosScenePhotoCell.Views(picture: picture, likes: likes)
  }

  fileprivate func loadView(of controller: PhotosSceneController) {
    let gridLayout = UICollectionViewFlowLayout()
    gridLayout.itemSize = CGSize(width: 120, height: 120)
    gridLayout.minimumLineSpacing = 2
    gridLayout.minimumInteritemSpacing = 2
    gridLayout.sectionInset = UIEdgeInsets(top: 2, left: 0, bottom: 2, right: 0)

    let grid = UICollectionView(frame: .zero, collectionViewLayout: gridLayout)
    grid.frame = .sceneCanvas
    grid.alwaysBounceVertical = true
    grid.register(PhotosScenePhotoCell.self, forCellWithReuseIdentifier: "Photo")
    grid.dataSource = controller
    grid.delegate = controller

    views = (grid, gridLayout)
    controller.collectionView = grid
  }
}

final class PhotosSceneController: PhotosController {
  fileprivate lazy var photosWiring = PhotosScene(self)
  override func loadView() { photosWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch PhotosScene.Identifier(rawValue: identifier) {
    case .showPhoto: fatalError("'showPhoto' needs values; call scene.performShowPhoto(photo:sender:)")
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `PhotosController` and the scene `photos`.
@MainActor
protocol PhotosSceneOwner: PhotosController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: PhotosScene.Segue, sender: Any?)
}

extension PhotosSceneOwner {
  /// The parts of the scene `photos` that this controller uses.
  var scene: PhotosScene { PhotosScene.owner(self, use: "ProfileScenes.instantiatePhotos()").photosWiring }
  func prepare(for segue: PhotosScene.Segue, sender: Any?) {}
}

extension PhotosController: PhotosSceneOwner {}

/// The generated class of the prototype `Photo`.
final class PhotosScenePhotoCell: UICollectionViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let picture: UIImageView
    let likes: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!
}

// MARK: - activity

/// The parts of the scene `activity` that its controller uses.
final class ActivityScene: SceneParts<ActivitySceneController> {
  private var views: (table: UITableView, refresh: UIRefreshControl)!

  var table: UITableView { loadedViews.views.table }
  var refresh: UIRefreshControl { loadedViews.views.refresh }

  /// The controller that contains this one, from the moment it does.
  var profile: ProfileController? { weakController?.parent as? ProfileController }

  /// A view of the prototype `Event`, with what is in it.
  func dequeueEventCell(for indexPath: IndexPath) -> ActivitySceneEventCell {
    SceneReuse.cell("Event", of: loadedViews.views.table, for: indexPath, fill: fillEventCell)
  }

  private func fillEventCell(_ tableViewCell: ActivitySceneEventCell) {
    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 2
    stackView.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(stackView)

    let event = UILabel()
    event.numberOfLines = 0
    event.font = .preferredFont(forTextStyle: .body)
    event.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(event)

    let date = UILabel()
    date.font = .preferredFont(forTextStyle: .caption1)
    date.textColor = .secondaryLabel
    date.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(date)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: tableViewCell.contentView.layoutMarginsGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: tableViewCell.contentView.layoutMarginsGuide.leadingAnchor),
      tableViewCell.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      tableViewCell.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
    ])

    tableViewCell.views = ActivitySceneEventCell.Views(event: event, date: date)
  }

  fileprivate func loadView(of controller: ActivitySceneController) {
    let table = UITableView(frame: .zero, style: .plain)
    table.frame = .sceneCanvas
    table.separatorStyle = .singleLine
    table.register(ActivitySceneEventCell.self, forCellReuseIdentifier: "Event")

    let refresh = UIRefreshControl()
    refresh.addAction(SceneActions.call(controller, with: refresh) { $0.reload($1) }, for: .valueChanged)
    table.refreshControl = refresh
    table.dataSource = controller
    table.delegate = controller

    views = (table, refresh)
    controller.tableView = table
  }
}

final class ActivitySceneController: ActivityController {
  fileprivate lazy var activityWiring = ActivityScene(self)
  override func loadView() { activityWiring.loadView(of: self) }
}

/// The interface between `ActivityController` and the scene `activity`.
@MainActor
protocol ActivitySceneOwner: ActivityController {}

extension ActivitySceneOwner {
  /// The parts of the scene `activity` that this controller uses.
  var scene: ActivityScene { ActivityScene.owner(self, use: "ProfileScenes.instantiateActivity()").activityWiring }
}

extension ActivityController: ActivitySceneOwner {}

/// The generated class of the prototype `Event`.
final class ActivitySceneEventCell: UITableViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let event: UILabel
    let date: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: - about

/// The parts of the scene `about` that its controller uses.
final class AboutScene: SceneParts<AboutSceneController> {
  private var views: (textLabel: UILabel, websiteButton: UIButton)!

  var textLabel: UILabel { loadedViews.views.textLabel }
  var websiteButton: UIButton { loadedViews.views.websiteButton }

  /// The controller that contains this one, from the moment it does.
  var profile: ProfileController? { weakController?.parent as? ProfileController }

  fileprivate func loadView(of controller: AboutSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)

    let textLabel = UILabel()
    textLabel.numberOfLines = 0
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(textLabel)

    let websiteButton = UIButton(type: .system)
    websiteButton.contentHorizontalAlignment = .leading
    websiteButton.accessibilityIdentifier = "website"
    websiteButton.addAction(SceneActions.call(controller) { $0.openWebsite() }, for: .touchUpInside)
    stackView.addArrangedSubview(websiteButton)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
      scrollView.contentLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 20),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 16),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
    ])

    views = (textLabel, websiteButton)
    controller.view = view
  }
}

final class AboutSceneController: AboutController {
  fileprivate lazy var aboutWiring = AboutScene(self)
  override func loadView() { aboutWiring.loadView(of: self) }
}

/// The interface between `AboutController` and the scene `about`.
@MainActor
protocol AboutSceneOwner: AboutController {}

extension AboutSceneOwner {
  /// The parts of the scene `about` that this controller uses.
  var scene: AboutScene { AboutScene.owner(self, use: "ProfileScenes.instantiateAbout()").aboutWiring }
}

extension AboutController: AboutSceneOwner {}

// MARK: - photo

/// The parts of the scene `photo` that its controller uses.
final class PhotoScene: SceneParts<PhotoSceneController> {
  private var views: (zoom: UIScrollView, picture: UIImageView, likeButton: UIButton)!

  var zoom: UIScrollView { loadedViews.views.zoom }
  var picture: UIImageView { loadedViews.views.picture }
  var likeButton: UIButton { loadedViews.views.likeButton }

  fileprivate func loadView(of controller: PhotoSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .black

    let zoom = UIScrollView()
    zoom.maximumZoomScale = 4
    zoom.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(zoom)

    let picture = UIImageView()
    picture.contentMode = .scaleAspectFit
    picture.translatesAutoresizingMaskIntoConstraints = false
    zoom.addSubview(picture)

    let likeButton = UIButton(type: .system)
    likeButton.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    likeButton.setImage(UIImage(systemName: "heart"), for: .normal)
    likeButton.accessibilityIdentifier = "like"
    likeButton.accessibilityLabel = "Like"
    likeButton.translatesAutoresizingMaskIntoConstraints = false
    likeButton.addAction(SceneActions.call(controller, with: likeButton) { $0.toggleLike($1) }, for: .touchUpInside)
    view.addSubview(likeButton)

    NSLayoutConstraint.activate([
      zoom.topAnchor.constraint(equalTo: view.topAnchor),
      zoom.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: zoom.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: zoom.bottomAnchor),
      picture.topAnchor.constraint(equalTo: zoom.contentLayoutGuide.topAnchor),
      picture.leadingAnchor.constraint(equalTo: zoom.contentLayoutGuide.leadingAnchor),
      zoom.contentLayoutGuide.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
      zoom.contentLayoutGuide.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      picture.widthAnchor.constraint(equalTo: zoom.frameLayoutGuide.widthAnchor),
      picture.heightAnchor.constraint(equalTo: zoom.frameLayoutGuide.heightAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: likeButton.bottomAnchor, constant: 16),
      likeButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      likeButton.widthAnchor.constraint(equalToConstant: 44),
      likeButton.heightAnchor.constraint(equalToConstant: 44),
    ])

    views = (zoom, picture, likeButton)
    controller.view = view
    zoom.delegate = controller
  }
}

final class PhotoSceneController: PhotoController {
  fileprivate lazy var photoWiring = PhotoScene(self)
  override func loadView() { photoWiring.loadView(of: self) }
}

/// The interface between `PhotoController` and the scene `photo`.
@MainActor
protocol PhotoSceneOwner: PhotoController {}

extension PhotoSceneOwner {
  /// The parts of the scene `photo` that this controller uses.
  var scene: PhotoScene { PhotoScene.owner(self, use: "ProfileScenes.instantiatePhoto(photo:)").photoWiring }
}

extension PhotoController: PhotoSceneOwner {}

// MARK: - portrait

/// The parts of the scene `portrait` that its controller uses.
final class PortraitScene: SceneParts<PortraitSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case profile(ProfileController)
  }

  private let dispatch = SceneDispatch<PortraitSceneController, Segue>()

  /// Performs a segue: goes back to `profile`.
  fileprivate func performProfile(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: ProfileController.self, nil, from: controller, as: Segue.profile, sender: sender
    ) { profile, _ in profile.portraitClosed() }
  }

  fileprivate func loadView(of controller: PortraitSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0xCC / 255)

    let imageView = UIImageView()
    imageView.image = UIImage(systemName: "person.crop.circle.fill")
    imageView.contentMode = .scaleAspectFit
    imageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(imageView)

    let button = UIButton(type: .close)
    button.accessibilityIdentifier = "closePortrait"
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(UIAction { [weak self] in self?.performProfile(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button)

    NSLayoutConstraint.activate([
      imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 240),
      imageView.heightAnchor.constraint(equalToConstant: 240),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 16),
    ])

    controller.view = view
  }
}

final class PortraitSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = PortraitScene(self)
  override func loadView() { scene.loadView(of: self) }
}

// MARK: - editProfile

/// The parts of the scene `editProfile` that its controller uses.
final class EditProfileScene: SceneParts<EditProfileSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case cancel, save }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case cancel(ProfileController)
    case save(ProfileController)
  }

  private let dispatch = SceneDispatch<EditProfileSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (nameField: UITextField, bioView: UITextView)!

  var nameField: UITextField { loadedViews.views.nameField }
  var bioView: UITextView { loadedViews.views.bioView }

  private(set) lazy var saveItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .save, primaryAction: SceneSegues.action("save", of: weakController)
  )

  /// Performs the segue `cancel`: goes back to `profile`.
  func performCancel(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: ProfileController.self, "cancel", from: controller, as: Segue.cancel, sender: sender
    ) { profile, _ in profile.editingCancelled() }
  }

  /// Performs the segue `save`: goes back to `profile`.
  func performSave(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: ProfileController.self, "save", from: controller, as: Segue.save, sender: sender
    ) { profile, segue in profile.profileEdited(segue) }
  }

  fileprivate func loadView(of controller: EditProfileSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let nameField = UITextField()
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.clearButtonMode = .whileEditing
    nameField.font = .preferredFont(forTextStyle: .body)
    nameField.adjustsFontForContentSizeCategory = true
    nameField.returnKeyType = .done
    nameField.accessibilityIdentifier = "name"
    nameField.addAction(SceneActions.call(controller) { $0.nameChanged() }, for: .editingChanged)
    stackView.addArrangedSubview(nameField)

    let label = UILabel()
    label.text = "About you"
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(label)

    let bioView = UITextView()
    bioView.font = .preferredFont(forTextStyle: .body)
    bioView.adjustsFontForContentSizeCategory = true
    bioView.accessibilityLabel = "About you"
    stackView.addArrangedSubview(bioView)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      bioView.heightAnchor.constraint(equalToConstant: 120),
    ])

    views = (nameField, bioView)
    controller.view = view
    nameField.delegate = controller
  }

  fileprivate func addBarButtonItems(to controller: EditProfileSceneController) {
    let barButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: SceneSegues.action("cancel", of: controller)
    )
    controller.navigationItem.leftBarButtonItems = [barButtonItem]
    controller.navigationItem.rightBarButtonItems = [saveItem]
  }
}

final class EditProfileSceneController: EditProfileController {
  fileprivate lazy var editProfileWiring = EditProfileScene(self)
  override func loadView() { editProfileWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch EditProfileScene.Identifier(rawValue: identifier) {
    case .cancel: editProfileWiring.performCancel(sender: sender)
    case .save: editProfileWiring.performSave(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `EditProfileController` and the scene `editProfile`.
@MainActor
protocol EditProfileSceneOwner: EditProfileController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: EditProfileScene.Segue, sender: Any?)
}

extension EditProfileSceneOwner {
  /// The parts of the scene `editProfile` that this controller uses.
  var scene: EditProfileScene {
    EditProfileScene.owner(self, use: "ProfileScenes.instantiateEditProfile(person:)").editProfileWiring
  }
  func prepare(for segue: EditProfileScene.Segue, sender: Any?) {}
}

extension EditProfileController: EditProfileSceneOwner {}
