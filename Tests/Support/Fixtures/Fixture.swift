public import Foundation
public import SceneCompiler
public import SceneDiagnostics

/// A folder that says what the compiler makes of a scene.
///
/// - `*.scene`: the scenes, with what is expected to be said about them in comments, see `ExpectationComment`
/// - `Diagnostics.txt`: the same in lines, where comments would change what is tested: a byte-order mark, broken markup
/// - `Fixed/*.scene`: the scenes after all fixes; there exactly when one is offered
/// - `Expected/*.swift`: the Swift; there exactly when nothing is an error
/// - `Controllers.swift`: the author's classes, without which the Swift does not compile
/// - `Modules/*.swift`: modules that the scenes import
/// - `Modules/*/`: modules with scenes of their own, which the scenes can show
/// - `Templates/*.stencil`: templates that take the place of the compiler's own
/// - `Options.txt`: the options of the command line, one a line, where they are not the usual ones
public struct Fixture: Sendable, CustomStringConvertible {
  /// Its topic and behaviour: `Segues/unknown-destination`.
  public let name: String
  /// The scenes as the compiler gets them.
  public let scenes: [SceneFile]
  /// What the compiler is told.
  public let options: Compiler.Options
  /// What is expected to be said.
  public let expectations: [Expectation]
  /// The modules that have scenes of their own.
  public let sceneModules: [FixtureModule]
  /// Everything in the folder.
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

  /// The name, by which a test run calls it.
  public var description: String { name }

  /// The author's classes.
  public var controllers: String? { folder.text(Self.controllersPath) }
}

extension Fixture {
  /// The files of the Swift that is expected; empty where there is an error.
  public var expectedSwift: [URL] {
    folder.paths(in: "Expected/", suffix: ".swift").map { folder.url.appendingPathComponent($0) }
  }

  /// The files of modules that the scenes import, by hand and as small as can be: `Modules/Maps.swift`.
  public var modules: [URL] {
    folder.paths(in: "Modules/", suffix: ".swift").map { folder.url.appendingPathComponent($0) }
  }

  /// Whether its Swift is laid out by templates of its own.
  public var hasTemplates: Bool { !folder.paths(in: "Templates/", suffix: ".stencil").isEmpty }

  /// The file of the author's classes, if there is one.
  public var controllersFile: [URL] {
    controllers == nil ? [] : [folder.url.appendingPathComponent(Self.controllersPath)]
  }
}
