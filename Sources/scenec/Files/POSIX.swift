import ArgumentParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system calls. All access to the disk uses them, except for merges by git.
enum POSIX {
  /// A failed system call.
  struct Failure: Error {
    let code: Int32

    /// "no such file or directory": the message of the system, for a sentence.
    var reason: String {
      let text = String(cString: strerror(code))
      return text.prefix(1).lowercased() + text.dropFirst()
    }
    var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }
    var isExistingFile: Bool { code == EEXIST }
    var isClosedPipe: Bool { code == EPIPE }
    /// Whether another process holds the resource.
    var isBusy: Bool { code == EWOULDBLOCK || code == EINTR }
    /// Whether permissions forbid the call.
    var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(code) }

    /// Whether a chain of links is circular.
    var isCircularLink: Bool { code == ELOOP }

    static let circularLink = Failure(code: ELOOP)
  }

  /// Whether this process may write to the file at a path.
  static func mayWrite(_ path: Path) -> Bool { access(path.cString, W_OK) == 0 }

  /// The target of a symbolic link.
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
    var names: [Path] = []
    try visitNames(inFolder: path) { name in
      names.append(name)
      return true
    }
    return names.sorted()
  }

  /// Whether a folder, which may have very many names, has one that ends in `suffix`.
  static func hasName(endingIn suffix: String, inFolder path: Path) throws(Failure) -> Bool {
    var isFound = false
    try visitNames(inFolder: path) { name in
      isFound = name.hasSuffix(suffix)
      return !isFound
    }
    return isFound
  }

  /// The folders in a folder that are not hidden, sorted, with the path of the folder. Links count.
  static func folders(inFolder path: Path) throws(Failure) -> [Path] {
    try names(inFolder: path).filter { !$0.isHidden }.map { path + $0 }.filter {
      (try? status(of: $0))?.isFolder == true
    }
  }

  /// Visits the names in a folder in the order of the file system, until `visit` returns false.
  private static func visitNames(inFolder path: Path, _ visit: (Path) -> Bool) throws(Failure) {
    guard let folder = opendir(path.cString) else { throw Failure(code: errno) }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
          Path(UnsafeRawBufferPointer(start: name, count: length(of: name)))
        }
      }
      guard name != Path("."), name != Path("..") else { continue }
      if !visit(name) { return }
    }
  }

  /// The number of bytes before the zero that ends a C string.
  static func length(of text: UnsafePointer<CChar>) -> Int { strlen(text) }

  /// Creates a folder in an existing folder.
  static func makeFolder(_ path: Path) throws(Failure) { try check(mkdir(path.cString, 0o777)) }

  /// Renames a file atomically, and replaces another.
  static func rename(_ path: Path, to other: Path) throws(Failure) {
    #if canImport(Darwin)
      try check(Darwin.rename(path.cString, other.cString))
    #elseif canImport(Musl)
      try check(Musl.rename(path.cString, other.cString))
    #else
      try check(Glibc.rename(path.cString, other.cString))
    #endif
  }

  /// Removes a file, if possible.
  static func remove(_ path: Path) { unlink(path.cString) }

  /// Removes a folder, if it is empty.
  static func removeFolder(_ path: Path) { rmdir(path.cString) }

  /// The current folder.
  static var workingFolder: String {
    get throws(Failure) {
      guard let path = getcwd(nil, 0) else { throw Failure(code: errno) }
      defer { free(path) }
      return String(cString: path)
    }
  }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Waits. A signal ends the wait early.
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

  /// Throws `errno` if `result` is -1.
  static func check(_ result: some SignedInteger) throws(Failure) {
    if result < 0 { throw Failure(code: errno) }
  }
}
