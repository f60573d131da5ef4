// Made by scenec from Mail.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Mail.scene.
@MainActor
struct MailScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMail: @MainActor (_ store: MailStore) -> MailController = { MailSceneController(store: $0) }
    var makeMailboxesFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeMailboxes: @MainActor (_ store: MailStore) -> MailboxesController = {
      MailboxesSceneController(store: $0)
    }
    var makeMessagesFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeMessages: @MainActor (_ store: MailStore) -> MessagesController = { MessagesSceneController(store: $0) }
    var makeNoMessage: @MainActor () -> NoMessageSceneController = { NoMessageSceneController() }
    var makeMessageFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeMessage: @MainActor (_ message: Message, _ store: MailStore) -> MessageController = {
      MessageSceneController(message: $0, store: $1)
    }
    var makeMoveFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeMove: @MainActor (_ mailboxes: [Mailbox]) -> MoveController = { MoveSceneController(mailboxes: $0) }
    var makeComposeFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeCompose: @MainActor (_ draft: Draft) -> ComposeController = { ComposeSceneController(draft: $0) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Mail.scene starts with.
  func instantiateInitialViewController() -> MailController { instantiateMail() }

  /// Makes the controller `mail`, and each child that you do not pass.
  func instantiateMail(
    mailboxesFlow: UINavigationController? = nil,
    messagesFlow: UINavigationController? = nil,
    noMessage: NoMessageSceneController? = nil,
    store: @autoclosure @MainActor () -> MailStore = MailScenes.defaultStoreOfMail
  ) -> MailController {
    let mail = factory.makeMail(store())
    mail.preferredDisplayMode = .twoBesideSecondary
    mail.preferredSplitBehavior = .tile
    mail.primaryBackgroundStyle = .sidebar
    mail.minimumPrimaryColumnWidth = 220
    mail.maximumPrimaryColumnWidth = 320
    (mail as? MailSceneController)?.mailWiring.scenes = self
    mail.setViewController(mailboxesFlow ?? instantiateMailboxesFlow(), for: .primary)
    mail.setViewController(messagesFlow ?? instantiateMessagesFlow(), for: .supplementary)
    mail.setViewController(noMessage ?? instantiateNoMessage(), for: .secondary)
    mail.awakeFromNib()
    return mail
  }

  /// Makes the controller `mailboxesFlow`, and each child that you do not pass.
  func instantiateMailboxesFlow(mailboxes: MailboxesController? = nil) -> UINavigationController {
    let mailboxesFlow = factory.makeMailboxesFlow()
    SceneIdentity.set("mailboxesFlow", of: mailboxesFlow)
    mailboxesFlow.isToolbarHidden = false
    mailboxesFlow.navigationBar.prefersLargeTitles = true
    mailboxesFlow.viewControllers = [mailboxes ?? instantiateMailboxes()]
    return mailboxesFlow
  }

  func instantiateMailboxes(
    store: @autoclosure @MainActor () -> MailStore = MailScenes.defaultStoreOfMailboxes
  ) -> MailboxesController {
    let mailboxes = factory.makeMailboxes(store())
    mailboxes.clearsSelectionOnViewWillAppear = false
    mailboxes.title = "Mailboxes"
    if let controller = mailboxes as? MailboxesSceneController {
      controller.mailboxesWiring.addBarButtonItems(to: controller)
    }
    mailboxes.awakeFromNib()
    return mailboxes
  }

  /// Makes the controller `messagesFlow`, and each child that you do not pass.
  func instantiateMessagesFlow(messages: MessagesController? = nil) -> UINavigationController {
    let messagesFlow = factory.makeMessagesFlow()
    SceneIdentity.set("messagesFlow", of: messagesFlow)
    messagesFlow.isToolbarHidden = false
    messagesFlow.viewControllers = [messages ?? instantiateMessages()]
    return messagesFlow
  }

  func instantiateMessages(
    store: @autoclosure @MainActor () -> MailStore = MailScenes.defaultStoreOfMessages
  ) -> MessagesController {
    let messages = factory.makeMessages(store())
    if let controller = messages as? MessagesSceneController {
      let wiring = controller.messagesWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    messages.awakeFromNib()
    return messages
  }

  func instantiateNoMessage() -> NoMessageSceneController { factory.makeNoMessage() }

  func instantiateMessageFlow(message: MessageController) -> UINavigationController {
    let messageFlow = factory.makeMessageFlow()
    SceneIdentity.set("messageFlow", of: messageFlow)
    messageFlow.isToolbarHidden = false
    messageFlow.viewControllers = [message]
    return messageFlow
  }

  func instantiateMessage(message: Message, store: MailStore) -> MessageController {
    let messageController = factory.makeMessage(message, store)
    messageController.navigationItem.largeTitleDisplayMode = .never
    if let controller = messageController as? MessageSceneController {
      let wiring = controller.messageWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    messageController.awakeFromNib()
    return messageController
  }

  func instantiateMoveFlow(move: MoveController) -> UINavigationController {
    let moveFlow = factory.makeMoveFlow()
    SceneIdentity.set("moveFlow", of: moveFlow)
    moveFlow.viewControllers = [move]
    return moveFlow
  }

  func instantiateMove(mailboxes: [Mailbox]) -> MoveController {
    let move = factory.makeMove(mailboxes)
    move.title = "Move to"
    if let controller = move as? MoveSceneController { controller.moveWiring.addBarButtonItems(to: controller) }
    move.awakeFromNib()
    return move
  }

  func instantiateComposeFlow(compose: ComposeController) -> UINavigationController {
    let composeFlow = factory.makeComposeFlow()
    SceneIdentity.set("composeFlow", of: composeFlow)
    composeFlow.viewControllers = [compose]
    return composeFlow
  }

  func instantiateCompose(draft: Draft) -> ComposeController {
    let compose = factory.makeCompose(draft)
    compose.title = "New message"
    if let controller = compose as? ComposeSceneController {
      controller.composeWiring.addBarButtonItems(to: controller)
    }
    compose.awakeFromNib()
    return compose
  }
}

/// Makes controllers with the factories of the process.
extension MailScenes {
  /// The default of the parameter `store` of `mail`.
  static var defaultStoreOfMail: MailStore { .shared }

  /// The default of the parameter `store` of `mailboxes`.
  static var defaultStoreOfMailboxes: MailStore { .shared }

  /// The default of the parameter `store` of `messages`.
  static var defaultStoreOfMessages: MailStore { .shared }

  static func instantiateInitialViewController() -> MailController { Self().instantiateInitialViewController() }
  static func instantiateMail(
    mailboxesFlow: UINavigationController? = nil,
    messagesFlow: UINavigationController? = nil,
    noMessage: NoMessageSceneController? = nil,
    store: @autoclosure @MainActor () -> MailStore = MailScenes.defaultStoreOfMail
  ) -> MailController {
    Self().instantiateMail(
      mailboxesFlow: mailboxesFlow, messagesFlow: messagesFlow, noMessage: noMessage, store: store()
    )
  }
  static func instantiateMailboxesFlow(mailboxes: MailboxesController? = nil) -> UINavigationController {
    Self().instantiateMailboxesFlow(mailboxes: mailboxes)
  }
  static func instantiateMailboxes(
    store: @autoclosure @MainActor () -> MailStore = MailScenes.defaultStoreOfMailboxes
  ) -> MailboxesController {
    Self().instantiateMailboxes(store: store())
  }
  static func instantiateMessagesFlow(messages: MessagesController? = nil) -> UINavigationController {
    Self().instantiateMessagesFlow(messages: messages)
  }
  static func instantiateMessages(
    store: @autoclosure @MainActor () -> MailStore = MailScenes.defaultStoreOfMessages
  ) -> MessagesController {
    Self().instantiateMessages(store: store())
  }
  static func instantiateNoMessage() -> NoMessageSceneController { Self().instantiateNoMessage() }
  static func instantiateMessageFlow(message: MessageController) -> UINavigationController {
    Self().instantiateMessageFlow(message: message)
  }
  static func instantiateMessage(message: Message, store: MailStore) -> MessageController {
    Self().instantiateMessage(message: message, store: store)
  }
  static func instantiateMoveFlow(move: MoveController) -> UINavigationController {
    Self().instantiateMoveFlow(move: move)
  }
  static func instantiateMove(mailboxes: [Mailbox]) -> MoveController {
    Self().instantiateMove(mailboxes: mailboxes)
  }
  static func instantiateComposeFlow(compose: ComposeController) -> UINavigationController {
    Self().instantiateComposeFlow(compose: compose)
  }
  static func instantiateCompose(draft: Draft) -> ComposeController { Self().instantiateCompose(draft: draft) }
}

// MARK: - mail

/// The parts of the scene `mail` that its controller uses.
final class MailScene: SceneParts<MailSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showMessage, compose }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showMessage(MessageController, in: UINavigationController)
    case compose(ComposeController, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MailScenes()
  private let dispatch = SceneDispatch<MailSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  fileprivate let keyCommands = SceneKeyCommands(action: "performMailSceneControllerKeyCommand:")

  /// Performs the segue `showMessage`: shows as detail `messageFlow`.
  func performShowMessage(message: Message, store: MailStore, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let messageController = scenes.instantiateMessage(message: message, store: store)
    let messageFlow = scenes.instantiateMessageFlow(message: messageController)
    dispatch.showDetail(
      messageFlow,
      "showMessage",
      from: controller,
      as: .showMessage(messageController, in: messageFlow),
      sender: sender
    )
  }

  /// Performs the segue `compose`: presents `composeFlow`.
  func performCompose(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let compose = controller.makeNewMessage()
    let composeFlow = scenes.instantiateComposeFlow(compose: compose)
    composeFlow.modalPresentationStyle = .formSheet
    dispatch.present(
      composeFlow, "compose", from: controller, as: .compose(compose, in: composeFlow), sender: sender
    )
  }

  fileprivate func loadView(of controller: MailSceneController) {
    let keyCommand = keyCommands.make(input: "n", modifierFlags: .command) { [weak controller] command in
      SceneSegues.trigger("compose", of: controller, sender: command)
    }
    keyCommand.discoverabilityTitle = "New message"
    controller.addKeyCommand(keyCommand)

    let keyCommand2 = keyCommands.make(input: "f", modifierFlags: [.alternate, .command]) { [weak controller] _ in
      if let controller { controller.beginSearch() }
    }
    keyCommand2.discoverabilityTitle = "Search"
    controller.addKeyCommand(keyCommand2)
  }
}

final class MailSceneController: MailController {
  fileprivate lazy var mailWiring = MailScene(self)
  override func loadView() {
    super.loadView()
    mailWiring.loadView(of: self)
  }

  #if canImport(ObjectiveC)
    @objc(performMailSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      mailWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MailScene.Identifier(rawValue: identifier) {
    case .showMessage:
      fatalError("'showMessage' needs values; call scene.performShowMessage(message:store:sender:)")
    case .compose: mailWiring.performCompose(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `MailController` and the scene `mail`.
@MainActor
protocol MailSceneOwner: MailController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MailScene.Segue, sender: Any?)
  /// Makes the controller `compose` for the segue `compose`.
  func makeNewMessage() -> ComposeController
}

extension MailSceneOwner {
  /// The parts of the scene `mail` that this controller uses.
  var scene: MailScene { MailScene.owner(self, use: "MailScenes.instantiateMail(store:)").mailWiring }
  func prepare(for segue: MailScene.Segue, sender: Any?) {}
}

extension MailController: MailSceneOwner {}

// MARK: - mailboxes

/// The parts of the scene `mailboxes` that its controller uses.
final class MailboxesScene: SceneParts<MailboxesSceneController> {
  private var views: (statusLabel: UILabel, mailboxTable: UITableView, refresh: UIRefreshControl)!

  var statusLabel: UILabel { loadedViews.views.statusLabel }
  var mailboxTable: UITableView { loadedViews.views.mailboxTable }
  var refresh: UIRefreshControl { loadedViews.views.refresh }

  private(set) lazy var statusItem: UIBarButtonItem = UIBarButtonItem()

  /// A view of the prototype `Mailbox`, with what is in it.
  func dequeueMailboxCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Mailbox", of: loadedViews.views.mailboxTable, for: indexPath, fill: fillMailboxCell)
  }

  private func fillMailboxCell(_ tableViewCell: UITableViewCell) {
    tableViewCell.accessoryType = .disclosureIndicator
    tableViewCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell.textLabel?.adjustsFontForContentSizeCategory = true
    tableViewCell.detailTextLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    )
    tableViewCell.detailTextLabel?.textColor = .secondaryLabel
    tableViewCell.detailTextLabel?.adjustsFontForContentSizeCategory = true
  }

  fileprivate func loadView(of controller: MailboxesSceneController) {
    let mailboxTable = UITableView(frame: .zero, style: .insetGrouped)
    mailboxTable.frame = .sceneCanvas
    mailboxTable.accessibilityIdentifier = "mailboxes"
    mailboxTable.register(MailboxesSceneMailboxCell.self, forCellReuseIdentifier: "Mailbox")

    let refresh = UIRefreshControl()
    refresh.addAction(SceneActions.call(controller, with: refresh) { $0.fetch($1) }, for: .valueChanged)
    mailboxTable.refreshControl = refresh
    mailboxTable.dataSource = controller
    mailboxTable.delegate = controller

    let statusLabel = UILabel()
    statusLabel.font = .preferredFont(forTextStyle: .footnote)
    statusLabel.textColor = .secondaryLabel
    statusLabel.textAlignment = .center
    statusLabel.adjustsFontForContentSizeCategory = true
    statusLabel.translatesAutoresizingMaskIntoConstraints = false
    statusItem.customView = statusLabel

    NSLayoutConstraint.activate([
      statusLabel.widthAnchor.constraint(equalToConstant: 160),
      statusLabel.heightAnchor.constraint(equalToConstant: 44),
    ])

    views = (statusLabel, mailboxTable, refresh)
    controller.tableView = mailboxTable
  }

  fileprivate func addBarButtonItems(to controller: MailboxesSceneController) {
    let barButtonItem = UIBarButtonItem(systemItem: .flexibleSpace)
    let barButtonItem2 = UIBarButtonItem(systemItem: .flexibleSpace)
    controller.toolbarItems = [barButtonItem, statusItem, barButtonItem2]
  }
}

final class MailboxesSceneController: MailboxesController {
  fileprivate lazy var mailboxesWiring = MailboxesScene(self)
  override func loadView() { mailboxesWiring.loadView(of: self) }
}

/// The interface between `MailboxesController` and the scene `mailboxes`.
@MainActor
protocol MailboxesSceneOwner: MailboxesController {}

extension MailboxesSceneOwner {
  /// The parts of the scene `mailboxes` that this controller uses.
  var scene: MailboxesScene {
    MailboxesScene.owner(self, use: "MailScenes.instantiateMailboxes(store:)").mailboxesWiring
  }
}

extension MailboxesController: MailboxesSceneOwner {}

/// The generated class of the prototype `Mailbox`.
private final class MailboxesSceneMailboxCell: UITableViewCell {

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: - messages

/// The parts of the scene `messages` that its controller uses.
final class MessagesScene: SceneParts<MessagesSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case compose }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case compose(ComposeController, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MailScenes()
  private let dispatch = SceneDispatch<MessagesSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (searchBar: UISearchBar, table: UITableView, emptyView: UIStackView, emptyLabel: UILabel)!

  var searchBar: UISearchBar { loadedViews.views.searchBar }
  var table: UITableView { loadedViews.views.table }
  var emptyView: UIStackView { loadedViews.views.emptyView }
  var emptyLabel: UILabel { loadedViews.views.emptyLabel }

  private(set) lazy var editItem: UIBarButtonItem = UIBarButtonItem(
    title: "Select",
    primaryAction: UIAction(title: "Select") { [weak self] _ in
      if let self, let controller = self.weakController { controller.toggleSelecting() }
    }
  )
  private(set) lazy var filterItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "line.3.horizontal.decrease.circle"),
    primaryAction: UIAction(image: UIImage(systemName: "line.3.horizontal.decrease.circle")) { [weak self] _ in
      if let self, let controller = self.weakController { controller.toggleFilter() }
    }
  )
  private(set) lazy var markItem: UIBarButtonItem = UIBarButtonItem(
    title: "Mark as read",
    primaryAction: UIAction(title: "Mark as read") { [weak self] _ in
      if let self, let controller = self.weakController { controller.markSelection() }
    }
  )
  private(set) lazy var deleteItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .trash,
    primaryAction: UIAction { [weak self] _ in
      if let self, let controller = self.weakController { controller.deleteSelection() }
    }
  )
  private(set) lazy var composeItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .compose, primaryAction: SceneSegues.action("compose", of: weakController)
  )

  /// Performs the segue `compose`: presents `composeFlow`.
  func performCompose(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let compose = controller.makeCompose(forCompose: sender)
    let composeFlow = scenes.instantiateComposeFlow(compose: compose)
    composeFlow.modalPresentationStyle = .formSheet
    dispatch.present(
      composeFlow, "compose", from: controller, as: .compose(compose, in: composeFlow), sender: sender
    )
  }

  /// Performs the segue `compose`: presents `composeFlow`.
  func performCompose(draft: Draft, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let compose = scenes.instantiateCompose(draft: draft)
    let composeFlow = scenes.instantiateComposeFlow(compose: compose)
    composeFlow.modalPresentationStyle = .formSheet
    dispatch.present(
      composeFlow, "compose", from: controller, as: .compose(compose, in: composeFlow), sender: sender
    )
  }

  /// A view of the prototype `Message`, with what is in it.
  func dequeueMessageCell(for indexPath: IndexPath) -> MessageCell {
    SceneReuse.cell("Message", of: loadedViews.views.table, for: indexPath, fill: fillMessageCell)
  }

  private func fillMessageCell(_ tableViewCell: MessageCell) {
    let unread = UIView()
    unread.backgroundColor = .systemBlue
    unread.layer.cornerRadius = 5
    unread.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(unread)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 2
    stackView.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(stackView)

    let stackView2 = UIStackView()
    stackView2.axis = .horizontal
    stackView2.alignment = .firstBaseline
    stackView2.spacing = 6
    stackView.addArrangedSubview(stackView2)

    let from = UILabel()
    from.font = .preferredFont(forTextStyle: .headline)
    from.adjustsFontForContentSizeCategory = true
    from.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stackView2.addArrangedSubview(from)

    let attachment = UIImageView()
    attachment.image = UIImage(systemName: "paperclip")
    attachment.tintColor = .secondaryLabel
    attachment.isHidden = true
    stackView2.addArrangedSubview(attachment)

    let flag = UIImageView()
    flag.image = UIImage(systemName: "flag.fill")
    flag.tintColor = .systemOrange
    flag.isHidden = true
    stackView2.addArrangedSubview(flag)

    let date = UILabel()
    date.font = .preferredFont(forTextStyle: .subheadline)
    date.textColor = UIColor { @Sendable traits in
      traits.accessibilityContrast == .high ? .label : .secondaryLabel
    }
    date.adjustsFontForContentSizeCategory = true
    date.setContentCompressionResistancePriority(UILayoutPriority(1000), for: .horizontal)
    stackView2.addArrangedSubview(date)

    let subject = UILabel()
    subject.font = .preferredFont(forTextStyle: .subheadline)
    subject.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(subject)

    let preview = UILabel()
    preview.font = .preferredFont(forTextStyle: .subheadline)
    preview.textColor = UIColor { @Sendable traits in
      traits.accessibilityContrast == .high ? .label : .secondaryLabel
    }
    preview.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(preview)

    NSLayoutConstraint.activate([
      unread.leadingAnchor.constraint(equalTo: tableViewCell.contentView.leadingAnchor, constant: 6),
      unread.centerYAnchor.constraint(equalTo: from.centerYAnchor),
      unread.widthAnchor.constraint(equalToConstant: 10),
      unread.heightAnchor.constraint(equalToConstant: 10),
      stackView.topAnchor.constraint(equalTo: tableViewCell.contentView.layoutMarginsGuide.topAnchor),
      stackView.leadingAnchor.constraint(
        equalTo: tableViewCell.contentView.layoutMarginsGuide.leadingAnchor, constant: 12
      ),
      tableViewCell.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      tableViewCell.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
    ])

    SceneTraits.observe(tableViewCell) { _, traits in
      preview.numberOfLines = traits.verticalSizeClass == .compact ? 1 : 2
    }
    tableViewCell.unreadView = unread
    tableViewCell.senderLabel = from
    tableViewCell.dateLabel = date
    tableViewCell.subjectLabel = subject
    tableViewCell.previewLabel = preview
    tableViewCell.badges = [flag, attachment]
    tableViewCell.awakeFromNib()
  }

  fileprivate func loadView(of controller: MessagesSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let searchBar = UISearchBar()
    searchBar.scopeButtonTitles = ["This mailbox", "All mailboxes"]
    searchBar.placeholder = "Search"
    searchBar.searchBarStyle = .minimal
    searchBar.showsScopeBar = false
    searchBar.selectedScopeButtonIndex = 0
    searchBar.returnKeyType = .search
    searchBar.autocapitalizationType = .none
    searchBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(searchBar)

    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = -1
    table.estimatedRowHeight = 88
    table.cellLayoutMarginsFollowReadableWidth = true
    table.allowsMultipleSelectionDuringEditing = true
    table.keyboardDismissMode = .onDrag
    table.accessibilityIdentifier = "messages"
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    table.register(MessageCell.self, forCellReuseIdentifier: "Message")

    let emptyView = UIStackView()
    emptyView.axis = .vertical
    emptyView.alignment = .center
    emptyView.spacing = 8
    emptyView.isHidden = true
    emptyView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(emptyView)

    let imageView = UIImageView()
    imageView.image = UIImage(systemName: "tray")
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48, weight: .light)
    imageView.tintColor = .tertiaryLabel
    emptyView.addArrangedSubview(imageView)

    let emptyLabel = UILabel()
    emptyLabel.numberOfLines = 0
    emptyLabel.font = .preferredFont(forTextStyle: .title3)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyView.addArrangedSubview(emptyLabel)

    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: searchBar.trailingAnchor),
      table.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: table.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      emptyView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: emptyView.trailingAnchor),
      emptyView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    views = (searchBar, table, emptyView, emptyLabel)
    controller.view = view
    searchBar.delegate = controller
    table.dataSource = controller
    table.delegate = controller
  }

  fileprivate func addBarButtonItems(to controller: MessagesSceneController) {
    editItem.accessibilityIdentifier = "select"
    filterItem.accessibilityLabel = "Filter"
    let barButtonItem = UIBarButtonItem(systemItem: .flexibleSpace)
    markItem.isEnabled = false
    let barButtonItem2 = UIBarButtonItem(systemItem: .flexibleSpace)
    deleteItem.isEnabled = false
    deleteItem.tintColor = .systemRed
    composeItem.accessibilityIdentifier = "compose"
    controller.navigationItem.rightBarButtonItems = [editItem]
    controller.toolbarItems = [filterItem, barButtonItem, markItem, barButtonItem2, deleteItem, composeItem]
  }
}

