import UIKit

/// An open message.
class MessageController: UIViewController {
  private(set) var message: Message
  private let store: MailStore
  private var observation: ChangeObservation?

  init(message: Message, store: MailStore) {
    self.message = message
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.initialsLabel.text = message.from.prefix(1).uppercased()
    scene.senderLabel.text = message.from
    scene.recipientsLabel.text = "To: " + (message.to + message.copies).joined(separator: ", ")
    scene.subjectLabel.text = message.subject
    scene.bodyView.text = message.text
    scene.dateLabel.text = message.date
    navigationItem.prompt = message.date
    observation = store.observe { [weak self] in self?.update() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateNeighbours()
  }

  private func update() {
    guard let message = store.message(message.id) else { return }
    self.message = message
    scene.flagItem.image = UIImage(systemName: message.isFlagged ? "flag.fill" : "flag")
    scene.flagItem.accessibilityLabel = message.isFlagged ? "Remove the flag" : "Flag"
    scene.trashItem.isEnabled = message.mailbox != .trash
    updateNeighbours()
  }

  private func updateNeighbours() {
    scene.previousItem.isEnabled = mail?.hasMessage(besides: message, by: -1) == true
    scene.nextItem.isEnabled = mail?.hasMessage(besides: message, by: 1) == true
  }

  private var mail: MailController? { splitViewController as? MailController }

  // MARK: Actions

  func showPrevious() { mail?.openMessage(besides: message, by: -1) }

  func showNext() { mail?.openMessage(besides: message, by: 1) }

  func trash() { store.move([message.id], to: .trash) }

  func toggleFlag() { store.toggleFlag(of: message.id) }

  // MARK: Moving

  func makeMove(forMove sender: Any?) -> MoveController {
    scene.scenes.instantiateMove(mailboxes: Mailbox.allCases.filter { $0 != message.mailbox })
  }

  func moveCancelled() {}

  func moved(_ segue: UIStoryboardSegue) {
    guard let move = segue.source as? MoveController, let mailbox = move.chosen else { return }
    store.move([message.id], to: mailbox)
  }

  // MARK: Replies

  func makeCompose(forReply sender: Any?) -> ComposeController {
    scene.scenes.instantiateCompose(draft: message.reply)
  }

  func makeCompose(forReplyByKey sender: Any?) -> ComposeController { makeCompose(forReply: sender) }

  func makeCompose(forReplyToAll sender: Any?) -> ComposeController {
    scene.scenes.instantiateCompose(draft: message.replyToAll)
  }

  func makeCompose(forForward sender: Any?) -> ComposeController {
    scene.scenes.instantiateCompose(draft: message.forward)
  }
}
