import SceneDiagnostics

struct UnknownDirective: DiagnosticMessage {
  enum Problem: Sendable {
    case verb(String)
    case noID(String)
    case noElement
  }

  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A comment that begins with `scenec:` says how much diagnostics matter: `ignore`, `warning` or `error`, then the
    ids of the diagnostics, then, after a dash, a reason if you like.

        <!-- scenec:ignore unreachable-scene - made in code -->
        <viewController id="about"/>

    It counts for the element that follows, with all that is inside. In front of `scenes`, at the top of a file, it
    counts for the whole file. Without an id, or without an element behind it, it says nothing:

        <!-- scenec:ignore -->
        <!-- scenec:disable unreachable-scene -->
    """
  let problem: Problem

  var text: String {
    switch problem {
    case .verb(let verb): "a comment cannot say 'scenec:\(verb)'"
    case .noID(let verb): "'scenec:\(verb)' does not name a diagnostic"
    case .noElement: "no element follows this comment, so it has no effect"
    }
  }
  var help: String? {
    switch problem {
    case .verb: "a comment for scenec begins with 'scenec:ignore', 'scenec:warning' or 'scenec:error'"
    case .noID(let verb): "add the id that stands in brackets behind the message: scenec:\(verb) unreachable-scene"
    case .noElement: "write it in front of the element that it is about, or at the top of the file"
    }
  }
}
