#if !canImport(os)
  internal import Foundation

  /// A lock with the state that it protects.
  public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
      let lock = NSLock()
      var state: State

      init(_ state: State) {
        self.state = state
      }
    }

    private let storage: Storage

    /// Makes a lock with a state.
    public init(uncheckedState initialState: State) {
      storage = Storage(initialState)
    }

    /// Makes a lock with a state.
    public init(initialState: State) where State: Sendable {
      storage = Storage(initialState)
    }

    /// Accesses the state exclusively.
    public func withLock<Result: Sendable>(
      _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
      try withLockUnchecked(body)
    }

    /// Accesses the state exclusively.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
      storage.lock.lock()
      defer { storage.lock.unlock() }
      return try body(&storage.state)
    }
  }

  extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock without a state.
    public init() {
      self.init(uncheckedState: ())
    }

    /// Waits for the lock and acquires it.
    public func lock() { storage.lock.lock() }
    /// Releases the lock.
    public func unlock() { storage.lock.unlock() }
  }
#endif
