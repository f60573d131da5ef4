package import PathKit

/// The name of a temporary file: `.scenec-`, and 16 random digits.
///
/// Random, because two processes on one file system can have the same id, each in its own container.
package enum TemporaryName {
  private static let prefix = ".scenec-"
  private static let digits = 16

  /// A new name.
  package static func make() -> Path {
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return Path(prefix + String(repeating: "0", count: digits - number.count) + number)
  }

  /// Removes temporary files of killed calls from a folder.
  ///
  /// The folder must be locked, so that no other call uses them.
  package static func removeAbandoned(in folder: Path) {
    for name in (try? POSIX.names(inFolder: folder, omitsOtherEncodings: true)) ?? [] where isTemporary(name) {
      POSIX.remove(folder.appending(name))
    }
  }

  private static func isTemporary(_ name: Path) -> Bool {
    let bytes = name.string.utf8
    return bytes.count == prefix.utf8.count + digits && bytes.starts(with: prefix.utf8)
      && bytes.dropFirst(prefix.utf8.count).allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
