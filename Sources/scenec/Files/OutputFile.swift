import PathKit

/// A file that is to be written, and what is to be in it.
struct OutputFile {
  /// Where it goes, as users are told.
  let path: Path
  let bytes: [UInt8]
  /// What every file of its kind begins with, by which scenec knows its own.
  let marker: String

  init(path: Path, bytes: [UInt8], marker: String = OutputFile.swiftMarker) {
    self.path = path
    self.bytes = bytes
    self.marker = marker
  }

  init(path: Path, contents: String, marker: String = OutputFile.swiftMarker) {
    self.init(path: path, bytes: Array(contents.utf8), marker: marker)
  }

  /// What every file of generated Swift begins with.
  static let swiftMarker = "// Made by scenec"
}
