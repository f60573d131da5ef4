import Foundation
import SceneCatalog
import SceneDiagnostics
import SceneTestSupport
import SwiftDeclarations
import Testing

@testable import SceneCompiler

/// The Swift that the catalogue specifies for attributes compiles with UIKit.
struct CatalogueTests {
  /// Elements are made one by one, by their names.
  @Test func elementsAndAttributesAreFoundByTheirNames() {
    #expect(Catalog.elements.count > 90)
    for kind in Catalog.elements {
      #expect(Catalog.element(named: kind.name) === kind)
      for name in Set(kind.attributes.map(\.name)) {
        #expect(kind.index(ofAttribute: name) == kind.attributes.firstIndex { $0.name == name }, "\(kind.name).\(name)")
        // Names of the same length, with the same ends.
        let similar = String(name.prefix(1)) + String(name.dropFirst().dropLast().reversed()) + String(name.suffix(1))
        #expect(
          kind.index(ofAttribute: similar) == kind.attributes.firstIndex { $0.name == similar },
          "\(kind.name).\(similar)")
      }
      #expect(kind.index(ofAttribute: "") == nil)
    }
    #expect(Catalog.element(named: "Button") == nil && Catalog.element(named: "") == nil)
  }

  /// Other names are those of the app's classes, without a look at all elements.
  @Test func typesOfElementsHaveThePrefixOfTheSystem() {
    // The attributes of a text are a dictionary, which no class is called like.
    for type in Catalog.elements.compactMap(\.type) where !type.hasPrefix("[") {
      #expect(TypeNames.hasPrefixOfSystem(type), "\(type)")
    }
    #expect(!TypeNames.hasPrefixOfSystem("Form") && !TypeNames.hasPrefixOfSystem("ätzend"))
  }

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
