import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport

/// The generated code of a fixture or an example, as a module.
struct GeneratedModule: Sendable, CustomStringConvertible {
  /// The name in the program and its reports.
  let title: String
  /// The name of the module.
  let name: String
  /// The files by name.
  private(set) var files: [String: String]
  /// The files of imported modules.
  let imported: [URL]
  /// The scenes that it is made of; none where something else than scenec changed it.
  private(set) var scenes: [SceneFile] = []
  /// How its segues connect controllers.
  private let connections: Set<String>

  init(title: String, name: String, files: [String: String], imported: [URL], connections: Set<String> = []) {
    self.title = title
    self.name = name
    self.files = files
    self.imported = imported
    self.connections = connections
  }

  /// The module of `scenes`; nil if none of their controllers can be made.
  private init?(title: String, name: String, _ scenes: [SceneFile], _ sources: [URL], imported: [URL] = []) throws {
    guard let module = GeneratedAppSource(title, scenes).swift else { return nil }
    var files = ["GeneratedApp.swift": module]
    for url in sources { files[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8) }
    self.init(
      title: title, name: name, files: files, imported: imported, connections: Wiring.connections(of: scenes))
    self.scenes = scenes
  }

  var description: String { title }

  /// The modules that run: those of all connections of controllers, and the examples.
  static let all = differentFixtures + examples

  /// The modules whose frames are compared: all fixtures that show a view, and the examples.
  static let shown =
    all
    + fixtures.filter { module in
      !all.contains { $0.name == module.name } && !ScreenFrames(of: module.scenes).isEmpty
    }

  /// The modules of the fixtures with the usual templates. Fixtures with scenes of other modules are not part of a
  /// program.
  static let fixtures: [GeneratedModule] = Fixture.all.enumerated().compactMap { index, fixture in
    guard !fixture.expectedSwift.isEmpty, !fixture.hasTemplates, fixture.sceneModules.isEmpty, !sendsSelectors(fixture)
    else { return nil }
    // The frames of views are compared by identifiers, which the golden files do not set.
    let scenes = IdentifiedScenes.all(of: fixture.scenes)
    var module = try? GeneratedModule(
      title: fixture.name, name: "Generated\(index)", scenes, fixture.controllersFile, imported: fixture.modules)
    for file in Compiler(fixture.options).compile(scenes).files { module?.files[file.name] = file.contents }
    return module
  }

  /// The fixtures without those that connect controllers only as fixtures before them do, unless `RANDOM_RUNS` sets more
  /// seeds.
  private static let differentFixtures: [GeneratedModule] = {
    if ProcessInfo.processInfo.environment["RANDOM_RUNS"] != nil { return fixtures }
    var connections: Set<String> = []
    return fixtures.filter { module in
      let count = connections.count
      connections.formUnion(module.connections)
      return connections.count > count
    }
  }()

  /// Whether actions are sent to the first responder: headless UIKit warns that it cannot call the method of a selector.
  private static func sendsSelectors(_ fixture: Fixture) -> Bool {
    fixture.scenes.contains { String(decoding: $0.bytes, as: UTF8.self).contains("destination=\"firstResponder\"") }
  }

  /// The modules of the examples, which have controller classes with behaviour.
  private static let examples: [GeneratedModule] = {
    let root = Fixture.root.appendingPathComponent("../..").standardized
    // Not the gallery: it has values that a random run cannot make, nibs, and a map of another framework.
    let names = ["ContainerViews", "CustomContainer", "ParentChild", "RootSwap", "SlidingMenu"]
    return names.compactMap { name in
      let files = FileManager.default.files(in: root.appendingPathComponent("Examples/" + name))
      let scenes = files.filter { $0.pathExtension == "scene" }.compactMap { url in
        (try? Data(contentsOf: url)).map { SceneFile(path: url.lastPathComponent, bytes: Array($0)) }
      }
      return try? GeneratedModule(
        title: "Examples/" + name, name: name, scenes, files.filter { $0.pathExtension == "swift" })
    }
  }()
}

extension FileManager {
  /// All files in a folder, sorted.
  func files(in folder: URL) -> [URL] {
    let paths = enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().map { folder.appendingPathComponent($0) }
  }
}
