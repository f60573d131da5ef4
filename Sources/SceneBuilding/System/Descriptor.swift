package import PathKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import CXAttr
  import Musl
#else
  import CXAttr
  import Glibc
#endif

extension POSIX {
  /// An open file.
  package struct Descriptor {
    package static let standardInput = Descriptor(number: STDIN_FILENO)
    package static let standardOutput = Descriptor(number: STDOUT_FILENO)
    package static let standardError = Descriptor(number: STDERR_FILENO)

    private let number: Int32

    private init(number: Int32) { self.number = number }

    /// Opens a file or a folder for reading.
    package init(reading path: Path) throws(Failure) { try self.init(path, O_RDONLY) }

    /// Creates a file that must not exist.
    package init(making path: Path) throws(Failure) { try self.init(path, O_WRONLY | O_CREAT | O_EXCL) }

    /// Opens a file to overwrite it, or creates it. The old content remains until it is overwritten.
    package init(writing path: Path) throws(Failure) { try self.init(path, O_WRONLY | O_CREAT) }

    private init(_ path: Path, _ flags: Int32) throws(Failure) {
      number = open(path.string, flags | O_CLOEXEC, 0o666)
      try check(number)
    }

    /// The status of the file.
    package var status: Status {
      get throws(Failure) {
        var result = stat()
        try check(fstat(number, &result))
        return Status(result)
      }
    }

    /// Reads to the end, or to the first byte beyond a limit.
    package func readAll(expecting size: Int = 0, upTo limit: Int = .max) throws(Failure) -> [UInt8] {
      var bytes: [UInt8] = []
      // One byte more than expected, so that the end of the file is noticed without growing the array.
      var chunk = [UInt8](repeating: 0, count: max(size + 1, 65_536))
      while true {
        let count = chunk.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        try check(count)
        if count == 0 { return bytes }
        bytes.append(contentsOf: chunk[..<count])
        if bytes.count > limit { return bytes }
      }
    }

    /// Writes all of `bytes`.
    package func write(_ bytes: some Collection<UInt8>) throws(Failure) {
      let bytes = Array(bytes)
      var written = 0
      while written < bytes.count {
        let count = bytes[written...].withUnsafeBytes { Self.write(number, $0) }
        if count < 0, errno == EINTR { continue }
        try check(count)
        written += count
      }
    }

    private static func write(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
      #if canImport(Darwin)
        Darwin.write(number, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        Musl.write(number, bytes.baseAddress, bytes.count)
      #else
        Glibc.write(number, bytes.baseAddress, bytes.count)
      #endif
    }

    /// Seeks to the first byte.
    package func rewind() throws(Failure) { try check(lseek(number, 0, SEEK_SET)) }

    /// Truncates the file to `size` bytes.
    package func truncate(to size: Int) throws(Failure) { try check(ftruncate(number, off_t(size))) }

    /// Sets the permissions of the file.
    package func setPermissions(_ permissions: UInt32) throws(Failure) {
      try check(fchmod(number, mode_t(permissions)))
    }

    /// Sets the owner of the file.
    package func setOwner(_ owner: UInt32, group: UInt32) throws(Failure) { try check(fchown(number, owner, group)) }

    /// Locks the file until it is closed. Throws at once if another process has locked it.
    package func lock() throws(Failure) { try check(flock(number, LOCK_EX | LOCK_NB)) }

    /// Copies the extended attributes of another file.
    package func takeExtendedAttributes(of other: Descriptor) throws(Failure) {
      #if canImport(Darwin)
        try check(fcopyfile(other.number, number, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)))
      #else
        for name in try other.extendedAttributeNames() {
          let value = try other.extendedAttribute(name)
          // The system sets some attributes itself, such as security labels, and often does not allow others to.
          if (try? extendedAttribute(name)) == value { continue }
          try check(fsetxattr(number, name, value, value.count, 0))
        }
      #endif
    }

    #if !canImport(Darwin)
      private func extendedAttributeNames() throws(Failure) -> [[CChar]] {
        let size = flistxattr(number, nil, 0)
        // Some file systems have none.
        if size < 0, errno == ENOTSUP { return [] }
        try check(size)
        var names = [CChar](repeating: 0, count: size)
        let count = flistxattr(number, &names, names.count)
        try check(count)
        return names[..<count].split(separator: 0).map { $0 + [0] }
      }

      private func extendedAttribute(_ name: [CChar]) throws(Failure) -> [UInt8] {
        let size = fgetxattr(number, name, nil, 0)
        try check(size)
        var value = [UInt8](repeating: 0, count: size)
        let count = fgetxattr(number, name, &value, value.count)
        try check(count)
        return Array(value[..<count])
      }
    #endif

    /// Closes the file. Some file systems report only now that they are full.
    package func close() throws(Failure) {
      #if canImport(Darwin)
        try check(Darwin.close(number))
      #elseif canImport(Musl)
        try check(Musl.close(number))
      #else
        try check(Glibc.close(number))
      #endif
    }

    /// Whether it is a terminal.
    package var isTerminal: Bool { isatty(number) == 1 }

    /// The number of columns of the terminal.
    package var terminalWidth: Int? {
      var size = winsize()
      guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
      return Int(size.ws_col)
    }
  }
}
