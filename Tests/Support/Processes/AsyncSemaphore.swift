/// Limits the number of tasks that run at a time. The others wait, in order.
public actor AsyncSemaphore {
  private var value: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Lets `value` tasks run at a time.
  public init(value: Int) { self.value = value }

  /// Runs `body` when fewer than the limit are running.
  public nonisolated func run<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
    await wait()
    do {
      let result = try await body()
      await signal()
      return result
    } catch {
      await signal()
      throw error
    }
  }

  private func wait() async {
    if value > 0 {
      value -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func signal() {
    if waiting.isEmpty { value += 1 } else { waiting.removeFirst().resume() }
  }
}
