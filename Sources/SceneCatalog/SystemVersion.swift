/// A version of iOS: `16`, `17.4`.
public struct SystemVersion: Sendable, Hashable {
  private let major: UInt8
  private let minor: UInt8

  /// The oldest system that generated Swift is for.
  public static let oldest: SystemVersion = "15.0"

  /// The version that `text` writes, if it writes one: `16` or `17.4`.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map { UInt8($0) }
    guard let major = parts[0], let minor = parts.count > 1 ? parts[1] : 0 else { return nil }
    self.major = major
    self.minor = minor
  }

  /// The version of a deployment target, as in `iOS 17`.
  public init?(deploymentTarget text: String) {
    guard text.hasPrefix("iOS ") else { return nil }
    self.init(text.dropFirst("iOS ".count))
  }
}

extension SystemVersion: Comparable {
  /// Whether a system is older than another.
  public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

extension SystemVersion: ExpressibleByStringLiteral {
  /// A version in the catalogue. A text that is none becomes version 0, older than any system.
  public init(stringLiteral text: String) {
    let version = SystemVersion(text)
    major = version?.major ?? 0
    minor = version?.minor ?? 0
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The version as Swift's availability conditions have it: `16`, `17.4`.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
