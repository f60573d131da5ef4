// Made by scenec from Mail.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Mail.scene.
@MainActor
struct MailScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `mail`.
    var makeMail: @MainActor () -> MailController = { MailController(style: .tripleColumn) }
    /// Makes `mailboxes`.
    var makeMailboxes: @MainActor (_ store: MailStore) -> MailboxesController = {
      MailboxesSceneController(store: $0)
    }
    /// Makes `messages`.
    var makeMessages: @MainActor (_ store: MailStore) -> MessagesController = { MessagesSceneController(store: $0) }
    /// Makes `messageStack`.
    var makeMessageStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `message`.
    var makeMessage: @MainActor (_ message: Message) -> MessageController = { MessageSceneController(message: $0) }
    /// Makes `emptyMessage`.
    var makeEmptyMessage: @MainActor () -> EmptyMessageSceneController = { EmptyMessageSceneController() }
    /// Makes `draftStack`.
    var makeDraftStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `draft`.
    var makeDraft: @MainActor (_ recipient: String, _ subject: String) -> DraftController = {
      DraftSceneController(recipient: $0, subject: $1)
    }
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

  /// Makes the controller that Mail.scene starts with.
  func instantiateInitialViewController() -> MailController {
    instantiateMail()
  }

  /// Makes the controller `mail`, and each child that you do not pass.
  func instantiateMail(
    mailboxes: MailboxesController? = nil,
    messages: MessagesController? = nil,
    emptyMessage: EmptyMessageSceneController? = nil
  ) -> MailController {
    let mail = factory.makeMail()
    SceneIdentity.set("mail", of: mail)
    mail.preferredDisplayMode = .twoBesideSecondary
    mail.preferredSplitBehavior = .tile
    mail.primaryBackgroundStyle = .sidebar
    mail.minimumPrimaryColumnWidth = 240
    mail.maximumPrimaryColumnWidth = 320
    mail.setViewController(mailboxes ?? instantiateMailboxes(), for: .primary)
    mail.setViewController(messages ?? instantiateMessages(), for: .supplementary)
    mail.setViewController(emptyMessage ?? instantiateEmptyMessage(), for: .secondary)
    return mail
  }

  /// Makes the controller `mailboxes`.
  func instantiateMailboxes(store: @autoclosure @MainActor () -> MailStore = .shared) -> MailboxesController {
    let mailboxes = factory.makeMailboxes(store())
    mailboxes.title = "Mailboxes"
    return mailboxes
  }

  /// Makes the controller `messages`.
  func instantiateMessages(store: @autoclosure @MainActor () -> MailStore = .shared) -> MessagesController {
    let messages = factory.makeMessages(store())
    if let controller = messages as? MessagesSceneController {
      controller.messagesWiring.scenes = self
      controller.messagesWiring.addBarButtonItems()
    }
    return messages
  }

  /// Makes the controller `messageStack`.
  func instantiateMessageStack(message: MessageController) -> UINavigationController {
    let messageStack = factory.makeMessageStack()
    SceneIdentity.set("messageStack", of: messageStack)
    messageStack.viewControllers = [message]
    return messageStack
  }

  /// Makes the controller `message`.
  func instantiateMessage(message: Message) -> MessageController {
    let messageController = factory.makeMessage(message)
    if let controller = messageController as? MessageSceneController {
      controller.messageWiring.scenes = self
      controller.messageWiring.addBarButtonItems()
    }
    return messageController
  }

  /// Makes the controller `emptyMessage`.
  func instantiateEmptyMessage() -> EmptyMessageSceneController {
    factory.makeEmptyMessage()
  }

  /// Makes the controller `draftStack`, and each child that you do not pass.
  func instantiateDraftStack(draft: DraftController? = nil) -> UINavigationController {
    let draftStack = factory.makeDraftStack()
    SceneIdentity.set("draftStack", of: draftStack)
    draftStack.viewControllers = [draft ?? instantiateDraft()]
    return draftStack
  }

  /// Makes the controller `draft`.
  func instantiateDraft(recipient: String = "", subject: String = "") -> DraftController {
    let draft = factory.makeDraft(recipient, subject)
    draft.title = "New message"
    draft.isModalInPresentation = true
    (draft as? DraftSceneController)?.draftWiring.addBarButtonItems()
    return draft
  }
}

