package import PathKit

/// An output under a temporary name beside its target.
package struct StagedFile {
  private let output: OutputFile
  private let target: OutputTarget
  /// The temporary file; nil if there is none, so that the target is overwritten in place.
  private let temporary: Path?

  /// The path of the output, as the user gave it.
  package var path: Path { output.path }

  /// Writes `output` to a temporary file in the folder of its target.
  ///
  /// It does nothing in a sandbox that allows only the declared outputs, and if a new file could not have the hard
  /// links, the owner or the extended attributes of the old one.
  package init(_ output: OutputFile, _ target: OutputTarget) throws(POSIX.Failure) {
    self.output = output
    self.target = target
    temporary =
      target.canBeReplaced && !Self.keepsOtherNames(output, target)
      ? try Self.make(output.bytes, toReplace: target) : nil
  }

  /// Renames the file to its final name.
  package func commit() throws(POSIX.Failure) {
    guard let temporary else { return try writeInPlace() }
    do {
      try POSIX.rename(temporary, to: target.path)
    } catch {
      // The target can be a mount point, or in a folder in which files cannot be created.
      discard()
      try writeInPlace()
    }
  }

  /// Leaves the target unchanged.
  package func discard() {
    if let temporary { POSIX.remove(temporary) }
  }

  /// Whether the output must be written through the hard links of the target. Hard links of generated files do not
  /// count: a cache can have linked them, and must keep its version.
  private static func keepsOtherNames(_ output: OutputFile, _ target: OutputTarget) -> Bool {
    if case .generated = output.purpose { return false }
    return (target.status?.nameCount ?? 1) > 1
  }

  /// Creates the new file; nil if that is not allowed, or if the file cannot have the attributes of the old one.
  private static func make(_ bytes: [UInt8], toReplace target: OutputTarget) throws(POSIX.Failure) -> Path? {
    let path = target.path.folder.appending(TemporaryName.make())
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

  /// Writes and closes a new file; false if it cannot have the attributes of the old one.
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

  /// Copies the owner, the permissions and the extended attributes of the old file, and returns whether that succeeded.
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

  /// Overwrites the target. If that fails, restores the old content.
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
