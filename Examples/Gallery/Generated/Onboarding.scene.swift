// Made by scenec from Onboarding.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Onboarding.scene.
@MainActor
struct OnboardingScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeReaderFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeReader: @MainActor (_ preferences: ReaderPreferences) -> ReaderController = {
      ReaderSceneController(preferences: $0)
    }
    var makeIntroduction: @MainActor (_ choices: ReaderChoices) -> IntroductionController = {
      IntroductionSceneController(choices: $0)
    }
    var makeIntroductionPages: @MainActor () -> IntroductionPagesController = {
      IntroductionPagesSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    var makeWelcomePage: @MainActor () -> WelcomePageController = { WelcomePageSceneController() }
    var makeTopicsPage: @MainActor () -> TopicsPageController = { TopicsPageSceneController() }
    var makeRemindersPage: @MainActor () -> RemindersPageController = { RemindersPageSceneController() }
    var makeNamePage: @MainActor () -> NamePageController = { NamePageSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Onboarding.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateReaderFlow() }

  /// Makes the controller `readerFlow`, and each child that you do not pass.
  func instantiateReaderFlow(reader: ReaderController? = nil) -> UINavigationController {
    let readerFlow = factory.makeReaderFlow()
    SceneIdentity.set("readerFlow", of: readerFlow)
    readerFlow.navigationBar.prefersLargeTitles = true
    readerFlow.viewControllers = [reader ?? instantiateReader()]
    return readerFlow
  }

  func instantiateReader(
    preferences: @autoclosure @MainActor () -> ReaderPreferences = OnboardingScenes.defaultPreferencesOfReader
  ) -> ReaderController {
    let reader = factory.makeReader(preferences())
    reader.title = "For you"
    if let controller = reader as? ReaderSceneController {
      let wiring = controller.readerWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    reader.awakeFromNib()
    return reader
  }

  func instantiateIntroduction(choices: ReaderChoices) -> IntroductionController {
    let introduction = factory.makeIntroduction(choices)
    introduction.modalTransitionStyle = .crossDissolve
    (introduction as? IntroductionSceneController)?.introductionWiring.scenes = self
    introduction.awakeFromNib()
    return introduction
  }

  /// Makes the controller `introductionPages`, and each child that you do not pass.
  func instantiateIntroductionPages(
    welcomePage: WelcomePageController? = nil,
    topicsPage: TopicsPageController? = nil,
    remindersPage: RemindersPageController? = nil,
    namePage: NamePageController? = nil
  ) -> IntroductionPagesController {
    let introductionPages = factory.makeIntroductionPages()
    let welcomePage = welcomePage ?? instantiateWelcomePage()
    let topicsPage = topicsPage ?? instantiateTopicsPage()
    let remindersPage = remindersPage ?? instantiateRemindersPage()
    let namePage = namePage ?? instantiateNamePage()
    (introductionPages as? IntroductionPagesSceneController)?.introductionPagesWiring.show(
      pages: [welcomePage, topicsPage, remindersPage, namePage]
    )
    introductionPages.awakeFromNib()
    return introductionPages
  }

  func instantiateWelcomePage() -> WelcomePageController { SceneFlow.awakened(factory.makeWelcomePage()) }
  func instantiateTopicsPage() -> TopicsPageController { SceneFlow.awakened(factory.makeTopicsPage()) }
  func instantiateRemindersPage() -> RemindersPageController { SceneFlow.awakened(factory.makeRemindersPage()) }
  func instantiateNamePage() -> NamePageController { SceneFlow.awakened(factory.makeNamePage()) }
}

/// Makes controllers with the factories of the process.
extension OnboardingScenes {
  /// The default of the parameter `preferences` of `reader`.
  static var defaultPreferencesOfReader: ReaderPreferences { .shared }

  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateReaderFlow(reader: ReaderController? = nil) -> UINavigationController {
    Self().instantiateReaderFlow(reader: reader)
  }
  static func instantiateReader(
    preferences: @autoclosure @MainActor () -> ReaderPreferences = OnboardingScenes.defaultPreferencesOfReader
  ) -> ReaderController {
    Self().instantiateReader(preferences: preferences())
  }
  static func instantiateIntroduction(choices: ReaderChoices) -> IntroductionController {
    Self().instantiateIntroduction(choices: choices)
  }
  static func instantiateIntroductionPages(
    welcomePage: WelcomePageController? = nil,
    topicsPage: TopicsPageController? = nil,
    remindersPage: RemindersPageController? = nil,
    namePage: NamePageController? = nil
  ) -> IntroductionPagesController {
    Self().instantiateIntroductionPages(
      welcomePage: welcomePage, topicsPage: topicsPage, remindersPage: remindersPage, namePage: namePage
    )
  }
  static func instantiateWelcomePage() -> WelcomePageController { Self().instantiateWelcomePage() }
  static func instantiateTopicsPage() -> TopicsPageController { Self().instantiateTopicsPage() }
  static func instantiateRemindersPage() -> RemindersPageController { Self().instantiateRemindersPage() }
  static func instantiateNamePage() -> NamePageController { Self().instantiateNamePage() }
}

// MARK: - reader

/// The parts of the scene `reader` that its controller uses.
final class ReaderScene: SceneParts<ReaderSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case repeatIntroduction, showIntroduction }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case repeatIntroduction(IntroductionController)
    case showIntroduction(IntroductionController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = OnboardingScenes()
  private let dispatch = SceneDispatch<ReaderSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (topicTable: UITableView, greetingLabel: UILabel)!
  private var fittings: [@MainActor () -> Void] = []

  var topicTable: UITableView { loadedViews.views.topicTable }
  var greetingLabel: UILabel { loadedViews.views.greetingLabel }

  private(set) lazy var introductionItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "questionmark.circle"),
    primaryAction: UIAction(image: UIImage(systemName: "questionmark.circle")) { [weak weakController] in
      SceneSegues.trigger("repeatIntroduction", of: weakController, sender: $0.sender)
    }
  )

  /// Performs the segue `repeatIntroduction`: presents `introduction`.
  func performRepeatIntroduction(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let introduction = controller.makeIntroduction()
    introduction.modalPresentationStyle = .fullScreen
    dispatch.present(
      introduction, "repeatIntroduction", from: controller, as: .repeatIntroduction(introduction), sender: sender
    )
  }

  /// Performs the segue `showIntroduction`: presents `introduction`.
  func performShowIntroduction(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let introduction = controller.makeIntroduction()
    introduction.modalPresentationStyle = .fullScreen
    dispatch.present(
      introduction,
      "showIntroduction",
      from: controller,
      as: .showIntroduction(introduction),
      sender: sender,
      animated: false
    )
  }

  /// A view of the prototype `Topic`, with what is in it.
  func dequeueTopicCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Topic", of: loadedViews.views.topicTable, for: indexPath, fill: fillTopicCell)
  }

  private func fillTopicCell(_ tableViewCell: UITableViewCell) {
    tableViewCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell.textLabel?.adjustsFontForContentSizeCategory = true
  }

  fileprivate func loadView(of controller: ReaderSceneController) {
    let topicTable = UITableView(frame: .zero, style: .insetGrouped)
    topicTable.frame = .sceneCanvas
    topicTable.register(UITableViewCell.self, forCellReuseIdentifier: "Topic")

    let greetingLabel = UILabel()
    greetingLabel.numberOfLines = 0
    greetingLabel.font = .preferredFont(forTextStyle: .title3)
    greetingLabel.adjustsFontForContentSizeCategory = true
    topicTable.tableHeaderView = greetingLabel
    topicTable.dataSource = controller
    topicTable.delegate = controller
    fittings.append { [weak topicTable] in if let topicTable { SceneTable.fitHeader(of: topicTable) } }
    fitTableViews()

    views = (topicTable, greetingLabel)
    controller.tableView = topicTable
  }

  fileprivate func fitTableViews() {
    for fit in fittings { fit() }
  }

  fileprivate func addBarButtonItems(to controller: ReaderSceneController) {
    introductionItem.accessibilityLabel = "Introduction"
    controller.navigationItem.rightBarButtonItems = [introductionItem]
  }
}