final class MessagesSceneController: MessagesController {
  fileprivate lazy var messagesWiring = MessagesScene(self)
  override func loadView() { messagesWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MessagesScene.Identifier(rawValue: identifier) {
    case .compose: messagesWiring.performCompose(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `MessagesController` and the scene `messages`.
@MainActor
protocol MessagesSceneOwner: MessagesController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MessagesScene.Segue, sender: Any?)
  /// Makes the controller `compose`, which needs values, for the segue `compose`.
  func makeCompose(forCompose sender: Any?) -> ComposeController
}

extension MessagesSceneOwner {
  /// The parts of the scene `messages` that this controller uses.
  var scene: MessagesScene {
    MessagesScene.owner(self, use: "MailScenes.instantiateMessages(store:)").messagesWiring
  }
  func prepare(for segue: MessagesScene.Segue, sender: Any?) {}
}

extension MessagesController: MessagesSceneOwner {}

// MARK: - noMessage

final class NoMessageSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "No message selected"
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    controller.view = view
  }
}

// MARK: - message

/// The parts of the scene `message` that its controller uses.
final class MessageScene: SceneParts<MessageSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case move, reply, replyToAll, forward, replyByKey }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case move(MoveController, in: UINavigationController)
    case reply(ComposeController, in: UINavigationController)
    case replyToAll(ComposeController, in: UINavigationController)
    case forward(ComposeController, in: UINavigationController)
    case replyByKey(ComposeController, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MailScenes()
  private let dispatch = SceneDispatch<MessageSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      scroll: UIScrollView, initialsLabel: UILabel, senderLabel: UILabel, recipientsLabel: UILabel,
      dateLabel: UILabel, subjectLabel: UILabel, bodyView: UITextView
    )!
  fileprivate let keyCommands = SceneKeyCommands(action: "performMessageSceneControllerKeyCommand:")

  var scroll: UIScrollView { loadedViews.views.scroll }
  var initialsLabel: UILabel { loadedViews.views.initialsLabel }
  var senderLabel: UILabel { loadedViews.views.senderLabel }
  var recipientsLabel: UILabel { loadedViews.views.recipientsLabel }
  var dateLabel: UILabel { loadedViews.views.dateLabel }
  var subjectLabel: UILabel { loadedViews.views.subjectLabel }
  var bodyView: UITextView { loadedViews.views.bodyView }

  private(set) lazy var previousItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "chevron.up"),
    primaryAction: UIAction(image: UIImage(systemName: "chevron.up")) { [weak self] _ in
      if let self, let controller = self.weakController { controller.showPrevious() }
    }
  )
  private(set) lazy var nextItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "chevron.down"),
    primaryAction: UIAction(image: UIImage(systemName: "chevron.down")) { [weak self] _ in
      if let self, let controller = self.weakController { controller.showNext() }
    }
  )
  private(set) lazy var trashItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .trash,
    primaryAction: UIAction { [weak self] _ in
      if let self, let controller = self.weakController { controller.trash() }
    }
  )
  private(set) lazy var flagItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "flag"),
    primaryAction: UIAction(image: UIImage(systemName: "flag")) { [weak self] _ in
      if let self, let controller = self.weakController { controller.toggleFlag() }
    }
  )
  private(set) lazy var moveItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "folder"),
    primaryAction: UIAction(image: UIImage(systemName: "folder")) { [weak weakController] in
      SceneSegues.trigger("move", of: weakController, sender: $0.sender)
    }
  )
  private(set) lazy var replyItem: UIBarButtonItem = UIBarButtonItem(systemItem: .reply)

  /// Performs the segue `move`: presents `moveFlow`.
  func performMove(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let move = controller.makeMove(forMove: sender)
    let moveFlow = scenes.instantiateMoveFlow(move: move)
    moveFlow.sheetPresentationController?.detents = [.medium(), .large()]
    moveFlow.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(moveFlow, "move", from: controller, as: .move(move, in: moveFlow), sender: sender)
  }

  /// Performs the segue `move`: presents `moveFlow`.
  func performMove(mailboxes: [Mailbox], sender: Any? = nil) {
    guard let controller = weakController else { return }
    let move = scenes.instantiateMove(mailboxes: mailboxes)
    let moveFlow = scenes.instantiateMoveFlow(move: move)
    moveFlow.sheetPresentationController?.detents = [.medium(), .large()]
    moveFlow.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(moveFlow, "move", from: controller, as: .move(move, in: moveFlow), sender: sender)
  }

  /// Performs the segue `reply`: presents `composeFlow`.
  func performReply(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let compose = controller.makeCompose(forReply: sender)
    let composeFlow = scenes.instantiateComposeFlow(compose: compose)
    composeFlow.modalPresentationStyle = .formSheet
    dispatch.present(composeFlow, "reply", from: controller, as: .reply(compose, in: composeFlow), sender: sender)
  }

  /// Performs the segue `reply`: presents `composeFlow`.
  func performReply(draft: Draft, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let compose = scenes.instantiateCompose(draft: draft)
    let composeFlow = scenes.instantiateComposeFlow(compose: compose)
    composeFlow.modalPresentationStyle = .formSheet
    dispatch.present(composeFlow, "reply", from: controller, as: .reply(compose, in: composeFlow), sender: sender)
  }

  /// Performs the segue `replyToAll`: presents `composeFlow`.
  func performReplyToAll(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let compose = controller.makeCompose(forReplyToAll: sender)
    let composeFlow = scenes.instantiateComposeFlow(compose: compose)
    composeFlow.modalPresentationStyle = .formSheet
    dispatch.present(
      composeFlow, "replyToAll", from: controller, as: .replyToAll(compose, in: composeFlow), sender: sender
    )
  }

  /// Performs the segue `replyToAll`: presents `composeFlow`.
  func performReplyToAll(draft: Draft, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let compose = scenes.instantiateCompose(draft: draft)
    let composeFlow = scenes.instantiateComposeFlow(compose: compose)
    composeFlow.modalPresentationStyle = .formSheet
    dispatch.present(
      composeFlow, "replyToAll", from: controller, as: .replyToAll(compose, in: composeFlow), sender: sender
    )
  }

  /// Performs the segue `forward`: presents `composeFlow`.
  func performForward(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let compose = controller.makeCompose(forForward: sender)
    let composeFlow = scenes.instantiateComposeFlow(compose: compose)
    composeFlow.modalPresentationStyle = .formSheet
    dispatch.present(
      composeFlow, "forward", from: controller, as: .forward(compose, in: composeFlow), sender: sender
    )
  }

  /// Performs the segue `forward`: presents `composeFlow`.
  func performForward(draft: Draft, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let compose = scenes.instantiateCompose(draft: draft)
    let composeFlow = scenes.instantiateComposeFlow(compose: compose)
    composeFlow.modalPresentationStyle = .formSheet
    dispatch.present(
      composeFlow, "forward", from: controller, as: .forward(compose, in: composeFlow), sender: sender
    )
  }

  /// Performs the segue `replyByKey`: presents `composeFlow`.
  func performReplyByKey(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let compose = controller.makeCompose(forReplyByKey: sender)
    let composeFlow = scenes.instantiateComposeFlow(compose: compose)
    composeFlow.modalPresentationStyle = .formSheet
    dispatch.present(
      composeFlow, "replyByKey", from: controller, as: .replyByKey(compose, in: composeFlow), sender: sender
    )
  }

  /// Performs the segue `replyByKey`: presents `composeFlow`.
  func performReplyByKey(draft: Draft, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let compose = scenes.instantiateCompose(draft: draft)
    let composeFlow = scenes.instantiateComposeFlow(compose: compose)
    composeFlow.modalPresentationStyle = .formSheet
    dispatch.present(
      composeFlow, "replyByKey", from: controller, as: .replyByKey(compose, in: composeFlow), sender: sender
    )
  }

  fileprivate func loadView(of controller: MessageSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let scroll = UIScrollView()
    scroll.alwaysBounceVertical = true
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stackView)

    let stackView2 = UIStackView()
    stackView2.axis = .horizontal
    stackView2.alignment = .center
    stackView2.spacing = 12
    stackView2.isAccessibilityElement = false
    stackView.addArrangedSubview(stackView2)

    let initialsLabel = UILabel()
    initialsLabel.font = .preferredFont(forTextStyle: .headline)
    initialsLabel.textColor = .white
    initialsLabel.textAlignment = .center
    initialsLabel.backgroundColor = .systemGray
    initialsLabel.clipsToBounds = true
    initialsLabel.isAccessibilityElement = false
    initialsLabel.layer.cornerRadius = 22
    stackView2.addArrangedSubview(initialsLabel)

    let stackView3 = UIStackView()
    stackView3.axis = .vertical
    stackView3.spacing = 2
    stackView2.addArrangedSubview(stackView3)

    let senderLabel = UILabel()
    senderLabel.numberOfLines = 0
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    senderLabel.adjustsFontForContentSizeCategory = true
    stackView3.addArrangedSubview(senderLabel)

    let recipientsLabel = UILabel()
    recipientsLabel.numberOfLines = 0
    recipientsLabel.font = .preferredFont(forTextStyle: .subheadline)
    recipientsLabel.textColor = UIColor { @Sendable traits in
      traits.accessibilityContrast == .high ? .label : .secondaryLabel
    }
    recipientsLabel.adjustsFontForContentSizeCategory = true
    stackView3.addArrangedSubview(recipientsLabel)

    let dateLabel = UILabel()
    dateLabel.font = .preferredFont(forTextStyle: .footnote)
    dateLabel.textColor = UIColor { @Sendable traits in
      traits.accessibilityContrast == .high ? .label : .secondaryLabel
    }
    dateLabel.adjustsFontForContentSizeCategory = true
    dateLabel.setContentCompressionResistancePriority(UILayoutPriority(1000), for: .horizontal)

    let subjectLabel = UILabel()
    subjectLabel.numberOfLines = 0
    subjectLabel.adjustsFontForContentSizeCategory = true
    subjectLabel.accessibilityTraits = .header
    stackView.addArrangedSubview(subjectLabel)

    let bodyView = UITextView()
    bodyView.isEditable = false
    bodyView.dataDetectorTypes = [.link, .phoneNumber, .address, .calendarEvent]
    bodyView.font = .preferredFont(forTextStyle: .body)
    bodyView.adjustsFontForContentSizeCategory = true
    bodyView.isScrollEnabled = false
    bodyView.accessibilityIdentifier = "body"
    stackView.addArrangedSubview(bodyView)

    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 20),
      scroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 20),
      scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 24),
      stackView.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
      initialsLabel.widthAnchor.constraint(equalToConstant: 44),
      initialsLabel.heightAnchor.constraint(equalToConstant: 44),
    ])

    views = (scroll, initialsLabel, senderLabel, recipientsLabel, dateLabel, subjectLabel, bodyView)
    controller.view = view

    SceneTraits.observe(view) { _, traits in
      SceneTraits.place(in: stackView2, (dateLabel, traits.horizontalSizeClass == .regular))
      subjectLabel.font =
        traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        ? UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
        : UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    }

    let keyCommand = keyCommands.make(input: "r", modifierFlags: .command) { [weak controller] command in
      SceneSegues.trigger("replyByKey", of: controller, sender: command)
    }
    keyCommand.discoverabilityTitle = "Reply"
    controller.addKeyCommand(keyCommand)

    let keyCommand2 = keyCommands.make(input: UIKeyCommand.inputDelete, modifierFlags: []) { [weak controller] _ in
      if let controller { controller.trash() }
    }
    keyCommand2.discoverabilityTitle = "Delete"
    controller.addKeyCommand(keyCommand2)
  }

  fileprivate func addBarButtonItems(to controller: MessageSceneController) {
    previousItem.accessibilityIdentifier = "previous"
    previousItem.accessibilityLabel = "Previous message"
    nextItem.accessibilityIdentifier = "next"
    nextItem.accessibilityLabel = "Next message"
    trashItem.accessibilityIdentifier = "trash"
    let barButtonItem = UIBarButtonItem(systemItem: .flexibleSpace)
    flagItem.accessibilityIdentifier = "flag"
    flagItem.accessibilityLabel = "Flag"
    let barButtonItem2 = UIBarButtonItem(systemItem: .flexibleSpace)
    moveItem.accessibilityIdentifier = "move"
    moveItem.accessibilityLabel = "Move"
    let barButtonItem3 = UIBarButtonItem(systemItem: .flexibleSpace)
    replyItem.accessibilityIdentifier = "reply"
    let menuItem = UIAction(
      title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")
    ) { [weak controller] action in SceneSegues.trigger("reply", of: controller, sender: action.sender) }
    let menuItem2 = UIAction(
      title: "Reply to all", image: UIImage(systemName: "arrowshape.turn.up.left.2")
    ) { [weak controller] action in SceneSegues.trigger("replyToAll", of: controller, sender: action.sender) }
    let menuItem3 = UIAction(
      title: "Forward", image: UIImage(systemName: "arrowshape.turn.up.right")
    ) { [weak controller] action in SceneSegues.trigger("forward", of: controller, sender: action.sender) }
    let menu = UIMenu(children: [menuItem, menuItem2, menuItem3])
    replyItem.menu = menu
    controller.navigationItem.rightBarButtonItems = [previousItem, nextItem]
    controller.toolbarItems = [trashItem, barButtonItem, flagItem, barButtonItem2, moveItem, barButtonItem3, replyItem]
  }
}

