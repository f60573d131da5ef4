import HeadlessUIKitTesting

/// Why the user cannot do what the body does; nil where it can be done.
@MainActor func refusal(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}
