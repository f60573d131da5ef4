package import PathKit

/// The existing file at the path of an output.
package struct OutputTarget {
  /// The path behind all symbolic links, so that links are kept.
  package let path: Path
  /// The status of the file there, if there is one.
  package let status: POSIX.Status?
  /// The content of the file; nil if there is none, or if it is not a regular file.
  package let bytes: [UInt8]?
  /// Standard output or standard error, if the path leads to it, such as `/dev/stdout`.
  package let stream: StandardStream?
  /// Whether the file can be replaced by a new one.
  package let canBeReplaced: Bool

  package init(_ path: Path) throws(POSIX.Failure) {
    do {
      status = try POSIX.status(of: path)
    } catch let error where error.isMissingFile {
      status = nil
    }
    stream = status.flatMap { StandardStream(at: $0.identity) }
    guard stream == nil, status?.isRegularFile ?? true else {
      (self.path, bytes, canBeReplaced) = (path, nil, false)
      return
    }
    let end = try Self.followLinks(path)
    // The target of a link can differ from its text, such as for open files in /proc.
    let isEndKnown = (try? POSIX.status(of: end, followingLinks: false))?.identity == status?.identity
    (self.path, canBeReplaced) = (isEndKnown ? end : path, isEndKnown)
    bytes = try status.map { status throws(POSIX.Failure) in try Self.read(path, status) }
  }

  /// Whether scenec did not make the file, so that it must not be overwritten.
  ///
  /// - Parameter marker: the first characters of files that scenec makes.
  package func isForeign(to marker: String) -> Bool {
    guard let bytes, !bytes.isEmpty else { return false }
    return !bytes.starts(with: marker.utf8)
  }

  /// Whether the file is read-only, even for the administrator, who could write it.
  package var isReadOnly: Bool {
    guard let status, status.isRegularFile, stream == nil else { return false }
    return status.permissions & 0o222 == 0 || !POSIX.mayWrite(path)
  }

  /// The kind of a special file, which cannot be written; nil for other files. Opening a pipe would block until a
  /// process reads it.
  package var specialFile: String? {
    guard stream == nil, let kind = status?.kind else { return nil }
    return switch kind {
    case .regular, .symbolicLink, .characterDevice: nil
    case .folder: "a folder is in its place; move or rename the folder"
    case .pipe: "a named pipe is in its place; write to standard output, or choose another path"
    case .other: "a device or a socket is in its place; choose another path"
    }
  }

  /// The target of the last link of a chain. The system resolves the links and `..` in its folder.
  private static func followLinks(_ path: Path) throws(POSIX.Failure) -> Path {
    var path = path
    // The limit of the system for levels of links.
    for _ in 0..<40 {
      guard let status = try? POSIX.status(of: path, followingLinks: false), status.isSymbolicLink
      else { return path }
      path = path.folder.appending(try POSIX.destination(ofLink: path))
    }
    throw POSIX.Failure.circularLink
  }

  private static func read(_ path: Path, _ status: POSIX.Status) throws(POSIX.Failure) -> [UInt8] {
    let file = try POSIX.Descriptor(reading: path)
    defer { try? file.close() }
    return try file.readAll(expecting: status.size)
  }
}

extension StandardStream {
  /// The stream that writes to a file.
  fileprivate init?(at identity: POSIX.Status.Identity) {
    guard let stream = Self.open.first(where: { $0.identity == identity })?.stream else { return nil }
    self = stream
  }

  private static let open: [(stream: StandardStream, identity: POSIX.Status.Identity)] =
    [StandardStream.output, .error].compactMap { stream in
      (try? stream.descriptor.status).map { (stream, $0.identity) }
    }
}
