import Foundation
import SceneTestSupport

/// A running `scenec build --watch`, whose lines are read one by one.
final class WatchRun {
  struct Silent: Error, CustomStringConvertible {
    let lines: [String]
    var description: String { "nothing more was said after \(lines)" }
  }

  private let process = Process()
  private let pipe = Pipe()
  private var buffer: [UInt8] = []
  /// The lines so far.
  private(set) var lines: [String] = []

  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    process.executableURL = BuildFolder.scenec
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = TemporaryFolder.environment([:])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.runWithoutBlockedSignals()
    try pipe.fileHandleForWriting.close()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Reads to a given line, and returns all lines up to it.
  @discardableResult
  func wait(for line: String) throws -> [String] {
    let start = lines.count
    while let next = try nextLine() {
      lines.append(next)
      if next == line { return Array(lines[start...]) }
    }
    throw Silent(lines: lines)
  }

  /// Sends a signal, reads to the end, and returns how the process ended.
  func end(_ signal: Int32) throws -> (reason: Process.TerminationReason, status: Int32, rest: [String]) {
    kill(process.processIdentifier, signal)
    var rest: [String] = []
    while let line = try nextLine() { rest.append(line) }
    process.waitUntilExit()
    return (process.terminationReason, process.terminationStatus, rest)
  }

  /// Reads no more.
  func stopReading() throws { try pipe.fileHandleForReading.close() }

  /// The exit status, if the process ended by itself.
  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The next line; nil at the end. Fails if there is none for a minute.
  private func nextLine() throws -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      var request = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 60_000) > 0 else { throw Silent(lines: lines) }
      let bytes = pipe.fileHandleForReading.availableData
      if bytes.isEmpty { return nil }
      buffer += bytes
    }
  }
}
