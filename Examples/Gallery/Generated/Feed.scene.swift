// Made by scenec from Feed.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Feed.scene.
@MainActor
struct FeedScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeFeedStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeFeed: @MainActor () -> FeedController = { FeedSceneController() }
    var makePost: @MainActor (_ post: Post) -> PostController = { PostSceneController(post: $0) }
    var makeComposerStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeComposer: @MainActor () -> ComposerController = { ComposerSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Feed.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateFeedStack() }

  /// Makes the controller `feedStack`, and each child that you do not pass.
  func instantiateFeedStack(feed: FeedController? = nil) -> UINavigationController {
    let feedStack = factory.makeFeedStack()
    SceneIdentity.set("feedStack", of: feedStack)
    feedStack.navigationBar.prefersLargeTitles = true
    feedStack.viewControllers = [feed ?? instantiateFeed()]
    return feedStack
  }

  func instantiateFeed() -> FeedController {
    let feed = factory.makeFeed()
    feed.title = "Feed"
    if let controller = feed as? FeedSceneController {
      let wiring = controller.feedWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    feed.awakeFromNib()
    return feed
  }

  func instantiatePost(post: Post) -> PostController {
    let postController = factory.makePost(post)
    postController.title = "Post"
    postController.navigationItem.largeTitleDisplayMode = .never
    postController.awakeFromNib()
    return postController
  }

  /// Makes the controller `composerStack`, and each child that you do not pass.
  func instantiateComposerStack(composer: ComposerController? = nil) -> UINavigationController {
    let composerStack = factory.makeComposerStack()
    SceneIdentity.set("composerStack", of: composerStack)
    composerStack.viewControllers = [composer ?? instantiateComposer()]
    return composerStack
  }

  func instantiateComposer() -> ComposerController {
    let composer = factory.makeComposer()
    composer.title = "New post"
    composer.isModalInPresentation = true
    if let controller = composer as? ComposerSceneController {
      controller.composerWiring.addBarButtonItems(to: controller)
    }
    composer.awakeFromNib()
    return composer
  }
}

/// Makes controllers with the factories of the process.
extension FeedScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateFeedStack(feed: FeedController? = nil) -> UINavigationController {
    Self().instantiateFeedStack(feed: feed)
  }
  static func instantiateFeed() -> FeedController { Self().instantiateFeed() }
  static func instantiatePost(post: Post) -> PostController { Self().instantiatePost(post: post) }
  static func instantiateComposerStack(composer: ComposerController? = nil) -> UINavigationController {
    Self().instantiateComposerStack(composer: composer)
  }
  static func instantiateComposer() -> ComposerController { Self().instantiateComposer() }
}

// MARK: - feed

