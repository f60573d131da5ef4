import Foundation
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// The catalogue is complete, sorted and consistent.
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
  func controlsFireOnTheDefaultEventOfInterfaceBuilder(element: String, event: String) throws {
    #expect(try #require(Catalog.element(named: element)).trigger == .controlEvent(event))
  }

  @Test func viewsWithActionsHaveATrigger() {
    for element in Catalog.elements where element.role == .view {
      #expect(element.children.contains(.action) == (element.trigger != nil), "\(element.name)")
    }
  }

  @Test func whatTakesViewsSaysHow() {
    for element in Catalog.elements where element.role.isOne(of: .anyView) {
      let takesViews = element.subviews != nil || !element.places.isEmpty
      #expect(element.children.contains(.view) == takesViews, "\(element.name)")
    }
  }

  @Test func theViewThatAControllerNeedsIsAnElement() {
    for element in Catalog.elements.compactMap(\.rootView.element) {
      #expect(Catalog.element(named: element)?.role == .view, "\(element)")
    }
  }

  @Test(arguments: Catalog.elements.map(\.name))
  func attributesAreListedOnce(element: String) throws {
    let names = try #require(Catalog.element(named: element)).attributes.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Catalog.elements.map(\.name))
  func excludedAttributesExist(element: String) throws {
    let kind = try #require(Catalog.element(named: element))
    for attribute in kind.attributes {
      for other in attribute.excluded {
        let excluded = try #require(kind.attribute(named: other), "\(attribute.name) excludes \(other)")
        #expect(!excluded.excluded.contains(attribute.name), "one of two is reported, not both")
      }
    }
  }

  @Test(arguments: Catalog.elements.map(\.name))
  func attributesOfOnePropertyExcludeEachOther(element: String) throws {
    let attributes = try #require(Catalog.element(named: element)).attributes
    for (index, one) in attributes.enumerated() where one.effect != .structural {
      for other in attributes[(index + 1)...] where other.effect == one.effect {
        if case .creation = one.effect { continue }
        #expect(one.excluded.contains(other.name) || other.excluded.contains(one.name), "\(one.name), \(other.name)")
      }
    }
  }

  @Test(arguments: Catalog.elements.map(\.name))
  func segueKindsExist(element: String) throws {
    let kind = try #require(Catalog.element(named: element))
    let known: [String] =
      if case .choice(let choice)? = kind.attribute(named: "kind")?.value { choice.cases.map(\.name) } else { [] }
    for attribute in kind.attributes {
      #expect(Set(attribute.segueKinds ?? []).subtracting(known).sorted() == [], "\(attribute.name)")
    }
  }

  @Test(arguments: Catalog.elements.map(\.name))
  func versionsAreNewerThanTheOldestSystem(element: String) throws {
    let kind = try #require(Catalog.element(named: element))
    let words = kind.attributes.flatMap { attribute -> [Choice.Case] in
      switch attribute.value {
      case .choice(let choice), .options(let choice): choice.cases
      default: []
      }
    }
    let versions = [kind.since] + kind.attributes.map(\.since) + words.map(\.since)
    #expect(versions.compactMap(\.self).allSatisfy { $0 > .oldest })
  }

  @Test func everySystemContainerHasOneElement() {
    #expect(Set(Catalog.elements.compactMap(\.container)) == Set(SystemContainer.allCases))
    #expect(Catalog.elements.compactMap(\.container).count == SystemContainer.allCases.count)
    #expect(Catalog.elements.filter { $0.container != nil }.allSatisfy { $0.role == .controller })
  }

  @Test(arguments: Catalog.elements.map(\.name))
  func everyExampleCompiles(element: String) throws {
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

  /// The tags around an element that make it part of a scene file.
  private static func surroundings(of kind: ElementKind) -> (before: String, after: String)? {
    var ways: [(kind: ElementKind, before: String, after: String)] = [(kind, "", "")]
    var seen: Set<String> = [kind.name]
    while let way = ways.first {
      ways.removeFirst()
      if way.kind.role == .scenes { return (way.before, way.after) }
      for parent in Catalog.elements where parent.takes(way.kind) {
        // There it means something else.
        if let part = parent.part(named: way.kind.name), part !== way.kind { continue }
        guard seen.insert(parent.name).inserted else { continue }
        ways.append((parent, "<\(parent.name)>\n" + way.before, way.after + "\n</\(parent.name)>"))
      }
    }
    return nil
  }
}
