/// One line of an event log, taken apart.
enum LogEntry {
  /// What stands in parentheses behind an event.
  enum Argument {
    case controller(String)
    case text(String)

    var text: String {
      switch self {
      case .controller(let text), .text(let text): text
      }
    }
  }

  /// Something that a controller is told or made to do.
  case event(EventLog.Event, of: String, Argument?)
  /// A line of the test's own.
  case note(String)

  /// The line as a test compares it: `snap.willMove(dash)`.
  var line: String {
    switch self {
    case .event(let event, let controller, let argument):
      "\(controller).\(event.rawValue)" + (argument.map { "(\($0.text))" } ?? "")
    case .note(let line): line
    }
  }
}
