// Made by scenec from Player.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Player.scene.
@MainActor
struct PlayerScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `player`.
    var makePlayer: @MainActor (_ playback: Playback) -> PlayerController = { PlayerSceneController(playback: $0) }
    /// Makes `queue`.
    var makeQueue: @MainActor (_ playback: Playback) -> QueueController = { QueueSceneController(playback: $0) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with its own factory, which also makes the controllers that segues show.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Player.scene starts with.
  func instantiateInitialViewController() -> PlayerController {
    instantiatePlayer()
  }

  /// Makes the controller `player`.
  func instantiatePlayer(playback: @autoclosure @MainActor () -> Playback = .shared) -> PlayerController {
    let player = factory.makePlayer(playback())
    player.modalPresentationStyle = .fullScreen
    (player as? PlayerSceneController)?.playerWiring.scenes = self
    return player
  }

  /// Makes the controller `queue`.
  func instantiateQueue(playback: Playback) -> QueueController {
    let queue = factory.makeQueue(playback)
    queue.title = "Up next"
    return queue
  }
}

/// Makes controllers with the factories of the process.
extension PlayerScenes {
  /// Makes the controller that Player.scene starts with.
  static func instantiateInitialViewController() -> PlayerController {
    PlayerScenes().instantiateInitialViewController()
  }

  /// Makes the controller `player`.
  static func instantiatePlayer(playback: @autoclosure @MainActor () -> Playback = .shared) -> PlayerController {
    PlayerScenes().instantiatePlayer(playback: playback())
  }

  /// Makes the controller `queue`.
  static func instantiateQueue(playback: Playback) -> QueueController {
    PlayerScenes().instantiateQueue(playback: playback)
  }
}

// MARK: - player

