/// Compares outputs with existing files.
package struct FreshnessCheck {
  package let usesColor: Bool

  /// A check that shows differences, in colour or not.
  package init(usesColor: Bool) { self.usesColor = usesColor }

  /// The difference between an output and its file, or that the file is missing; nil if it is up to date.
  package func finding(about output: OutputFile) throws(CallError) -> String? {
    let target: OutputTarget
    do {
      target = try OutputTarget(output.path)
    } catch {
      throw CallError("cannot read '\(output.path)': \(error.reason)")
    }
    guard let bytes = target.bytes else { return "\(output.path) is missing\n" }
    if bytes == output.bytes { return nil }
    let diff = UnifiedDiff(from: bytes, to: output.bytes)
    return "\(output.path) is stale\n"
      + diff.text(from: output.path.shown, to: output.path.shown, isColored: usesColor)
  }
}
