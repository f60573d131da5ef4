import Foundation
import SceneDiagnostics
import SceneTestSupport
import SwiftDeclarations
import Testing

@testable import SceneCompiler

/// The Swift that the catalogue specifies for attributes compiles with UIKit.
struct CatalogueTests {
  @Test func everyTextIsTranslated() throws {
    var options = Compiler.Options()
    options.localization = "All"
    let scene = SceneFile(path: "All.scene", bytes: Array(CatalogueScenes.all.scene.utf8))
    let swift = Compiler(options).compile([scene]).files.map(\.contents).joined()
    let literal = StringLiteral.swift(SampleValues.text)
    #expect(swift.ranges(of: literal).count > 30)
    #expect(swift.ranges(of: literal).count == swift.ranges(of: "value: " + literal).count)
  }

  /// With Swift 6; `AppleTypecheckTests` compile the same with all settings.
  @Test func everyValueOfEveryAttributeCompiles() async throws {
    let (scene, classes) = CatalogueScenes.all
    let compilation = Compiler().compile([SceneFile(path: "All.scene", bytes: Array(scene.utf8))])
    let errors = compilation.diagnostics.filter { $0.severity == .error }.map {
      "\($0.message): \($0.place.file.text(in: $0.place.range))"
    }
    #expect(errors == [])
    let files = Dictionary(uniqueKeysWithValues: compilation.files.map { ($0.name, $0.contents) })
    let folder = try TemporaryFolder(files.merging(["Classes.swift": classes]) { $1 })
    let sources = (files.keys + ["Classes.swift"]).sorted().map { folder.url.appendingPathComponent($0) }
    let complaints = try await SwiftTypecheck.complaints(
      about: sources, modules: Fixture.frameworks, mode: .swift6)
    #expect(complaints == "")
  }
}
