/// Compares outputs with what is on disk.
struct FreshnessCheck {
  let usesColor: Bool

  /// What is wrong with the file that should hold an output: that it is missing, or how it differs; nil if it is fresh.
  func finding(about output: OutputFile) throws(CallError) -> String? {
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
      + diff.text(from: output.path.description, to: output.path.description, isColored: usesColor)
  }
}