/// The parts of the scene `player` that its controller uses.
@MainActor
final class PlayerScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case showQueue
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showQueue(QueueController)
  }

  private final class Views {
    let columns: UIStackView
    let artwork: UIImageView
    let doubleTap: UITapGestureRecognizer
    let controls: UIStackView
    let titleLabel: UILabel
    let artistLabel: UILabel
    let favouriteButton: UIButton
    let positionSlider: UISlider
    let elapsedLabel: UILabel
    let remainingLabel: UILabel
    let previousButton: UIButton
    let playButton: UIButton
    let nextButton: UIButton
    let volumeSlider: UISlider
    let speedButton: UIButton

    init(
      columns: UIStackView,
      artwork: UIImageView,
      doubleTap: UITapGestureRecognizer,
      controls: UIStackView,
      titleLabel: UILabel,
      artistLabel: UILabel,
      favouriteButton: UIButton,
      positionSlider: UISlider,
      elapsedLabel: UILabel,
      remainingLabel: UILabel,
      previousButton: UIButton,
      playButton: UIButton,
      nextButton: UIButton,
      volumeSlider: UISlider,
      speedButton: UIButton
    ) {
      self.columns = columns
      self.artwork = artwork
      self.doubleTap = doubleTap
      self.controls = controls
      self.titleLabel = titleLabel
      self.artistLabel = artistLabel
      self.favouriteButton = favouriteButton
      self.positionSlider = positionSlider
      self.elapsedLabel = elapsedLabel
      self.remainingLabel = remainingLabel
      self.previousButton = previousButton
      self.playButton = playButton
      self.nextButton = nextButton
      self.volumeSlider = volumeSlider
      self.speedButton = speedButton
    }
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = PlayerScenes()
  private weak var weakController: PlayerSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  fileprivate let keyCommands = SceneKeyCommands(action: "performPlayerSceneControllerKeyCommand:")

  fileprivate init(_ controller: PlayerSceneController) { weakController = controller }

  private var controller: PlayerSceneController {
    guard let weakController else { fatalError("The controller of the scene `player` does not exist any more") }
    return weakController
  }

  /// The scene that made a controller.
  static func of(_ controller: PlayerController) -> PlayerScene {
    guard let controller = controller as? PlayerSceneController else {
      fatalError("This PlayerController was not made through its scene; use PlayerScenes.instantiatePlayer(playback:)")
    }
    return controller.playerWiring
  }

  var columns: UIStackView { loadedViews.columns }
  var artwork: UIImageView { loadedViews.artwork }
  var doubleTap: UITapGestureRecognizer { loadedViews.doubleTap }
  var controls: UIStackView { loadedViews.controls }
  var titleLabel: UILabel { loadedViews.titleLabel }
  var artistLabel: UILabel { loadedViews.artistLabel }
  var favouriteButton: UIButton { loadedViews.favouriteButton }
  var positionSlider: UISlider { loadedViews.positionSlider }
  var elapsedLabel: UILabel { loadedViews.elapsedLabel }
  var remainingLabel: UILabel { loadedViews.remainingLabel }
  var previousButton: UIButton { loadedViews.previousButton }
  var playButton: UIButton { loadedViews.playButton }
  var nextButton: UIButton { loadedViews.nextButton }
  var volumeSlider: UISlider { loadedViews.volumeSlider }
  var speedButton: UIButton { loadedViews.speedButton }

  /// Performs the segue `showQueue`: presents `queue`.
  func performShowQueue(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let queue = controller.makeQueue(forShowQueue: sender)
    queue.sheetPresentationController?.detents = [.medium(), .large()]
    queue.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    queue.sheetPresentationController?.prefersGrabberVisible = true
    let segue = UIStoryboardSegue(identifier: "showQueue", source: controller, destination: queue) { [controller] in
      controller.present(queue, animated: true)
    }
    dispatch.perform(segue, as: .showQueue(queue), sender: sender)
  }

  private func triggerShowQueue(_ sender: Any?) {
    guard weakController?.shouldPerformSegue(withIdentifier: "showQueue", sender: sender) == true else { return }
    performShowQueue(sender: sender)
  }

  fileprivate func loadView(of controller: PlayerSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = UIColor { @Sendable traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0x1C / 255, green: 0x17 / 255, blue: 0x14 / 255, alpha: 1)
        : UIColor(red: 0xF4 / 255, green: 0xED / 255, blue: 0xE4 / 255, alpha: 1)
    }

    let columns = UIStackView()
    columns.spacing = 24
    columns.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(columns)

    let artwork = UIImageView()
    artwork.image = UIImage(systemName: "music.note")
    artwork.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 96, weight: .light)
    artwork.backgroundColor = .secondarySystemFill
    artwork.tintColor = .systemBrown
    artwork.contentMode = .center
    artwork.clipsToBounds = true
    artwork.isUserInteractionEnabled = true
    artwork.accessibilityLabel = "Cover"
    artwork.accessibilityTraits = .image
    artwork.isAccessibilityElement = true
    artwork.layer.cornerRadius = 16
    columns.addArrangedSubview(artwork)

    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    SceneGesture.addAction(to: doubleTap) { [weak controller] _ in
      if let controller { controller.toggleFavourite() }
    }
    artwork.addGestureRecognizer(doubleTap)

    let swipeGestureRecognizer = UISwipeGestureRecognizer()
    swipeGestureRecognizer.direction = .left
    SceneGesture.addAction(to: swipeGestureRecognizer) { [weak controller] _ in
      if let controller { controller.next() }
    }
    artwork.addGestureRecognizer(swipeGestureRecognizer)

    let swipeGestureRecognizer2 = UISwipeGestureRecognizer()
    swipeGestureRecognizer2.direction = .right
    SceneGesture.addAction(to: swipeGestureRecognizer2) { [weak controller] _ in
      if let controller { controller.previous() }
    }
    artwork.addGestureRecognizer(swipeGestureRecognizer2)

    let controls = UIStackView()
    controls.axis = .vertical
    controls.spacing = 16
    columns.addArrangedSubview(controls)

    let stackView = UIStackView()
    stackView.alignment = .center
    stackView.spacing = 12
    controls.addArrangedSubview(stackView)

    let stackView2 = UIStackView()
    stackView2.axis = .vertical
    stackView2.spacing = 2
    stackView.addArrangedSubview(stackView2)

    let titleLabel = UILabel()
    titleLabel.numberOfLines = 2
    titleLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityTraits = .header
    stackView2.addArrangedSubview(titleLabel)

    let artistLabel = UILabel()
    artistLabel.textColor = .secondaryLabel
    artistLabel.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(artistLabel)

    let favouriteButton = UIButton(type: .custom)
    favouriteButton.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    favouriteButton.setImage(UIImage(systemName: "heart"), for: .normal)
    favouriteButton.accessibilityLabel = "Favourite"
    favouriteButton.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    favouriteButton.addAction(
      UIAction { [weak controller] _ in if let controller { controller.toggleFavourite() } },
      for: .touchUpInside
    )
    stackView.addArrangedSubview(favouriteButton)

    let stackView3 = UIStackView()
    stackView3.axis = .vertical
    stackView3.spacing = 4
    controls.addArrangedSubview(stackView3)

    let positionSlider = UISlider()
    positionSlider.accessibilityLabel = "Position"
    positionSlider.addAction(
      UIAction { [weak controller, weak positionSlider] _ in
        if let controller, let positionSlider { controller.seek(positionSlider) }
      },
      for: .valueChanged
    )
    stackView3.addArrangedSubview(positionSlider)

    let stackView4 = UIStackView()
    stackView4.distribution = .equalSpacing
    stackView4.isAccessibilityElement = false
    stackView3.addArrangedSubview(stackView4)

    let elapsedLabel = UILabel()
    elapsedLabel.text = "0:00"
    elapsedLabel.font = .preferredFont(forTextStyle: .caption1)
    elapsedLabel.textColor = .secondaryLabel
    elapsedLabel.adjustsFontForContentSizeCategory = true
    stackView4.addArrangedSubview(elapsedLabel)

    let remainingLabel = UILabel()
    remainingLabel.text = "-0:00"
    remainingLabel.font = .preferredFont(forTextStyle: .caption1)
    remainingLabel.textColor = .secondaryLabel
    remainingLabel.adjustsFontForContentSizeCategory = true
    stackView4.addArrangedSubview(remainingLabel)

    let stackView5 = UIStackView()
    stackView5.distribution = .equalCentering
    stackView5.alignment = .center
    controls.addArrangedSubview(stackView5)

    let previousButton = UIButton(type: .system)
    previousButton.setImage(UIImage(systemName: "backward.fill"), for: .normal)
    previousButton.accessibilityLabel = "Previous"
    previousButton.addAction(
      UIAction { [weak controller] _ in if let controller { controller.previous() } },
      for: .touchUpInside
    )
    stackView5.addArrangedSubview(previousButton)

    let playButton = UIButton(type: .custom)
    playButton.setImage(UIImage(systemName: "pause.circle.fill"), for: .selected)
    playButton.setImage(UIImage(systemName: "play.circle.fill"), for: .normal)
    playButton.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 56), forImageIn: .normal)
    playButton.accessibilityLabel = "Play"
    playButton.accessibilityTraits = [.button, .startsMediaSession]
    playButton.addAction(
      UIAction { [weak controller] _ in if let controller { controller.playOrPause() } },
      for: .touchUpInside
    )
    stackView5.addArrangedSubview(playButton)

    let nextButton = UIButton(type: .system)
    nextButton.setImage(UIImage(systemName: "forward.fill"), for: .normal)
    nextButton.accessibilityLabel = "Next"
    nextButton.addAction(
      UIAction { [weak controller] _ in if let controller { controller.next() } },
      for: .touchUpInside
    )
    stackView5.addArrangedSubview(nextButton)

    let volumeSlider = UISlider()
    volumeSlider.value = 0.5
    volumeSlider.minimumValueImage = UIImage(named: "speaker", in: .module, compatibleWith: nil)
    volumeSlider.maximumValueImage = UIImage(named: "speaker.loud", in: .module, compatibleWith: nil)
    volumeSlider.accessibilityLabel = "Volume"
    volumeSlider.addAction(
      UIAction { [weak controller, weak volumeSlider] _ in
        if let controller, let volumeSlider { controller.changeVolume(volumeSlider) }
      },
      for: .valueChanged
    )
    controls.addArrangedSubview(volumeSlider)

    let stackView6 = UIStackView()
    stackView6.distribution = .equalSpacing
    controls.addArrangedSubview(stackView6)

    let speedButton = UIButton(type: .system)
    speedButton.setTitle("1×", for: .normal)
    speedButton.showsMenuAsPrimaryAction = true
    speedButton.accessibilityLabel = "Speed"
    let menuItem = UIAction(title: "Slow") { [weak self] _ in
      if let self, let controller = self.weakController { controller.playSlowly() }
    }
    let menuItem2 = UIAction(title: "Normal", state: .on) { [weak self] _ in
      if let self, let controller = self.weakController { controller.playNormally() }
    }
    let menuItem3 = UIAction(title: "Fast") { [weak self] _ in
      if let self, let controller = self.weakController { controller.playFast() }
    }
    let menu = UIMenu(title: "Speed", options: .singleSelection, children: [menuItem, menuItem2, menuItem3])
    speedButton.menu = menu
    stackView6.addArrangedSubview(speedButton)

    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "list.bullet"), for: .normal)
    button.accessibilityLabel = "Up next"
    button.addAction(UIAction { [weak self] in self?.triggerShowQueue($0.sender) }, for: .touchUpInside)
    stackView6.addArrangedSubview(button)

    NSLayoutConstraint.activate([
      columns.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: columns.bottomAnchor, constant: 16),
      columns.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: columns.trailingAnchor),
      artwork.heightAnchor.constraint(lessThanOrEqualToConstant: 480),
    ])

    controller.view = view
    views = Views(
      columns: columns,
      artwork: artwork,
      doubleTap: doubleTap,
      controls: controls,
      titleLabel: titleLabel,
      artistLabel: artistLabel,
      favouriteButton: favouriteButton,
      positionSlider: positionSlider,
      elapsedLabel: elapsedLabel,
      remainingLabel: remainingLabel,
      previousButton: previousButton,
      playButton: playButton,
      nextButton: nextButton,
      volumeSlider: volumeSlider,
      speedButton: speedButton
    )

    let compactHeightConstraints = [
      artwork.widthAnchor.constraint(equalTo: columns.widthAnchor, multiplier: 0.4)
    ]
    SceneTraits.observe(view) { _, traits in
      SceneTraits.activate([
        (compactHeightConstraints, traits.verticalSizeClass == .compact)
      ])
      columns.axis = traits.verticalSizeClass == .compact ? .horizontal : .vertical
      columns.alignment = traits.verticalSizeClass == .compact ? .center : .fill
    }
    controller.titleLabel = titleLabel
    controller.artistLabel = artistLabel
    controller.favouriteButton = favouriteButton
    controller.positionSlider = positionSlider
    controller.elapsedLabel = elapsedLabel
    controller.remainingLabel = remainingLabel
    controller.playButton = playButton
    controller.nextButton = nextButton
    controller.speedButton = speedButton

    let keyCommand = keyCommands.make(input: " ", modifierFlags: []) { [weak self] _ in
      if let self, let controller = self.weakController { controller.playOrPause() }
    }
    keyCommand.discoverabilityTitle = "Play or pause"
    controller.addKeyCommand(keyCommand)

    let keyCommand2 = keyCommands.make(
      input: UIKeyCommand.inputRightArrow, modifierFlags: .command
    ) { [weak self] _ in
      if let self, let controller = self.weakController { controller.next() }
    }
    keyCommand2.discoverabilityTitle = "Next"
    controller.addKeyCommand(keyCommand2)
  }

  private var loadedViews: Views {
    controller.loadViewIfNeeded()
    guard let views else { fatalError("The view of `player` is not loaded that far yet") }
    return views
  }
}

