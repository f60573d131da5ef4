import SceneCatalog
import SceneDiagnostics
import SceneSyntax
import SceneTestSupport
import Testing

/// Fixtures that compile use the whole catalogue.
struct FixtureCoverageTests {
  /// The elements and attributes that fixtures without errors use. An attribute of several elements counts once.
  private static let used: (elements: Set<String>, attributes: Set<ObjectIdentifier>) = {
    var elements: Set<String> = []
    var attributes: Set<ObjectIdentifier> = []
    for scene in Fixture.all.filter({ !$0.expectedSwift.isEmpty }).flatMap(\.scenes) {
      var log = DiagnosticLog()
      let document = DocumentReader.read(scene, &log)
      var open = [document.root].compactMap(\.self)
      while let node = open.popLast() {
        open += document.children(of: node)
        guard let kind = Catalog.element(named: document[node].text) else { continue }
        elements.insert(kind.name)
        for attribute in document.attributes(of: node) {
          if let known = kind.attribute(written: attribute.name) { attributes.insert(ObjectIdentifier(known)) }
        }
      }
    }
    return (elements, attributes)
  }()

  @Test func everyElementIsUsedInAFixture() {
    #expect(Catalog.elements.map(\.name).filter { !Self.used.elements.contains($0) } == [])
  }

  @Test func everyAttributeIsUsedInAFixture() {
    // A style has the attributes of all other elements.
    let unused = Catalog.elements.flatMap { element in
      element.attributes
        .filter { element.role != .style || $0.isRequired }
        .filter { !Self.used.attributes.contains(ObjectIdentifier($0)) }
        .map { "\(element.name).\($0.name)" }
    }
    #expect(unused == [])
  }
}
