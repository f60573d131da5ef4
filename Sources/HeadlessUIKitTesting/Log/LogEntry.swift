/// A line of an event log, parsed.
enum LogEntry {
  /// The argument in parentheses.
  enum Argument {
    case controller(String)
    case text(String)

    var text: String {
      switch self {
      case .controller(let text), .text(let text): text
      }
    }
  }

  /// A call to a controller.
  case event(EventLog.Event, of: String, Argument?)
  /// A line of the test.
  case note(String)

  /// The line as text: `snap.willMove(dash)`.
  var line: String {
    switch self {
    case .event(let event, let controller, let argument):
      "\(controller).\(event.rawValue)" + (argument.map { "(\($0.text))" } ?? "")
    case .note(let line): line
    }
  }
}
