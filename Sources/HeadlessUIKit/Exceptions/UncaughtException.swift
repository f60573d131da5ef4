/// An exception with which UIKit ends the process.
///
/// Swift cannot catch exceptions of Objective-C, so apps never catch UIKit's. A test can install a handler.
package struct UncaughtException: Hashable, Sendable {
  package let name: NSExceptionName
  package let reason: String

  /// Receives exceptions instead of ending the process. The call that raised one does nothing.
  @MainActor package static var handler: ((UncaughtException) -> Void)?

  /// Passes the exception to the handler, or ends the process if there is none.
  @MainActor func raise() {
    if let handler = Self.handler { handler(self) } else { terminate() }
  }

  /// Ends the process like an uncaught exception.
  func terminate() -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }
}

extension NSExceptionName {
  /// Raised if the hierarchies of controllers and views do not match.
  static let hierarchyInconsistency = NSExceptionName("UIViewControllerHierarchyInconsistency")

  // Foundation has these names only on Apple's platforms.
  static let range = NSExceptionName("NSRangeException")
  static let generic = NSExceptionName("NSGenericException")
  static let invalidArgument = NSExceptionName("NSInvalidArgumentException")
  static let internalInconsistency = NSExceptionName("NSInternalInconsistencyException")
}
