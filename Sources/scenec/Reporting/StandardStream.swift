/// Standard output or standard error.
enum StandardStream {
  case output
  case error

  var descriptor: POSIX.Descriptor { self == .output ? .standardOutput : .standardError }

  /// Writes `text`. That nobody reads on is no error: `scenec explain | head` ends quietly.
  func write(_ text: String) { write(text.utf8) }

  /// Writes `bytes`, likewise.
  func write(_ bytes: some Collection<UInt8>) { _ = deliver(bytes) }

  /// Writes `text`, and says whether anyone still reads.
  func deliver(_ text: String) -> Bool { deliver(text.utf8) }

  private func deliver(_ bytes: some Collection<UInt8>) -> Bool {
    do {
      try descriptor.write(bytes)
      return true
    } catch {
      guard !error.isClosedPipe else { return false }
      if self == .output {
        StandardStream.error.write("error: cannot write to standard output: \(error.reason)\n")
      }
      POSIX.exit(ExitStatus.callOrDiskIsWrong)
    }
  }
}
