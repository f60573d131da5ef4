#if !canImport(os)
  internal import Foundation

  /// A lock with the state that it guards.
  public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
      let lock = NSLock()
      var state: State

      init(_ state: State) {
        self.state = state
      }
    }

    private let storage: Storage

    /// A lock that guards the given state.
    public init(uncheckedState initialState: State) {
      storage = Storage(initialState)
    }

    /// A lock that guards the given state.
    public init(initialState: State) where State: Sendable {
      storage = Storage(initialState)
    }

    /// Does something with the state while nobody else does.
    public func withLock<Result: Sendable>(
      _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
      try withLockUnchecked(body)
    }

    /// Does something with the state while nobody else does.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
      storage.lock.lock()
      defer { storage.lock.unlock() }
      return try body(&storage.state)
    }
  }

  extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards what its user knows of.
    public init() {
      self.init(uncheckedState: ())
    }

    /// Waits for the lock and takes it.
    public func lock() { storage.lock.lock() }
    /// Gives the lock back.
    public func unlock() { storage.lock.unlock() }
  }
#endif