/// The generated view controller of the scene `player`.
final class PlayerSceneController: PlayerController {
  fileprivate lazy var playerWiring = PlayerScene(self)

  override func loadView() { playerWiring.loadView(of: self) }

  #if canImport(ObjectiveC)
    @objc(performPlayerSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      playerWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch PlayerScene.Identifier(rawValue: identifier) {
    case .showQueue:
      playerWiring.performShowQueue(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = playerWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `PlayerController` and the scene `player`.
@MainActor
protocol PlayerSceneOwner: PlayerController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: PlayerScene.Segue, sender: Any?)
  /// Makes the controller `queue`, which needs values, for the segue `showQueue`.
  func makeQueue(forShowQueue sender: Any?) -> QueueController
}

extension PlayerSceneOwner {
  /// The parts of the scene `player` that this controller uses.
  var scene: PlayerScene { .of(self) }

  /// The default does nothing.
  func prepare(for segue: PlayerScene.Segue, sender: Any?) {}
}

extension PlayerController: PlayerSceneOwner {}

// MARK: - queue

/// The parts of the scene `queue` that its controller uses.
@MainActor
final class QueueScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case songChosen
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case songChosen(PlayerController)
  }

  private final class Views {
    let tableView: UITableView

    init(tableView: UITableView) {
      self.tableView = tableView
    }
  }

