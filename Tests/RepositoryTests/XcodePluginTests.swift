import Foundation
import SceneTestSupport
import Testing

/// The plugins compile with Xcode's part, too, as far as Apple documents it.
struct XcodePluginTests {
  @Test(arguments: ["CompileScenes", "GenerateScenes"], [SwiftTypecheck.Mode.swift5, .swift6])
  func pluginsCompile(plugin: String, mode: SwiftTypecheck.Mode) async throws {
    let sources = Repository.files(in: "Plugins/" + plugin, suffix: ".swift")
    #expect(try await complaints(about: Repository.urls(of: sources), mode) == "")
  }

  @Test func partsForXcodeAreCompiled() async throws {
    let folder = try TemporaryFolder([
      "Plugin.swift": """
      import PackagePlugin
      #if canImport(XcodeProjectPlugin)
        import XcodeProjectPlugin
        func name(of target: XcodeTarget) -> Int { target.displayName }
      #endif
      """
    ])
    let complaints = try await complaints(about: [folder.url.appendingPathComponent("Plugin.swift")], .swift6)
    #expect(complaints.contains("Plugin.swift:4:"))
  }

  /// The errors of the compiler in the sources of a plugin.
  private func complaints(about sources: [URL], _ mode: SwiftTypecheck.Mode) async throws -> String {
    let folder = try TemporaryFolder()
    let packagePlugin = ["-I", try await pluginInterface.path]
    let mock = Repository.root.appending(path: "Tests/AppleMocks/XcodeProjectPlugin.swiftinterface").path
    let product = folder.url.appendingPathComponent("XcodeProjectPlugin.swiftmodule").path
    let complaints = try await SwiftCompiler.complaints(
      [
        "-frontend", "-emit-module", "-module-name", "XcodeProjectPlugin", "-o", product, "-parse-as-library",
        "-experimental-skip-all-function-bodies", "-package-description-version", "6.2.0", mock,
      ] + packagePlugin)
    if !complaints.isEmpty { return complaints }
    let options = ["-parse-as-library", "-warnings-as-errors", "-package-description-version", "6.2.0"]
    return try await SwiftCompiler.complaints(
      ["-frontend", "-typecheck", "-module-name", "Plugin", "-I", folder.url.path] + packagePlugin + options
        + mode.arguments + sources.map(\.path))
  }

  /// The folder of the module `PackagePlugin` in the toolchain.
  private var pluginInterface: URL {
    get async throws {
      let run = try await ProcessRun(URL(filePath: "/usr/bin/env"), ["swiftc", "-print-target-info"])
      let info = try JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
      return URL(filePath: info.paths.runtimeResourcePath).appending(path: "pm/PluginAPI")
    }
  }
}

/// The properties of the compiler.
private struct TargetInfo: Decodable {
  struct Paths: Decodable {
    let runtimeResourcePath: String
  }

  let paths: Paths
}