/// Makes controllers with the factories of the process.
extension MailScenes {
  /// Makes the controller that Mail.scene starts with.
  static func instantiateInitialViewController() -> MailController {
    MailScenes().instantiateInitialViewController()
  }

  /// Makes the controller `mail`, and each child that you do not pass.
  static func instantiateMail(
    mailboxes: MailboxesController? = nil,
    messages: MessagesController? = nil,
    emptyMessage: EmptyMessageSceneController? = nil
  ) -> MailController {
    MailScenes().instantiateMail(mailboxes: mailboxes, messages: messages, emptyMessage: emptyMessage)
  }

  /// Makes the controller `mailboxes`.
  static func instantiateMailboxes(
    store: @autoclosure @MainActor () -> MailStore = .shared
  ) -> MailboxesController {
    MailScenes().instantiateMailboxes(store: store())
  }

  /// Makes the controller `messages`.
  static func instantiateMessages(store: @autoclosure @MainActor () -> MailStore = .shared) -> MessagesController {
    MailScenes().instantiateMessages(store: store())
  }

  /// Makes the controller `messageStack`.
  static func instantiateMessageStack(message: MessageController) -> UINavigationController {
    MailScenes().instantiateMessageStack(message: message)
  }

  /// Makes the controller `message`.
  static func instantiateMessage(message: Message) -> MessageController {
    MailScenes().instantiateMessage(message: message)
  }

  /// Makes the controller `emptyMessage`.
  static func instantiateEmptyMessage() -> EmptyMessageSceneController {
    MailScenes().instantiateEmptyMessage()
  }

  /// Makes the controller `draftStack`, and each child that you do not pass.
  static func instantiateDraftStack(draft: DraftController? = nil) -> UINavigationController {
    MailScenes().instantiateDraftStack(draft: draft)
  }

  /// Makes the controller `draft`.
  static func instantiateDraft(recipient: String = "", subject: String = "") -> DraftController {
    MailScenes().instantiateDraft(recipient: recipient, subject: subject)
  }
}

// MARK: - mailboxes

/// The parts of the scene `mailboxes` that its controller uses.
@MainActor
final class MailboxesScene {
  private final class Views {
    let tableView: UITableView

    init(tableView: UITableView) {
      self.tableView = tableView
    }
  }

  private weak var weakController: MailboxesSceneController?
  private var views: Views?

  fileprivate init(_ controller: MailboxesSceneController) { weakController = controller }

  private var controller: MailboxesSceneController {
    guard let weakController else { fatalError("The controller of the scene `mailboxes` does not exist any more") }
    return weakController
  }

  /// The scene that made a controller.
  static func of(_ controller: MailboxesController) -> MailboxesScene {
    guard let controller = controller as? MailboxesSceneController else {
      fatalError("This MailboxesController was not made through its scene; use MailScenes.instantiateMailboxes(store:)")
    }
    return controller.mailboxesWiring
  }

  /// The controller that contains this one, from the moment it does.
  var mail: MailController? { weakController?.parent as? MailController }

  /// A view of the prototype `Mailbox`, with what is in it.
  func dequeueMailboxCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Mailbox", of: loadedViews.tableView, for: indexPath, fill: fillMailboxCell)
  }

  private func fillMailboxCell(_ tableViewCell: UITableViewCell) {
    tableViewCell.accessoryType = .disclosureIndicator
  }

  fileprivate func loadView(of controller: MailboxesSceneController) {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    tableView.register(MailboxesSceneMailboxCell.self, forCellReuseIdentifier: "Mailbox")
    tableView.dataSource = controller
    tableView.delegate = controller

    controller.tableView = tableView
    views = Views(tableView: tableView)
  }

  private var loadedViews: Views {
    controller.loadViewIfNeeded()
    guard let views else { fatalError("The view of `mailboxes` is not loaded that far yet") }
    return views
  }
}

