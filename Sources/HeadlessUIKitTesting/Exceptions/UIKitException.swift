public import HeadlessUIKit

/// An exception with which UIKit would end the app.
public struct UIKitException: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `NSInvalidArgumentException`.
  public let name: NSExceptionName

  /// The message of UIKit.
  public let reason: String

  /// Both, as the console shows them.
  public var description: String { "\(name.rawValue): \(reason)" }
}

/// Returns the exceptions that UIKit raises while the body runs.
///
/// Without this function they end the test process. Here the call that raises one does nothing.
@MainActor public func catchingExceptions(_ body: () throws -> Void) rethrows -> [UIKitException] {
  let outer = UncaughtException.handler
  defer { UncaughtException.handler = outer }
  var raised: [UIKitException] = []
  UncaughtException.handler = { raised.append(UIKitException(name: $0.name, reason: $0.reason)) }
  try body()
  return raised
}
