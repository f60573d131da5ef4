import HeadlessUIKitTesting

/// Why the user cannot do what the body does; nil if the user can do it.
@MainActor func refusal(_ body: () throws -> Void) -> String? {
  do {
    return try catchingUserActionError(body)?.description
  } catch {
    return "\(error)"
  }
}
