import ArgumentParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The operating system's calls, in Swift's words. Everything that touches the disk goes through here, but for what git is
/// given to merge.
enum POSIX {
  /// Why a call failed.
  struct Failure: Error {
    let code: Int32

    /// "no such file or directory": the system's own words, to stand inside a sentence.
    var reason: String {
      let text = String(cString: strerror(code))
      return text.prefix(1).lowercased() + text.dropFirst()
    }
    var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }
    var isExistingFile: Bool { code == EEXIST }
    var isClosedPipe: Bool { code == EPIPE }
    /// Whether someone else has what was asked for.
    var isBusy: Bool { code == EWOULDBLOCK || code == EINTR }
    /// Whether the call is not allowed here, whatever the file.
    var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(code) }

    /// Whether a link leads to itself.
    var isCircularLink: Bool { code == ELOOP }

    static let circularLink = Failure(code: ELOOP)
  }

  /// Whether this process may write to the file at a path.
  static func mayWrite(_ path: Path) -> Bool { access(path.cString, W_OK) == 0 }

  /// Where a symbolic link leads.
  static func destination(ofLink path: Path) throws(Failure) -> Path {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path.cString, &buffer, buffer.count)
    try check(count)
    return Path(buffer.prefix(count).map { UInt8(truncatingIfNeeded: $0) })
  }

  /// The absolute path of an existing file, without symbolic links.
  static func realPath(of path: Path) throws(Failure) -> Path {
    guard let real = realpath(path.cString, nil) else { throw Failure(code: errno) }
    defer { free(real) }
    return Path(UnsafeRawBufferPointer(start: real, count: length(of: real)))
  }

  /// The names in a folder, sorted byte by byte.
  static func names(inFolder path: Path) throws(Failure) -> [Path] {
    guard let folder = opendir(path.cString) else { throw Failure(code: errno) }
    defer { closedir(folder) }
    var names: [Path] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
          Path(UnsafeRawBufferPointer(start: name, count: length(of: name)))
        }
      }
      if name != Path("."), name != Path("..") { names.append(name) }
    }
    return names.sorted()
  }

  /// How many bytes stand in front of the zero that ends a text of C.
  static func length(of text: UnsafePointer<CChar>) -> Int { strlen(text) }

  /// Makes a folder; the folder that it lies in must be there.
  static func makeFolder(_ path: Path) throws(Failure) { try check(mkdir(path.cString, 0o777)) }

  /// Puts one file in the place of another, all at once.
  static func rename(_ path: Path, to other: Path) throws(Failure) {
    #if canImport(Darwin)
      try check(Darwin.rename(path.cString, other.cString))
    #elseif canImport(Musl)
      try check(Musl.rename(path.cString, other.cString))
    #else
      try check(Glibc.rename(path.cString, other.cString))
    #endif
  }

  /// Removes a file, if it can be.
  static func remove(_ path: Path) { unlink(path.cString) }

  /// The folder that relative paths count from.
  static var workingFolder: String {
    get throws(Failure) {
      guard let path = getcwd(nil, 0) else { throw Failure(code: errno) }
      defer { free(path) }
      return String(cString: path)
    }
  }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Lets time pass; a signal cuts it short.
  static func sleep(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    nanosleep(&time, nil)
  }

  /// Ends the process.
  static func exit(_ status: ExitCode) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status.rawValue)
    #elseif canImport(Musl)
      Musl.exit(status.rawValue)
    #else
      Glibc.exit(status.rawValue)
    #endif
  }

  /// Throws what `errno` says if `result` is the -1 of a call that failed.
  static func check(_ result: some SignedInteger) throws(Failure) {
    if result < 0 { throw Failure(code: errno) }
  }
}