  private weak var weakController: QueueSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?

  fileprivate init(_ controller: QueueSceneController) { weakController = controller }

  private var controller: QueueSceneController {
    guard let weakController else { fatalError("The controller of the scene `queue` does not exist any more") }
    return weakController
  }

  /// The scene that made a controller.
  static func of(_ controller: QueueController) -> QueueScene {
    guard let controller = controller as? QueueSceneController else {
      fatalError("This QueueController was not made through its scene; use PlayerScenes.instantiateQueue(playback:)")
    }
    return controller.queueWiring
  }

  /// Performs the segue `songChosen`: goes back to `player`.
  func performSongChosen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    guard let player = SceneUnwind.receiver(PlayerController.self, from: controller) else { return }
    let segue = SceneUnwind.segue(identifier: "songChosen", from: controller, to: player, animated: true)
    dispatch.perform(segue, as: .songChosen(player), sender: sender) {
      player.songChosen()
    }
  }

  /// A view of the prototype `Song`, with what is in it.
  func dequeueSongCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Song", of: loadedViews.tableView, for: indexPath, fill: fillSongCell)
  }

  private func fillSongCell(_ tableViewCell: UITableViewCell) {
  }

  fileprivate func loadView(of controller: QueueSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    tableView.register(QueueSceneSongCell.self, forCellReuseIdentifier: "Song")

    let label = UILabel()
    label.text = "Up next"
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    tableView.tableHeaderView = label
    tableView.dataSource = controller
    tableView.delegate = controller

    controller.tableView = tableView
    views = Views(tableView: tableView)
  }

  private var loadedViews: Views {
    controller.loadViewIfNeeded()
    guard let views else { fatalError("The view of `queue` is not loaded that far yet") }
    return views
  }
}

