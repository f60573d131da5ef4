package import PathKit

/// A file to write, and its content.
package struct OutputFile {
  /// The purpose of a file, which determines what it can overwrite.
  package enum Purpose: Equatable {
    /// A generated file. It overwrites files that begin with `marker`.
    case generated(marker: String)
    /// A file that the user named for this output. It overwrites every file that is not an input.
    case named
    /// The user's own file, changed. It overwrites its input.
    case edited
  }

  /// The path, as the user gave it.
  package let path: Path
  package let purpose: Purpose
  private let content: Content

  /// The content as it was made. A copy of all Swift of a large module would take as long as writing it.
  private enum Content {
    case bytes([UInt8])
    case text(String)
  }

  package init(path: Path, bytes: [UInt8], _ purpose: Purpose = .generated(marker: OutputFile.swiftMarker)) {
    self.path = path
    self.purpose = purpose
    content = .bytes(bytes)
  }

  package init(path: Path, contents: String, _ purpose: Purpose = .generated(marker: OutputFile.swiftMarker)) {
    self.path = path
    self.purpose = purpose
    content = .text(contents)
  }

  /// The bytes of the file. Text is copied.
  package var bytes: [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .text(let text): Array(text.utf8)
    }
  }

  /// The first characters of every generated Swift file.
  package static let swiftMarker = "// Made by scenec"
}
