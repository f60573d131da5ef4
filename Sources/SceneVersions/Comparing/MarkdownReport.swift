import SceneDiagnostics

/// Formats changes as Markdown, for a pull request.
public struct MarkdownReport: Sendable {
  /// Makes a report.
  public init() {}

  /// The changes, with the path of the file as a heading.
  public func text(of comparison: SceneComparison, path: String) -> String {
    var lines = ["### \(Self.code(path))", ""]
    for change in comparison.fileChanges + comparison.sceneChanges { Self.add(change, level: 0, to: &lines) }
    return lines.map { $0 + "\n" }.joined() + "\n"
  }

  private static func add(_ change: SceneChange, level: Int, to lines: inout [String]) {
    let word = change.kind == .changed ? "" : "**\(change.kind.rawValue)** "
    lines.append(String(repeating: "  ", count: level) + "- " + word + text(of: change.phrase))
    for part in change.parts { add(part, level: level + 1, to: &lines) }
  }

  private static func text(of phrase: Phrase) -> String {
    phrase.parts.map { part in
      switch part {
      case .words(let words): escaped(words)
      case .name(let name): code(Phrase.oneLine(name))
      case .value(let value): code("\"\(Phrase.oneLine(value))\"")
      }
    }
    .joined().printable
  }

  /// Text in enough backticks, so that backticks in it are text.
  private static func code(_ text: String) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + padding + text + padding + fence
  }

  /// Text with escaped Markdown characters. The name of an unknown element can be `a_b_c`.
  private static func escaped(_ words: String) -> String {
    var result = ""
    for character in words {
      if "\\`*_[]<>&#|~".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