/// The parts of the scene `feed` that its controller uses.
final class FeedScene: SceneParts<FeedSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case compose, showPost }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case compose(ComposerController, in: UINavigationController)
    case showPost(PostController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = FeedScenes()
  private let dispatch = SceneDispatch<FeedSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (posts: UITableView, refresh: UIRefreshControl, more: UIActivityIndicatorView)!
  private var tables: [AnyObject] = []
  private var fittings: [@MainActor () -> Void] = []

  var posts: UITableView { loadedViews.views.posts }
  var refresh: UIRefreshControl { loadedViews.views.refresh }
  var more: UIActivityIndicatorView { loadedViews.views.more }

  private(set) lazy var filterItem: UIBarButtonItem = UIBarButtonItem(
    title: "Show", image: UIImage(systemName: "line.3.horizontal.decrease.circle")
  )
  private(set) lazy var composeItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .compose, primaryAction: SceneSegues.action("compose", of: weakController)
  )

  /// Performs the segue `compose`: presents `composerStack`.
  func performCompose(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let composer = scenes.instantiateComposer()
    let composerStack = scenes.instantiateComposerStack(composer: composer)
    dispatch.present(
      composerStack, "compose", from: controller, as: .compose(composer, in: composerStack), sender: sender
    )
  }

  /// Performs the segue `showPost`: pushes `post`.
  func performShowPost(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let post = controller.makePost(forShowPost: sender)
    dispatch.push(post, "showPost", from: controller, as: .showPost(post), sender: sender)
  }

  /// Performs the segue `showPost`: pushes `post`.
  func performShowPost(post: Post, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let postController = scenes.instantiatePost(post: post)
    dispatch.push(postController, "showPost", from: controller, as: .showPost(postController), sender: sender)
  }

  /// A view of the prototype `Post`, with what is in it.
  func dequeuePostCell(for indexPath: IndexPath) -> PostCell {
    SceneReuse.cell("Post", of: loadedViews.views.posts, for: indexPath, fill: fillPostCell)
  }

  private func fillPostCell(_ postCell: PostCell) {
    let avatar = UIImageView()
    avatar.image = UIImage(systemName: "person.crop.circle")
    avatar.tintColor = .systemGray
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    avatar.isAccessibilityElement = false
    avatar.layer.cornerRadius = 20
    avatar.translatesAutoresizingMaskIntoConstraints = false
    postCell.contentView.addSubview(avatar)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 6
    stackView.translatesAutoresizingMaskIntoConstraints = false
    postCell.contentView.addSubview(stackView)

    let stackView2 = UIStackView()
    stackView2.alignment = .firstBaseline
    stackView2.spacing = 6
    stackView.addArrangedSubview(stackView2)

    let author = UILabel()
    author.font = .preferredFont(forTextStyle: .headline)
    author.adjustsFontForContentSizeCategory = true
    author.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    stackView2.addArrangedSubview(author)

    let time = UILabel()
    time.font = .preferredFont(forTextStyle: .caption1)
    time.textColor = .secondaryLabel
    time.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(time)

    let body = UILabel()
    body.numberOfLines = 0
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(body)

    let stackView3 = UIStackView()
    stackView3.distribution = .equalSpacing
    stackView3.spacing = 24
    stackView.addArrangedSubview(stackView3)

    let like = UIButton(type: .custom)
    like.setTitleColor(.systemPink, for: .selected)
    like.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    like.setTitleColor(.secondaryLabel, for: .normal)
    like.setImage(UIImage(systemName: "heart"), for: .normal)
    like.accessibilityLabel = "Like"
    stackView3.addArrangedSubview(like)

    let repost = UIButton(type: .system)
    repost.setImage(UIImage(systemName: "arrow.2.squarepath"), for: .normal)
    repost.accessibilityLabel = "Repost"
    stackView3.addArrangedSubview(repost)

    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: postCell.contentView.layoutMarginsGuide.topAnchor),
      avatar.leadingAnchor.constraint(equalTo: postCell.contentView.layoutMarginsGuide.leadingAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      stackView.topAnchor.constraint(equalTo: postCell.contentView.layoutMarginsGuide.topAnchor),
      postCell.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      postCell.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      like.widthAnchor.constraint(equalToConstant: 44),
      like.heightAnchor.constraint(equalToConstant: 44),
      repost.heightAnchor.constraint(equalToConstant: 44),
    ])

    postCell.authorLabel = author
    postCell.timeLabel = time
    postCell.bodyLabel = body
    postCell.likeButton = like
    like.addAction(SceneActions.call(postCell) { $0.like() }, for: .touchUpInside)
    repost.addAction(SceneActions.call(controller, with: repost) { $0.repost($1) }, for: .touchUpInside)
    postCell.awakeFromNib()
  }

  /// A view of the prototype `Hint`, with what is in it.
  func dequeueHintCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Hint", of: loadedViews.views.posts, for: indexPath, fill: fillHintCell)
  }

  private func fillHintCell(_ tableViewCell: UITableViewCell) {
    tableViewCell.selectionStyle = .none

    var listContentConfiguration = UIListContentConfiguration.subtitleCell()
    listContentConfiguration.text = "You are all caught up"
    listContentConfiguration.secondaryText = "You have seen every post of the last two days."
    listContentConfiguration.image = UIImage(systemName: "checkmark.circle")
    tableViewCell.contentConfiguration = listContentConfiguration

    var backgroundConfiguration = UIBackgroundConfiguration.clear()
    backgroundConfiguration.backgroundColor = .secondarySystemBackground
    backgroundConfiguration.cornerRadius = 12
    backgroundConfiguration.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    tableViewCell.backgroundConfiguration = backgroundConfiguration
  }

  fileprivate func loadView(of controller: FeedSceneController) {
    let posts = UITableView(frame: .zero, style: .plain)
    posts.frame = .sceneCanvas
    posts.estimatedRowHeight = 160
    posts.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
    posts.cellLayoutMarginsFollowReadableWidth = true
    posts.keyboardDismissMode = .onDrag
    posts.register(PostCell.self, forCellReuseIdentifier: "Post")
    posts.register(UITableViewCell.self, forCellReuseIdentifier: "Hint")

    let refresh = UIRefreshControl()
    refresh.addAction(SceneActions.call(controller, with: refresh) { $0.reload($1) }, for: .valueChanged)
    posts.refreshControl = refresh

    let view = UIView()
    posts.tableFooterView = view

    let more = UIActivityIndicatorView(style: .medium)
    more.hidesWhenStopped = true
    more.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(more)

    let postsRows = SceneTable()
    postsRows.perform(forCellsWith: "Post") { [weak controller] in
      SceneSegues.trigger("showPost", of: controller, sender: $0)
    }
    postsRows.dataSource = controller
    postsRows.delegate = controller

    NSLayoutConstraint.activate([
      more.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      view.bottomAnchor.constraint(equalTo: more.bottomAnchor, constant: 16),
      more.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    fittings.append { [weak posts] in if let posts { SceneTable.fitFooter(of: posts) } }
    fitTableViews()

    views = (posts, refresh, more)
    controller.tableView = posts
    postsRows.serve(posts)
    tables.append(postsRows)
  }

  fileprivate func fitTableViews() {
    for fit in fittings { fit() }
  }

  fileprivate func addBarButtonItems(to controller: FeedSceneController) {
    let menuItem = UIAction(title: "All posts", state: .on) { [weak controller] action in
      if let controller { controller.showAll(action) }
    }
    let menuItem2 = UIAction(title: "Favourites", image: UIImage(systemName: "heart")) { [weak controller] action in
      if let controller { controller.showFavourites(action) }
    }
    let menu = UIMenu(children: [menuItem, menuItem2])
    filterItem.menu = menu
    composeItem.accessibilityLabel = "New post"
    controller.navigationItem.leftBarButtonItems = [filterItem]
    controller.navigationItem.rightBarButtonItems = [composeItem]
  }
}

final class FeedSceneController: FeedController {
  fileprivate lazy var feedWiring = FeedScene(self)
  override func loadView() { feedWiring.loadView(of: self) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    feedWiring.fitTableViews()
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch FeedScene.Identifier(rawValue: identifier) {
    case .compose: feedWiring.performCompose(sender: sender)
    case .showPost: feedWiring.performShowPost(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `FeedController` and the scene `feed`.
@MainActor
protocol FeedSceneOwner: FeedController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: FeedScene.Segue, sender: Any?)
  /// Makes the controller `post`, which needs values, for the segue `showPost`.
  func makePost(forShowPost sender: Any?) -> PostController
}

extension FeedSceneOwner {
  /// The parts of the scene `feed` that this controller uses.
  var scene: FeedScene { FeedScene.owner(self, use: "FeedScenes.instantiateFeed()").feedWiring }
  func prepare(for segue: FeedScene.Segue, sender: Any?) {}
}

extension FeedController: FeedSceneOwner {}

// MARK: - post

/// The parts of the scene `post` that its controller uses.
final class PostScene: SceneParts<PostSceneController> {
  private var views: (authorLabel: UILabel, timeLabel: UILabel, bodyLabel: UILabel)!

  var authorLabel: UILabel { loadedViews.views.authorLabel }
  var timeLabel: UILabel { loadedViews.views.timeLabel }
  var bodyLabel: UILabel { loadedViews.views.bodyLabel }

  fileprivate func loadView(of controller: PostSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)

    let authorLabel = UILabel()
    authorLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    authorLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(authorLabel)

    let timeLabel = UILabel()
    timeLabel.font = .preferredFont(forTextStyle: .caption1)
    timeLabel.textColor = .secondaryLabel
    timeLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(timeLabel)

    let bodyLabel = UILabel()
    bodyLabel.numberOfLines = 0
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    bodyLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(bodyLabel)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
      scrollView.contentLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 16),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 16),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])

    views = (authorLabel, timeLabel, bodyLabel)
    controller.view = view
    controller.authorLabel = authorLabel
    controller.timeLabel = timeLabel
    controller.bodyLabel = bodyLabel
  }
}

