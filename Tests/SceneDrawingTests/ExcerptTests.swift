import SceneCompiler
import SceneDiagnostics
import Testing

@testable import SceneDrawing

/// The controllers of an excerpt, and references to omitted ones.
struct ExcerptTests {
  private static let chain = SceneMap(
    of: """
      <scenes initialViewController="tabs">
        <tabBarController id="tabs">
          <segue kind="relationship" relationship="viewControllers" destination="nav"/>
          <segue kind="relationship" relationship="viewControllers" destination="other"/>
        </tabBarController>
        <navigationController id="nav">
          <segue kind="relationship" relationship="rootViewController" destination="list"/>
        </navigationController>
        <viewController id="other"/>
        <viewController id="list"><segue kind="push" identifier="detail" destination="detail"/></viewController>
        <viewController id="detail"><segue kind="present" identifier="edit" destination="edit"/></viewController>
        <viewController id="edit"><segue kind="present" identifier="photo" destination="photo"/></viewController>
        <viewController id="photo"/>
      </scenes>
      """)

  private func names(around id: String, depth: Int) throws -> Set<String> {
    let center = try #require(Self.chain.controllers.firstIndex { $0.name == id })
    return Set(Self.chain.excerpt(Self.chain.neighborhood(of: [center], depth: depth)).controllers.map(\.name))
  }

  @Test func depthCountsSeguesInBothDirections() throws {
    #expect(try names(around: "edit", depth: 0) == ["edit"])
    #expect(try names(around: "edit", depth: 1) == ["detail", "edit", "photo"])
    // The steps end where nothing is left.
    #expect(try names(around: "photo", depth: .max) == Set(Self.chain.controllers.map(\.name)))
  }

  @Test func containersAreIncludedWithoutTheirOtherChildren() throws {
    #expect(try names(around: "list", depth: 0) == ["tabs", "nav", "list"])
    #expect(try names(around: "detail", depth: 1) == ["tabs", "nav", "list", "detail", "edit"])
  }

  @Test func childrenOfContainersAreIncluded() throws {
    #expect(try names(around: "nav", depth: 0) == ["tabs", "nav", "list"])
  }

  @Test func omittedControllersAreReferences() throws {
    let center = try #require(Self.chain.controllers.firstIndex { $0.name == "edit" })
    let map = Self.chain.excerpt([center])
    #expect(map.omittedCount == 6)
    let parts = PictureParts(MapFormat.svg.text(of: map))
    #expect(parts.faults == [])
    #expect(parts.labels.contains { $0.text == "present photo → photo" })
    #expect(parts.labels.contains { $0.text == "from detail" })
    #expect(parts.labels.contains { $0.text == "6 controllers are not shown" })
    #expect(parts.lines.count == 1)
    for format in [MapFormat.mermaid, .dot] { #expect(format.text(of: map).contains("Main.photo")) }
    #expect(MapFormat.json.text(of: map).contains("\"destination\": \"Main.photo\""))
    #expect(MapFormat.json.text(of: map).contains("\"omittedControllers\": 6"))
  }

  @Test func problemsKeepTheirControllers() throws {
    let map = SceneMap(
      of: """
        <scenes initialViewController="a">
          <viewController id="a"><segue kind="present" identifier="x" destination="lost"/></viewController>
          <viewController id="b"><segue kind="present" identifier="y" destination="gone"/></viewController>
        </scenes>
        """)
    let excerpt = map.excerpt([1])
    #expect(excerpt.problems.map(\.message).contains { $0.contains("gone") })
    #expect(!excerpt.problems.map(\.message).contains { $0.contains("lost") })
    #expect(excerpt.segues.flatMap(\.problems).allSatisfy(excerpt.problems.indices.contains))
  }

  // MARK: The entry

  private func entry(_ files: [String: String]) -> String? {
    let scenes = files.sorted { $0.key < $1.key }.map { SceneFile(path: "\($0.key).scene", text: $0.value) }
    return Compiler().map(scenes).map.controllers.first(where: \.isEntry)?.key
  }

  private func scene(_ id: String, to files: String...) -> String {
    let segues = files.map { "<segue kind=\"present\" identifier=\"to\($0)\" destination=\"to\($0)\"/>" }.joined()
    let placeholders = files.map { "<viewControllerPlaceholder id=\"to\($0)\" sceneName=\"\($0)\"/>" }.joined()
    return
      "<scenes initialViewController=\"\(id)\"><viewController id=\"\(id)\">\(segues)</viewController>\(placeholders)</scenes>"
  }

  @Test func appStartsInTheFileWithoutIncomingSegues() {
    #expect(entry(["A": scene("a"), "Start": scene("s", to: "A")]) == "Start.s")
  }

  @Test func mainIsTheEntryOfACycle() {
    #expect(entry(["Login": scene("l", to: "Main"), "Main": scene("m", to: "Login")]) == "Main.m")
  }

  @Test func entryIsTheFileThatReachesMost() {
    let files = [
      "A": scene("a"), "B": scene("b", to: "C", "D"), "C": scene("c"), "D": scene("d"), "E": scene("e", to: "C"),
    ]
    #expect(entry(files) == "B.b")
  }

  @Test func equalCandidatesHaveNoEntry() {
    #expect(entry(["A": scene("a"), "B": scene("b")]) == nil)
    #expect(
      entry(["A": scene("a", to: "B"), "B": scene("b"), "Main": "<scenes><viewController id=\"m\"/></scenes>"]) == nil)
  }

  @Test func filesWithoutInitialControllerAreNotTheEntry() {
    #expect(entry(["A": "<scenes><viewController id=\"a\"/></scenes>"]) == nil)
  }
}
