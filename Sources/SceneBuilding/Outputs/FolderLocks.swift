package import PathKit

/// Locks folders, so that other calls of scenec do not write to them at the same time.
///
/// If two calls run at once, one waits for the other, so all outputs come from one call. If the file system has no
/// locks, or a folder is not readable, nothing is locked.
package struct FolderLocks {
  /// The time to wait for another call, in milliseconds.
  private static let patience = 60_000
  private static let interval = 10
  /// The maximum number of locked folders, which a process can certainly open at once. Two calls for the same folders
  /// lock the same ones.
  private static let most = 200

  private let open: [POSIX.Descriptor]
  /// The locked folders.
  package let folders: [Path]

  /// Locks folders, in the same order in all calls, to prevent deadlocks.
  package init(_ folders: Set<Path>) throws(CallError) {
    var byIdentity: [POSIX.Status.Identity: Path] = [:]
    for folder in folders.sorted() {
      // Opening a pipe in the place of a folder would block until a process writes to it.
      if let status = try? POSIX.status(of: folder), status.isFolder { byIdentity[status.identity] = folder }
    }
    let order = byIdentity.sorted { ($0.key.device, $0.key.number) < ($1.key.device, $1.key.number) }
    var locked: [(folder: Path, descriptor: POSIX.Descriptor)] = []
    do {
      for (_, folder) in order.prefix(Self.most) {
        if let descriptor = try Self.lock(folder) { locked.append((folder, descriptor)) }
      }
    } catch {
      for (_, descriptor) in locked { try? descriptor.close() }
      throw error
    }
    open = locked.map(\.descriptor)
    self.folders = locked.map(\.folder)
  }

  /// Releases the locks.
  package func release() {
    for descriptor in open { try? descriptor.close() }
  }

  /// Waits for a lock of a folder; nil if that is not possible.
  private static func lock(_ folder: Path) throws(CallError) -> POSIX.Descriptor? {
    guard let descriptor = try? POSIX.Descriptor(reading: folder) else { return nil }
    for _ in 0...patience / interval {
      do {
        try descriptor.lock()
        return descriptor
      } catch let error where error.isBusy {
        POSIX.sleep(milliseconds: interval)
      } catch {
        try? descriptor.close()
        return nil
      }
    }
    try? descriptor.close()
    throw CallError(
      "cannot write to '\(folder)': another scenec has been writing there for a minute; end it, and try again")
  }
}
