/// A group of changes to layers that take effect together.
///
/// Nothing is animated here: changes take effect at once, and the completion of a transaction comes at the next flush.
open class CATransaction: NSObject {
  private struct Group {
    var completion: (() -> Void)?
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
  }

  nonisolated(unsafe) private static var groups: [Group] = []
  private static let lock = NSRecursiveLock()

  /// Begins a transaction within the one that is open.
  open class func begin() {
    lock.withLock { groups.append(groups.last.map { Group(duration: $0.duration) } ?? Group()) }
  }

  /// Ends the transaction that was begun last.
  open class func commit() {
    if let completion = lock.withLock({ groups.popLast()?.completion }) { runLater(completion) }
  }

  /// Commits the open transaction. There is no screen to update.
  open class func flush() {}

  /// The default duration of animations.
  open class func animationDuration() -> CFTimeInterval { current.duration }

  /// Sets the default duration of animations.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

  /// Whether changes are animated by themselves.
  open class func disableActions() -> Bool { current.disablesActions }

  /// Enables or disables implicit animations.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// The block that runs when all changes of the transaction have ended.
  open class func completionBlock() -> (() -> Void)? { current.completion }

  /// Sets the block that runs when all changes of the transaction have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    // Outside of a transaction, the block waits for the end of the implicit one.
    if lock.withLock({ groups.isEmpty }), let block { return runLater(block) }
    change { $0.completion = block }
  }

  /// Layers belong to views, so they change on the main actor.
  ///
  /// The animations of the transaction, which were added before, end first.
  private class func runLater(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    MainActor.assumeIsolated { Transactions.later { Transactions.later(block) } }
  }

  private class var current: Group { lock.withLock { groups.last ?? Group() } }

  private class func change(_ body: (inout Group) -> Void) {
    lock.withLock {
      if !groups.isEmpty { body(&groups[groups.count - 1]) }
    }
  }
}