final class PostSceneController: PostController {
  fileprivate lazy var postWiring = PostScene(self)
  override func loadView() { postWiring.loadView(of: self) }
}

/// The interface between `PostController` and the scene `post`.
@MainActor
protocol PostSceneOwner: PostController {}

extension PostSceneOwner {
  /// The parts of the scene `post` that this controller uses.
  var scene: PostScene { PostScene.owner(self, use: "FeedScenes.instantiatePost(post:)").postWiring }
}

extension PostController: PostSceneOwner {}

// MARK: - composer

/// The parts of the scene `composer` that its controller uses.
final class ComposerScene: SceneParts<ComposerSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case discard, publish }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case discard(FeedController)
    case publish(FeedController)
  }

  private let dispatch = SceneDispatch<ComposerSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (textView: UITextView, countLabel: UILabel)!

  var textView: UITextView { loadedViews.views.textView }
  var countLabel: UILabel { loadedViews.views.countLabel }

  private(set) lazy var postItem: UIBarButtonItem = UIBarButtonItem(
    title: "Post",
    primaryAction: UIAction(title: "Post") { [weak weakController] in
      SceneSegues.trigger("publish", of: weakController, sender: $0.sender)
    }
  )

  /// Performs the segue `discard`: goes back to `feed`.
  func performDiscard(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: FeedController.self, "discard", from: controller, as: Segue.discard, sender: sender
    ) { feed, _ in feed.postDiscarded() }
  }

  /// Performs the segue `publish`: goes back to `feed`.
  func performPublish(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: FeedController.self, "publish", from: controller, as: Segue.publish, sender: sender
    ) { feed, segue in feed.postWritten(segue) }
  }

  fileprivate func loadView(of controller: ComposerSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let textView = UITextView()
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.accessibilityLabel = "Text"
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)

    let countLabel = UILabel()
    countLabel.font = .preferredFont(forTextStyle: .caption1)
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .right
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(countLabel)

    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: countLabel.topAnchor, constant: -8),
      textView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      view.readableContentGuide.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
      countLabel.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
      countLabel.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      view.readableContentGuide.trailingAnchor.constraint(equalTo: countLabel.trailingAnchor),
    ])

    views = (textView, countLabel)
    controller.view = view
    controller.postItem = postItem
    controller.textView = textView
    controller.countLabel = countLabel
    textView.delegate = controller
  }

  fileprivate func addBarButtonItems(to controller: ComposerSceneController) {
    let barButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: SceneSegues.action("discard", of: controller)
    )
    postItem.style = UIBarButtonItem.Style(rawValue: 2) ?? .plain
    postItem.isEnabled = false
    controller.navigationItem.leftBarButtonItems = [barButtonItem]
    controller.navigationItem.rightBarButtonItems = [postItem]
  }
}

final class ComposerSceneController: ComposerController {
  fileprivate lazy var composerWiring = ComposerScene(self)
  override func loadView() { composerWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ComposerScene.Identifier(rawValue: identifier) {
    case .discard: composerWiring.performDiscard(sender: sender)
    case .publish: composerWiring.performPublish(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `ComposerController` and the scene `composer`.
@MainActor
protocol ComposerSceneOwner: ComposerController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ComposerScene.Segue, sender: Any?)
}

extension ComposerSceneOwner {
  /// The parts of the scene `composer` that this controller uses.
  var scene: ComposerScene { ComposerScene.owner(self, use: "FeedScenes.instantiateComposer()").composerWiring }
  func prepare(for segue: ComposerScene.Segue, sender: Any?) {}
}

extension ComposerController: ComposerSceneOwner {}
