/// The reason why a user action is impossible.
///
/// A test gets one from ``catchingUserActionError(_:)``. Elsewhere in a test, the action itself records the failure.
public struct UserActionError: Error, CustomStringConvertible, Hashable, Sendable {
  /// One sentence, such as "The button 'Save' cannot be tapped: it is disabled."
  public let description: String

  init(_ what: String, _ why: String) {
    description = what.prefix(1).uppercased() + what.dropFirst() + ": " + why + "."
  }

  /// Why nothing calls a selector that was made of a string.
  static let uncallableSelector =
    "its action is only the name of a method; the plugin LowerObjectiveC makes #selector callable"
}

/// Runs a user action that must be impossible, and returns the reason; nil if it is possible.
///
/// The error is not a failure of the test.
@MainActor public func catchingUserActionError(_ body: () throws -> Void) rethrows -> UserActionError? {
  let outer = TestFailure.isRecording
  defer { TestFailure.isRecording = outer }
  TestFailure.isRecording = false
  do {
    try body()
    return nil
  } catch let error as UserActionError {
    return error
  }
}