/// The generated view controller of the scene `mailboxes`.
final class MailboxesSceneController: MailboxesController {
  fileprivate lazy var mailboxesWiring = MailboxesScene(self)

  override func loadView() { mailboxesWiring.loadView(of: self) }
}

/// The interface between `MailboxesController` and the scene `mailboxes`.
@MainActor
protocol MailboxesSceneOwner: MailboxesController {
}

extension MailboxesSceneOwner {
  /// The parts of the scene `mailboxes` that this controller uses.
  var scene: MailboxesScene { .of(self) }
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
@MainActor
final class MessagesScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case compose
    case showMessage
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case compose(DraftController, in: UINavigationController)
    case draftStack(DraftController, in: UINavigationController)
    case showMessage(MessageController, in: UINavigationController)
  }

  private final class Views {
    let searchBar: UISearchBar
    let table: UITableView
    let emptyLabel: UILabel

    init(searchBar: UISearchBar, table: UITableView, emptyLabel: UILabel) {
      self.searchBar = searchBar
      self.table = table
      self.emptyLabel = emptyLabel
    }
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MailScenes()
  private weak var weakController: MessagesSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  fileprivate let keyCommands = SceneKeyCommands(action: "performMessagesSceneControllerKeyCommand:")

  fileprivate init(_ controller: MessagesSceneController) { weakController = controller }

  private var controller: MessagesSceneController {
    guard let weakController else { fatalError("The controller of the scene `messages` does not exist any more") }
    return weakController
  }

  /// The scene that made a controller.
  static func of(_ controller: MessagesController) -> MessagesScene {
    guard let controller = controller as? MessagesSceneController else {
      fatalError("This MessagesController was not made through its scene; use MailScenes.instantiateMessages(store:)")
    }
    return controller.messagesWiring
  }

  var searchBar: UISearchBar { loadedViews.searchBar }
  var table: UITableView { loadedViews.table }
  var emptyLabel: UILabel { loadedViews.emptyLabel }

  /// The controller that contains this one, from the moment it does.
  var mail: MailController? { weakController?.parent as? MailController }

  private(set) lazy var editItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      if let self, let controller = self.weakController { controller.toggleEditing() }
    }
  )
  private(set) lazy var markItem: UIBarButtonItem = UIBarButtonItem(
    title: "Mark as read",
    primaryAction: UIAction(title: "Mark as read") { [weak self] _ in
      if let self, let controller = self.weakController { controller.markSelection() }
    }
  )
  private lazy var barButtonItem: UIBarButtonItem = UIBarButtonItem(systemItem: .flexibleSpace)
  private(set) lazy var composeItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .compose,
    primaryAction: UIAction { [weak self] in self?.triggerCompose($0.sender) }
  )

  /// Performs the segue `compose`: presents `draftStack`.
  func performCompose(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let draft = scenes.instantiateDraft()
    let draftStack = scenes.instantiateDraftStack(draft: draft)
    draftStack.modalPresentationStyle = .formSheet
    let segue = UIStoryboardSegue(
      identifier: "compose",
      source: controller,
      destination: draftStack
    ) { [controller] in
      controller.present(draftStack, animated: true)
    }
    dispatch.perform(segue, as: .compose(draft, in: draftStack), sender: sender)
  }

  private func triggerCompose(_ sender: Any?) {
    guard weakController?.shouldPerformSegue(withIdentifier: "compose", sender: sender) == true else { return }
    performCompose(sender: sender)
  }

  /// Performs a segue: presents `draftStack`.
  fileprivate func performDraftStack(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let draft = scenes.instantiateDraft()
    let draftStack = scenes.instantiateDraftStack(draft: draft)
    draftStack.modalPresentationStyle = .formSheet
    let segue = UIStoryboardSegue(identifier: nil, source: controller, destination: draftStack) { [controller] in
      controller.present(draftStack, animated: true)
    }
    dispatch.perform(segue, as: .draftStack(draft, in: draftStack), sender: sender)
  }

  /// Performs the segue `showMessage`: shows as detail `messageStack`.
  func performShowMessage(message: Message, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let messageController = scenes.instantiateMessage(message: message)
    let messageStack = scenes.instantiateMessageStack(message: messageController)
    let segue = UIStoryboardSegue(
      identifier: "showMessage",
      source: controller,
      destination: messageStack
    ) { [controller] in
      controller.showDetailViewController(messageStack, sender: sender)
    }
    dispatch.perform(segue, as: .showMessage(messageController, in: messageStack), sender: sender)
  }

  /// A view of the prototype `Message`, with what is in it.
  func dequeueMessageCell(for indexPath: IndexPath) -> MessagesSceneMessageCell {
    SceneReuse.cell("Message", of: loadedViews.table, for: indexPath, fill: fillMessageCell)
  }

  private func fillMessageCell(_ tableViewCell: MessagesSceneMessageCell) {
    let dot = UIView()
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    dot.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(dot)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 2
    stackView.translatesAutoresizingMaskIntoConstraints = false
    tableViewCell.contentView.addSubview(stackView)

    let from = UILabel()
    from.font = .preferredFont(forTextStyle: .headline)
    from.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(from)

    let subject = UILabel()
    subject.font = .preferredFont(forTextStyle: .subheadline)
    subject.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(subject)

    let excerpt = UILabel()
    excerpt.numberOfLines = 2
    excerpt.font = .preferredFont(forTextStyle: .subheadline)
    excerpt.textColor = .secondaryLabel
    excerpt.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(excerpt)

    NSLayoutConstraint.activate([
      dot.topAnchor.constraint(equalTo: tableViewCell.contentView.layoutMarginsGuide.topAnchor, constant: 6),
      dot.leadingAnchor.constraint(equalTo: tableViewCell.contentView.leadingAnchor, constant: 8),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      stackView.topAnchor.constraint(equalTo: tableViewCell.contentView.layoutMarginsGuide.topAnchor),
      stackView.leadingAnchor.constraint(
        equalTo: tableViewCell.contentView.layoutMarginsGuide.leadingAnchor,
        constant: 12
      ),
      tableViewCell.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      tableViewCell.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
    ])

    tableViewCell.views = MessagesSceneMessageCell.Views(dot: dot, from: from, subject: subject, excerpt: excerpt)
  }

  fileprivate func loadView(of controller: MessagesSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemBackground

    let searchBar = UISearchBar()
    searchBar.placeholder = "Search"
    searchBar.searchBarStyle = .minimal
    searchBar.autocapitalizationType = .none
    searchBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(searchBar)

    let table = UITableView(frame: .zero, style: .plain)
    table.estimatedRowHeight = 88
    table.allowsMultipleSelectionDuringEditing = true
    table.keyboardDismissMode = .onDrag
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    table.register(MessagesSceneMessageCell.self, forCellReuseIdentifier: "Message")

    let emptyLabel = UILabel()
    emptyLabel.text = "No messages"
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.adjustsFontForContentSizeCategory = true
    table.backgroundView = emptyLabel

    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: searchBar.trailingAnchor),
      table.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: table.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: table.trailingAnchor),
    ])

    controller.view = view
    views = Views(searchBar: searchBar, table: table, emptyLabel: emptyLabel)
    controller.editItem = editItem
    controller.markItem = markItem
    searchBar.delegate = controller
    table.dataSource = controller
    table.delegate = controller

    let keyCommand = keyCommands.make(input: "n", modifierFlags: .command) { [weak self] command in
      self?.performDraftStack(sender: command)
    }
    keyCommand.discoverabilityTitle = "New message"
    controller.addKeyCommand(keyCommand)
  }

  fileprivate func addBarButtonItems() {
    markItem.isEnabled = false
    composeItem.accessibilityLabel = "New message"
    controller.navigationItem.rightBarButtonItems = [editItem]
    controller.toolbarItems = [markItem, barButtonItem, composeItem]
  }

  private var loadedViews: Views {
    controller.loadViewIfNeeded()
    guard let views else { fatalError("The view of `messages` is not loaded that far yet") }
    return views
  }
}

