import SceneCompiler

/// Writes the outputs of a run: each whole or not at all, and only those whose bytes change.
struct OutputWriter {
  /// Whether to write over files that scenec did not make.
  var writesOverForeignFiles = false
  /// The files that the call reads, which no output may replace.
  var inputs: [Path] = []

  /// An output, and what lies in its place.
  private typealias Change = (output: OutputFile, target: OutputTarget)

  /// Writes `outputs`, and says which of them are new. Nothing is put in place before everything lies ready beside it.
  @discardableResult
  func write(_ outputs: [OutputFile]) throws(CallError) -> [Path] {
    let folders = Set(try changes(of: outputs).map(\.target.path.folder))
    if folders.isEmpty { return [] }
    for folder in folders.sorted() { try makeFolder(folder) }
    let locks = try FolderLocks(folders)
    defer { locks.release() }
    // Another call may have written in the meantime; from here on none does.
    let changes = try changes(of: outputs)
    try POSIX.holdingInterruptions { () throws(CallError) in
      for folder in locks.folders { TemporaryName.removeAbandoned(in: folder) }
      try commit(stage(changes))
    }
    return changes.map(\.output.path)
  }

  /// The outputs that are not there yet.
  private func changes(of outputs: [OutputFile]) throws(CallError) -> [Change] {
    let inputs = self.inputs.reduce(into: [POSIX.Status.Identity: Path]()) { identities, path in
      if let status = try? POSIX.status(of: path) { identities[status.identity] = path }
    }
    var changes: [Change] = []
    var places = OutputPlaces()
    for (output, outcome) in zip(outputs, outputs.inParallelRuns(4) { $0.map(target) }) {
      let target = try outcome.get()
      if let other = places.add(output.path, target) {
        throw CallError("cannot write '\(output.path)': it is the same file as '\(other)', which is written, too")
      }
      if target.bytes == output.bytes, target.stream == nil { continue }
      if let obstacle = obstacle(at: target, for: output, inputs) {
        throw CallError("cannot write '\(output.path)': \(obstacle)")
      }
      changes.append((output, target))
    }
    return changes
  }

  private func target(of output: OutputFile) -> Result<OutputTarget, CallError> {
    do { return .success(try OutputTarget(output.path)) } catch { return .failure(cannotWrite(output.path, error)) }
  }

  private func obstacle(
    at target: OutputTarget, for output: OutputFile, _ inputs: [POSIX.Status.Identity: Path]
  ) -> String? {
    if let obstacle = target.specialFile { return obstacle }
    if output.purpose != .edited, target.bytes != nil, let input = target.status.flatMap({ inputs[$0.identity] }) {
      return "it is the file '\(input)', which is read; choose another path"
    }
    if case .generated(let marker) = output.purpose, target.isForeign(to: marker), !writesOverForeignFiles {
      return "the file there was not made by scenec; move it away, or write over it with --force"
    }
    return target.isReadOnly ? "the file there is read-only; make it writable first" : nil
  }

  private func makeFolder(_ folder: Path) throws(CallError) {
    guard (try? POSIX.status(of: folder)) == nil else { return }
    if folder.folder != folder { try makeFolder(folder.folder) }
    do {
      try POSIX.makeFolder(folder)
    } catch let error where error.isExistingFile {
      // Another process made it in the meantime.
    } catch {
      throw CallError("cannot make the folder '\(folder)': \(error.reason)")
    }
  }

  private func stage(_ changes: [Change]) throws(CallError) -> [StagedFile] {
    // One after the other: a folder takes one new file at a time, and threads that wait for it only heat the machine.
    var staged: [StagedFile] = []
    for change in changes {
      do {
        staged.append(try StagedFile(change.output, change.target))
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

/// The places that outputs of one run go to: two in one place would leave the last of them.
private struct OutputPlaces {
  private var identities: [POSIX.Status.Identity: Path] = [:]
  private var names: [NewName: Path] = [:]

  /// A name that no file has yet, in a folder that may be there by then under several paths.
  private struct NewName: Hashable {
    let folder: POSIX.Status.Identity?
    let path: Path

    init(_ path: Path) {
      folder = (try? POSIX.status(of: path.folder))?.identity
      self.path = folder == nil ? Path(".") + path : path.name
    }
  }

  /// Adds the place of an output; the output that goes there already, if there is one.
  mutating func add(_ path: Path, _ target: OutputTarget) -> Path? {
    guard let status = target.status else { return names.updateValue(path, forKey: NewName(target.path)) }
    return status.isRegularFile && target.stream == nil
      ? identities.updateValue(path, forKey: status.identity) : nil
  }
}
