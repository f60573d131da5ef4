/// A file that is to be written, and what is to be in it.
struct OutputFile {
  /// What a file is, and so what it may be written over.
  enum Purpose: Equatable {
    /// Made by scenec alone: written over files of its kind, which begin with `marker`.
    case generated(marker: String)
    /// What a user has named for this: written over whatever is there, unless the call reads it.
    case named
    /// The user's own file, changed: written over what was read.
    case edited
  }

  /// Where it goes, as users are told.
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

  /// What every file of generated Swift begins with.
  static let swiftMarker = "// Made by scenec"
}
