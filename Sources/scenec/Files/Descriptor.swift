#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension POSIX {
  /// An open file.
  struct Descriptor {
    static let standardInput = Descriptor(number: STDIN_FILENO)
    static let standardOutput = Descriptor(number: STDOUT_FILENO)
    static let standardError = Descriptor(number: STDERR_FILENO)

    private let number: Int32

    private init(number: Int32) { self.number = number }

    /// Opens a file for reading.
    init(reading path: String) throws(Failure) { try self.init(path, O_RDONLY) }

    /// Makes a file that must not be there yet.
    init(making path: String) throws(Failure) { try self.init(path, O_WRONLY | O_CREAT | O_EXCL) }

    /// Opens a file to write over it, and makes it if it is not there; what it holds stays until it is written over.
    init(writing path: String) throws(Failure) { try self.init(path, O_WRONLY | O_CREAT) }

    private init(_ path: String, _ flags: Int32) throws(Failure) {
      number = open(path, flags | O_CLOEXEC, 0o666)
      try check(number)
    }

    /// Everything from here to the end.
    func readAll(expecting size: Int = 0) throws(Failure) -> [UInt8] {
      var bytes: [UInt8] = []
      // One byte more than expected, so that the end of a file is seen without growing the array.
      var chunk = [UInt8](repeating: 0, count: max(size + 1, 65_536))
      while true {
        let count = chunk.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        try check(count)
        if count == 0 { return bytes }
        bytes.append(contentsOf: chunk[..<count])
      }
    }

    /// Writes all of `bytes`.
    func write(_ bytes: some Collection<UInt8>) throws(Failure) {
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

    /// Goes back to the first byte.
    func rewind() throws(Failure) { try check(lseek(number, 0, SEEK_SET)) }

    /// Ends the file at `size` bytes.
    func truncate(to size: Int) throws(Failure) { try check(ftruncate(number, off_t(size))) }

    /// Says who may read and write the file.
    func setPermissions(_ permissions: UInt32) throws(Failure) { try check(fchmod(number, mode_t(permissions))) }

    /// Closes the file; some disks say only now that they are full.
    func close() throws(Failure) {
      #if canImport(Darwin)
        try check(Darwin.close(number))
      #elseif canImport(Musl)
        try check(Musl.close(number))
      #else
        try check(Glibc.close(number))
      #endif
    }

    /// Whether someone sits in front of it.
    var isTerminal: Bool { isatty(number) == 1 }

    /// How many columns the terminal has.
    var terminalWidth: Int? {
      var size = winsize()
      guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
      return Int(size.ws_col)
    }
  }
}
