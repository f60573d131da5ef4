import Foundation

/// Whether the tests are to rewrite the fixtures: `UPDATE_FIXTURES=1 swift test`.
public enum FixtureUpdate {
  /// Whether someone asked for it.
  public static var isRequested: Bool { isSet("UPDATE_FIXTURES") }

  /// Whether it may be done: a machine that nobody watches would make any result the right one.
  public static var isAllowed: Bool { !isSet("CI") }

  private static func isSet(_ name: String) -> Bool {
    let value = ProcessInfo.processInfo.environment[name] ?? ""
    return !["", "0", "false"].contains(value)
  }
}
