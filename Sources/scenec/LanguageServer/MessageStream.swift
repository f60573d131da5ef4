import SceneBuilding

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The messages on standard input and output, each behind a header with its length.
struct MessageStream {
  /// What stands in the way of reading on.
  enum End: Error {
    /// The client has closed its end.
    case closed
    /// A header is none.
    case malformed
  }

  private var buffer: [UInt8] = []
  /// The start of what has not been taken yet.
  private var start = 0
  private var isClosed = false
  /// No message is longer: a client that sends such a length has lost its place in the stream.
  private static let limit = 256 << 20

  /// The next message that has arrived in full; nil if none comes within some milliseconds. With less than none, it waits
  /// as long as it takes.
  mutating func next(within milliseconds: Int32) throws(End) -> [UInt8]? {
    while true {
      if let message = try take() { return message }
      if isClosed { throw .closed }
      guard Self.hasInput(within: milliseconds) else { return nil }
      fill()
    }
  }

  private mutating func take() throws(End) -> [UInt8]? {
    guard let headerEnd = endOfHeader() else {
      if buffer.count - start > 65_536 { throw .malformed }
      return nil
    }
    guard let length = Self.length(buffer[start..<headerEnd]), length <= Self.limit else { throw .malformed }
    guard buffer.count - headerEnd >= length else { return nil }
    let message = Array(buffer[headerEnd..<headerEnd + length])
    start = headerEnd + length
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.count < 1 << 16)
      start = 0
    }
    return message
  }

  /// The offset behind the empty line that ends a header.
  private func endOfHeader() -> Int? {
    var index = start
    while index + 3 < buffer.count {
      if buffer[index] == 0x0D, buffer[index + 1] == 0x0A, buffer[index + 2] == 0x0D, buffer[index + 3] == 0x0A {
        return index + 4
      }
      index += 1
    }
    return nil
  }

  private static func length(_ header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 0x0D || $0 == 0x0A }) {
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":"), text[..<colon].lowercased() == "content-length" else { continue }
      return Int(text[text.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber })
    }
    return nil
  }

  private mutating func fill() {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    let size = buffer.count
    let chunk = 65_536
    buffer.append(contentsOf: repeatElement(0, count: chunk))
    let count = buffer[size...].withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, chunk) }
    buffer.removeLast(chunk - max(count, 0))
    if count == 0 || count < 0 && errno != EINTR { isClosed = true }
  }

  /// Whether bytes can be read.
  private static func hasInput(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  /// Writes a message.
  static func write(_ message: String) {
    var message = message
    message.withUTF8 { bytes in
      let header = Array("Content-Length: \(bytes.count)\r\n\r\n".utf8)
      try? POSIX.Descriptor.standardOutput.write(header + Array(bytes))
    }
  }
}
