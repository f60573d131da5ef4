import SceneBuilding
import SceneDiagnostics
import SceneVersions

/// Formats the changes of a scene as text.
struct DiffReport {
  let format: DiffFormat
  let isColored: Bool

  /// The changes, or a sentence if there are none.
  func text(of comparison: SceneComparison, path: String) -> String {
    let path = path.printable
    if comparison.isEmpty { return remark("\(path) says the same; only its layout has changed") }
    return format == .markdown
      ? MarkdownReport().text(of: comparison, path: path)
      : TextReport(isColored: isColored).text(of: comparison, path: path)
  }

  /// The changed lines, if a version cannot be parsed as a scene.
  func lines(of versions: ScenePair, isScene: Bool) -> String {
    let (old, new) = (versions.old.file?.bytes ?? [], versions.new.file?.bytes ?? [])
    let path = versions.path.printable
    if old.contains(0) || new.contains(0) { return remark("\(path) has changed, and is no text") }
    let reason = isScene ? remark("\(path) has syntax errors, so these are the lines that have changed") : ""
    let diff = UnifiedDiff(from: old, to: new)
    let text = diff.text(
      from: versions.old.file == nil ? "/dev/null" : "a/\(path)",
      to: versions.new.file == nil ? "/dev/null" : "b/\(path)", isColored: isColored && format == .text)
    return reason + (format == .markdown ? "```diff\n\(text)```\n\n" : text)
  }

  private func remark(_ sentence: String) -> String { format == .markdown ? "\(sentence).\n\n" : "\(sentence)\n" }
}
