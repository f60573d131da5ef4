import Foundation
import SceneTestSupport

/// A running `scenec language-server`, whose messages are read one by one.
final class ServerRun {
  struct Silent: Error {}

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var buffer = Data()

  init(in folder: TemporaryFolder) throws {
    process.executableURL = BuildFolder.scenec
    process.arguments = ["language-server"]
    process.currentDirectoryURL = folder.url
    process.environment = TemporaryFolder.environment([:])
    (process.standardInput, process.standardOutput) = (input, output)
    try process.runWithoutBlockedSignals()
    try output.fileHandleForWriting.close()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Sends messages in one write.
  func send(_ messages: [[String: Any]]) throws {
    var data = Data()
    for message in messages {
      let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
      data += Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
    try input.fileHandleForWriting.write(contentsOf: data)
  }

  /// Reads to the message that `isLast` describes.
  func read(to isLast: ([String: Any]) -> Bool) throws {
    while let message = try next() { if isLast(message) { return } }
    throw Silent()
  }

  /// Closes the input, and returns the messages up to the end.
  func end() throws -> [[String: Any]] {
    try input.fileHandleForWriting.close()
    var messages: [[String: Any]] = []
    while let message = try next() { messages.append(message) }
    process.waitUntilExit()
    return messages
  }

  /// The next message; nil at the end. Fails if there is none for a minute.
  private func next() throws -> [String: Any]? {
    while true {
      if let message = try take() { return message }
      var request = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 60_000) > 0 else { throw Silent() }
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { return nil }
      buffer += bytes
    }
  }

  private func take() throws -> [String: Any]? {
    guard let header = buffer.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let text = String(decoding: buffer[buffer.startIndex..<header.lowerBound], as: UTF8.self)
    guard let length = Int(text.dropFirst("Content-Length: ".count)) else { throw Silent() }
    guard buffer.endIndex - header.upperBound >= length else { return nil }
    let body = buffer[header.upperBound..<header.upperBound + length]
    buffer = Data(buffer[body.endIndex...])
    return try JSONSerialization.jsonObject(with: body) as? [String: Any]
  }
}
