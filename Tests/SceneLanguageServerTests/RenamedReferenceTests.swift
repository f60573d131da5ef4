import SceneCatalog
import Testing

@testable import SceneEditing
@testable import SceneLanguageServer

/// Everything that an attribute of the catalogue can name is renamed in that attribute.
struct RenamedReferenceTests {
  @Test func everyReferenceIsRenamed() throws {
    var count = 0
    for reference in CatalogueReference.all {
      // Names in other files.
      if [.sceneFiles, .controllersOfNamedScene].contains(reference.scope) { continue }
      let scene = reference.scene(declaring: "card", using: reference.value(naming: "card"))
      let declaration = try #require(scene.firstRange(of: reference.scope == .parameters ? "name=\"card" : "id=\"card"))
      let marked = MarkedSession(
        "\(scene[..<declaration.upperBound])¦\(scene[declaration.upperBound...])")
      let edits = try marked.session.rename(marked.path, marked.offset, to: "ticket").get()
      let expected = reference.scene(declaring: "ticket", using: reference.value(naming: "ticket"))
      #expect(marked.applying(edits)["Main.scene"] == expected)
      count += 1
    }
    #expect(count > 500)
  }
}
