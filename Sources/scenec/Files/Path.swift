/// The path of a file, as bytes, because file names need not be UTF-8.
///
/// A `..` is never removed from a path: behind a symbolic link, only the system can resolve it.
struct Path: Hashable, Sendable {
  /// The bytes and a final zero, for system calls.
  let cString: [CChar]

  /// The path that a text spells.
  init(_ text: String) { self.init(text.utf8) }

  /// Makes a path of bytes without zeros.
  init(_ bytes: some Sequence<UInt8>) {
    cString = bytes.map { CChar(truncatingIfNeeded: $0) } + [0]
  }

  /// Makes a path of an argument. Swift repairs arguments that are not UTF-8, so the bytes come from the system.
  init(argument: String) {
    self.init(argument.unicodeScalars.contains("\u{FFFD}") ? Self.unrepaired(argument) : Array(argument.utf8))
  }

  /// The bytes.
  var bytes: [UInt8] { cString.dropLast().map { UInt8(truncatingIfNeeded: $0) } }

  /// The path relative to `folder`, unless it is absolute.
  static func + (folder: Path, path: Path) -> Path {
    let bytes = path.withoutLeadingDots
    if bytes.first == slash { return path }
    if bytes.isEmpty { return folder }
    let base = folder.withoutLeadingDots
    if base.isEmpty { return Path(bytes) }
    return Path(base + (base.last == slash ? [] : [slash]) + bytes)
  }

  /// The folder of the file. For files only: the parent of `..` is not in the text.
  var folder: Path {
    guard let end = bytes.lastIndex(of: Self.slash) else { return Path(".") }
    let start = bytes[..<end].lastIndex { $0 != Self.slash }.map { $0 + 1 } ?? 1
    return Path(bytes[..<start])
  }

  /// This folder and those that it is in, the nearest first.
  var ancestors: [Path] {
    let bytes = bytes
    let ends = bytes.indices.reversed().filter { bytes[$0] == Self.slash }
    return [self] + ends.map { Path(bytes[..<max($0, 1)]) }
  }

  /// Whether it is `folder`, or a path in it, as far as the texts say. A final slash of `folder` does not matter.
  func isInside(_ folder: Path) -> Bool {
    let (own, outer) = (bytes, folder.bytes[...].trimmingSlashes)
    return own.starts(with: outer) && (own.count == outer.count || outer.isEmpty || own[outer.count] == Self.slash)
  }

  /// The last component.
  var name: Path { Path(bytes.split(separator: Self.slash).last ?? []) }

  /// What follows the last dot of the name, in lower case; empty if nothing does.
  var fileExtension: String {
    let parts = name.bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1 ? String(decoding: parts[parts.count - 1], as: UTF8.self).lowercased() : ""
  }

  /// The name up to its last dot.
  var nameWithoutExtension: String {
    let bytes = name.bytes
    let end = bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Whether the file is hidden.
  var isHidden: Bool { name.bytes.first == UInt8(ascii: ".") }

  /// Whether the name ends in `ending`.
  func hasSuffix(_ ending: String) -> Bool { bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) }

  private static let slash = UInt8(ascii: "/")

  /// The path without leading `./`; empty for `.` itself.
  private var withoutLeadingDots: [UInt8] {
    var rest = bytes[...]
    while rest.first == UInt8(ascii: "."), rest.count == 1 || rest[rest.startIndex + 1] == Self.slash {
      rest = rest.dropFirst().drop { $0 == Self.slash }
    }
    return Array(rest)
  }

  /// The original bytes of an argument, or of the value behind the `=` of an option.
  private static func unrepaired(_ argument: String) -> [UInt8] {
    for word in CommandLine.rawArguments {
      if String(decoding: word, as: UTF8.self) == argument { return Array(word) }
      guard word.starts(with: "--".utf8), let equals = word.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let value = word[(equals + 1)...]
      if String(decoding: value, as: UTF8.self) == argument { return Array(value) }
    }
    return Array(argument.utf8)
  }
}

extension Path: Comparable {
  /// Byte by byte. The final zero, which no path contains, comes before all bytes.
  static func < (lhs: Path, rhs: Path) -> Bool {
    lhs.cString.lexicographicallyPrecedes(rhs.cString) { UInt8(bitPattern: $0) < UInt8(bitPattern: $1) }
  }
}

extension CommandLine {
  /// The arguments behind the name of the program, as bytes.
  fileprivate static var rawArguments: [[UInt8]] {
    UnsafeBufferPointer(start: unsafeArgv, count: Int(argc)).dropFirst().compactMap { word in
      word.map { Array(UnsafeRawBufferPointer(start: $0, count: POSIX.length(of: $0))) }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The path without slashes at its end.
  fileprivate var trimmingSlashes: ArraySlice<UInt8> {
    var rest = self
    while rest.last == UInt8(ascii: "/") { rest.removeLast() }
    return rest
  }
}
