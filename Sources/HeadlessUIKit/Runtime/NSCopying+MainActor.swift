extension NSCopying {
  /// A copy that an object of the main actor makes of itself, where `copy(with:)` is called by code that is on it, too.
  nonisolated func copyOnMainActor(_ duplicate: @MainActor (Self) -> Self) -> Any {
    nonisolated(unsafe) let original = self
    nonisolated(unsafe) var result: Any = original
    MainActor.assumeIsolated { result = duplicate(original) }
    return result
  }
}
