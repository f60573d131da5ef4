import Foundation
import SceneCatalog
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneCompiler

/// The example of every element compiles to Swift, and the Swift compiles with UIKit.
struct ExampleTests {
  @Test(arguments: Catalog.elements.map(\.name))
  func exampleCompiles(element: String) async throws {
    let kind = try #require(Catalog.element(named: element))
    let scene = SceneFile(path: "Main.scene", text: ExampleScene(kind).text)
    let compilation = Compiler().compile([scene])
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    try #require(errors.map(\.message) == [], "\(scene.text)")
    let swift = compilation.files.map(\.contents).joined(separator: "\n")
    // An example that imports a module has no stubs.
    guard let classes = StubClasses.swift(for: [scene], generated: swift) else {
      #expect(kind.role == .import)
      return
    }
    var files = Dictionary(uniqueKeysWithValues: compilation.files.map { ($0.name, $0.contents) })
    files["Classes.swift"] = classes
    let folder = try TemporaryFolder(files)
    let sources = files.keys.sorted().map { folder.url.appendingPathComponent($0) }
    #expect(try await SwiftTypecheck.complaints(about: sources, mode: .swift5) == "", "\(scene.text)")
  }
}
