import PathKit

/// Writes the outputs of a run: each whole or not at all, and only those whose bytes change.
struct OutputWriter {
  /// Whether to write over files that scenec did not make.
  var writesOverForeignFiles = false

  /// Writes `outputs`, and says which of them are new. Nothing is put in place before everything lies ready beside it.
  @discardableResult
  func write(_ outputs: [OutputFile]) throws(CallError) -> [Path] {
    var changes: [(output: OutputFile, target: OutputTarget)] = []
    for (output, target) in zip(outputs, outputs.mapInParallel(changedTarget)) {
      if let target = try target.get() { changes.append((output, target)) }
    }
    guard !changes.isEmpty else { return [] }
    for folder in Set(changes.map { $0.target.path.parent() }).sorted() { try makeFolder(folder) }
    try POSIX.holdingInterruptions { () throws(CallError) in try commit(stage(changes)) }
    return changes.map(\.output.path)
  }

  /// What lies at the place of an output; nil if that already is the output.
  private func changedTarget(of output: OutputFile) -> Result<OutputTarget?, CallError> {
    let target: OutputTarget
    do { target = try OutputTarget(output.path) } catch { return .failure(cannotWrite(output.path, error)) }
    if target.bytes == output.bytes { return .success(nil) }
    if let obstacle = obstacle(at: target, for: output) {
      return .failure(CallError("cannot write '\(output.path)': \(obstacle)"))
    }
    return .success(target)
  }

  private func obstacle(at target: OutputTarget, for output: OutputFile) -> String? {
    if target.status?.isFolder == true { return "a folder is in its place; move or rename the folder" }
    if target.isForeign(to: output.marker), !writesOverForeignFiles {
      return "the file there was not made by scenec; move it away, or write over it with --force"
    }
    return target.isReadOnly ? "the file there is read-only; make it writable first" : nil
  }

  private func makeFolder(_ folder: Path) throws(CallError) {
    guard (try? POSIX.status(of: folder.string)) == nil else { return }
    if folder.parent() != folder { try makeFolder(folder.parent()) }
    do {
      try POSIX.makeFolder(folder.string)
    } catch let error where error.isExistingFile {
      // Another process made it in the meantime.
    } catch {
      throw CallError("cannot make the folder '\(folder)': \(error.reason)")
    }
  }

  private func stage(_ changes: [(output: OutputFile, target: OutputTarget)]) throws(CallError) -> [StagedFile] {
    // One after the other: a folder takes one new file at a time, and threads that wait for it only heat the machine.
    var staged: [StagedFile] = []
    for (number, change) in changes.enumerated() {
      do {
        staged.append(try StagedFile(change.output, change.target, number: number))
      } catch {
        for file in staged { file.discard() }
        throw cannotWrite(change.output.path, error, "; nothing was written")
      }
    }
    return staged
  }

  private func commit(_ staged: [StagedFile]) throws(CallError) {
    for (index, file) in staged.enumerated() {
      do {
        try file.commit()
      } catch {
        for file in staged[index...] { file.discard() }
        throw cannotWrite(file.path, error, Self.account(of: staged[..<index]))
      }
    }
  }

  private static func account(of written: ArraySlice<StagedFile>) -> String {
    if written.isEmpty { return "; nothing was written" }
    return "; only these were written: " + written.map { "'\($0.path)'" }.joined(separator: ", ")
  }

  private func cannotWrite(_ path: Path, _ failure: POSIX.Failure, _ account: String = "") -> CallError {
    CallError("cannot write '\(path)': \(failure.reason)\(account)")
  }
}