/// The generated view controller of the scene `messages`.
final class MessagesSceneController: MessagesController {
  fileprivate lazy var messagesWiring = MessagesScene(self)

  override func loadView() { messagesWiring.loadView(of: self) }

  #if canImport(ObjectiveC)
    @objc(performMessagesSceneControllerKeyCommand:) private func performKeyCommand(_ command: UIKeyCommand) {
      messagesWiring.keyCommands.perform(command)
    }
  #endif

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MessagesScene.Identifier(rawValue: identifier) {
    case .compose:
      messagesWiring.performCompose(sender: sender)
    case .showMessage:
      fatalError("'showMessage' needs values; call scene.performShowMessage(message:sender:)")
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = messagesWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `MessagesController` and the scene `messages`.
@MainActor
protocol MessagesSceneOwner: MessagesController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MessagesScene.Segue, sender: Any?)
}

extension MessagesSceneOwner {
  /// The parts of the scene `messages` that this controller uses.
  var scene: MessagesScene { .of(self) }

  /// The default does nothing.
  func prepare(for segue: MessagesScene.Segue, sender: Any?) {}
}

extension MessagesController: MessagesSceneOwner {}

/// The generated class of the prototype `Message`.
final class MessagesSceneMessageCell: UITableViewCell {
  /// The views of the prototype that have a name.
  struct Views {
    let dot: UIView
    let from: UILabel
    let subject: UILabel
    let excerpt: UILabel
  }

