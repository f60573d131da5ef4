import Foundation

extension Process {
  /// Runs a tool that is found by name and returns how it ended and all that it wrote.
  static func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // Foundation on Linux would keep it open.
    try pipe.fileHandleForReading.close()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
