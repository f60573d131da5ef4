/// A command to GitHub's runner, read as GitHub documents it.
struct WorkflowCommand {
  let name: String
  let properties: [String: String]
  let message: String

  /// Nil if the line is no command.
  init?(_ line: Substring) {
    guard let match = line.wholeMatch(of: #/::(?<name>[a-z]+) (?<properties>[^\r\n]*?)::(?<message>[^\r\n]*)/#) else {
      return nil
    }
    name = String(match.name)
    message = Self.unescaped(match.message, [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")])
    var properties: [String: String] = [:]
    for property in match.properties.split(separator: ",") {
      let parts = property.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      properties[String(parts[0])] = Self.unescaped(
        parts[1], [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")])
    }
    self.properties = properties
  }

  /// The lines that the runner interprets as commands, without those that stop and resume it.
  static func obeyed(in output: String) -> [String] {
    var lines: [String] = []
    var word: Substring?
    for line in output.split(whereSeparator: \.isNewline).map({ $0.trimmingPrefix(#/\s+/#) }) where line.hasPrefix("::")
    {
      if let stopped = word {
        if line == "::\(stopped)::" { word = nil }
      } else if let stop = line.wholeMatch(of: #/::stop-commands::(.+)/#) {
        word = stop.1
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }

  /// The percent sign is replaced last, as in the runner.
  private static func unescaped(_ text: Substring, _ escapes: [(String, String)]) -> String {
    escapes.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
