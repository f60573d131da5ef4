/// The name of a file that is to be put in the place of another: `.scenec-`, and 16 digits by chance.
///
/// By chance, because two processes on one disk may have the same number, each in a container of its own.
enum TemporaryName {
  private static let prefix = ".scenec-"
  private static let digits = 16

  /// A name that no other file has.
  static func make() -> Path {
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return Path(prefix + String(repeating: "0", count: digits - number.count) + number)
  }

  /// Removes the files that calls which were killed have left in a folder.
  ///
  /// The folder is to be locked: then no other call is about to use them.
  static func removeAbandoned(in folder: Path) {
    for name in (try? POSIX.names(inFolder: folder)) ?? [] where isTemporary(name) { POSIX.remove(folder + name) }
  }

  private static func isTemporary(_ name: Path) -> Bool {
    let bytes = name.bytes
    return bytes.count == prefix.utf8.count + digits && bytes.starts(with: prefix.utf8)
      && bytes.dropFirst(prefix.utf8.count).allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
