/// What Make and Ninja read to know when to call again: the outputs, a colon, and the files that they are made from.
struct DependencyFile {
  /// The rule, and an empty one for each input, so that one that was removed does not stop the build.
  let contents: [UInt8]

  /// Fails if a path cannot be written so that Make and Ninja read it as it is.
  init(outputs: [Path], inputs: [Path]) throws(CallError) {
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

  /// What is escaped by a backslash.
  private static let escaped = Array(" #:".utf8)

  /// What ends a rule, an assignment or a name for Make, and cannot be escaped for both.
  private static let inexpressible = Array(";|=".utf8)

  /// A backslash is one like any other character, unless what follows it is escaped itself.
  private static func escape(_ path: Path) throws(CallError) -> [UInt8] {
    var result: [UInt8] = []
    var backslashes: [UInt8] = []
    for byte in path.bytes {
      if let obstacle = obstacle(byte) {
        throw CallError(
          "cannot tell Make what depends on '\(path)': it reads no path with \(obstacle); rename the file, or leave out "
            + "'--depfile'")
      }
      if escaped.contains(byte) { result += backslashes + [backslash] }
      result += byte == UInt8(ascii: "$") ? [byte, byte] : [byte]
      backslashes = byte == backslash ? backslashes + [byte] : []
    }
    return result
  }

  private static func obstacle(_ byte: UInt8) -> String? {
    if byte < space || byte == 0x7F { return "a line end or another control character" }
    return inexpressible.contains(byte) ? "'\(Character(Unicode.Scalar(byte)))'" : nil
  }
}
