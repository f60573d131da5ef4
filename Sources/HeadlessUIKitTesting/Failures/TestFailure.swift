#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Records user actions that are impossible as failures of the running test, at the line that calls the action.
///
/// Like `#require` and `XCTUnwrap`, it then throws an error of the test framework, which ends the test without being
/// recorded a second time.
@MainActor enum TestFailure {
  /// Whether errors are recorded; false within `catchingUserActionError`.
  static var isRecording = true

  /// Records an error and throws; outside tests it throws the error itself.
  static func record(_ error: UserActionError, at call: CallSite, details: String) throws -> Never {
    if isRecording {
      #if canImport(Testing)
        if Test.current != nil { try recordIssue(error, at: call, details: details) }
      #endif
      #if canImport(XCTest)
        try recordXCTestFailure(error, at: call, details: details)
      #endif
    }
    throw error
  }

  #if canImport(Testing)
    private static func recordIssue(_ error: UserActionError, at call: CallSite, details: String) throws {
      let location = SourceLocation(
        fileID: "\(call.fileID)", filePath: "\(call.filePath)", line: Int(call.line), column: Int(call.column))
      try require(Never.self, not: error, "\(details)", at: location)
    }

    // Generic, because the macro warns if it sees `Never` itself.
    private static func require<Expected: Error>(
      _ expected: Expected.Type, not error: UserActionError, _ comment: Comment, at location: SourceLocation
    ) throws {
      _ = try #require(throws: expected, comment, sourceLocation: location) { throw error }
    }
  #endif

  #if canImport(XCTest)
    /// The type in the message of XCTest for an impossible action.
    private enum PossibleUserAction {}

    private static func recordXCTestFailure(_ error: UserActionError, at call: CallSite, details: String) throws {
      var isInTest = false
      // XCTest evaluates the message only if a test is running.
      func message() -> String {
        isInTest = true
        return error.description + "\n" + details
      }
      do {
        _ = try XCTUnwrap(nil as PossibleUserAction?, message(), file: call.filePath, line: call.line)
      } catch  where !isInTest {
        throw error
      }
    }
  #endif
}
