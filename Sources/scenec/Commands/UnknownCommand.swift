import ArgumentParser
import SceneBuilding
import SceneDiagnostics

/// A call whose first word is no command. The argument parser would call all of its words unexpected.
enum UnknownCommand {
  /// The error of a call; nil if it begins with a command or an option.
  static func error(in arguments: some Collection<String>, _ commands: [any ParsableCommand.Type]) -> CallError? {
    guard let word = arguments.first, !word.isEmpty, !word.hasPrefix("-") else { return nil }
    let names = commands.compactMap { $0.configuration.commandName } + [help]
    if names.contains(word) { return nil }
    if ModuleInput.isNib(word) || word.hasSuffix(".scene") || word.contains("/") {
      return CallError("'\(word)' is no command; to check it, write 'scenec check \(word)'")
    }
    guard let command = otherTools[word.lowercased()] ?? Suggestion(for: word, among: names)?.text else {
      return CallError("there is no command '\(word)'; 'scenec --help' lists all commands")
    }
    return CallError("there is no command '\(word)'; did you mean '\(command)'?")
  }

  private static let help = "help"

  /// Commands for the words of other tools.
  static let otherTools = [
    "compile": "build", "generate": "build", "gen": "build", "run": "build", "watch": "build", "make": "build",
    "lint": "check", "validate": "check", "verify": "check", "test": "check", "analyze": "check",
    "fmt": "format", "prettify": "format", "pretty": "format",
    "draw": "graph", "diagram": "graph", "visualize": "graph", "map": "graph",
    "init": "new", "create": "new", "convert": "import", "migrate": "import", "compare": "diff",
    "translate": "strings", "localize": "strings", "schema": "catalog", "elements": "catalog",
    "lsp": "language-server", "server": "language-server", "serve": "language-server", "what": "explain",
  ]
}
