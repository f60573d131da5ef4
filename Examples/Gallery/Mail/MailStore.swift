/// All messages of an account.
@MainActor final class MailStore {
  static let shared = MailStore(Message.samples)

  private(set) var messages: [Message]
  private var observations = ChangeObservations()
  private var lastID: Int

  init(_ messages: [Message]) {
    self.messages = messages
    lastID = messages.map(\.id).max() ?? 0
  }

  func message(_ id: Message.ID) -> Message? { messages.first { $0.id == id } }

  func messages(in mailbox: Mailbox) -> [Message] { messages.filter { $0.mailbox == mailbox } }

  func unreadCount(in mailbox: Mailbox) -> Int { messages(in: mailbox).count { !$0.isRead } }

  // MARK: Changes

  func setRead(_ ids: some Sequence<Message.ID>, _ isRead: Bool = true) {
    change(ids) { $0.isRead = isRead }
  }

  func toggleFlag(of id: Message.ID) {
    change([id]) { $0.isFlagged.toggle() }
  }

  func move(_ ids: some Sequence<Message.ID>, to mailbox: Mailbox) {
    change(ids) { $0.mailbox = mailbox }
  }

  func add(_ draft: Draft, to mailbox: Mailbox) {
    lastID += 1
    messages.insert(
      Message(
        id: lastID, mailbox: mailbox, from: "me@example.com", to: Draft.addresses(in: draft.to),
        copies: Draft.addresses(in: draft.copies), subject: draft.subject, text: draft.text, date: "Now", isRead: true),
      at: 0)
    observations.callAll()
  }

  func fetch() {
    lastID += 1
    messages.insert(
      Message(id: lastID, from: "news@example.com", subject: "This week", text: "Three new films.", date: "Now"), at: 0)
    observations.callAll()
  }

  private func change(_ ids: some Sequence<Message.ID>, _ change: (inout Message) -> Void) {
    let ids = Set(ids)
    for index in messages.indices where ids.contains(messages[index].id) { change(&messages[index]) }
    observations.callAll()
  }

  /// Calls a closure now, and after every change.
  func observe(_ changed: @escaping () -> Void) -> ChangeObservation {
    let observation = ChangeObservation(changed)
    observations.add(observation)
    changed()
    return observation
  }
}
