import HeadlessUIKit
import HeadlessUIKitTesting
import XCTest

/// A user action that is impossible is a failure at the line that calls it, for XCTest as well.
final class CallSiteXCTests: XCTestCase {
  /// The failures that XCTest would record.
  private var failures: [(file: String, line: Int, text: String)]?

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      let location = issue.sourceCodeContext.location
      guard failures != nil else { return super.record(issue) }
      failures?.append((location?.fileURL.path ?? "", location?.lineNumber ?? 0, issue.compactDescription))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard failures != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures?.append((filePath, lineNumber, description))
    }
  #endif

  @MainActor func testMarksTheCall() async throws {
    let app = HeadlessApp(root: UIViewController())
    failures = []
    let line = #line + 1
    XCTAssertThrowsError(try app.tap("Save")) { error in
      XCTAssertFalse(error is UserActionError, "XCTest would record the failure a second time")
    }
    let failure = try XCTUnwrap(failures?.first)
    XCTAssertEqual(failures?.count, 1)
    failures = nil
    XCTAssertEqual(failure.line, line)
    XCTAssertTrue(failure.file.hasSuffix("CallSiteXCTests.swift"), failure.file)
    XCTAssertTrue(failure.text.contains("'Save' cannot be tapped: nothing on the screen has that name."), failure.text)
    XCTAssertTrue(failure.text.contains("viewController (UIViewController), on top"), failure.text)
  }

  @MainActor func testCatchesErrors() async throws {
    let app = HeadlessApp(root: UIViewController())
    XCTAssertNotNil(try catchingUserActionError { try app.swipeDown() })
  }
}
