import Foundation
@testable import SceneCatalog
@testable import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

/// The section "Elements" of `Documentation/Language.md` and the pages of the reference are generated from the catalogue.
struct LanguagePageTests {
  private static let path = "Documentation/Language.md"
  private static let start = "## Elements\n"
  private static let lead = """
    The reference has a page for each group of elements. It lists the attributes of each element, what may be inside it,
    and the class of UIKit that it stands for. [An XML Schema](Editors.md) says the same to editors.


    """

  @Test func pageMatchesTheGoldenFile() throws {
    let text = try Repository.text(Self.path)
    let start = try #require(text.range(of: Self.start))
    let expected = text[..<start.lowerBound] + Self.start + "\n" + Self.lead + LanguageReference.index
    if FixtureUpdate.isRequested, FixtureUpdate.isAllowed {
      try Data(expected.utf8).write(to: Repository.root.appending(path: Self.path))
    }
    #expect(text == expected, "UPDATE_FIXTURES=1 swift test --filter Golden")
  }

  @Test func referenceMatchesTheGoldenFiles() throws {
    let pages = LanguageReference.pages
    if FixtureUpdate.isRequested, FixtureUpdate.isAllowed { try Self.write(pages) }
    let files = try Repository.names(in: LanguageReference.folder)
    #expect(files.sorted() == pages.keys.map { $0 + ".md" }.sorted())
    for (name, page) in pages {
      let text = try Repository.text(LanguageReference.folder + name + ".md")
      #expect(text == page, "UPDATE_FIXTURES=1 swift test --filter Golden")
    }
  }

  private static func write(_ pages: [String: String]) throws {
    let folder = Repository.root.appending(path: LanguageReference.folder)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, page) in pages { try Data(page.utf8).write(to: folder.appending(path: name + ".md")) }
  }

  @Test func referenceNamesEveryElementAndAttribute() throws {
    let lines = LanguageReference.pages.values.flatMap { $0.split(separator: "\n") }
    let headings = lines.filter { $0.hasPrefix("##") }.map { $0.drop { $0 == "#" } }
    let cells = Set(lines.filter { $0.hasPrefix("| `") }.flatMap { $0.split(separator: "|") })
    for element in Catalog.elements {
      #expect(headings.count { $0 == " `\(element.name)`" } == 1)
      for attribute in element.attributes { #expect(cells.contains(" `\(attribute.name)` ")) }
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
      // With a position along both axes, unless the attribute says it.
      let isWhole = attribute.hasPrefix("pin=") || attribute.hasPrefix("frame=")
      let rest = ["top=\"0\"", "leading=\"0\""].filter { !isWhole && !attribute.hasPrefix($0.prefix(4)) }
        .joined(separator: " ")
      let views = "<label id=\"title\" top=\"0\" leading=\"0\"/><label \(attribute) \(rest)/>"
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
