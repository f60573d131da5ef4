import PathKit

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
  let purpose: Purpose
  private let content: Content

  /// The content as it was made. A copy of all Swift of a large module would take as long as writing it.
  private enum Content {
    case bytes([UInt8])
    case text(String)
  }

  init(path: Path, bytes: [UInt8], _ purpose: Purpose = .generated(marker: OutputFile.swiftMarker)) {
    self.path = path
    self.purpose = purpose
    content = .bytes(bytes)
  }

  init(path: Path, contents: String, _ purpose: Purpose = .generated(marker: OutputFile.swiftMarker)) {
    self.path = path
    self.purpose = purpose
    content = .text(contents)
  }

  /// The bytes of the file. Text is copied.
  var bytes: [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .text(let text): Array(text.utf8)
    }
  }

  /// The first characters of every generated Swift file.
  static let swiftMarker = "// Made by scenec"
}
