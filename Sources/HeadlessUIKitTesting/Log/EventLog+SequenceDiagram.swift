extension EventLog {
  /// The events so far as a Mermaid sequence diagram, which GitHub shows in issues and pull requests.
  ///
  /// UIKit calls the controllers. A call from one controller to another is an arrow between the two.
  public var sequenceDiagram: String {
    SequenceDiagram(entries).text
  }
}

/// A sequence diagram in Mermaid's notation.
struct SequenceDiagram {
  private static let uikit = "UIKit"

  private struct Message {
    let sender: String
    let receiver: String
    let text: String
  }

  private let entries: [LogEntry]

  init(_ entries: [LogEntry]) {
    self.entries = entries
  }

  var text: String {
    let identifiers = Dictionary(uniqueKeysWithValues: participants.enumerated().map { ($1, "p\($0)") })
    let declarations = participants.map { "  participant \(identifiers[$0, default: ""]) as \(Self.escaped($0))" }
    let steps = entries.map { entry in
      guard let message = Self.message(of: entry) else { return "  Note over p0: \(Self.escaped(entry.line))" }
      let (sender, receiver) = (identifiers[message.sender, default: ""], identifiers[message.receiver, default: ""])
      return "  \(sender)->>\(receiver): \(Self.escaped(message.text))"
    }
    return (["sequenceDiagram"] + declarations + steps).joined(separator: "\n")
  }

  /// UIKit, then the controllers in the order of their first events.
  private var participants: [String] {
    var names = [Self.uikit]
    for message in entries.compactMap(Self.message) {
      for name in [message.sender, message.receiver] where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The arrow of an event; nil for a note.
  private static func message(of entry: LogEntry) -> Message? {
    guard case .event(let event, let controller, let argument) = entry else { return nil }
    switch (event, argument) {
    case (.present, .controller(let other)), (.unwind, .controller(let other)):
      return Message(sender: controller, receiver: other, text: event.rawValue)
    case (.willMove, .controller(let parent)), (.didMove, .controller(let parent)):
      return Message(sender: parent, receiver: controller, text: event.rawValue)
    case (.dismiss, _):
      return Message(sender: controller, receiver: uikit, text: event.rawValue)
    default:
      let text = event.rawValue + (argument.map { "(\($0.text))" } ?? "")
      return Message(sender: uikit, receiver: controller, text: text)
    }
  }

  /// A text without Mermaid's ends of statements and entities.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "#": "#35;"
      case ";": "#59;"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }.joined()
  }
}
