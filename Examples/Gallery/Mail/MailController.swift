import UIKit

/// The columns of the mail app. It passes on what is chosen in one column to the next.
class MailController: UISplitViewController, UISplitViewControllerDelegate {
  private let store: MailStore
  private var openMessage: Message.ID?

  init(store: MailStore) {
    self.store = store
    super.init(style: .tripleColumn)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  private var messages: MessagesController? {
    (viewController(for: .supplementary) as? UINavigationController)?.viewControllers.first as? MessagesController
  }

  // MARK: From column to column

  func open(_ mailbox: Mailbox) {
    messages?.mailbox = mailbox
    show(.supplementary)
  }

  func open(_ message: Message) {
    openMessage = message.id
    store.setRead([message.id])
    scene.performShowMessage(message: store.message(message.id) ?? message, store: store)
  }

  /// Opens the message that is some rows away from another one in the list.
  func openMessage(besides message: Message, by distance: Int) {
    guard let other = messages?.message(besides: message, by: distance) else { return }
    messages?.select(other)
    open(other)
  }

  func hasMessage(besides message: Message, by distance: Int) -> Bool {
    messages?.message(besides: message, by: distance) != nil
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    openMessage == nil ? .supplementary : .secondary
  }

  func beginSearch() {
    show(.supplementary)
    messages?.beginSearch()
  }

  // MARK: Messages of the user

  func makeNewMessage() -> ComposeController {
    scene.scenes.instantiateCompose(draft: Draft())
  }

  func messageSent(_ segue: UIStoryboardSegue) {
    guard let compose = segue.source as? ComposeController else { return }
    store.add(compose.draft, to: .sent)
  }

  func draftSaved(_ segue: UIStoryboardSegue) {
    guard let compose = segue.source as? ComposeController else { return }
    store.add(compose.draft, to: .drafts)
  }

  func draftDiscarded() {}
}
