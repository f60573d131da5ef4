public import Foundation

/// Has the Swift compiler check generated Swift against the headless UIKit of this build.
public enum SwiftTypecheck {
  /// The strictness that generated Swift has to stand, without a single warning.
  public enum Mode: String, Sendable, CaseIterable {
    /// The language mode of new code.
    case swift6
    /// The language mode of most apps, with all that it can say about concurrency.
    case swift5

    fileprivate var arguments: [String] {
      switch self {
      case .swift6: ["-swift-version", "6"]
      case .swift5: ["-swift-version", "5", "-strict-concurrency=complete"]
      }
    }
  }

  /// What the compiler complains of; nothing if the files compile.
  ///
  /// - Parameter modules: files that are modules of their own, named as the file, which the others import.
  public static func complaints(about files: [URL], modules: [URL] = [], mode: Mode) async throws -> String {
    let folder = try TemporaryFolder()
    for module in modules {
      let name = module.deletingPathExtension().lastPathComponent
      let product = folder.url.appendingPathComponent(name + ".swiftmodule").path
      let complaints = try await compile(
        [module], ["-emit-module", "-module-name", name, "-o", product] + mode.arguments)
      if !complaints.isEmpty { return complaints }
    }
    // Only when it makes SIL does the compiler see what overflows and what is used before it is there.
    let options = ["-emit-sil", "-o", "/dev/null", "-module-name", "App", "-I", folder.url.path]
    return try await compile(files, options + mode.arguments)
  }

  private static func compile(_ files: [URL], _ options: [String]) async throws -> String {
    try await SwiftCompiler.complaints(
      ["-parse-as-library", "-whole-module-optimization", "-warnings-as-errors"] + SwiftCompiler.headlessUIKit
        + ["-I", BuildFolder.modules.path] + options + files.map(\.path))
  }
}
