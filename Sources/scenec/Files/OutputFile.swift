import PathKit

/// A file that is to be written, and what is to be in it.
struct OutputFile {
  /// Where it goes, as users are told.
  let path: Path
  let bytes: [UInt8]

  init(path: Path, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(path: Path, contents: String) { self.init(path: path, bytes: Array(contents.utf8)) }

  /// What the first line of every generated file begins with.
  static let marker = "// Made by scenec"
}
