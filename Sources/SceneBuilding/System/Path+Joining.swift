package import PathKit

// A path never changes.
extension Path: @retroactive @unchecked Sendable {}

/// What the command line asks of paths besides PathKit.
///
/// PathKit's `+` removes `..` from the text of a path, and with it the component before. Behind a symbolic link, only the
/// system can resolve `..`, so scenec joins paths with `appending`.
extension Path {
  /// The path relative to this folder, unless it is absolute.
  package func appending(_ path: Path) -> Path {
    let rest = path.withoutLeadingDots
    if rest.first == "/" { return path }
    if rest.isEmpty { return self }
    let base = withoutLeadingDots
    return Path(base.isEmpty ? String(rest) : base + (base.utf8.last == Path.slash ? "" : "/") + rest)
  }

  /// The folder of the file. For files only: the parent of `..` is not in the text.
  package var folder: Path {
    let bytes = string.utf8
    guard let end = bytes.lastIndex(of: Path.slash) else { return Path(".") }
    let last = bytes[..<end].lastIndex { $0 != Path.slash }
    return Path(last.map { String(string[...$0]) } ?? "/")
  }

  /// This folder and those that it is in, the nearest first.
  package var ancestors: [Path] {
    let bytes = string.utf8
    let ends = bytes.indices.reversed().filter { bytes[$0] == Path.slash }
    return [self] + ends.map { Path($0 == bytes.startIndex ? "/" : String(string[..<$0])) }
  }

  /// Whether it is `folder`, or a path in it, as far as the texts say. A final slash of `folder` does not matter.
  package func isInside(_ folder: Path) -> Bool { rest(in: folder) != nil }

  /// The path relative to a folder that it is in, as far as the texts say; nil if it is not in it.
  package func relative(to folder: Path) -> Path? {
    rest(in: folder).map { Path(String($0.trimmingPrefix { $0 == "/" })) }
  }

  /// What follows the last dot of the name, in lower case; empty if nothing does.
  package var lowercasedExtension: String { (self.extension ?? "").lowercased() }

  /// Whether the file is hidden.
  package var isHidden: Bool { lastComponent.utf8.first == UInt8(ascii: ".") }

  /// Whether the name ends in `ending`.
  package func hasSuffix(_ ending: String) -> Bool { string.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) }

  private static let slash = UInt8(ascii: "/")

  /// What follows the text of a folder.
  private func rest(in folder: Path) -> Substring? {
    let outer = folder.string.utf8
    let end = outer.lastIndex { $0 != Path.slash }.map { outer.index(after: $0) } ?? outer.startIndex
    let prefix = outer[..<end]
    guard string.utf8.starts(with: prefix) else { return nil }
    let rest = string[string.utf8.index(string.startIndex, offsetBy: prefix.count)...]
    return prefix.isEmpty || rest.isEmpty || rest.utf8.first == Path.slash ? rest : nil
  }

  /// The text without leading `./`; empty for `.` itself.
  private var withoutLeadingDots: Substring {
    var rest = string[...]
    while rest == "." || rest.hasPrefix("./") { rest = rest.dropFirst().drop { $0 == "/" } }
    return rest
  }
}
