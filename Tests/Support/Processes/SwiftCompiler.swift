import Foundation

/// The Swift compiler, as often at a time as a machine can take.
public enum SwiftCompiler {
  /// A compiler takes a core and a few hundred megabytes.
  private static let semaphore = AsyncSemaphore(value: 2)

  /// What `import UIKit` means to generated Swift here.
  public static let headlessUIKit = ["-module-alias", "UIKit=HeadlessUIKit"]

  /// What the compiler complains of; nothing if all is well.
  public static func complaints(_ arguments: [String]) async throws -> String {
    try await complaints(of: "swiftc", arguments)
  }

  /// What a program complains of that calls the compiler once; nothing if all is well.
  static func complaints(of program: String, _ arguments: [String]) async throws -> String {
    // The compiler leaves folders behind where it puts what is passing.
    let passing = try TemporaryFolder()
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": passing.url.path]) { $1 }
    let run = try await semaphore.run {
      try await ProcessRun(URL(filePath: "/usr/bin/env"), [program] + arguments, environment: environment)
    }
    if run.status == 0, !run.wasKilled { return "" }
    return run.output + run.error + "\(program) ended with status \(run.status)"
  }
}