  /// What is in the view, by name.
  fileprivate(set) var views: Views!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: - message

/// The parts of the scene `message` that its controller uses.
@MainActor
final class MessageScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case reply
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case reply(DraftController, in: UINavigationController)
  }

  private final class Views {
    let subjectLabel: UILabel
    let senderLabel: UILabel
    let bodyView: UITextView

    init(subjectLabel: UILabel, senderLabel: UILabel, bodyView: UITextView) {
      self.subjectLabel = subjectLabel
      self.senderLabel = senderLabel
      self.bodyView = bodyView
    }
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MailScenes()
  private weak var weakController: MessageSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?

  fileprivate init(_ controller: MessageSceneController) { weakController = controller }

  private var controller: MessageSceneController {
    guard let weakController else { fatalError("The controller of the scene `message` does not exist any more") }
    return weakController
  }

  /// The scene that made a controller.
  static func of(_ controller: MessageController) -> MessageScene {
    guard let controller = controller as? MessageSceneController else {
      fatalError("This MessageController was not made through its scene; use MailScenes.instantiateMessage(message:)")
    }
    return controller.messageWiring
  }

  var subjectLabel: UILabel { loadedViews.subjectLabel }
  var senderLabel: UILabel { loadedViews.senderLabel }
  var bodyView: UITextView { loadedViews.bodyView }

  private lazy var barButtonItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .reply,
    primaryAction: UIAction { [weak self] in self?.triggerReply($0.sender) }
  )

  /// Performs the segue `reply`: presents `draftStack`.
  func performReply(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let draft = scenes.instantiateDraft()
    let draftStack = scenes.instantiateDraftStack(draft: draft)
    draftStack.modalPresentationStyle = .formSheet
    let segue = UIStoryboardSegue(
      identifier: "reply",
      source: controller,
      destination: draftStack
    ) { [controller] in
      controller.present(draftStack, animated: true)
    }
    dispatch.perform(segue, as: .reply(draft, in: draftStack), sender: sender)
  }

  private func triggerReply(_ sender: Any?) {
    guard weakController?.shouldPerformSegue(withIdentifier: "reply", sender: sender) == true else { return }
    performReply(sender: sender)
  }

  fileprivate func loadView(of controller: MessageSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemBackground

    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)

    let subjectLabel = UILabel()
    subjectLabel.numberOfLines = 0
    subjectLabel.adjustsFontForContentSizeCategory = true
    subjectLabel.accessibilityTraits = .header
    stackView.addArrangedSubview(subjectLabel)

    let senderLabel = UILabel()
    senderLabel.textColor = .secondaryLabel
    senderLabel.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(senderLabel)

    let view2 = UIView()
    view2.backgroundColor = .separator
    stackView.addArrangedSubview(view2)

    let bodyView = UITextView()
    bodyView.isEditable = false
    bodyView.dataDetectorTypes = [.link, .phoneNumber, .calendarEvent]
    bodyView.font = .preferredFont(forTextStyle: .body)
    bodyView.adjustsFontForContentSizeCategory = true
    bodyView.isScrollEnabled = false
    stackView.addArrangedSubview(bodyView)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      scrollView.contentLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      view2.heightAnchor.constraint(equalToConstant: 0.5),
    ])

    controller.view = view
    views = Views(subjectLabel: subjectLabel, senderLabel: senderLabel, bodyView: bodyView)

    SceneTraits.observe(view) { _, traits in
      stackView.directionalLayoutMargins =
        traits.horizontalSizeClass == .regular
        ? NSDirectionalEdgeInsets(top: 24, leading: 48, bottom: 24, trailing: 48)
        : NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      subjectLabel.font =
        traits.horizontalSizeClass == .regular
        ? UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
        : UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    }
    controller.subjectLabel = subjectLabel
    controller.senderLabel = senderLabel
    controller.bodyView = bodyView
  }

  fileprivate func addBarButtonItems() {
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }

  private var loadedViews: Views {
    controller.loadViewIfNeeded()
    guard let views else { fatalError("The view of `message` is not loaded that far yet") }
    return views
  }
}