final class ReaderSceneController: ReaderController {
  fileprivate lazy var readerWiring = ReaderScene(self)
  override func loadView() { readerWiring.loadView(of: self) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    readerWiring.fitTableViews()
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ReaderScene.Identifier(rawValue: identifier) {
    case .repeatIntroduction: readerWiring.performRepeatIntroduction(sender: sender)
    case .showIntroduction: readerWiring.performShowIntroduction(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `ReaderController` and the scene `reader`.
@MainActor
protocol ReaderSceneOwner: ReaderController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ReaderScene.Segue, sender: Any?)
  /// Makes the controller `introduction` for the segue `repeatIntroduction`.
  func makeIntroduction() -> IntroductionController
}

extension ReaderSceneOwner {
  /// The parts of the scene `reader` that this controller uses.
  var scene: ReaderScene {
    ReaderScene.owner(self, use: "OnboardingScenes.instantiateReader(preferences:)").readerWiring
  }
  func prepare(for segue: ReaderScene.Segue, sender: Any?) {}
}

extension ReaderController: ReaderSceneOwner {}

// MARK: - introduction

/// The parts of the scene `introduction` that its controller uses.
final class IntroductionScene: SceneParts<IntroductionSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case pages, skip, done, skipByKey }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case pages(IntroductionPagesController)
    case skip(ReaderController)
    case done(ReaderController)
    case skipByKey(ReaderController)
  }

  private struct Children {
    weak var introductionPages: IntroductionPagesController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = OnboardingScenes()
  private let dispatch = SceneDispatch<IntroductionSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      pageArea: UIView, skipButton: UIButton, controls: UIStackView, pageControl: UIPageControl,
      nextButton: UIButton, backButton: UIButton
    )!
  private var children = Children()
  fileprivate let keyCommands = SceneKeyCommands(action: "performIntroductionSceneControllerKeyCommand:")

  var pageArea: UIView { loadedViews.views.pageArea }
  var skipButton: UIButton { loadedViews.views.skipButton }
  var controls: UIStackView { loadedViews.views.controls }
  var pageControl: UIPageControl { loadedViews.views.pageControl }
  var nextButton: UIButton { loadedViews.views.nextButton }
  var backButton: UIButton { loadedViews.views.backButton }

  /// The child `introductionPages`, from the moment the view is loaded; asking for it loads the view.
  var introductionPages: IntroductionPagesController { embeddedChild(children.introductionPages, "introductionPages") }

  /// Performs the segue `skip`: goes back to `reader`.
  func performSkip(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: ReaderController.self, "skip", from: controller, as: Segue.skip, sender: sender
    ) { reader, _ in reader.introductionSkipped() }
  }

  /// Performs the segue `done`: goes back to `reader`.
  func performDone(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: ReaderController.self, "done", from: controller, as: Segue.done, sender: sender
    ) { reader, segue in reader.introductionDone(segue) }
  }

  /// Performs the segue `skipByKey`: goes back to `reader`.
  func performSkipByKey(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: ReaderController.self, "skipByKey", from: controller, as: Segue.skipByKey, sender: sender
    ) { reader, _ in reader.introductionSkipped() }
  }

  fileprivate func loadView(of controller: IntroductionSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let pageArea = UIView()
    pageArea.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pageArea)

    let skipButton = UIButton(type: .system)
    skipButton.setTitle("Skip", for: .normal)
    skipButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
    skipButton.accessibilityIdentifier = "skip"
    skipButton.accessibilityHint = "Goes to the app without choosing anything"
    skipButton.translatesAutoresizingMaskIntoConstraints = false
    skipButton.addAction(SceneSegues.action("skip", of: controller), for: .touchUpInside)
    view.addSubview(skipButton)

    let controls = UIStackView()
    controls.alignment = .fill
    controls.spacing = 8
    controls.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(controls)

    let pageControl = UIPageControl()
    pageControl.pageIndicatorTintColor = UIColor { @Sendable traits in
      traits.accessibilityContrast == .high ? .secondaryLabel : .tertiaryLabel
    }
    pageControl.currentPageIndicatorTintColor = .systemTeal
    pageControl.allowsContinuousInteraction = false
    pageControl.accessibilityIdentifier = "page"
    pageControl.addAction(SceneActions.call(controller, with: pageControl) { $0.pageChosen($1) }, for: .valueChanged)
    controls.addArrangedSubview(pageControl)

    let nextButton = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.filled()
    buttonConfiguration.title = "Continue"
    buttonConfiguration.baseBackgroundColor = .systemTeal
    buttonConfiguration.cornerStyle = .large
    buttonConfiguration.buttonSize = .large
    nextButton.configuration = buttonConfiguration
    nextButton.accessibilityIdentifier = "next"
    nextButton.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    nextButton.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
    nextButton.addAction(SceneActions.call(controller) { $0.goOn() }, for: .touchUpInside)
    controls.addArrangedSubview(nextButton)

    let backButton = UIButton(type: .system)
    backButton.setTitle("Back", for: .normal)
    backButton.accessibilityIdentifier = "back"
    backButton.addAction(SceneActions.call(controller) { $0.goBack() }, for: .touchUpInside)

    NSLayoutConstraint.activate([
      pageArea.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      pageArea.bottomAnchor.constraint(equalTo: controls.topAnchor, constant: -12),
      pageArea.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: pageArea.trailingAnchor),
      skipButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: skipButton.trailingAnchor),
      skipButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: controls.bottomAnchor, constant: 12),
      controls.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: controls.trailingAnchor),
      nextButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      backButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])

    views = (pageArea, skipButton, controls, pageControl, nextButton, backButton)
    controller.view = view

    SceneTraits.observe(view) { _, traits in
      SceneTraits.place(in: controls, (backButton, traits.verticalSizeClass == .regular))
      controls.axis = traits.verticalSizeClass == .compact ? .horizontal : .vertical
    }

    let introductionPages = scenes.instantiateIntroductionPages()
    children.introductionPages = introductionPages
    dispatch.embed(introductionPages, "pages", in: pageArea, from: controller, as: .pages(introductionPages))

    let keyCommand = keyCommands.make(input: UIKeyCommand.inputRightArrow, modifierFlags: []) { [weak controller] _ in
      if let controller { controller.goOn() }
    }
    keyCommand.discoverabilityTitle = "Next page"
    controller.addKeyCommand(keyCommand)

    let keyCommand2 = keyCommands.make(input: UIKeyCommand.inputLeftArrow, modifierFlags: []) { [weak controller] _ in
      if let controller { controller.goBack() }
    }
    keyCommand2.discoverabilityTitle = "Previous page"
    controller.addKeyCommand(keyCommand2)

    let keyCommand3 = keyCommands.make(
      input: UIKeyCommand.inputEscape, modifierFlags: []
    ) { [weak controller] command in SceneSegues.trigger("skipByKey", of: controller, sender: command) }
    keyCommand3.discoverabilityTitle = "Skip"
    controller.addKeyCommand(keyCommand3)
  }
}

