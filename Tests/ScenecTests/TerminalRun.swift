import Foundation
import SceneTestSupport

/// A process that writes to a terminal.
enum TerminalRun {
  struct NoTerminal: Error {}

  /// Runs scenec in its own terminal and returns the final text.
  static func text(
    _ arguments: [String], in folder: URL, columns: UInt16 = 0, isTypedInto: Bool = true, environment: [String: String]
  ) throws -> String {
    var (watcher, side): (Int32, Int32) = (-1, -1)
    var size = winsize()
    size.ws_col = columns
    guard openpty(&watcher, &side, nil, nil, &size) == 0 else { throw NoTerminal() }
    let terminal = FileHandle(fileDescriptor: side, closeOnDealloc: true)
    let process = Process()
    process.executableURL = BuildFolder.scenec
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = isTypedInto ? terminal : FileHandle.nullDevice
    process.standardOutput = terminal
    process.standardError = terminal
    try process.runWithoutBlockedSignals()
    try terminal.close()
    defer { close(watcher) }
    let text = readToEnd(watcher)
    process.waitUntilExit()
    return text
  }

  /// Reading from a terminal fails when its last user has closed it.
  private static func readToEnd(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
