import Foundation

/// The Swift compiler, as often at a time as a machine can take.
public enum SwiftCompiler {
  /// A compiler takes one core and several hundred megabytes.
  private static let semaphore = AsyncSemaphore(value: 2)

  /// The module that `import UIKit` means to generated Swift here.
  public static let headlessUIKit = ["-module-alias", "UIKit=HeadlessUIKit"]

  /// Runs the compiler, and waits until there is room for it.
  public static func run(_ arguments: [String]) async throws -> ProcessRun {
    try await semaphore.run { try await ProcessRun(URL(filePath: "/usr/bin/env"), ["swiftc"] + arguments) }
  }

  /// The errors of the compiler; empty if there are none.
  public static func complaints(_ arguments: [String]) async throws -> String {
    try await complaints(of: "swiftc", arguments)
  }

  /// The errors of a program that calls the compiler once; empty if there are none.
  static func complaints(of program: String, _ arguments: [String]) async throws -> String {
    // The compiler does not remove its temporary folders.
    let passing = try TemporaryFolder()
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": passing.url.path]) { $1 }
    let run = try await semaphore.run {
      try await ProcessRun(URL(filePath: "/usr/bin/env"), [program] + arguments, environment: environment)
    }
    if run.status == 0, !run.wasKilled { return "" }
    return run.output + run.error + "\(program) ended with status \(run.status)"
  }
}
