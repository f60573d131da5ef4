/// What lies at the place of an output before it is written.
struct OutputTarget {
  /// The path behind all symbolic links, so that a link stays a link.
  let path: Path
  /// The status of the file there, if there is one.
  let status: POSIX.Status?
  /// What the file holds; nil if there is none, or if it is no regular file.
  let bytes: [UInt8]?
  /// Standard output or standard error, if the path leads there, as `/dev/stdout` does.
  let stream: StandardStream?
  /// Whether another file can be put in its place.
  let canBeReplaced: Bool

  init(_ path: Path) throws(POSIX.Failure) {
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
    // A link may lead where its text does not, as those of open files in /proc do.
    let isEndKnown = (try? POSIX.status(of: end, followingLinks: false))?.identity == status?.identity
    (self.path, canBeReplaced) = (isEndKnown ? end : path, isEndKnown)
    bytes = try status.map { status throws(POSIX.Failure) in try Self.read(path, status) }
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
    guard let status, status.isRegularFile, stream == nil else { return false }
    return status.permissions & 0o222 == 0 || !POSIX.mayWrite(path)
  }

  /// Why nothing of the kind can be written to; nil if it can. Who opens a pipe waits until someone reads.
  var specialFile: String? {
    guard stream == nil, let kind = status?.kind else { return nil }
    return switch kind {
    case .regular, .symbolicLink, .characterDevice: nil
    case .folder: "a folder is in its place; move or rename the folder"
    case .pipe: "a named pipe is in its place; write to standard output, or choose another path"
    case .other: "a device or a socket is in its place; choose another path"
    }
  }

  /// The place that the last of a chain of links names. The links in its folder are left to the system, `..` too.
  private static func followLinks(_ path: Path) throws(POSIX.Failure) -> Path {
    var path = path
    // As many as the system itself follows before it speaks of too many levels.
    for _ in 0..<40 {
      guard let status = try? POSIX.status(of: path, followingLinks: false), status.isSymbolicLink
      else { return path }
      path = path.folder + (try POSIX.destination(ofLink: path))
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
  /// The stream that writes to the file of an identity.
  fileprivate init?(at identity: POSIX.Status.Identity) {
    guard let stream = Self.open.first(where: { $0.identity == identity })?.stream else { return nil }
    self = stream
  }

  private static let open: [(stream: StandardStream, identity: POSIX.Status.Identity)] =
    [StandardStream.output, .error].compactMap { stream in
      (try? stream.descriptor.status).map { (stream, $0.identity) }
    }
}