final class MessageSceneController: MessageController {
  fileprivate lazy var messageWiring = MessageScene(self)
  override func loadView() { messageWiring.loadView(of: self) }

  #if canImport(ObjectiveC)
    @objc(performMessageSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      messageWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MessageScene.Identifier(rawValue: identifier) {
    case .move: messageWiring.performMove(sender: sender)
    case .reply: messageWiring.performReply(sender: sender)
    case .replyToAll: messageWiring.performReplyToAll(sender: sender)
    case .forward: messageWiring.performForward(sender: sender)
    case .replyByKey: messageWiring.performReplyByKey(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `MessageController` and the scene `message`.
@MainActor
protocol MessageSceneOwner: MessageController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MessageScene.Segue, sender: Any?)
  /// Makes the controller `move`, which needs values, for the segue `move`.
  func makeMove(forMove sender: Any?) -> MoveController
  /// Makes the controller `compose`, which needs values, for the segue `reply`.
  func makeCompose(forReply sender: Any?) -> ComposeController
  /// Makes the controller `compose`, which needs values, for the segue `replyToAll`.
  func makeCompose(forReplyToAll sender: Any?) -> ComposeController
  /// Makes the controller `compose`, which needs values, for the segue `forward`.
  func makeCompose(forForward sender: Any?) -> ComposeController
  /// Makes the controller `compose`, which needs values, for the segue `replyByKey`.
  func makeCompose(forReplyByKey sender: Any?) -> ComposeController
}

extension MessageSceneOwner {
  /// The parts of the scene `message` that this controller uses.
  var scene: MessageScene {
    MessageScene.owner(self, use: "MailScenes.instantiateMessage(message:store:)").messageWiring
  }
  func prepare(for segue: MessageScene.Segue, sender: Any?) {}
}

extension MessageController: MessageSceneOwner {}

// MARK: - move

/// The parts of the scene `move` that its controller uses.
final class MoveScene: SceneParts<MoveSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case cancelMove, moved }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case cancelMove(MessageController)
    case moved(MessageController)
  }

  private let dispatch = SceneDispatch<MoveSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: UITableView!

  /// Performs the segue `cancelMove`: goes back to `message`.
  func performCancelMove(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: MessageController.self, "cancelMove", from: controller, as: Segue.cancelMove, sender: sender
    ) { message, _ in message.moveCancelled() }
  }

  /// Performs the segue `moved`: goes back to `message`.
  func performMoved(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: MessageController.self, "moved", from: controller, as: Segue.moved, sender: sender
    ) { message, segue in message.moved(segue) }
  }

  /// A view of the prototype `Target`, with what is in it.
  func dequeueTargetCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Target", of: loadedViews.views, for: indexPath, fill: fillTargetCell)
  }

  private func fillTargetCell(_ tableViewCell: UITableViewCell) {
    tableViewCell.textLabel?.font = .preferredFont(forTextStyle: .body)
    tableViewCell.textLabel?.adjustsFontForContentSizeCategory = true
  }

  fileprivate func loadView(of controller: MoveSceneController) {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.frame = .sceneCanvas
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Target")
    tableView.dataSource = controller
    tableView.delegate = controller

    views = tableView
    controller.tableView = tableView
  }

  fileprivate func addBarButtonItems(to controller: MoveSceneController) {
    let barButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: SceneSegues.action("cancelMove", of: controller)
    )
    controller.navigationItem.leftBarButtonItems = [barButtonItem]
  }
}

