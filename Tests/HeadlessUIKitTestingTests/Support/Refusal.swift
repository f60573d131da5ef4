import HeadlessUIKitTesting

/// The reason why a user action is impossible; nil if it is possible.
@MainActor func refusal(_ body: () throws -> Void) -> String? {
  do {
    return try catchingUserActionError(body)?.description
  } catch {
    return "\(error)"
  }
}
