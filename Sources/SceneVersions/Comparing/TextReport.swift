/// Formats changes as lines for a terminal, with or without colours.
public struct TextReport: Sendable {
  private let isColored: Bool

  /// Makes a report with or without colours.
  public init(isColored: Bool) { self.isColored = isColored }

  /// The changes, with the path of the file as a heading.
  public func text(of comparison: SceneComparison, path: String) -> String {
    var lines = [style("1", path)]
    for change in comparison.fileChanges + comparison.sceneChanges { add(change, level: 1, to: &lines) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func add(_ change: SceneChange, level: Int, to lines: inout [String]) {
    let (sign, color) =
      switch change.kind {
      case .added: ("+", "32")
      case .removed: ("-", "31")
      case .changed: ("~", "33")
      }
    let indentation = String(repeating: "  ", count: level)
    lines.append(indentation + style(color, "\(sign) \(change.phrase.text)"))
    for part in change.parts { add(part, level: level + 1, to: &lines) }
  }

  private func style(_ code: String, _ text: String) -> String { isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
