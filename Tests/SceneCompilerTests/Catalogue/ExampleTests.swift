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
    let example = ExampleScene(kind)
    let scene = SceneFile(path: "Main.scene", text: example.text)
    // A placeholder refers to it.
    let other = SceneFile(
      path: "Map.scene", text: "<scenes initialViewController=\"map\"><viewController id=\"map\"/></scenes>")
    let compilation = Compiler().compile([scene] + (kind.role == .placeholder ? [other] : []))
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    try #require(errors.map(\.message) == [], "\(scene.text)")
    // A fixture with stand-ins of the modules compiles these.
    if example.needsModules { return }
    let swift = compilation.files.map(\.contents).joined(separator: "\n")
    // An example that imports a module has no stubs, nor has one whose class conforms to a protocol of UIKit's.
    guard let classes = StubClasses.swift(for: [scene], generated: swift) else {
      #expect(kind.role == .import || kind.example.contains("dataSource"))
      return
    }
    var files = Dictionary(uniqueKeysWithValues: compilation.files.map { ($0.name, $0.contents) })
    files["Classes.swift"] = classes
    let folder = try TemporaryFolder(files)
    let sources = files.keys.sorted().map { folder.url.appendingPathComponent($0) }
    #expect(try await SwiftTypecheck.complaints(about: sources, mode: .swift5) == "", "\(scene.text)")
  }
}