final class IntroductionSceneController: IntroductionController {
  fileprivate lazy var introductionWiring = IntroductionScene(self)
  override func loadView() { introductionWiring.loadView(of: self) }

  #if canImport(ObjectiveC)
    @objc(performIntroductionSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      introductionWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch IntroductionScene.Identifier(rawValue: identifier) {
    case .pages: SceneContainer.alreadyEmbedded()
    case .skip: introductionWiring.performSkip(sender: sender)
    case .done: introductionWiring.performDone(sender: sender)
    case .skipByKey: introductionWiring.performSkipByKey(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `IntroductionController` and the scene `introduction`.
@MainActor
protocol IntroductionSceneOwner: IntroductionController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: IntroductionScene.Segue, sender: Any?)
}

extension IntroductionSceneOwner {
  /// The parts of the scene `introduction` that this controller uses.
  var scene: IntroductionScene {
    IntroductionScene.owner(self, use: "OnboardingScenes.instantiateIntroduction(choices:)").introductionWiring
  }
  func prepare(for segue: IntroductionScene.Segue, sender: Any?) {}
}

extension IntroductionController: IntroductionSceneOwner {}

// MARK: - introductionPages

/// The parts of the scene `introductionPages` that its controller uses.
final class IntroductionPagesScene: SceneParts<IntroductionPagesSceneController> {
  private var pageSource: ScenePages?

  /// The controller that contains this one, from the moment it does.
  var introduction: IntroductionController? { weakController?.parent as? IntroductionController }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class IntroductionPagesSceneController: IntroductionPagesController {
  fileprivate lazy var introductionPagesWiring = IntroductionPagesScene(self)
}

/// The interface between `IntroductionPagesController` and the scene `introductionPages`.
@MainActor
protocol IntroductionPagesSceneOwner: IntroductionPagesController {}

extension IntroductionPagesSceneOwner {
  /// The parts of the scene `introductionPages` that this controller uses.
  var scene: IntroductionPagesScene {
    IntroductionPagesScene.owner(self, use: "OnboardingScenes.instantiateIntroductionPages()").introductionPagesWiring
  }
}

extension IntroductionPagesController: IntroductionPagesSceneOwner {}

// MARK: - welcomePage

/// The parts of the scene `welcomePage` that its controller uses.
final class WelcomePageScene: SceneParts<WelcomePageSceneController> {
  private var views: UIImageView!

  var logo: UIImageView { loadedViews.views }

  /// The controller that contains this one, from the moment it does.
  var introductionPages: IntroductionPagesController? { weakController?.parent as? IntroductionPagesController }

  fileprivate func loadView(of controller: WelcomePageSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.alignment = .fill
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let logo = UIImageView()
    logo.image = UIImage(systemName: "newspaper")
    logo.tintColor = .systemTeal
    logo.contentMode = .scaleAspectFit
    logo.accessibilityIdentifier = "logo"
    stackView.addArrangedSubview(logo)

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Read what matters"
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    stackView.addArrangedSubview(label)

    let label2 = UILabel()
    label2.numberOfLines = 0
    label2.text = "Three short articles a day, about what you care for."
    label2.font = .preferredFont(forTextStyle: .body)
    label2.textColor = .secondaryLabel
    label2.textAlignment = .center
    label2.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(label2)

    let label3 = UILabel()
    label3.numberOfLines = 0
    label3.font = .preferredFont(forTextStyle: .footnote)
    label3.textColor = .secondaryLabel
    label3.textAlignment = .center
    label3.adjustsFontForContentSizeCategory = true
    label3.attributedText = [
      NSAttributedString(string: "By going on you accept the "),
      NSAttributedString(
        string: "terms of use",
        attributes: [
          .foregroundColor: UIColor.link,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]),
      NSAttributedString(string: "."),
    ].reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) }
    stackView.addArrangedSubview(label3)

    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = logo
    controller.view = view

    let otherConstraints = [logo.heightAnchor.constraint(equalToConstant: 160)]
    let compactHeightConstraints = [logo.heightAnchor.constraint(equalToConstant: 72)]
    SceneTraits.observe(view) { _, traits in
      SceneTraits.activate([
        (otherConstraints, traits.verticalSizeClass != .compact),
        (compactHeightConstraints, traits.verticalSizeClass == .compact),
      ])
      stackView.spacing = traits.verticalSizeClass == .compact ? 8 : 20
      label.font =
        traits.verticalSizeClass == .compact
        ? UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        : UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    }
  }
}

final class WelcomePageSceneController: WelcomePageController {
  fileprivate lazy var welcomePageWiring = WelcomePageScene(self)
  override func loadView() { welcomePageWiring.loadView(of: self) }
}

/// The interface between `WelcomePageController` and the scene `welcomePage`.
@MainActor
protocol WelcomePageSceneOwner: WelcomePageController {}

extension WelcomePageSceneOwner {
  /// The parts of the scene `welcomePage` that this controller uses.
  var scene: WelcomePageScene {
    WelcomePageScene.owner(self, use: "OnboardingScenes.instantiateWelcomePage()").welcomePageWiring
  }
}

extension WelcomePageController: WelcomePageSceneOwner {}

// MARK: - topicsPage

/// The parts of the scene `topicsPage` that its controller uses.
final class TopicsPageScene: SceneParts<TopicsPageSceneController> {
  private var views:
    (
      question: UILabel, countLabel: UILabel, topicGrid: UICollectionView, topicLayout: UICollectionViewFlowLayout
    )!

