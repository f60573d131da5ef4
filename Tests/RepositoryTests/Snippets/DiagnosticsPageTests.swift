import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneTestSupport
import Testing

/// `Documentation/Diagnostics.md` shows the output of scenec.
struct DiagnosticsPageTests {
  @Test func pageMatchesTheGoldenFile() throws {
    let expected = DiagnosticsPage.text
    if FixtureUpdate.isRequested, FixtureUpdate.isAllowed {
      try Data(expected.utf8).write(to: Repository.root.appending(path: DiagnosticsPage.path))
    }
    #expect(
      try Repository.text(DiagnosticsPage.path) == expected,
      "UPDATE_FIXTURES=1 swift test --filter Golden")
  }

  /// The diagnostics that fixtures do not have: they need a storyboard, or screens.
  private static let withoutFixture = AllDiagnostics.idsOfStoryboards.union(AllDiagnostics.idsOfScreens)

  @Test(arguments: AllDiagnostics.kinds.map { $0.id }.filter { !withoutFixture.contains($0) })
  func pageShowsEveryDiagnostic(id: String) throws {
    let example = try #require(DiagnosticsPage.example(of: id))
    #expect(example.text.contains("[\(id)]"))
  }

  /// The diagnostics after which a part of a scene is unknown.
  private static let misunderstandings: Set = [
    "unknown-element", "unknown-attribute", "invalid-value", "misplaced-element", "missing-attribute",
  ]

  /// The wrong examples of an explanation report the diagnostic, the right ones do not, and all of them parse.
  @Test(arguments: AllDiagnostics.kinds.map { $0.id }.filter { !aboutMore.contains($0) })
  func scenesOfExplanationsReportTheDiagnostic(id: String) throws {
    for scene in Self.scenes(in: try #require(AllDiagnostics.kind(withID: id)).explanation) {
      let snippet = SceneSnippet(scene.text, hasScreens: AllDiagnostics.idsOfScreens.contains(id))
      let said = Set(snippet.diagnostics.map(\.id))
      if let isWrong = scene.isWrong { #expect(said.contains(id) == isWrong, "\(scene.text)") }
      // A syntax error can affect everything behind it.
      guard !Self.aboutXML.contains(id) else { continue }
      #expect(said.subtracting([id]).isDisjoint(with: Self.misunderstandings), "\(scene.text)")
    }
  }

  private static let aboutXML = Set(SyntaxDiagnostics.all.map { $0.id })

  /// The diagnostics whose examples report several others, describe them in words, or depend on resources.
  private static let aboutMore: Set = [
    "colliding-names", "conflicting-attributes", "missing-argument", "mistyped-argument", "repeated-child",
    "unknown-argument", "unknown-color", "unknown-font", "unknown-image", "unknown-popover-anchor", "unknown-text-key",
    "unnamed-segue",
  ]

  @Test func explanationsContainScenes() {
    let scenes = AllDiagnostics.kinds.flatMap { Self.scenes(in: $0.explanation) }
    #expect(scenes.count > 100)
    #expect(scenes.count { $0.isWrong == true } > 30)
  }

  /// The scenes in an explanation, and whether the line before calls them wrong or right.
  private static func scenes(in explanation: String) -> [(text: String, isWrong: Bool?)] {
    var scenes: [(text: String, isWrong: Bool?)] = []
    var lead = ""
    var isInBlock = false
    for line in Self.unfenced(explanation).components(separatedBy: "\n") {
      if line.hasPrefix("    ") {
        if !isInBlock { scenes.append(("", lead.hasPrefix("Wrong") ? true : lead.hasPrefix("Right") ? false : nil)) }
        isInBlock = true
        scenes[scenes.count - 1].text += line.dropFirst(4) + "\n"
      } else if !line.isEmpty {
        (isInBlock, lead) = (false, line)
      } else if isInBlock {
        scenes[scenes.count - 1].text += "\n"
      }
    }
    return scenes.filter { $0.text.hasPrefix("<") && !$0.text.hasPrefix("<<<<<<<") }
  }

  /// An explanation whose blocks are indented instead.
  private static func unfenced(_ explanation: String) -> String {
    explanation.replacing(#/```\w*\n([\s\S]*?)```/#) { match in
      match.1.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
        .joined(separator: "\n")
    }
  }
}
