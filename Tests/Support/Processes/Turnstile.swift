/// Lets so many through at a time, and the others in the order in which they came.
public actor Turnstile {
  private var places: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Lets `places` through at a time.
  public init(places: Int) { self.places = places }

  /// Runs `body` when there is room.
  public nonisolated func pass<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
    await enter()
    do {
      let result = try await body()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() }
  }
}
