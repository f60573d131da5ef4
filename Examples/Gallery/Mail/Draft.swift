/// A message that is being written.
struct Draft: Equatable {
  var to = ""
  var copies = ""
  var subject = ""
  var text = ""

  var recipients: [String] { Self.addresses(in: to) + Self.addresses(in: copies) }

  /// Whether all recipients are addresses, and there is one.
  var canBeSent: Bool {
    !Self.addresses(in: to).isEmpty && recipients.allSatisfy(Self.isAddress)
  }

  static func addresses(in line: String) -> [String] {
    line.split { $0 == "," || $0 == " " }.map(String.init)
  }

  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }
}

extension Message {
  var reply: Draft { Draft(to: from, subject: "Re: " + subject, text: quoted) }

  var replyToAll: Draft {
    let others = (to + copies).filter { $0 != "me@example.com" && $0 != from }
    return Draft(to: from, copies: others.joined(separator: ", "), subject: "Re: " + subject, text: quoted)
  }

  var forward: Draft { Draft(subject: "Fwd: " + subject, text: quoted) }

  private var quoted: String {
    "\n\n" + text.split(separator: "\n", omittingEmptySubsequences: false).map { "> " + $0 }.joined(separator: "\n")
  }
}
