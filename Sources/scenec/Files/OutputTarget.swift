import PathKit

/// What lies at the place of an output before it is written.
struct OutputTarget {
  /// The path behind all symbolic links, so that a link stays a link.
  let path: Path
  /// The status of the file there, if there is one.
  let status: POSIX.Status?
  /// What the file holds; nil if there is none, or if it is a device.
  let bytes: [UInt8]?

  init(_ path: Path) throws(POSIX.Failure) {
    self.path = try Self.followLinks(path)
    do {
      status = try POSIX.status(of: self.path.string)
    } catch let error where error.isMissingFile {
      status = nil
    }
    guard let status, status.isRegularFile else {
      bytes = nil
      return
    }
    let file = try POSIX.Descriptor(reading: self.path.string)
    defer { try? file.close() }
    bytes = try file.readAll(expecting: status.size)
  }

  /// Whether a file is there that neither scenec made nor anyone would want to lose.
  ///
  /// - Parameter marker: what files of the kind begin with.
  func isForeign(to marker: String) -> Bool {
    guard let bytes, !bytes.isEmpty else { return false }
    return !bytes.starts(with: marker.utf8)
  }

  /// Whether a file is there that says it is not to be written, even to the administrator, who could.
  var isReadOnly: Bool {
    guard let status, status.isRegularFile else { return false }
    return status.permissions & 0o222 == 0 || !POSIX.mayWrite(path.string)
  }

  private static func followLinks(_ path: Path) throws(POSIX.Failure) -> Path {
    var path = path
    // As many as the system itself follows before it speaks of too many levels.
    for _ in 0..<40 {
      guard let status = try? POSIX.status(of: path.string, followingLinks: false), status.isSymbolicLink
      else { return path }
      let destination = Path(try POSIX.destination(ofLink: path.string))
      path = destination.isAbsolute ? destination : path.parent() + destination
    }
    return path
  }
}
