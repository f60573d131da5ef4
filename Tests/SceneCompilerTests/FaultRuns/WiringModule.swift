import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport

/// A fixture's wiring, to be compiled as a module of its own.
struct WiringModule: Sendable, CustomStringConvertible {
  /// What the program calls it.
  let title: String
  /// What the compiler calls it.
  let name: String
  /// Its files, by name.
  private(set) var files: [String: String]
  /// The files of modules that it imports.
  let imported: [URL]

  init(title: String, name: String, files: [String: String], imported: [URL]) {
    self.title = title
    self.name = name
    self.files = files
    self.imported = imported
  }

  /// The wiring that `scenes` become; nil where nothing in it can be made.
  private init?(title: String, name: String, _ scenes: [SceneFile], _ sources: [URL], imported: [URL] = []) throws {
    guard let wiring = WiringSource(title, scenes).swift else { return nil }
    var files = ["Wiring.swift": wiring]
    for url in sources { files[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8) }
    self.init(title: title, name: name, files: files, imported: imported)
  }

  var description: String { title }

  /// All wirings.
  static let all = fixtures + examples

  /// The wirings of the fixtures whose Swift is laid out as usual. Scenes of other modules are not part of a program. Those
  /// without a segue, in which controllers neither come nor go, are left out unless `FAULT_RUNS` asks for more runs.
  private static let fixtures: [WiringModule] = {
    let isThorough = ProcessInfo.processInfo.environment["FAULT_RUNS"] != nil
    let fixtures = Fixture.all.filter {
      !$0.expectedSwift.isEmpty && !$0.hasTemplates && $0.sceneModules.isEmpty && (isThorough || $0.hasSegues)
    }
    return fixtures.enumerated().compactMap { index, fixture in
      var module = try? WiringModule(
        title: fixture.name, name: "Wiring\(index)", fixture.scenes, fixture.expectedSwift + fixture.controllersFile,
        imported: fixture.modules)
      module?.files["SceneSupport.swift"] = Outcome.compile(fixture.scenes, fixture.options).support
      return module
    }
  }()

  /// The wirings with authors who do something.
  private static let examples: [WiringModule] = {
    let root = Fixture.root.appendingPathComponent("../..").standardized
    let names = ["ContainerViews", "CustomContainer", "ParentChild", "RootSwap", "SlidingMenu"]
    return names.compactMap { name in
      let files = FileManager.default.files(in: root.appendingPathComponent("Examples/" + name))
      let scenes = files.filter { $0.pathExtension == "scene" }.compactMap { url in
        (try? Data(contentsOf: url)).map { SceneFile(path: url.lastPathComponent, bytes: Array($0)) }
      }
      return try? WiringModule(
        title: "Examples/" + name, name: name, scenes, files.filter { $0.pathExtension == "swift" })
    }
  }()
}

extension Fixture {
  /// Whether a segue leads from one of its controllers to another.
  fileprivate var hasSegues: Bool {
    scenes.contains { String(decoding: $0.bytes, as: UTF8.self).contains("<segue ") }
  }
}

extension FileManager {
  /// The files in a folder and in the folders in it, sorted.
  func files(in folder: URL) -> [URL] {
    let paths = enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().map { folder.appendingPathComponent($0) }
  }
}
