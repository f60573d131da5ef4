public import HeadlessUIKit

/// What UIKit would have ended the app with.
public struct UIKitException: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `NSInvalidArgumentException`.
  public let name: NSExceptionName

  /// UIKit's words for what was done wrongly.
  public let reason: String

  /// Both, as the console shows them.
  public var description: String { "\(name.rawValue): \(reason)" }
}

/// The exceptions that UIKit raises while the body runs.
///
/// They would end an app, and end a test that does not ask for them. Here the call that raised one does nothing.
@MainActor public func catchingExceptions(_ body: () throws -> Void) rethrows -> [UIKitException] {
  let outer = UncaughtException.handler
  defer { UncaughtException.handler = outer }
  var raised: [UIKitException] = []
  UncaughtException.handler = { raised.append(UIKitException(name: $0.name, reason: $0.reason)) }
  try body()
  return raised
}
