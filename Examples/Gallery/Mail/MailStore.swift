struct Message: Equatable {
  let id: Int
  let sender: String
  let subject: String
  let text: String
  var isRead = false
}

struct Mailbox: Equatable {
  let name: String
  var messages: [Message]

  var unread: Int { messages.count { !$0.isRead } }
}

/// The mail of one account. An app would ask a server.
@MainActor
final class MailStore {
  static let shared = MailStore()

  private(set) var mailboxes = [
    Mailbox(
      name: "Inbox",
      messages: [
        Message(id: 1, sender: "Ada", subject: "Notes", text: "Note G is finished.\nPlease read it."),
        Message(id: 2, sender: "Grace", subject: "Compiler", text: "It runs.", isRead: true),
        Message(id: 3, sender: "Alan", subject: "Tea", text: "At five?"),
      ]),
    Mailbox(name: "Archive", messages: []),
  ]

  /// Called after every change.
  private var observers: [@MainActor () -> Void] = []

  func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

  func markAsRead(_ ids: Set<Int>) {
    for box in mailboxes.indices {
      for index in mailboxes[box].messages.indices where ids.contains(mailboxes[box].messages[index].id) {
        mailboxes[box].messages[index].isRead = true
      }
    }
    tellObservers()
  }

  /// Moves a message from the first mailbox, the inbox, to the last, the archive.
  func archive(_ id: Int) {
    guard let index = mailboxes[0].messages.firstIndex(where: { $0.id == id }) else { return }
    mailboxes[mailboxes.count - 1].messages.append(mailboxes[0].messages.remove(at: index))
    tellObservers()
  }

  private func tellObservers() {
    for observer in observers { observer() }
  }
}