  var question: UILabel { loadedViews.views.question }
  var countLabel: UILabel { loadedViews.views.countLabel }
  var topicGrid: UICollectionView { loadedViews.views.topicGrid }
  var topicLayout: UICollectionViewFlowLayout { loadedViews.views.topicLayout }

  /// The controller that contains this one, from the moment it does.
  var introductionPages: IntroductionPagesController? { weakController?.parent as? IntroductionPagesController }

  /// A view of the prototype `Topic`, with what is in it.
  func dequeueTopicCell(for indexPath: IndexPath) -> TopicCell {
    SceneReuse.cell("Topic", of: loadedViews.views.topicGrid, for: indexPath, fill: fillTopicCell)
  }

  private func fillTopicCell(_ collectionViewCell: TopicCell) {
    collectionViewCell.backgroundColor = .secondarySystemFill
    collectionViewCell.layer.cornerRadius = 20

    let stackView = UIStackView()
    stackView.axis = .horizontal
    stackView.alignment = .center
    stackView.spacing = 6
    stackView.translatesAutoresizingMaskIntoConstraints = false
    collectionViewCell.contentView.addSubview(stackView)

    let mark = UIImageView()
    mark.image = UIImage(systemName: "checkmark")
    mark.isHidden = true
    stackView.addArrangedSubview(mark)

    let name = UILabel()
    name.font = .preferredFont(forTextStyle: .subheadline)
    name.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(name)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: collectionViewCell.contentView.topAnchor, constant: 10),
      stackView.leadingAnchor.constraint(equalTo: collectionViewCell.contentView.leadingAnchor, constant: 16),
      collectionViewCell.contentView.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 16),
      collectionViewCell.contentView.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 10),
    ])

    collectionViewCell.nameLabel = name
    collectionViewCell.checkmark = mark
    collectionViewCell.awakeFromNib()
  }

  fileprivate func loadView(of controller: TopicsPageSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let question = UILabel()
    question.numberOfLines = 0
    question.text = "What do you like?"
    question.textAlignment = .center
    question.adjustsFontForContentSizeCategory = true
    question.accessibilityTraits = .header
    question.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(question)

    let countLabel = UILabel()
    countLabel.numberOfLines = 0
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .center
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(countLabel)

    let topicLayout = UICollectionViewFlowLayout()
    topicLayout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    topicLayout.minimumLineSpacing = 12
    topicLayout.minimumInteritemSpacing = 12
    topicLayout.sectionInset = UIEdgeInsets(top: 8, left: 24, bottom: 8, right: 24)

    let topicGrid = UICollectionView(frame: .zero, collectionViewLayout: topicLayout)
    topicGrid.allowsMultipleSelection = true
    topicGrid.alwaysBounceVertical = true
    topicGrid.accessibilityIdentifier = "topics"
    topicGrid.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(topicGrid)
    topicGrid.register(TopicCell.self, forCellWithReuseIdentifier: "Topic")

    NSLayoutConstraint.activate([
      question.topAnchor.constraint(equalTo: view.topAnchor, constant: 56),
      question.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: question.trailingAnchor),
      countLabel.topAnchor.constraint(equalTo: question.bottomAnchor, constant: 8),
      countLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: countLabel.trailingAnchor),
      topicGrid.topAnchor.constraint(equalTo: countLabel.bottomAnchor, constant: 12),
      view.bottomAnchor.constraint(equalTo: topicGrid.bottomAnchor),
      topicGrid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: topicGrid.trailingAnchor),
    ])

    views = (question, countLabel, topicGrid, topicLayout)
    controller.view = view

    SceneTraits.observe(view) { _, traits in
      question.font =
        traits.verticalSizeClass == .compact
        ? UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        : UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    }
    topicGrid.dataSource = controller
    topicGrid.delegate = controller
  }
}

