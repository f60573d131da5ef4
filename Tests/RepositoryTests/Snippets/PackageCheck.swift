import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport

/// A package as a page shows it, scenes and tests included, put before the compilers without a build.
struct PackageCheck {
  let files: [String: String]

  /// What SwiftPM says of the manifest, scenec of the scenes and the Swift compiler of the rest; nothing if all is well.
  func complaints() async throws -> String {
    if let manifest = files["Package.swift"] {
      let complaints = try await PackageDescription.complaints(about: manifest)
      if !complaints.isEmpty { return complaints }
    }
    let scenes = files.filter { $0.key.hasSuffix(".scene") }.map { SceneFile(path: $0.key, text: $0.value) }
    let compilation = Compiler().compile(scenes)
    guard compilation.diagnostics.isEmpty else { return TextRenderer().render(compilation.diagnostics) }
    let folder = try TemporaryFolder()
    var sources: [URL] = []
    for file in compilation.files { sources.append(try folder.write(file.name, Data(file.contents.utf8))) }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") && path != "Package.swift"
    {
      sources.append(try folder.write(path, Data(inOneModule(text).utf8)))
    }
    return try await SwiftCompiler.complaints(
      ["-typecheck", "-parse-as-library", "-swift-version", "6", "-enable-testing", "-module-name", "App"]
        + SwiftCompiler.headlessUIKit + ["-I", BuildFolder.modules.path] + Self.testingMacros + sources.map(\.path))
  }

  /// A test imports the module that it is in here.
  private func inOneModule(_ source: String) -> String {
    source.replacing(#/\n *@testable import \w+\n/#, with: "\n")
  }

  /// Where the compiler finds what expands `#expect`.
  private static let testingMacros: [String] = {
    let compiler = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init).first { folder in
      FileManager.default.isExecutableFile(atPath: folder + "/swiftc")
    }
    guard let compiler else { return [] }
    let real = URL(filePath: compiler + "/swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
    return ["-plugin-path", real.appending(path: "../lib/swift/host/plugins").standardized.path]
  }()
}
