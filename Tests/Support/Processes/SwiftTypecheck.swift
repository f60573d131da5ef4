public import Foundation

/// Has the Swift compiler check generated Swift against the headless UIKit of this build.
public enum SwiftTypecheck {
  /// The compiler settings that generated Swift has to compile under, without a warning.
  public enum Mode: String, Sendable, CaseIterable {
    /// The language mode of new packages.
    case swift6
    /// The language mode of most apps, with default settings.
    case swift5
    /// The settings of Xcode 26 for a new app.
    case xcode26

    /// The options of the compiler that choose them.
    public var arguments: [String] {
      switch self {
      case .swift6: ["-swift-version", "6"]
      case .swift5: ["-swift-version", "5"]
      case .xcode26:
        [
          "-swift-version", "5", "-default-isolation", "MainActor",
          "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
          "-enable-upcoming-feature", "InferIsolatedConformances",
        ]
      }
    }

    /// How far the compiler goes. Only when it makes SIL does it detect overflow, use before initialisation and
    /// data races between actors. Once is enough for the first two, and only Swift 6 detects the third.
    fileprivate var job: String { self == .swift6 ? "-emit-sil" : "-typecheck" }
  }

  /// The errors of the compiler; empty if the files compile.
  ///
  /// - Parameters:
  ///   - modules: files, or folders of files, that are modules with the name of the file or the folder. The other files and
  ///     later modules import them.
  ///   - arguments: further arguments of the compiler.
  ///   - checksSupportFileAgain: whether the support file is checked, although it was already checked with these
  ///     settings.
  public static func complaints(
    about files: [URL], modules: [URL] = [], mode: Mode, arguments: [String] = [], checksSupportFileAgain: Bool = false
  ) async throws -> String {
    let folder = try TemporaryFolder()
    for module in modules {
      let name = module.deletingPathExtension().lastPathComponent
      let product = folder.url.appendingPathComponent(name + ".swiftmodule").path
      let options = ["-emit-module", "-whole-module-optimization", "-module-name", name, "-package-name", "App"]
      let complaints = try await compile(
        sources(of: module), options + ["-I", folder.url.path, "-o", product] + mode.arguments + arguments)
      if !complaints.isEmpty { return complaints }
    }
    let settings = mode.arguments + arguments
    let options = ["-module-name", "App", "-package-name", "App", "-I", folder.url.path] + settings
    if checksSupportFileAgain { return try await check(files, mode, options) }
    let divided = try await CheckedSupportFiles.shared.divide(files, options: [mode.job] + settings) {
      try await check($0, mode, ["-module-name", "App", "-package-name", "App"] + settings)
    }
    if !divided.complaints.isEmpty { return divided.complaints }
    return try await check(divided.unchecked, beside: divided.checked, mode, options)
  }

  /// Without the driver, which would take as long again.
  private static func check(
    _ files: [URL], beside others: [URL] = [], _ mode: Mode, _ options: [String]
  ) async throws -> String {
    let outputs = mode == .swift6 ? files.flatMap { _ in ["-o", "/dev/null"] } : []
    return try await compile(
      others, ["-frontend", mode.job] + files.flatMap { ["-primary-file", $0.path] } + outputs + options)
  }

  private static func sources(of module: URL) throws -> [URL] {
    guard module.hasDirectoryPath else { return [module] }
    return try FileManager.default.contentsOfDirectory(at: module, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  private static func compile(_ files: [URL], _ options: [String]) async throws -> String {
    try await SwiftCompiler.complaints(
      options + ["-parse-as-library", "-warnings-as-errors"] + SwiftCompiler.headlessUIKit
        + ["-I", BuildFolder.modules.path] + files.map(\.path))
  }
}