/// The generated view controller of the scene `message`.
final class MessageSceneController: MessageController {
  fileprivate lazy var messageWiring = MessageScene(self)

  override func loadView() { messageWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MessageScene.Identifier(rawValue: identifier) {
    case .reply:
      messageWiring.performReply(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = messageWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `MessageController` and the scene `message`.
@MainActor
protocol MessageSceneOwner: MessageController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MessageScene.Segue, sender: Any?)
}

extension MessageSceneOwner {
  /// The parts of the scene `message` that this controller uses.
  var scene: MessageScene { .of(self) }

  /// The default does nothing.
  func prepare(for segue: MessageScene.Segue, sender: Any?) {}
}

extension MessageController: MessageSceneOwner {}

// MARK: - emptyMessage

/// The parts of the scene `emptyMessage` that its controller uses.
@MainActor
final class EmptyMessageScene {
  private weak var weakController: EmptyMessageSceneController?

  fileprivate init(_ controller: EmptyMessageSceneController) { weakController = controller }

  private var controller: EmptyMessageSceneController {
    guard let weakController else { fatalError("The controller of the scene `emptyMessage` does not exist any more") }
    return weakController
  }

  fileprivate func loadView(of controller: EmptyMessageSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemGroupedBackground

    let label = UILabel()
    label.text = "No message selected"
    label.font = .preferredFont(forTextStyle: .title3)
    label.textColor = .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    controller.view = view
  }
}

/// The generated view controller of the scene `emptyMessage`.
final class EmptyMessageSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = EmptyMessageScene(self)

  override func loadView() { scene.loadView(of: self) }
}

// MARK: - draft

/// The parts of the scene `draft` that its controller uses.
@MainActor
final class DraftScene {
  private final class Views {
    let recipientField: UITextField
    let subjectField: UITextField
    let textView: UITextView

