/// What UIKit ends the process with when it is used wrongly.
///
/// Objective-C's exceptions cannot be caught in Swift, so UIKit's never are; a test may put a handler in the way.
package struct UncaughtException: Hashable, Sendable {
  package let name: NSExceptionName
  package let reason: String

  /// Takes exceptions in place of the end of the process; the call that raised one then does nothing.
  @MainActor package static var handler: ((UncaughtException) -> Void)?

  /// Hands the exception to the handler, or ends the process where there is none.
  @MainActor func raise() {
    if let handler = Self.handler { handler(self) } else { terminate() }
  }

  /// Ends the process the way an uncaught exception does.
  func terminate() -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }
}

extension NSExceptionName {
  /// Raised when controllers and their views are not contained alike.
  static let hierarchyInconsistency = NSExceptionName("UIViewControllerHierarchyInconsistency")

  // Foundation has these names on Apple's platforms only.
  static let generic = NSExceptionName("NSGenericException")
  static let invalidArgument = NSExceptionName("NSInvalidArgumentException")
  static let internalInconsistency = NSExceptionName("NSInternalInconsistencyException")
}
