public import Foundation
public import SceneCatalog

/// Type-checks files for Apple's platforms, with `Scripts/typecheck-for-apple`.
public enum AppleTypecheck {
  /// The platform.
  public enum Target: String, Sendable {
    /// The oldest iOS that generated Swift supports.
    case iOS15 = "arm64-apple-ios15.0"
    /// The iOS that Xcode 26 makes a new app for.
    case iOS26 = "arm64-apple-ios26.0"
    /// The oldest macOS that scenec runs on.
    case macOS13 = "arm64-apple-macos13.0"

    /// The iOS of projects that have such settings.
    ///
    /// - Parameter deploymentTarget: the oldest system that the scenes are for.
    public static func usual(
      for mode: SwiftTypecheck.Mode, deploymentTarget: SystemVersion = .oldest
    ) -> Target {
      mode == .xcode26 || deploymentTarget > .oldest ? .iOS26 : .iOS15
    }
  }

  private static let script = Fixture.root.appendingPathComponent("../../Scripts/typecheck-for-apple").standardized

  /// The errors of the imported modules, computed once.
  private static let iOSModules = Task { try await SwiftCompiler.complaints(of: script.path, option(.iOS15)) }
  private static let macOSModules = Task { try await SwiftCompiler.complaints(of: script.path, option(.macOS13)) }

  private static func option(_ target: Target) -> [String] { ["--target", target.rawValue] }

  /// The errors of the compiler; empty if the files compile without a warning.
  ///
  /// - Parameter modules: files, or folders of files, that are modules with the name of the file or the folder. The
  ///   other files and later modules import them.
  public static func complaints(
    about files: [URL], modules: [URL] = [], mode: SwiftTypecheck.Mode, target: Target = .iOS15
  ) async throws -> String {
    let faults = try await (target == .macOS13 ? macOSModules : iOSModules).value
    if !faults.isEmpty { return faults }
    let options = option(target) + ["--flags", mode.arguments.joined(separator: " ")]
    let imports = modules.flatMap { ["--module", $0.path] }
    let divided = try await CheckedSupportFiles.shared.divide(files, options: options) {
      try await SwiftCompiler.complaints(of: script.path, options + $0.map(\.path))
    }
    if !divided.complaints.isEmpty { return divided.complaints }
    return try await SwiftCompiler.complaints(
      of: script.path,
      options + imports + divided.checked.flatMap { ["--checked", $0.path] } + divided.unchecked.map(\.path))
  }
}
