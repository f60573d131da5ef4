import Foundation
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// The catalogue is complete, in order, and says what it should.
struct CatalogTests {
  @Test func everyElementHasAFileAndEveryFileItsElement() throws {
    let files = try Repository.names(in: "Sources/SceneCatalog/Elements").map { file in
      file.prefix(1).lowercased() + file.dropFirst().dropLast(".swift".count)
    }
    #expect(files.sorted() == Catalog.elements.map(\.name).sorted())
  }

  @Test func elementsAreSortedByName() {
    #expect(Catalog.elements.map(\.name) == Catalog.elements.map(\.name).sorted())
  }

  @Test(arguments: [
    ("button", "touchUpInside"), ("slider", "valueChanged"), ("switch", "valueChanged"),
    ("textField", "editingDidEndOnExit"),
  ])
  func aControlFiresOnTheEventThatInterfaceBuilderTakes(element: String, event: String) throws {
    #expect(try #require(Catalog.element(named: element)).primaryEvent == event)
  }

  @Test func everyViewThatTakesActionsHasAnEvent() {
    for element in Catalog.elements where element.role == .view {
      #expect(element.children.contains(.action) == (element.primaryEvent != nil), "\(element.name)")
    }
  }

  @Test(arguments: Catalog.elements.map(\.name))
  func everySummaryIsOneSentence(element: String) throws {
    let kind = try #require(Catalog.element(named: element))
    for summary in [kind.summary] + kind.attributes.map(\.summary) {
      #expect(summary.count <= 150, "\(summary)")
      #expect(summary.hasSuffix(".") && !summary.dropLast().contains(". "), "\(summary)")
      #expect(summary.first?.isUppercase == true, "\(summary)")
    }
  }

  @Test(arguments: Catalog.elements.map(\.name))
  func noAttributeIsThereTwice(element: String) throws {
    let names = try #require(Catalog.element(named: element)).attributes.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Catalog.elements.map(\.name))
  func everyExampleIsUnderstood(element: String) throws {
    let kind = try #require(Catalog.element(named: element))
    let (before, after) = try #require(Self.surroundings(of: kind))
    let file = SceneFile(path: "Main.scene", text: before + kind.example + after)
    let inside = before.utf8.count..<before.utf8.count + kind.example.utf8.count
    let misunderstood = [
      "unknown-element", "unknown-attribute", "invalid-value", "misplaced-element", "missing-attribute", "stray-text",
    ]
    let complaints = Compiler().check([file]).filter { diagnostic in
      misunderstood.contains(diagnostic.id) && inside.contains(diagnostic.place.range.start)
    }
    #expect(complaints.map(\.message) == [])
    #expect(kind.example.contains("<\(element)"))
  }

  /// The tags round an element of a kind that make it part of a scene file.
  private static func surroundings(of kind: ElementKind) -> (before: String, after: String)? {
    var ways: [(kind: ElementKind, before: String, after: String)] = [(kind, "", "")]
    var seen: Set<String> = [kind.name]
    while let way = ways.first {
      ways.removeFirst()
      if way.kind.role == .scenes { return (way.before, way.after) }
      for parent in Catalog.elements where parent.children.contains(way.kind.role) {
        guard seen.insert(parent.name).inserted else { continue }
        ways.append((parent, "<\(parent.name)>\n" + way.before, way.after + "\n</\(parent.name)>"))
      }
    }
    return nil
  }
}