final class TopicsPageSceneController: TopicsPageController {
  fileprivate lazy var topicsPageWiring = TopicsPageScene(self)
  override func loadView() { topicsPageWiring.loadView(of: self) }
}

/// The interface between `TopicsPageController` and the scene `topicsPage`.
@MainActor
protocol TopicsPageSceneOwner: TopicsPageController {}

extension TopicsPageSceneOwner {
  /// The parts of the scene `topicsPage` that this controller uses.
  var scene: TopicsPageScene {
    TopicsPageScene.owner(self, use: "OnboardingScenes.instantiateTopicsPage()").topicsPageWiring
  }
}

extension TopicsPageController: TopicsPageSceneOwner {}

// MARK: - remindersPage

/// The parts of the scene `remindersPage` that its controller uses.
final class RemindersPageScene: SceneParts<RemindersPageSceneController> {
  private var views: (reminderSwitch: UISwitch, timePicker: UIDatePicker)!

  var reminderSwitch: UISwitch { loadedViews.views.reminderSwitch }
  var timePicker: UIDatePicker { loadedViews.views.timePicker }

  /// The controller that contains this one, from the moment it does.
  var introductionPages: IntroductionPagesController? { weakController?.parent as? IntroductionPagesController }

  fileprivate func loadView(of controller: RemindersPageSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.alignment = .fill
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let imageView = UIImageView()
    imageView.image = UIImage(systemName: "bell.badge")
    imageView.tintColor = .systemTeal
    imageView.contentMode = .scaleAspectFit
    stackView.addArrangedSubview(imageView)

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Remind you?"
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    stackView.addArrangedSubview(label)

    let stackView2 = UIStackView()
    stackView2.axis = .horizontal
    stackView2.alignment = .center
    stackView2.spacing = 12
    stackView.addArrangedSubview(stackView2)

    let label2 = UILabel()
    label2.text = "Every day"
    label2.font = .preferredFont(forTextStyle: .body)
    label2.adjustsFontForContentSizeCategory = true
    label2.isAccessibilityElement = false
    label2.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stackView2.addArrangedSubview(label2)

    let reminderSwitch = UISwitch()
    reminderSwitch.onTintColor = .systemTeal
    reminderSwitch.accessibilityIdentifier = "reminder"
    reminderSwitch.accessibilityLabel = "Every day"
    reminderSwitch.addAction(
      SceneActions.call(controller, with: reminderSwitch) { $0.reminderChanged($1) }, for: .valueChanged
    )
    stackView2.addArrangedSubview(reminderSwitch)

    let timePicker = UIDatePicker()
    timePicker.datePickerMode = .time
    timePicker.timeZone = TimeZone(identifier: "UTC")
    timePicker.minuteInterval = 15
    timePicker.date = Date(timeIntervalSinceReferenceDate: 725788800)
    timePicker.isHidden = true
    timePicker.accessibilityLabel = "Time of the reminder"
    timePicker.addAction(SceneActions.call(controller, with: timePicker) { $0.timeChanged($1) }, for: .valueChanged)
    stackView.addArrangedSubview(timePicker)

    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = (reminderSwitch, timePicker)
    controller.view = view

    let otherConstraints = [imageView.heightAnchor.constraint(equalToConstant: 160)]
    let compactHeightConstraints = [imageView.heightAnchor.constraint(equalToConstant: 72)]
    SceneTraits.observe(view) { _, traits in
      SceneTraits.activate([
        (otherConstraints, traits.verticalSizeClass != .compact),
        (compactHeightConstraints, traits.verticalSizeClass == .compact),
      ])
      stackView.spacing = traits.verticalSizeClass == .compact ? 8 : 20
      label.font =
        traits.verticalSizeClass == .compact
        ? UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        : UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
      timePicker.preferredDatePickerStyle = traits.verticalSizeClass == .compact ? .compact : .wheels
    }
  }
}

