import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

/// For scenes whose Swift compiles with the classes, the check of Swift sources reports nothing.
struct FittingSourcesTests {
  private static let fixtures = Fixture.all.filter { $0.controllers != nil && !$0.expectedSwift.isEmpty }
  private static let exampleFolder = Fixture.root.appendingPathComponent("../../Examples").standardized

  @Test(arguments: fixtures)
  func noSourceCheckReportsACompilingFixture(fixture: Fixture) throws {
    let controllers = try #require(fixture.controllers)
    var options = fixture.options
    options.sources = [SceneFile(path: "Controllers.swift", text: controllers)]
    let without = Compiler(fixture.options).check(fixture.scenes).map(\.message)
    #expect(Compiler(options).check(fixture.scenes).map(\.message) == without)
  }

  @Test func noSourceCheckReportsAnExample() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.exampleFolder.path).sorted()
    var count = 0
    for name in names {
      let folder = Self.exampleFolder.appendingPathComponent(name)
      let scenes = try Self.files(in: folder, suffix: ".scene")
      guard !scenes.isEmpty else { continue }
      count += 1
      var options = Compiler.Options()
      options.sources = try Self.files(in: folder, suffix: ".swift").filter { !$0.path.contains("/Generated/") }
      #expect(Compiler(options).check(scenes).filter { $0.severity == .error }.map(\.message) == [], "\(name)")
    }
    #expect(count > 3)
  }

  private static func files(in folder: URL, suffix: String) throws -> [SceneFile] {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return try (paths ?? []).filter { $0.path.hasSuffix(suffix) }.sorted { $0.path < $1.path }
      .map { SceneFile(path: $0.path, bytes: Array(try Data(contentsOf: $0))) }
  }
}
