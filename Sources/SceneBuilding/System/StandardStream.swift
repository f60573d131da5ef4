/// Standard output or standard error.
package enum StandardStream {
  case output
  case error

  package var descriptor: POSIX.Descriptor { self == .output ? .standardOutput : .standardError }

  /// Writes `text`. A closed pipe is not an error: `scenec explain | head` ends without a message.
  package func write(_ text: String) { write(text.utf8) }

  /// Writes `bytes`. A closed pipe is not an error.
  package func write(_ bytes: some Collection<UInt8>) { _ = deliver(bytes) }

  /// Writes `text`, and returns whether the stream is still open.
  package func deliver(_ text: String) -> Bool { deliver(text.utf8) }

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