final class MoveSceneController: MoveController {
  fileprivate lazy var moveWiring = MoveScene(self)
  override func loadView() { moveWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MoveScene.Identifier(rawValue: identifier) {
    case .cancelMove: moveWiring.performCancelMove(sender: sender)
    case .moved: moveWiring.performMoved(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `MoveController` and the scene `move`.
@MainActor
protocol MoveSceneOwner: MoveController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MoveScene.Segue, sender: Any?)
}

extension MoveSceneOwner {
  /// The parts of the scene `move` that this controller uses.
  var scene: MoveScene { MoveScene.owner(self, use: "MailScenes.instantiateMove(mailboxes:)").moveWiring }
  func prepare(for segue: MoveScene.Segue, sender: Any?) {}
}

extension MoveController: MoveSceneOwner {}

// MARK: - compose

/// The parts of the scene `compose` that its controller uses.
final class ComposeScene: SceneParts<ComposeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case send, saveDraft, discard }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case send(MailController)
    case saveDraft(MailController)
    case discard(MailController)
  }

  private let dispatch = SceneDispatch<ComposeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      form: UIScrollView, toField: UITextField, copiesButton: UIButton, copiesLine: UIStackView,
      copiesField: UITextField, subjectField: UITextField, bodyView: UITextView
    )!
  fileprivate let keyCommands = SceneKeyCommands(action: "performComposeSceneControllerKeyCommand:")

  var form: UIScrollView { loadedViews.views.form }
  var toField: UITextField { loadedViews.views.toField }
  var copiesButton: UIButton { loadedViews.views.copiesButton }
  var copiesLine: UIStackView { loadedViews.views.copiesLine }
  var copiesField: UITextField { loadedViews.views.copiesField }
  var subjectField: UITextField { loadedViews.views.subjectField }
  var bodyView: UITextView { loadedViews.views.bodyView }

  private(set) lazy var cancelItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .cancel,
    primaryAction: UIAction { [weak self] _ in
      if let self, let controller = self.weakController { controller.cancel() }
    }
  )
  private(set) lazy var sendItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "arrow.up.circle.fill"),
    primaryAction: UIAction(image: UIImage(systemName: "arrow.up.circle.fill")) { [weak weakController] in
      SceneSegues.trigger("send", of: weakController, sender: $0.sender)
    }
  )

  /// Performs the segue `send`: goes back to `mail`.
  func performSend(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: MailController.self, "send", from: controller, as: Segue.send, sender: sender
    ) { mail, segue in mail.messageSent(segue) }
  }

  /// Performs the segue `saveDraft`: goes back to `mail`.
  func performSaveDraft(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: MailController.self, "saveDraft", from: controller, as: Segue.saveDraft, sender: sender
    ) { mail, segue in mail.draftSaved(segue) }
  }

  /// Performs the segue `discard`: goes back to `mail`.
  func performDiscard(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: MailController.self, "discard", from: controller, as: Segue.discard, sender: sender
    ) { mail, _ in mail.draftDiscarded() }
  }

  fileprivate func loadView(of controller: ComposeSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let form = UIScrollView()
    form.keyboardDismissMode = .interactive
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(stackView)

    let stackView2 = UIStackView()
    stackView2.axis = .horizontal
    stackView2.spacing = 8
    stackView.addArrangedSubview(stackView2)

    let label = UILabel()
    label.text = "To:"
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    label.setContentHuggingPriority(UILayoutPriority(1000), for: .horizontal)
    stackView2.addArrangedSubview(label)

    let toField = UITextField()
    toField.borderStyle = .none
    toField.font = .preferredFont(forTextStyle: .body)
    toField.adjustsFontForContentSizeCategory = true
    toField.keyboardType = .emailAddress
    toField.returnKeyType = .next
    toField.autocapitalizationType = .none
    toField.autocorrectionType = .no
    toField.textContentType = .emailAddress
    toField.accessibilityIdentifier = "to"
    toField.accessibilityLabel = "To"
    toField.addAction(SceneActions.call(controller) { $0.changed() }, for: .editingChanged)
    stackView2.addArrangedSubview(toField)

    let copiesButton = UIButton(type: .system)
    copiesButton.setImage(UIImage(systemName: "chevron.up"), for: .selected)
    copiesButton.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    copiesButton.accessibilityIdentifier = "copies"
    copiesButton.accessibilityLabel = "Copies"
    copiesButton.addAction(
      SceneActions.call(controller, with: copiesButton) { $0.toggleCopies($1) }, for: .touchUpInside
    )
    stackView2.addArrangedSubview(copiesButton)

    let view2 = UIView()
    view2.backgroundColor = .separator
    stackView.addArrangedSubview(view2)

    let copiesLine = UIStackView()
    copiesLine.axis = .vertical
    copiesLine.spacing = 8
    copiesLine.isHidden = true
    stackView.addArrangedSubview(copiesLine)

    let stackView3 = UIStackView()
    stackView3.axis = .horizontal
    stackView3.spacing = 8
    copiesLine.addArrangedSubview(stackView3)

    let label2 = UILabel()
    label2.text = "Cc:"
    label2.font = .preferredFont(forTextStyle: .body)
    label2.textColor = .secondaryLabel
    label2.adjustsFontForContentSizeCategory = true
    label2.setContentHuggingPriority(UILayoutPriority(1000), for: .horizontal)
    stackView3.addArrangedSubview(label2)

    let copiesField = UITextField()
    copiesField.borderStyle = .none
    copiesField.font = .preferredFont(forTextStyle: .body)
    copiesField.adjustsFontForContentSizeCategory = true
    copiesField.keyboardType = .emailAddress
    copiesField.returnKeyType = .next
    copiesField.autocapitalizationType = .none
    copiesField.autocorrectionType = .no
    copiesField.textContentType = .emailAddress
    copiesField.accessibilityIdentifier = "cc"
    copiesField.accessibilityLabel = "Cc"
    copiesField.addAction(SceneActions.call(controller) { $0.changed() }, for: .editingChanged)
    stackView3.addArrangedSubview(copiesField)

    let view3 = UIView()
    view3.backgroundColor = .separator
    copiesLine.addArrangedSubview(view3)

    let stackView4 = UIStackView()
    stackView4.axis = .horizontal
    stackView4.spacing = 8
    stackView.addArrangedSubview(stackView4)

    let label3 = UILabel()
    label3.text = "Subject:"
    label3.font = .preferredFont(forTextStyle: .body)
    label3.textColor = .secondaryLabel
    label3.adjustsFontForContentSizeCategory = true
    label3.setContentHuggingPriority(UILayoutPriority(1000), for: .horizontal)
    stackView4.addArrangedSubview(label3)

    let subjectField = UITextField()
    subjectField.borderStyle = .none
    subjectField.font = .preferredFont(forTextStyle: .body)
    subjectField.adjustsFontForContentSizeCategory = true
    subjectField.keyboardType = .default
    subjectField.returnKeyType = .next
    subjectField.autocapitalizationType = .sentences
    subjectField.autocorrectionType = .yes
    subjectField.accessibilityIdentifier = "subject"
    subjectField.accessibilityLabel = "Subject"
    subjectField.addAction(SceneActions.call(controller) { $0.changed() }, for: .editingChanged)
    stackView4.addArrangedSubview(subjectField)

    let view4 = UIView()
    view4.backgroundColor = .separator
    stackView.addArrangedSubview(view4)

    let bodyView = UITextView()
    bodyView.font = .preferredFont(forTextStyle: .body)
    bodyView.adjustsFontForContentSizeCategory = true
    bodyView.isScrollEnabled = false
    bodyView.accessibilityIdentifier = "text"
    bodyView.accessibilityLabel = "Message"
    stackView.addArrangedSubview(bodyView)

    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: form.contentLayoutGuide.topAnchor, constant: 12),
      stackView.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor, constant: 16),
      form.contentLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 16),
      form.contentLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 12),
      stackView.widthAnchor.constraint(equalTo: form.frameLayoutGuide.widthAnchor, constant: -32),
      copiesButton.widthAnchor.constraint(equalToConstant: 44),
      copiesButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      view2.heightAnchor.constraint(equalToConstant: 1),
      view3.heightAnchor.constraint(equalToConstant: 1),
      view4.heightAnchor.constraint(equalToConstant: 1),
      bodyView.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
    ])

    views = (form, toField, copiesButton, copiesLine, copiesField, subjectField, bodyView)
    controller.view = view
    toField.delegate = controller
    copiesField.delegate = controller
    subjectField.delegate = controller
    bodyView.delegate = controller

    let keyCommand = keyCommands.make(input: "\r", modifierFlags: .command) { [weak controller] _ in
      if let controller { controller.sendByKey() }
    }
    keyCommand.discoverabilityTitle = "Send"
    controller.addKeyCommand(keyCommand)
  }

  fileprivate func addBarButtonItems(to controller: ComposeSceneController) {
    cancelItem.accessibilityIdentifier = "cancelMessage"
    sendItem.style = UIBarButtonItem.Style(rawValue: 2) ?? .plain
    sendItem.accessibilityLabel = "Send"
    controller.navigationItem.leftBarButtonItems = [cancelItem]
    controller.navigationItem.rightBarButtonItems = [sendItem]
  }
}

final class ComposeSceneController: ComposeController {
  fileprivate lazy var composeWiring = ComposeScene(self)
  override func loadView() { composeWiring.loadView(of: self) }

  #if canImport(ObjectiveC)
    @objc(performComposeSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      composeWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ComposeScene.Identifier(rawValue: identifier) {
    case .send: composeWiring.performSend(sender: sender)
    case .saveDraft: composeWiring.performSaveDraft(sender: sender)
    case .discard: composeWiring.performDiscard(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `ComposeController` and the scene `compose`.
@MainActor
protocol ComposeSceneOwner: ComposeController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ComposeScene.Segue, sender: Any?)
}

extension ComposeSceneOwner {
  /// The parts of the scene `compose` that this controller uses.
  var scene: ComposeScene { ComposeScene.owner(self, use: "MailScenes.instantiateCompose(draft:)").composeWiring }
  func prepare(for segue: ComposeScene.Segue, sender: Any?) {}
}

extension ComposeController: ComposeSceneOwner {}
