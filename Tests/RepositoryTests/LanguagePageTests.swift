import Foundation
@testable import SceneCatalog
@testable import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

/// `Documentation/Language.md` is generated from the catalogue, from its section "Elements" on.
struct LanguagePageTests {
  private static let path = "Documentation/Language.md"
  private static let start = "## Elements\n"

  @Test func pageMatchesTheGoldenFile() throws {
    let text = try Repository.text(Self.path)
    let start = try #require(text.range(of: Self.start))
    let expected = text[..<start.lowerBound] + Self.start + "\n" + LanguageReference.text
    if FixtureUpdate.isRequested, FixtureUpdate.isAllowed {
      try Data(expected.utf8).write(to: Repository.root.appending(path: Self.path))
    }
    #expect(text == expected, "UPDATE_FIXTURES=1 swift test --filter Golden")
  }

  @Test func pageNamesEveryElementAndAttribute() throws {
    let text = try Repository.text(Self.path)
    for element in Catalog.elements {
      #expect(text.contains("#### `\(element.name)`"))
      for attribute in element.attributes { #expect(text.contains("| `\(attribute.name)` |")) }
    }
  }

  @Test func firstPartNamesEverySegueKind() throws {
    let text = try Repository.text(Self.path)
    for kind in Segue.Kind.allCases { #expect(text.contains("\n| `\(kind.rawValue)` |"), "\(kind)") }
  }

  @Test func layoutExampleCompiles() throws {
    let text = try Repository.text(Self.path)
    let shown = text.matches(of: #/\n\| `(\w+="[^"`]+")` \|/#).map { String($0.1) }
    #expect(shown.count >= 9)
    for attribute in shown {
      let views = "<label id=\"title\" top=\"0\"/><label \(attribute)/>"
      let scene =
        "<scenes initialViewController=\"a\"><viewController id=\"a\"><view>\(views)</view></viewController></scenes>"
      #expect(Compiler().check([SceneFile(path: "Main.scene", text: scene)]).map(\.message) == [], "\(attribute)")
    }
  }

  @Test func commentExampleIsRecognized() throws {
    let comment = try #require(try Page(Self.path).blocks(in: "xml").first { $0.contains("<!-- scenec:") })
    let start = "<viewController id=\"a\"/>"
    for (comment, count) in [(comment, 0), (comment.replacing("scenec:ignore", with: "scenec:warning"), 1)] {
      let scene = "<scenes initialViewController=\"a\">\(start)\(comment)</scenes>"
      #expect(Compiler().check([SceneFile(path: "Main.scene", text: scene)]).count == count)
    }
  }
}
