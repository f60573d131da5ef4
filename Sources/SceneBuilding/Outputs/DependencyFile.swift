package import PathKit

/// A dependency file for Make and Ninja: the outputs, a colon, and the inputs.
package struct DependencyFile {
  /// The rule, and an empty rule for each input, so that a removed input does not fail the build.
  package let contents: [UInt8]

  /// Throws if Make or Ninja cannot read a path.
  package init(outputs: [Path], inputs: [Path]) throws(CallError) {
    let inputs = try inputs.map(Self.escape)
    var contents = Array(try outputs.map(Self.escape).joined(separator: [Self.space]))
    contents.append(UInt8(ascii: ":"))
    for input in inputs { contents += Array(" \\\n  ".utf8) + input }
    contents.append(UInt8(ascii: "\n"))
    for input in inputs { contents += Array("\n".utf8) + input + Array(":\n".utf8) }
    self.contents = contents
  }

  private static let space = UInt8(ascii: " ")
  private static let backslash = UInt8(ascii: "\\")

  /// The characters that a backslash escapes.
  private static let escaped = Array(" #:".utf8)

  /// The characters that have a meaning for Make and cannot be escaped for both tools: to Ninja, a backslash before
  /// one of them is part of the name.
  private static let inexpressible = Array(";|=%[]*?".utf8)

  /// The characters that have a meaning for Make at the end of a path: it would escape the space behind it, group
  /// targets, or name a member of an archive.
  private static let inexpressibleAtEnd = Array("\\&)".utf8)

  /// A backslash stays as it is, unless an escaped character follows.
  private static func escape(_ path: Path) throws(CallError) -> [UInt8] {
    if let obstacle = obstacle(in: path) {
      throw CallError(
        "cannot tell Make what depends on '\(path)': it reads no path with \(obstacle); rename the file, or leave out "
          + "'--depfile'")
    }
    // Make would take it for the folder of a user.
    var result = path.string.utf8.first == UInt8(ascii: "~") ? Array("./".utf8) : []
    var backslashes: [UInt8] = []
    for byte in path.string.utf8 {
      if escaped.contains(byte) { result += backslashes + [backslash] }
      result += byte == UInt8(ascii: "$") ? [byte, byte] : [byte]
      backslashes = byte == backslash ? backslashes + [byte] : []
    }
    return result
  }

  private static func obstacle(in path: Path) -> String? {
    let bytes = path.string.utf8
    if let obstacle = bytes.lazy.compactMap(obstacle).first { return obstacle }
    guard let last = bytes.last, inexpressibleAtEnd.contains(last) else { return nil }
    return "'\(Character(Unicode.Scalar(last)))' at its end"
  }

  private static func obstacle(_ byte: UInt8) -> String? {
    if byte < space || byte == 0x7F { return "a line end or another control character" }
    return inexpressible.contains(byte) ? "'\(Character(Unicode.Scalar(byte)))'" : nil
  }
}
