/// Tells a player how many seconds have passed.
@MainActor protocol PlaybackClock: AnyObject {
  func start(_ tick: @escaping @MainActor (_ seconds: Double) -> Void)
  func stop()
}

/// A clock that ticks twice a second.
@MainActor final class TaskClock: PlaybackClock {
  private static let interval = 0.5

  private var task: Task<Void, any Error>?

  deinit { task?.cancel() }

  func start(_ tick: @escaping @MainActor (_ seconds: Double) -> Void) {
    stop()
    task = Task {
      while true {
        try await Task.sleep(nanoseconds: UInt64(Self.interval * 1_000_000_000))
        tick(Self.interval)
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}
