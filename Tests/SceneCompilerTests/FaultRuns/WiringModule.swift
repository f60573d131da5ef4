import Foundation
import SceneTestSupport

/// A fixture's wiring, to be compiled as a module of its own.
struct WiringModule: Sendable, CustomStringConvertible {
  /// What the program calls it.
  let title: String
  /// What the compiler calls it.
  let name: String
  /// Its files, by name.
  let files: [String: String]
  /// The files of modules that it imports.
  let imported: [URL]

  init(title: String, name: String, files: [String: String], imported: [URL]) {
    self.title = title
    self.name = name
    self.files = files
    self.imported = imported
  }

  /// The wiring of a fixture; nil where an app cannot begin with anything in it.
  init?(_ fixture: Fixture, name: String) throws {
    guard let wiring = WiringSource(fixture).swift else { return nil }
    var files = ["Wiring.swift": wiring]
    for url in fixture.expectedSwift + fixture.controllersFile {
      files[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8)
    }
    files["SceneSupport.swift"] = Outcome.compile(fixture.scenes, fixture.options).support
    self.init(title: fixture.name, name: name, files: files, imported: fixture.modules)
  }

  var description: String { title }

  /// The wirings of all fixtures whose Swift is laid out as usual.
  static let all: [WiringModule] = {
    let fixtures = Fixture.all.filter { !$0.expectedSwift.isEmpty && !$0.hasTemplates }
    return fixtures.enumerated().compactMap { try? WiringModule($1, name: "Wiring\($0)") }
  }()
}
