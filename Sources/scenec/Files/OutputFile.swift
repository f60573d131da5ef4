/// A file to write, and its content.
struct OutputFile {
  /// The purpose of a file, which determines what it can overwrite.
  enum Purpose: Equatable {
    /// A generated file. It overwrites files that begin with `marker`.
    case generated(marker: String)
    /// A file that the user named for this output. It overwrites every file that is not an input.
    case named
    /// The user's own file, changed. It overwrites its input.
    case edited
  }

  /// The path, as the user gave it.
  let path: Path
  let bytes: [UInt8]
  let purpose: Purpose

  init(path: Path, bytes: [UInt8], _ purpose: Purpose = .generated(marker: OutputFile.swiftMarker)) {
    self.path = path
    self.bytes = bytes
    self.purpose = purpose
  }

  init(path: Path, contents: String, _ purpose: Purpose = .generated(marker: OutputFile.swiftMarker)) {
    self.init(path: path, bytes: Array(contents.utf8), purpose)
  }

  /// The first characters of every generated Swift file.
  static let swiftMarker = "// Made by scenec"
}
