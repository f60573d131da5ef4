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
  /// Some sandboxes allow a process its declared outputs and nothing else; then nothing is staged. Nor is it where a new
  /// file could not have what the old one has: its other names, its owner, its extended attributes.
  init(_ output: OutputFile, _ target: OutputTarget) throws(POSIX.Failure) {
    self.output = output
    self.target = target
    temporary =
      target.canBeReplaced && !Self.keepsOtherNames(output, target)
      ? try Self.make(output.bytes, toReplace: target) : nil
  }

  /// Puts the file in its place.
  func commit() throws(POSIX.Failure) {
    guard let temporary else { return try writeInPlace() }
    do {
      try POSIX.rename(temporary, to: target.path)
    } catch {
      // The target is a mount point, say, or in a folder where files may only be written.
      discard()
      try writeInPlace()
    }
  }

  /// Leaves the target as it is.
  func discard() {
    if let temporary { POSIX.remove(temporary) }
  }

  /// Whether the target has hard links that the output is to be seen through. What scenec alone makes has none that count:
  /// a cache may hold the same file, and keeps it.
  private static func keepsOtherNames(_ output: OutputFile, _ target: OutputTarget) -> Bool {
    if case .generated = output.purpose { return false }
    return (target.status?.nameCount ?? 1) > 1
  }

  /// Makes the file that is to replace a target; nil where none may be made, or none that is like it.
  private static func make(_ bytes: [UInt8], toReplace target: OutputTarget) throws(POSIX.Failure) -> Path? {
    let path = target.path.folder + TemporaryName.make()
    do {
      let file = try POSIX.Descriptor(making: path)
      if try fill(file, bytes, toReplace: target) { return path }
      POSIX.remove(path)
      return nil
    } catch {
      POSIX.remove(path)
      if error.isForbidden { return nil }
      throw error
    }
  }

  /// Writes and closes a new file; false if it cannot be like the one that it is to replace.
  private static func fill(
    _ file: POSIX.Descriptor, _ bytes: [UInt8], toReplace target: OutputTarget
  ) throws(POSIX.Failure) -> Bool {
    let isAlike = takeAttributes(of: target, file)
    do {
      if isAlike { try file.write(bytes) }
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
    return isAlike
  }

  /// Gives a new file what the old one has beside its bytes, and says whether it now has all of it.
  private static func takeAttributes(of target: OutputTarget, _ file: POSIX.Descriptor) -> Bool {
    guard let old = target.status else { return true }
    do {
      let new = try file.status
      if (new.owner, new.group) != (old.owner, old.group) { try file.setOwner(old.owner, group: old.group) }
      let oldFile = try POSIX.Descriptor(reading: target.path)
      defer { try? oldFile.close() }
      try file.takeExtendedAttributes(of: oldFile)
      try file.setPermissions(old.permissions)
      return true
    } catch {
      return false
    }
  }

  /// Writes over the target; if that fails half-way, puts back what was there.
  private func writeInPlace() throws(POSIX.Failure) {
    if let stream = target.stream { return try stream.descriptor.write(output.bytes) }
    let file = try POSIX.Descriptor(writing: target.path)
    defer { try? file.close() }
    guard target.status?.isRegularFile ?? true else { return try file.write(output.bytes) }
    do {
      try Self.overwrite(file, with: output.bytes)
    } catch {
      try? Self.overwrite(file, with: target.bytes ?? [])
      if target.status == nil { POSIX.remove(target.path) }
      throw error
    }
  }

  private static func overwrite(_ file: POSIX.Descriptor, with bytes: [UInt8]) throws(POSIX.Failure) {
    try file.rewind()
    try file.write(bytes)
    try file.truncate(to: bytes.count)
  }
}
