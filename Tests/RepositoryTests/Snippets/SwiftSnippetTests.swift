import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

/// All Swift on a page is part of a source that tests compile, or is compiled here.
struct SwiftSnippetTests {
  /// Swift that tests compile, and most of it they run.
  private static let compiled = compiledFolders.flatMap { Repository.files(in: $0, suffix: ".swift") }
    .compactMap { try? Snippet.unindented(Repository.text($0)) }

  private static let compiledFolders = [
    "Examples", "Tests/Fixtures/Readme", "Tests/HeadlessUIKitTests", "Tests/ObjectiveC",
    "Tests/ObjectiveCLoweringTests",
    "Tests/PlayedScenes", "Tests/SceneImportTests/Storyboards",
  ]

  /// The pages that show a package, file by file, are for `PackagePageTests`.
  private static let snippets = Snippet.all(in: "swift").filter { !PackagePage.paths.contains($0.page) }

  @Test(arguments: snippets)
  func swiftCompiles(snippet: Snippet) async throws {
    if Self.compiled.contains(where: { $0.contains(snippet.unindented) }) { return }
    if let manifest = Self.manifest(of: snippet) {
      #expect(try await PackageDescription.complaints(about: manifest) == "")
    } else if snippet.text.hasPrefix("#if canImport(UIKit)") {
      #expect(try await Self.complaints(withoutAlias: snippet.text) == "")
    } else {
      #expect(try await Self.complaints(about: snippet.text) == "")
    }
  }

  /// A manifest, completed if it is only a part.
  private static func manifest(of snippet: Snippet) -> String? {
    if snippet.text.hasPrefix("// swift-tools-version") { return snippet.text }
    if snippet.text.hasPrefix("dependencies:") {
      return """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "App", \(snippet.text) targets: [.target(name: "App")])
        """
    }
    guard snippet.text.hasPrefix(".") else { return nil }
    return """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(name: "scenec", path: "../scenec")], targets: [\(snippet.text)])
      """
  }

  /// The errors of Swift beside the scene of the README, as a file or as statements.
  private static func complaints(about code: String) async throws -> String {
    let asFile = try await typecheck(code.hasPrefix("import") ? code : "import UIKit\n" + code)
    if asFile.isEmpty { return "" }
    let asStatements = try await typecheck("import UIKit\n\n@MainActor func use() {\n" + code + "}\n")
    return asStatements.isEmpty ? "" : asFile + "\n\nAs statements:\n" + asStatements
  }

  /// The errors of Swift that imports UIKit without an alias.
  private static func complaints(withoutAlias code: String) async throws -> String {
    let folder = try TemporaryFolder(["Snippet.swift": code + "let view: UIView? = nil\n"])
    return try await SwiftCompiler.complaints(
      ["-typecheck", "-parse-as-library", "-I", BuildFolder.modules.path, folder.url.path + "/Snippet.swift"])
  }

  private static func typecheck(_ code: String) async throws -> String {
    let folder = "Tests/Fixtures/Readme/dashboard/"
    let scene = SceneFile(path: "Main.scene", text: try Repository.text(folder + "Main.scene"))
    let files = try TemporaryFolder(["Snippet.swift": code])
    try files.write("Controllers.swift", Data(Repository.text(folder + "Controllers.swift").utf8))
    for file in Compiler().compile([scene]).files { try files.write(file.name, Data(file.contents.utf8)) }
    try files.write(SupportFile.name, Data(SupportFile.whole.utf8))
    let sources = try FileManager.default.contentsOfDirectory(at: files.url, includingPropertiesForKeys: nil)
    return try await SwiftTypecheck.complaints(about: sources, mode: .swift6)
  }

  @Test func wrongSwiftIsReported() async throws {
    #expect(try await Self.complaints(about: "let dash: Dash = MainScenes.instantiateClock()\n") != "")
  }
}

/// The result of SwiftPM for a manifest.
enum PackageDescription {
  /// The errors of SwiftPM; empty if there are none.
  static func complaints(about manifest: String) async throws -> String {
    let folder = try TemporaryFolder(["Package.swift": manifest])
    let run = try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["swift", "package", "--package-path", folder.url.path, "dump-package"])
    return run.status == 0 ? "" : run.error
  }
}
