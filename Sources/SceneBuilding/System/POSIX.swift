package import PathKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system calls. All access to the disk uses them, except for merges by git.
package enum POSIX {
  /// A failed system call.
  package struct Failure: Error {
    package let code: Int32
    /// A reason that the system has no message for.
    package var own: String?

    /// "no such file or directory": the message of the system, for a sentence.
    package var reason: String {
      if let own { return own }
      let text = String(cString: strerror(code))
      return text.prefix(1).lowercased() + text.dropFirst()
    }
    package var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }
    package var isExistingFile: Bool { code == EEXIST }
    package var isClosedPipe: Bool { code == EPIPE }
    /// Whether another process holds the resource.
    package var isBusy: Bool { code == EWOULDBLOCK || code == EINTR }
    /// Whether permissions forbid the call.
    package var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(code) }

    /// Whether a chain of links is circular.
    package var isCircularLink: Bool { code == ELOOP }

    package static let circularLink = Failure(code: ELOOP)

    /// A name that is not UTF-8. No path can hold it.
    package static func notUTF8(_ name: UnsafePointer<CChar>) -> Failure {
      Failure(code: EILSEQ, own: "the name '\(String(cString: name))' is not UTF-8; rename it")
    }
  }

  /// Whether this process may write to the file at a path.
  package static func mayWrite(_ path: Path) -> Bool { access(path.string, W_OK) == 0 }

  /// The target of a symbolic link.
  package static func destination(ofLink path: Path) throws(Failure) -> Path {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    try check(readlink(path.string, &buffer, buffer.count - 1))
    return try self.path(of: buffer)
  }

  /// The absolute path of an existing file, without symbolic links.
  package static func realPath(of path: Path) throws(Failure) -> Path {
    guard let real = realpath(path.string, nil) else { throw Failure(code: errno) }
    defer { free(real) }
    return try self.path(of: real)
  }

  private static func path(of text: UnsafePointer<CChar>) throws(Failure) -> Path {
    guard let path = String(validatingCString: text) else { throw .notUTF8(text) }
    return Path(path)
  }

  /// The names in a folder, sorted. Throws if one of them is not UTF-8, unless it is hidden.
  ///
  /// - Parameter omitsOtherEncodings: whether names that are not UTF-8 are left out.
  package static func names(inFolder path: Path, omitsOtherEncodings: Bool = false) throws(Failure) -> [Path] {
    var names: [Path] = []
    try visitNames(inFolder: path) { name throws(Failure) in
      if let text = String(validatingCString: name) {
        names.append(Path(text))
      } else if !omitsOtherEncodings, name.pointee != CChar(UInt8(ascii: ".")) {
        throw .notUTF8(name)
      }
      return true
    }
    return names.sorted()
  }

  /// Whether a folder, which may have very many names, has one that ends in `suffix`.
  package static func hasName(endingIn suffix: String, inFolder path: Path) throws(Failure) -> Bool {
    var isFound = false
    try visitNames(inFolder: path) { name in
      isFound = Path(String(cString: name)).hasSuffix(suffix)
      return !isFound
    }
    return isFound
  }

  /// The folders in a folder that are not hidden, sorted, with the path of the folder. Links count.
  package static func folders(inFolder path: Path) throws(Failure) -> [Path] {
    try names(inFolder: path).filter { !$0.isHidden }.map { path.appending($0) }.filter {
      (try? status(of: $0))?.isFolder == true
    }
  }

  /// Visits the names in a folder in the order of the file system, until `visit` returns false.
  private static func visitNames(
    inFolder path: Path, _ visit: (UnsafePointer<CChar>) throws(Failure) -> Bool
  ) throws(Failure) {
    guard let folder = opendir(path.string) else { throw Failure(code: errno) }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let goesOn = try withUnsafePointer(to: &entry.pointee.d_name) { name throws(Failure) in
        try name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name throws(Failure) in
          if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { return true }
          return try visit(name)
        }
      }
      if !goesOn { return }
    }
  }

  /// Creates a folder in an existing folder.
  package static func makeFolder(_ path: Path) throws(Failure) { try check(mkdir(path.string, 0o777)) }

  /// Renames a file atomically, and replaces another.
  package static func rename(_ path: Path, to other: Path) throws(Failure) {
    #if canImport(Darwin)
      try check(Darwin.rename(path.string, other.string))
    #elseif canImport(Musl)
      try check(Musl.rename(path.string, other.string))
    #else
      try check(Glibc.rename(path.string, other.string))
    #endif
  }

  /// Removes a file, if possible.
  package static func remove(_ path: Path) { unlink(path.string) }

  /// Removes a folder, if it is empty.
  package static func removeFolder(_ path: Path) { rmdir(path.string) }

  /// The current folder.
  package static var workingFolder: String {
    get throws(Failure) {
      guard let path = getcwd(nil, 0) else { throw Failure(code: errno) }
      defer { free(path) }
      return String(cString: path)
    }
  }

  /// A variable of the environment.
  package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Waits. A signal ends the wait early.
  package static func sleep(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    nanosleep(&time, nil)
  }

  /// Ends the process.
  package static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status.code)
    #elseif canImport(Musl)
      Musl.exit(status.code)
    #else
      Glibc.exit(status.code)
    #endif
  }

  /// Throws `errno` if `result` is -1.
  package static func check(_ result: some SignedInteger) throws(Failure) {
    if result < 0 { throw Failure(code: errno) }
  }
}
