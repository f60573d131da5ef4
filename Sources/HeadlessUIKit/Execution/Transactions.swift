/// The work that UIKit defers to a later transaction: the "did" half of transitions, and completions.
///
/// There is no clock. Work that would wait for an animation waits for `flush`, in the order in which it was deferred.
@MainActor package enum Transactions {
  private static var pending: [() -> Void] = []
  private static var isFlushing = false

  /// The maximum number of rounds of `flush`, because work can defer more work.
  private static let limit = 1000

  /// Defers work to the next transaction.
  package static func later(_ work: @escaping () -> Void) {
    if let hold { hold(work) } else { pending.append(work) }
  }

  /// Takes deferred work instead of the next transaction.
  private static var hold: ((@escaping () -> Void) -> Void)?

  /// Runs a body whose deferred work goes to another function, as animations do that wait for a gesture.
  static func holding(_ take: @escaping (@escaping () -> Void) -> Void, during body: () -> Void) {
    let outer = hold
    hold = take
    body()
    hold = outer
  }

  /// Whether there is no deferred work.
  package static var isIdle: Bool {
    pending.isEmpty && Appearances.isIdle
  }

  /// Runs all deferred work, including work that it defers.
  package static func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer {
      isFlushing = false
      AssociatedValues.lock.withLock { AssociatedValues.removeEnded() }
    }
    for _ in 0..<limit {
      commit()
      // The end of a transaction can defer work too, because layout can show more controllers.
      if isIdle { return }
      let batch = pending
      pending = []
      for work in batch { work() }
    }
    Console.warn(.endlessWork)
  }

  /// Ends the open transaction: calls `viewIsAppearing`, and lays out and draws windows.
  static func commit() {
    Appearances.commit()
    for window in UIApplication.shared.windows where !window.isHidden {
      window.layoutIfNeeded()
      window.displayTree()
    }
  }
}
