/// What UIKit leaves to a later transaction: the "did" half of what has begun, and completions.
///
/// Nothing here has a clock. What would wait for an animation waits for `flush`, in the order in which it was put off.
@MainActor package enum Transactions {
  private static var pending: [() -> Void] = []
  private static var isFlushing = false

  /// How many rounds of work that makes more work are done before `flush` gives up.
  private static let limit = 1000

  /// Puts work off to the next transaction.
  package static func later(_ work: @escaping () -> Void) {
    pending.append(work)
  }

  /// Whether there is anything to flush.
  package static var isIdle: Bool {
    pending.isEmpty && Appearances.isIdle
  }

  /// Does all that was put off, and what is put off while it does it, until nothing is left.
  package static func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer {
      isFlushing = false
      AssociatedValues.lock.withLock { AssociatedValues.removeEnded() }
    }
    for _ in 0..<limit {
      commit()
      // The end of a transaction makes work as well: what is shown and laid out in it may show more.
      if isIdle { return }
      let batch = pending
      pending = []
      for work in batch { work() }
    }
    Console.warn(.endlessWork)
  }

  /// Ends the transaction that is open: what was shown in it is told so, and windows are laid out.
  static func commit() {
    Appearances.commit()
    for window in UIApplication.shared.windows where !window.isHidden { window.layoutIfNeeded() }
  }
}
