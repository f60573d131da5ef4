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
    /// Whether the call is not allowed here, whatever the file.
    var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(code) }
  }

  /// What there is to know about a file without reading it.
  struct Status {
    /// What two paths of one file have in common.
    struct Identity: Hashable {
      let device: UInt64
      let number: UInt64
    }

    /// When a file was last written to, as exactly as the disk keeps it.
    struct Time: Hashable {
      let seconds: Int
      let nanoseconds: Int
    }

    let identity: Identity
    let modified: Time
    let permissions: UInt32
    let isFolder: Bool
    let isRegularFile: Bool
    let isSymbolicLink: Bool
    let size: Int

    fileprivate init(_ status: stat) {
      identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
      #if canImport(Darwin)
        modified = Time(seconds: status.st_mtimespec.tv_sec, nanoseconds: status.st_mtimespec.tv_nsec)
      #else
        modified = Time(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
      #endif
      permissions = UInt32(status.st_mode) & 0o7777
      isFolder = UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFDIR)
      isRegularFile = UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFREG)
      isSymbolicLink = UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFLNK)
      size = Int(status.st_size)
    }
  }

  /// The status of the file at a path.
  static func status(of path: String, followingLinks: Bool = true) throws(Failure) -> Status {
    var result = stat()
    try check(followingLinks ? stat(path, &result) : lstat(path, &result))
    return Status(result)
  }

  /// Whether this process may write to the file at a path.
  static func mayWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Where a symbolic link leads.
  static func destination(ofLink path: String) throws(Failure) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    try check(count)
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The names in a folder, sorted byte by byte.
  static func names(inFolder path: String) throws(Failure) -> [String] {
    guard let folder = opendir(path) else { throw Failure(code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder; the folder that it lies in must be there.
  static func makeFolder(_ path: String) throws(Failure) { try check(mkdir(path, 0o777)) }

  /// Puts one file in the place of another, all at once.
  static func rename(_ path: String, to other: String) throws(Failure) {
    #if canImport(Darwin)
      try check(Darwin.rename(path, other))
    #elseif canImport(Musl)
      try check(Musl.rename(path, other))
    #else
      try check(Glibc.rename(path, other))
    #endif
  }

  /// Removes a file, if it can be.
  static func remove(_ path: String) { unlink(path) }

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

  /// The number of this process.
  static var processNumber: Int32 { getpid() }

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
