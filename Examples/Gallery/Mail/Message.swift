import Foundation

/// A folder of messages.
enum Mailbox: String, CaseIterable {
  case received = "Inbox"
  case drafts = "Drafts"
  case sent = "Sent"
  case archive = "Archive"
  case trash = "Trash"

  var symbol: String {
    switch self {
    case .received: "tray"
    case .drafts: "doc"
    case .sent: "paperplane"
    case .archive: "archivebox"
    case .trash: "trash"
    }
  }
}

/// A message in a mailbox.
struct Message: Identifiable, Equatable {
  let id: Int
  var mailbox = Mailbox.received
  let from: String
  var to = ["me@example.com"]
  var copies: [String] = []
  let subject: String
  let text: String
  let date: String
  var isRead = false
  var isFlagged = false
  var hasAttachment = false

  func matches(_ search: String) -> Bool {
    let search = search.lowercased()
    return [from, subject, text].contains { $0.lowercased().contains(search) }
  }

  static let samples = [
    Message(
      id: 1, from: "mona@example.com", to: ["me@example.com", "jin@example.com"], subject: "Plans for Saturday",
      text: "Shall we meet at the station at nine?", date: "09:41"),
    Message(
      id: 2, from: "billing@example.com", subject: "Your invoice", text: "The invoice for May is attached.",
      date: "Yesterday", isRead: true, hasAttachment: true),
    Message(
      id: 3, from: "jin@example.com", subject: "Photos", text: "Here are the pictures of the bridge.", date: "Monday",
      isFlagged: true),
    Message(
      id: 4, mailbox: .archive, from: "mona@example.com", subject: "Train tickets", text: "Two seats by the window.",
      date: "12 May", isRead: true),
  ]
}
