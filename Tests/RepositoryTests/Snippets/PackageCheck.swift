import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport

/// A package as a page shows it, scenes and tests included, put before the compilers without a build.
struct PackageCheck {
  let files: [String: String]

  /// The errors of SwiftPM for the manifest, of scenec for the scenes and of the Swift compiler for the rest.
  func complaints() async throws -> String {
    if let manifest = files["Package.swift"] {
      let complaints = try await PackageDescription.complaints(about: manifest)
      if !complaints.isEmpty { return complaints }
    }
    let folder = try TemporaryFolder()
    var modules: [SceneModule] = []
    for target in targets where target != testedTarget {
      let complaints = try await self.complaints(about: target, showing: modules, in: folder)
      if !complaints.isEmpty { return complaints }
      modules.append(
        SceneModule(name: target, files: scenes(of: target), isExposed: accessLevel(of: target) != .internal))
    }
    return try await complaints(about: testedTarget, showing: modules, in: folder)
  }

  /// The targets that are no tests, by name.
  private var targets: [String] {
    let names = files.keys.filter { $0.hasPrefix("Sources/") }.map { String($0.split(separator: "/")[1]) }
    return Set(names).sorted()
  }

  /// The target that the tests import as if they were in it.
  private var testedTarget: String {
    let tests = files.filter { $0.key.hasPrefix("Tests/") }.values
    let names = tests.compactMap { $0.firstMatch(of: #/@testable import (\w+)/#).map { String($0.1) } }
    return names.first ?? targets.first ?? ""
  }

  /// The files of a target; those of the tests are the tested target's as well.
  private func paths(of target: String) -> [String] {
    files.keys.filter { path in
      path.hasPrefix("Sources/\(target)/") || target == testedTarget && path.hasPrefix("Tests/")
    }.sorted()
  }

  private func scenes(of target: String) -> [SceneFile] {
    paths(of: target).filter { $0.hasSuffix(".scene") }.map { SceneFile(path: $0, text: files[$0] ?? "") }
  }

  private func accessLevel(of target: String) -> AccessLevel {
    let configuration = files["Sources/\(target)/scenec.json"] ?? ""
    return AccessLevel.allCases.first { configuration.contains("\"accessLevel\": \"\($0.rawValue)\"") } ?? .internal
  }

  private func complaints(
    about target: String, showing modules: [SceneModule], in folder: TemporaryFolder
  ) async throws -> String {
    var options = Compiler.Options()
    options.accessLevel = accessLevel(of: target)
    options.moduleName = target
    options.modules = modules
    let compilation = Compiler(options).compile(scenes(of: target))
    guard compilation.diagnostics.isEmpty else { return TextRenderer().render(compilation.diagnostics) }
    var sources: [URL] = []
    for file in compilation.files {
      sources.append(try folder.write(target + "/" + file.name, Data(file.contents.utf8)))
    }
    for path in paths(of: target) where path.hasSuffix(".swift") {
      sources.append(try folder.write(path, Data(inOneModule(files[path] ?? "").utf8)))
    }
    let product = folder.url.appending(path: target + ".swiftmodule").path
    let job =
      target == testedTarget ? ["-typecheck"] : ["-emit-module", "-whole-module-optimization", "-o", product]
    return try await SwiftCompiler.complaints(
      job + ["-parse-as-library", "-swift-version", "6", "-enable-testing", "-module-name", target]
        + ["-package-name", "Package", "-I", folder.url.path, "-I", BuildFolder.modules.path]
        + SwiftCompiler.headlessUIKit + Self.testingMacros + sources.map(\.path))
  }

  /// A test imports the module that it is in here.
  private func inOneModule(_ source: String) -> String {
    source.replacing(#/\n *@testable import \w+\n/#, with: "\n")
  }

  /// The folder of the macro plugin for `#expect`.
  private static let testingMacros: [String] = {
    let compiler = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init).first { folder in
      FileManager.default.isExecutableFile(atPath: folder + "/swiftc")
    }
    guard let compiler else { return [] }
    let real = URL(filePath: compiler + "/swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
    return ["-plugin-path", real.appending(path: "../lib/swift/host/plugins").standardized.path]
  }()
}
