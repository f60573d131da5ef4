import Foundation

/// Whether the tests are to rewrite the fixtures: `UPDATE_FIXTURES=1 swift test`.
public enum FixtureUpdate {
  /// Whether an update was requested.
  public static var isRequested: Bool { isSet("UPDATE_FIXTURES") }

  /// Whether an update is allowed. On CI it would accept any result.
  public static var isAllowed: Bool { !isSet("CI") }

  private static func isSet(_ name: String) -> Bool {
    let value = ProcessInfo.processInfo.environment[name] ?? ""
    return !["", "0", "false"].contains(value)
  }
}
