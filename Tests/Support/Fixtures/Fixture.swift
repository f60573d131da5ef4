public import Foundation
public import SceneCompiler
public import SceneDiagnostics

/// A folder with scenes and the expected results of the compiler.
///
/// - `*.scene`: the scenes, with expectations in comments, see `ExpectationComment`
/// - `Diagnostics.txt`: the expectations as lines, where comments would change the test: a byte-order mark, broken
///   markup
/// - `Fixed/*.scene`: the scenes after all fix-its; exists exactly if one is offered
/// - `Expected/*.swift`: the Swift; exists exactly if there is no error
/// - `Controllers.swift`: the user's classes, which the Swift needs to compile
/// - `Modules/*.swift`: modules that the scenes import
/// - `Modules/*/`: modules with their own scenes, which the scenes can use
/// - `Templates/*.stencil`: templates that replace the embedded ones
/// - `Options.txt`: options of the command line, one on each line, if they are not the defaults
/// - `Resources.txt`: the resources of the module, one on each line, see `FixtureResources`
public struct Fixture: Sendable, CustomStringConvertible {
  /// Its topic and behaviour: `Segues/unknown-destination`.
  public let name: String
  /// The scenes for the compiler.
  public let scenes: [SceneFile]
  /// The options for the compiler.
  public let options: Compiler.Options
  /// The expected diagnostics.
  public let expectations: [Expectation]
  /// The modules with their own scenes.
  public let sceneModules: [FixtureModule]
  /// The files of the folder.
  public internal(set) var folder: FixtureFolder

  static let diagnosticsPath = "Diagnostics.txt"
  static let optionsPath = "Options.txt"
  static let controllersPath = "Controllers.swift"

  /// Reads the fixture in a folder.
  public init(_ url: URL, name: String) throws {
    self.name = name
    let folder = try FixtureFolder(url)
    self.folder = folder
    var options = try FixtureOptions.read(folder.text(Self.optionsPath) ?? "")
    options.templates = TemplateSet(
      replacing: folder.paths(in: "Templates/", suffix: ".stencil").map { path in
        SceneFile(path: path, bytes: Array(folder.files[path] ?? Data()))
      })
    sceneModules = try FixtureModule.all(in: folder.files.mapValues { Array($0) })
    options.modules = sceneModules.map(\.module)
    if let path = FixtureOptions.sources(folder.text(Self.optionsPath) ?? "") {
      options.sources = [SceneFile(path: path, bytes: Array(folder.files[path] ?? Data()))]
    }
    if let resources = folder.text(FixtureResources.path) {
      options.resources = try FixtureResources.read(resources)
    }
    self.options = options
    let paths = folder.scenePaths
    if let list = folder.text(Self.diagnosticsPath) {
      scenes = paths.map { SceneFile(path: $0, bytes: Array(folder.files[$0] ?? Data())) }
      expectations = list.split(separator: "\n").map { line in
        Expectation(line: line) ?? Expectation(place: nil, text: "unreadable line: \(line)")
      }
    } else {
      let annotated = paths.map { AnnotatedScene(path: $0, text: folder.text($0) ?? "") }
      scenes = annotated.map(\.file)
      expectations = annotated.flatMap(\.expectations)
    }
  }

  /// The name, for test runs.
  public var description: String { name }

  /// The user's classes.
  public var controllers: String? { folder.text(Self.controllersPath) }
}

extension Fixture {
  /// The files of expected Swift; empty if there is an error.
  public var expectedSwift: [URL] {
    folder.paths(in: "Expected/", suffix: ".swift").map { folder.url.appendingPathComponent($0) }
  }

  /// The files of imported modules, written by hand: `Modules/Maps.swift`. A module is after those that it imports.
  public var modules: [URL] {
    var rest = folder.paths(in: "Modules/", suffix: ".swift")
    var sorted: [String] = []
    while let next = rest.first(where: { !imports(of: $0, areIn: rest) }) ?? rest.first {
      rest.removeAll { $0 == next }
      sorted.append(next)
    }
    return sorted.map { folder.url.appendingPathComponent($0) }
  }

  private func imports(of path: String, areIn paths: [String]) -> Bool {
    let text = folder.text(path) ?? ""
    return paths.contains { other in
      let module = URL(fileURLWithPath: other).deletingPathExtension().lastPathComponent
      return other != path && text.contains("import \(module)\n")
    }
  }

  /// Modules that stand for Apple's frameworks beside UIKit.
  public static var frameworks: [URL] {
    all.first { $0.name == "Views/framework-views" }?.modules ?? []
  }

  /// Whether it has its own templates.
  public var hasTemplates: Bool { !folder.paths(in: "Templates/", suffix: ".stencil").isEmpty }

  /// The file of the user's classes, if there is one.
  public var controllersFile: [URL] {
    controllers == nil ? [] : [folder.url.appendingPathComponent(Self.controllersPath)]
  }
}
