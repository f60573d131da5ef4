public import Foundation

/// A finished process: its exit status and its output.
public struct ProcessRun: Sendable {
  /// The exit status; the number of the signal where one ended the process.
  public let status: Int32
  /// Whether a signal ended it.
  public let wasKilled: Bool
  /// The standard output.
  public let output: String
  /// The standard error.
  public let error: String

  /// Each process has several open files. Foundation on Linux crashes in `run` if there are more than 1,300, because it
  /// reads beyond the end of their list.
  private static let semaphore = AsyncSemaphore(value: 16)

  /// The time limit of a process in seconds, so that a process that hangs fails only its test.
  private static let limit = 900.0

  private static func stop(_ process: Process) {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Runs a program to its end.
  ///
  /// - Parameter environment: the whole environment; that of the tests if nil.
  public init(
    _ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil,
    input: Data = Data()
  ) async throws {
    self = try await Self.semaphore.run {
      try await Self(running: program, arguments, in: folder, environment, input)
    }
  }

  private init(
    running program: URL, _ arguments: [String], in folder: URL?, _ environment: [String: String]?, _ input: Data
  ) async throws {
    let files = try TemporaryFolder()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    if let environment { process.environment = environment }
    // Files instead of pipes, which would have to be read while the process runs.
    let handles = [
      try FileHandle(forReadingFrom: files.write("input", input)),
      try FileHandle(forWritingTo: files.write("output", Data())),
      try FileHandle(forWritingTo: files.write("error", Data())),
    ]
    // Foundation on Linux never releases a process that has ended.
    defer { for handle in handles { try? handle.close() } }
    (process.standardInput, process.standardOutput, process.standardError) = (handles[0], handles[1], handles[2])
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.runWithoutBlockedSignals() } catch { continuation.resume(throwing: error) }
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit) { Self.stop(process) }
    }
    status = process.terminationStatus
    wasKilled = process.terminationReason == .uncaughtSignal
    output = try files.text("output")
    error = try files.text("error")
  }
}