final class RemindersPageSceneController: RemindersPageController {
  fileprivate lazy var remindersPageWiring = RemindersPageScene(self)
  override func loadView() { remindersPageWiring.loadView(of: self) }
}

/// The interface between `RemindersPageController` and the scene `remindersPage`.
@MainActor
protocol RemindersPageSceneOwner: RemindersPageController {}

extension RemindersPageSceneOwner {
  /// The parts of the scene `remindersPage` that this controller uses.
  var scene: RemindersPageScene {
    RemindersPageScene.owner(self, use: "OnboardingScenes.instantiateRemindersPage()").remindersPageWiring
  }
}

extension RemindersPageController: RemindersPageSceneOwner {}

// MARK: - namePage

/// The parts of the scene `namePage` that its controller uses.
final class NamePageScene: SceneParts<NamePageSceneController> {
  private var views: (aboveKeyboard: UILayoutGuide, nameField: UITextField)!

  var aboveKeyboard: UILayoutGuide { loadedViews.views.aboveKeyboard }
  var nameField: UITextField { loadedViews.views.nameField }

  /// The controller that contains this one, from the moment it does.
  var introductionPages: IntroductionPagesController? { weakController?.parent as? IntroductionPagesController }

  fileprivate func loadView(of controller: NamePageSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let aboveKeyboard = UILayoutGuide()
    view.addLayoutGuide(aboveKeyboard)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.alignment = .fill
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "What is your name?"
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    stackView.addArrangedSubview(label)

    let label2 = UILabel()
    label2.numberOfLines = 0
    label2.text = "It is on your screen only. You can leave it out."
    label2.font = .preferredFont(forTextStyle: .body)
    label2.textColor = .secondaryLabel
    label2.textAlignment = .center
    label2.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(label2)

    let nameField = UITextField()
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.clearButtonMode = .whileEditing
    nameField.font = .preferredFont(forTextStyle: .title3)
    nameField.textAlignment = .center
    nameField.adjustsFontForContentSizeCategory = true
    nameField.returnKeyType = .done
    nameField.autocapitalizationType = .words
    nameField.autocorrectionType = .no
    nameField.textContentType = .givenName
    nameField.accessibilityIdentifier = "name"
    nameField.addAction(SceneActions.call(controller, with: nameField) { $0.nameChanged($1) }, for: .editingChanged)
    stackView.addArrangedSubview(nameField)

    let tapGestureRecognizer = UITapGestureRecognizer()
    tapGestureRecognizer.cancelsTouchesInView = false
    SceneGesture.addAction(to: tapGestureRecognizer) { [weak controller] _ in
      if let controller { controller.endEditing() }
    }
    view.addGestureRecognizer(tapGestureRecognizer)

    NSLayoutConstraint.activate([
      aboveKeyboard.topAnchor.constraint(equalTo: view.topAnchor),
      aboveKeyboard.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      aboveKeyboard.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: aboveKeyboard.trailingAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      stackView.centerYAnchor.constraint(equalTo: aboveKeyboard.centerYAnchor),
      nameField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])

    views = (aboveKeyboard, nameField)
    controller.view = view

    SceneTraits.observe(view) { _, traits in
      stackView.spacing = traits.verticalSizeClass == .compact ? 8 : 20
      label.font =
        traits.verticalSizeClass == .compact
        ? UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        : UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    }
    nameField.delegate = controller
  }
}

final class NamePageSceneController: NamePageController {
  fileprivate lazy var namePageWiring = NamePageScene(self)
  override func loadView() { namePageWiring.loadView(of: self) }
}

/// The interface between `NamePageController` and the scene `namePage`.
@MainActor
protocol NamePageSceneOwner: NamePageController {}

extension NamePageSceneOwner {
  /// The parts of the scene `namePage` that this controller uses.
  var scene: NamePageScene {
    NamePageScene.owner(self, use: "OnboardingScenes.instantiateNamePage()").namePageWiring
  }
}

extension NamePageController: NamePageSceneOwner {}