/// The generated view controller of the scene `queue`.
final class QueueSceneController: QueueController {
  fileprivate lazy var queueWiring = QueueScene(self)

  override func loadView() { queueWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch QueueScene.Identifier(rawValue: identifier) {
    case .songChosen:
      queueWiring.performSongChosen(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = queueWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `QueueController` and the scene `queue`.
@MainActor
protocol QueueSceneOwner: QueueController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: QueueScene.Segue, sender: Any?)
}

extension QueueSceneOwner {
  /// The parts of the scene `queue` that this controller uses.
  var scene: QueueScene { .of(self) }

  /// The default does nothing.
  func prepare(for segue: QueueScene.Segue, sender: Any?) {}
}

extension QueueController: QueueSceneOwner {}

/// The generated class of the prototype `Song`.
private final class QueueSceneSongCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Runs a closure for a gesture recogniser, which can call methods by selectors only.
@MainActor
private final class SceneGesture: NSObject {
  private let action: @MainActor (UIGestureRecognizer) -> Void
  private let isSegue: Bool
  private var hasBegun = false

  private init(isSegue: Bool, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.isSegue = isSegue
    self.action = action
  }

  /// Runs an action whenever a gesture begins, changes, ends or is cancelled, as UIKit does.
  static func addAction(
    to recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    SceneGesture(isSegue: false, action).listen(to: recognizer)
  }

  /// Performs a segue once for each gesture: when it begins or, if it has no duration, when it is recognised.
  static func addSegue(
    to recognizer: UIGestureRecognizer, _ segue: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    SceneGesture(isSegue: true, segue).listen(to: recognizer)
  }

  private func listen(to recognizer: UIGestureRecognizer) {
    #if canImport(HeadlessUIKit) && (os(Linux) || os(macOS))
      recognizer._addAction { self.recognize($0) }
    #else
      recognizer.addTarget(self, action: #selector(recognize(_:)))
      // A recogniser does not retain its targets.
      let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      objc_setAssociatedObject(recognizer, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #endif
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func recognize(_ recognizer: UIGestureRecognizer) {
    let isFirst = !hasBegun
    hasBegun = recognizer.state == .began || recognizer.state == .changed
    if !isSegue || isFirst && (hasBegun || recognizer.state == .ended) { action(recognizer) }
  }
}
