import Foundation
import SceneCatalog
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneCompiler

/// The types that generated Swift names are those that a scene's own types must not hide; see `TypeNames`.
struct GeneratedNameTests {
  private static let known = GeneratedNames.swiftTypes
    .union(GeneratedNames.uikitTypes).union(GeneratedNames.support).union(Catalog.elements.compactMap(\.type))
    .union(Catalog.elements.flatMap(\.modules))
  /// Types that are declared inside generated ones, keywords, and names of a function and a macro. No type can shadow
  /// them.
  private static let nested: Set<String> = [
    "Children", "Factory", "Identifier", "Segue", "Slots", "Views", "Any", "Self", "NSLocalizedString", "Preview",
    "Sendable",
  ]

  @Test(arguments: Fixture.all.filter { !$0.expectedSwift.isEmpty && !$0.hasTemplates })
  func declaredTypesOfGoldenFilesAreKnown(fixture: Fixture) throws {
    let files = fixture.scenes + fixture.options.modules.flatMap(\.files)
    let scenes = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let ofScenes = Set(scenes.matches(of: /\w+/).map { String($0.output) })
    let swift = try fixture.expectedSwift.map { try String(contentsOf: $0, encoding: .utf8) }
    let declared = Set(swift.flatMap(Self.declared))
    for text in swift {
      let unknown = Self.types(in: text).subtracting(Self.known).subtracting(Self.nested)
        .subtracting(declared).subtracting(ofScenes)
      #expect(unknown.sorted() == [], "\(fixture)")
    }
  }

  @Test func declaredTypesOfTheSupportFileAreKnown() throws {
    let url = Fixture.root.appendingPathComponent("SceneSupport.swift")
    let text = try String(contentsOf: url, encoding: .utf8)
    let unknown = Self.types(in: text).subtracting(Self.known).subtracting(Self.nested)
      .subtracting(Self.declared(in: text))
    #expect(unknown.sorted() == [])
    #expect(Set(Self.declared(in: text)).isSuperset(of: GeneratedNames.support.subtracting(["SceneBundle"])))
  }

  /// The unqualified names of types in Swift code, outside comments and strings.
  private static func types(in swift: String) -> Set<String> {
    let code = swift.replacing(/\/\/.*/, with: "").replacing(/#if .*/, with: "").replacing(
      /"(?:[^"\\\n]|\\.)*"/, with: "")
    return Set(code.matches(of: /(^|[^\w.`])([A-Z]\w*)/).map { String($0.output.2) })
  }

  /// The types and generic parameters that Swift code declares.
  private static func declared(in swift: String) -> [String] {
    swift.matches(of: /\b(?:class|struct|enum|protocol|typealias) (\w+)/).map { String($0.output.1) }
      + swift.matches(of: /[<,] ?(\w+)(?:: \w+)?(?=[,>])/).map { String($0.output.1) }
  }
}
