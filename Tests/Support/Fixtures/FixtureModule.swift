public import Foundation
import SceneCompiler
import SceneDiagnostics

/// A module of a fixture with its own scenes: `Modules/Core/Login.scene`.
///
/// Its scenes are public, unless its `Options.txt` says otherwise. They can use the scenes of previous modules.
public struct FixtureModule: Sendable {
  /// The name of its folder.
  public let name: String
  private let scenes: [SceneFile]
  private let options: Compiler.Options

  static let folder = "Modules/"

  /// The modules among the files of a fixture or a case, in the order of their names.
  static func all(in files: [String: [UInt8]]) throws -> [FixtureModule] {
    let names = Set(
      files.keys.compactMap { path -> String? in
        let parts = path.split(separator: "/")
        return path.hasPrefix(folder) && path.hasSuffix(".scene") && parts.count == 3 ? String(parts[1]) : nil
      })
    var modules: [FixtureModule] = []
    for name in names.sorted() { modules.append(try FixtureModule(name, files, beside: modules)) }
    return modules
  }

  private init(_ name: String, _ files: [String: [UInt8]], beside others: [FixtureModule]) throws {
    self.name = name
    let own = files.filter { $0.key.hasPrefix(Self.folder + name + "/") }
    scenes = own.keys.filter { $0.hasSuffix(".scene") }.sorted().map { SceneFile(path: $0, bytes: own[$0] ?? []) }
    let text = own[Self.folder + name + "/" + Fixture.optionsPath] ?? Array("--access-level public".utf8)
    var options = try FixtureOptions.read(String(decoding: text, as: UTF8.self))
    options.moduleName = name
    options.modules = others.map(\.module)
    self.options = options
  }

  /// The module for the compiler.
  var module: SceneModule {
    SceneModule(name: name, files: scenes, isExposed: options.accessLevel != .internal)
  }

  /// A module whose scenes do not compile.
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  /// The Swift that its scenes become, by name.
  fileprivate func swift() throws -> [String: String] {
    let outcome = Outcome.compile(scenes, options)
    if outcome.hasErrors { throw Broken(description: TextRenderer().render(outcome.diagnostics)) }
    return outcome.swift.merging(["SceneSupport.swift": outcome.support ?? ""]) { own, _ in own }
  }
}

extension Fixture {
  /// The modules that its Swift imports: a file each, or a folder of files, which is written into `folder`.
  public func importedModules(in folder: TemporaryFolder) throws -> [URL] {
    try modules
      + sceneModules.map { module in
        let path = FixtureModule.folder + module.name + "/"
        for (name, text) in try module.swift() { try folder.write(path + name, Data(text.utf8)) }
        for source in self.folder.paths(in: path, suffix: ".swift") {
          try folder.write(source, self.folder.files[source] ?? Data())
        }
        return folder.url.appendingPathComponent(path)
      }
  }
}
