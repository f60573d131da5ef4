import Foundation
import SceneBuilding

/// Calls git in the current folder.
enum Git {
  /// The output of a git command.
  ///
  /// - Parameter input: its standard input, which must fit into the buffer of a pipe.
  static func output(_ arguments: [String], input: String = "") throws(CallError) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let (standardInput, output, error) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (standardInput, output, error)
    let outcome: (bytes: Data, message: Data)
    do {
      try process.run()
      try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try standardInput.fileHandleForWriting.close()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      outcome = (bytes, try error.fileHandleForReading.readToEnd() ?? Data())
      process.waitUntilExit()
    } catch {
      throw CallError("cannot call git: \(error)")
    }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let line = String(decoding: outcome.message, as: UTF8.self).split(separator: "\n").first.map(String.init)
      throw CallError("git \(arguments.first ?? ""): \(line ?? "failed with status \(process.terminationStatus)")")
    }
    return Array(outcome.bytes)
  }

  /// The output of a git command, as one line.
  static func line(_ arguments: [String]) throws(CallError) -> String {
    String(decoding: try output(arguments).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The output of a git command, as fields separated by zeros.
  static func fields(_ arguments: [String]) throws(CallError) -> [String] {
    try output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
