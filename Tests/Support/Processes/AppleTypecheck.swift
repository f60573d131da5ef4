public import Foundation

/// Has the Swift compiler check files as it would for Apple's platforms, with `Scripts/typecheck-for-apple`.
public enum AppleTypecheck {
  /// What the files are compiled for.
  public enum Target: String, Sendable {
    /// The oldest iOS that generated Swift supports.
    case iOS15 = "arm64-apple-ios15.0"
    /// The iOS that Xcode 26 makes a new app for.
    case iOS26 = "arm64-apple-ios26.0"
    /// The oldest macOS that scenec runs on.
    case macOS13 = "arm64-apple-macos13.0"

    /// The iOS of projects that have such settings.
    public static func usual(for mode: SwiftTypecheck.Mode) -> Target { mode == .xcode26 ? .iOS26 : .iOS15 }
  }

  private static let script = Fixture.root.appendingPathComponent("../../Scripts/typecheck-for-apple").standardized

  /// What is wrong with the modules that the files import, found once for all of them.
  private static let iOSModules = Task { try await SwiftCompiler.complaints(of: script.path, option(.iOS15)) }
  private static let macOSModules = Task { try await SwiftCompiler.complaints(of: script.path, option(.macOS13)) }

  private static func option(_ target: Target) -> [String] { ["--target", target.rawValue] }

  /// What the compiler complains of; nothing if the files compile without a warning.
  ///
  /// - Parameter modules: files, or folders of files, that are modules of their own, named as the file or the folder,
  ///   which the others import, and those behind them.
  public static func complaints(
    about files: [URL], modules: [URL] = [], mode: SwiftTypecheck.Mode, target: Target = .iOS15
  ) async throws -> String {
    let faults = try await (target == .macOS13 ? macOSModules : iOSModules).value
    if !faults.isEmpty { return faults }
    let options = option(target) + ["--flags", mode.arguments.joined(separator: " ")]
    let imports = modules.flatMap { ["--module", $0.path] }
    return try await SwiftCompiler.complaints(of: script.path, options + imports + files.map(\.path))
  }
}
