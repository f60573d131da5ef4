import PathKit

/// An output that lies ready beside its target, all written but for its name.
struct StagedFile {
  private let output: OutputFile
  private let target: OutputTarget
  /// The finished file under a passing name; nil where none could be made, and the target is to be written over.
  private let temporary: Path?

  /// Where the output goes, as users are told.
  var path: Path { output.path }

  /// Writes `output` under a passing name into the folder of its target.
  ///
  /// Some sandboxes allow a process its declared outputs and nothing else; then nothing is staged.
  init(_ output: OutputFile, _ target: OutputTarget, number: Int) throws(POSIX.Failure) {
    self.output = output
    self.target = target
    let path = target.path.parent() + Path(".scenec-\(POSIX.processNumber)-\(number)")
    let canBeReplaced = target.status?.isRegularFile ?? true
    temporary = canBeReplaced ? try Self.make(path, output.bytes, permissions: target.status?.permissions) : nil
  }

  /// Puts the file in its place.
  func commit() throws(POSIX.Failure) {
    guard let temporary else { return try writeInPlace() }
    do {
      try POSIX.rename(temporary.string, to: target.path.string)
    } catch {
      // The target is a mount point, say, or in a folder where files may only be written.
      discard()
      try writeInPlace()
    }
  }

  /// Leaves the target as it is.
  func discard() {
    if let temporary { POSIX.remove(temporary.string) }
  }

  /// Makes the file at `path`; nil where no file may be made.
  private static func make(
    _ path: Path, _ bytes: [UInt8], permissions: UInt32?
  ) throws(POSIX.Failure) -> Path? {
    // Left by a process of the same number that was killed.
    POSIX.remove(path.string)
    do {
      try fill(POSIX.Descriptor(making: path.string), bytes, permissions: permissions)
      return path
    } catch {
      POSIX.remove(path.string)
      if error.isForbidden { return nil }
      throw error
    }
  }

  private static func fill(
    _ file: POSIX.Descriptor, _ bytes: [UInt8], permissions: UInt32?
  ) throws(POSIX.Failure) {
    do {
      if let permissions { try file.setPermissions(permissions) }
      try file.write(bytes)
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  /// Writes over the target; if that fails half-way, puts back what was there.
  private func writeInPlace() throws(POSIX.Failure) {
    let file = try POSIX.Descriptor(writing: target.path.string)
    defer { try? file.close() }
    guard target.status?.isRegularFile ?? true else { return try file.write(output.bytes) }
    do {
      try Self.overwrite(file, with: output.bytes)
    } catch {
      try? Self.overwrite(file, with: target.bytes ?? [])
      if target.status == nil { POSIX.remove(target.path.string) }
      throw error
    }
  }

  private static func overwrite(_ file: POSIX.Descriptor, with bytes: [UInt8]) throws(POSIX.Failure) {
    try file.rewind()
    try file.write(bytes)
    try file.truncate(to: bytes.count)
  }
}
