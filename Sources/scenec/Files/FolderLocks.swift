/// Keeps other calls of scenec from writing to the same folders at the same time.
///
/// Of two calls at once, one waits for the other; so what lies there in the end is all of one call. Where a disk has no
/// locks, or a folder may only be written to, nothing is locked.
struct FolderLocks {
  /// How long to wait for another call, in milliseconds.
  private static let patience = 60_000
  private static let interval = 10
  /// As many folders as a process may surely have open at once; two calls for the same folders lock the same ones.
  private static let most = 200

  private let open: [POSIX.Descriptor]
  /// The folders that are locked.
  let folders: [Path]

  /// Locks folders, in an order that is the same for all calls: none waits for one that waits for it.
  init(_ folders: Set<Path>) throws(CallError) {
    var byIdentity: [POSIX.Status.Identity: Path] = [:]
    for folder in folders.sorted() {
      if let status = try? POSIX.status(of: folder) { byIdentity[status.identity] = folder }
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

  /// Lets others write.
  func release() {
    for descriptor in open { try? descriptor.close() }
  }

  /// Waits until the folder is not locked, and locks it; nil where that cannot be done.
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
