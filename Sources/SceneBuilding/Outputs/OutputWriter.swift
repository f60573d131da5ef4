package import PathKit
import SceneCompiler

/// Writes the outputs of a run: each file atomically, and only if its bytes change.
package struct OutputWriter {
  /// Whether to overwrite files that scenec did not make.
  package var writesOverForeignFiles = false
  /// The inputs of the call, which outputs must not replace.
  package var inputs: [Path] = []

  /// A writer that keeps files that scenec did not make, unless the call says something else.
  package init(writesOverForeignFiles: Bool = false, inputs: [Path] = []) {
    (self.writesOverForeignFiles, self.inputs) = (writesOverForeignFiles, inputs)
  }

  /// An output, and the existing file at its path.
  private typealias Change = (output: OutputFile, target: OutputTarget)

  /// Writes `outputs`, and returns the new ones. All files are complete under temporary names before the first one is
  /// renamed.
  @discardableResult
  package func write(_ outputs: [OutputFile]) throws(CallError) -> [Path] {
    let folders = Set(try changes(of: outputs).map(\.target.path.folder))
    if folders.isEmpty { return [] }
    var made: [Path] = []
    do {
      for folder in folders.sorted() { try makeFolder(folder, &made) }
      return try write(outputs, lockedIn: folders)
    } catch {
      // Only folders that are still empty go.
      for folder in made.reversed() { POSIX.removeFolder(folder) }
      throw error
    }
  }

  private func write(_ outputs: [OutputFile], lockedIn folders: Set<Path>) throws(CallError) -> [Path] {
    let locks = try FolderLocks(folders)
    defer { locks.release() }
    // Another call can have written in the meantime. Now the folders are locked.
    let changes = try changes(of: outputs)
    try POSIX.holdingInterruptions { () throws(CallError) in
      for folder in locks.folders { TemporaryName.removeAbandoned(in: folder) }
      try commit(stage(changes))
    }
    return changes.map(\.output.path)
  }

  /// The outputs that differ from the existing files.
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
      if let bytes = target.bytes, target.stream == nil, bytes == output.bytes { continue }
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

  /// Makes a folder and those around it, and adds the new ones to `made`.
  private func makeFolder(_ folder: Path, _ made: inout [Path]) throws(CallError) {
    guard (try? POSIX.status(of: folder)) == nil else { return }
    if folder.folder != folder { try makeFolder(folder.folder, &made) }
    do {
      try POSIX.makeFolder(folder)
      made.append(folder)
    } catch let error where error.isExistingFile {
      // Another process created it in the meantime.
    } catch {
      throw CallError("cannot make the folder '\(folder)': \(error.reason)")
    }
  }

  private func stage(_ changes: [Change]) throws(CallError) -> [StagedFile] {
    let outcomes = changes.inParallelRuns(2) { $0.map(stage) }
    do {
      return try outcomes.map { outcome throws(CallError) in try outcome.get() }
    } catch {
      for outcome in outcomes { (try? outcome.get())?.discard() }
      throw error
    }
  }

  private func stage(_ change: Change) -> Result<StagedFile, CallError> {
    do {
      return .success(try StagedFile(change.output, change.target))
    } catch {
      return .failure(cannotWrite(change.output.path, error, "; nothing was written"))
    }
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

/// The paths of the outputs of one run. Two outputs with one path are an error.
private struct OutputPlaces {
  private var identities: [POSIX.Status.Identity: Path] = [:]
  private var names: [NewName: Path] = [:]

  /// The name of a new file in a folder, which can have several paths.
  private struct NewName: Hashable {
    package let folder: POSIX.Status.Identity?
    package let path: Path

    package init(_ path: Path) {
      folder = (try? POSIX.status(of: path.folder))?.identity
      self.path = folder == nil ? Path(".").appending(path) : Path(path.lastComponent)
    }
  }

  /// Adds the path of an output; returns another output with the same path, if there is one.
  package mutating func add(_ path: Path, _ target: OutputTarget) -> Path? {
    guard let status = target.status else { return names.updateValue(path, forKey: NewName(target.path)) }
    return status.isRegularFile && target.stream == nil
      ? identities.updateValue(path, forKey: status.identity) : nil
  }
}
