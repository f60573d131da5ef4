/// A command on a page: a line of a block, or a whole block that is a script.
struct Command: Sendable, CustomStringConvertible {
  let text: String
  let snippet: Snippet

  /// The name in test runs.
  var description: String { "\(snippet): \(text)" }

  /// Every command on a page, in its order.
  static func on(_ page: String) throws -> [Command] {
    try Snippet.on(page).flatMap { snippet -> [Command] in
      switch snippet.language {
      case "sh", "console": commands(in: snippet)
      case "yaml", "groovy": calls(in: snippet)
      default: []
      }
    }
  }

  private static func commands(in snippet: Snippet) -> [Command] {
    let isScript = snippet.text.hasPrefix("#!") || snippet.text.contains(#/^if /#.anchorsMatchLineEndings())
    if isScript { return [Command(text: snippet.text, snippet: snippet)] }
    return snippet.text.replacing("\\\n", with: " ").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { Command(text: String($0), snippet: snippet) }
  }

  /// The calls of scenec in the file of a CI system.
  private static func calls(in snippet: Snippet) -> [Command] {
    snippet.text.matches(of: #/swift run scenec [^'\n]*/#).map { Command(text: String($0.0), snippet: snippet) }
  }
}