    init(recipientField: UITextField, subjectField: UITextField, textView: UITextView) {
      self.recipientField = recipientField
      self.subjectField = subjectField
      self.textView = textView
    }
  }

  private weak var weakController: DraftSceneController?
  private var views: Views?

  fileprivate init(_ controller: DraftSceneController) { weakController = controller }

  private var controller: DraftSceneController {
    guard let weakController else { fatalError("The controller of the scene `draft` does not exist any more") }
    return weakController
  }

  /// The scene that made a controller.
  static func of(_ controller: DraftController) -> DraftScene {
    guard let controller = controller as? DraftSceneController else {
      fatalError(
        "This DraftController was not made through its scene; use MailScenes.instantiateDraft(recipient:subject:)"
      )
    }
    return controller.draftWiring
  }

  var recipientField: UITextField { loadedViews.recipientField }
  var subjectField: UITextField { loadedViews.subjectField }
  var textView: UITextView { loadedViews.textView }

  private lazy var barButtonItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .cancel,
    primaryAction: UIAction { [weak self] _ in
      if let self, let controller = self.weakController { controller.confirmCancel(self.barButtonItem) }
    }
  )
  private(set) lazy var sendItem: UIBarButtonItem = UIBarButtonItem(
    title: "Send",
    primaryAction: UIAction(title: "Send") { [weak self] _ in
      if let self, let controller = self.weakController { controller.send() }
    }
  )

  fileprivate func loadView(of controller: DraftSceneController) {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let recipientField = UITextField()
    recipientField.placeholder = "To"
    recipientField.font = .preferredFont(forTextStyle: .body)
    recipientField.adjustsFontForContentSizeCategory = true
    recipientField.keyboardType = .emailAddress
    recipientField.autocapitalizationType = .none
    recipientField.textContentType = .emailAddress
    recipientField.addAction(
      UIAction { [weak controller] _ in if let controller { controller.recipientChanged() } },
      for: .editingChanged
    )
    stackView.addArrangedSubview(recipientField)

    let subjectField = UITextField()
    subjectField.placeholder = "Subject"
    subjectField.font = .preferredFont(forTextStyle: .body)
    subjectField.adjustsFontForContentSizeCategory = true
    stackView.addArrangedSubview(subjectField)

    let textView = UITextView()
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.accessibilityLabel = "Message"
    stackView.addArrangedSubview(textView)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stackView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
      stackView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      view.readableContentGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
    ])

    controller.view = view
    views = Views(recipientField: recipientField, subjectField: subjectField, textView: textView)
    controller.sendItem = sendItem
    controller.recipientField = recipientField
    controller.subjectField = subjectField
    controller.textView = textView
  }

  fileprivate func addBarButtonItems() {
    sendItem.style = UIBarButtonItem.Style(rawValue: 2) ?? .plain
    controller.navigationItem.leftBarButtonItems = [barButtonItem]
    controller.navigationItem.rightBarButtonItems = [sendItem]
  }

  private var loadedViews: Views {
    controller.loadViewIfNeeded()
    guard let views else { fatalError("The view of `draft` is not loaded that far yet") }
    return views
  }
}

/// The generated view controller of the scene `draft`.
final class DraftSceneController: DraftController {
  fileprivate lazy var draftWiring = DraftScene(self)

  override func loadView() { draftWiring.loadView(of: self) }
}

/// The interface between `DraftController` and the scene `draft`.
@MainActor
protocol DraftSceneOwner: DraftController {
}

extension DraftSceneOwner {
  /// The parts of the scene `draft` that this controller uses.
  var scene: DraftScene { .of(self) }
}

extension DraftController: DraftSceneOwner {}
