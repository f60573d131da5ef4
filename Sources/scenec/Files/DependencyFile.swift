import PathKit

/// What Make and Ninja read to know when to call again: the outputs, a colon, and the files that they are made from.
struct DependencyFile {
  let outputs: [Path]
  let inputs: [Path]

  /// The rule, and an empty one for each input, so that one that was removed does not stop the build.
  var contents: String {
    let rule =
      outputs.map(Self.escape).joined(separator: " ") + ":" + inputs.map { " \\\n  " + Self.escape($0) }.joined()
    return rule + "\n" + inputs.map { "\n\(Self.escape($0)):\n" }.joined()
  }

  /// A backslash is one like any other character, unless what follows it is escaped itself.
  private static func escape(_ path: Path) -> String {
    var result = ""
    var backslashes = ""
    for character in path.string {
      if " #:".contains(character) { result += backslashes + "\\" }
      result += character == "$" ? "$$" : String(character)
      backslashes = character == "\\" ? backslashes + "\\" : ""
    }
    return result
  }
}
