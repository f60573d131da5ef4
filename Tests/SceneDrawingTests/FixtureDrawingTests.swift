import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneDrawing

/// Properties of drawings of all scenes, tested on all fixtures.
struct FixtureDrawingTests {
  @Test(arguments: Fixture.all)
  func outputIsDeterministic(fixture: Fixture) {
    for format in MapFormat.allCases { #expect(format.text(of: fixture.map) == format.text(of: fixture.map)) }
  }

  @Test(arguments: Fixture.all)
  func folderDoesNotChangeTheOutput(fixture: Fixture) {
    let moved = fixture.scenes.map { SceneFile(path: "/Some where/else/\($0.path)", bytes: $0.bytes) }
    let map = Compiler(fixture.options).map(moved).map
    for format in [MapFormat.svg, .mermaid, .dot] { #expect(format.text(of: map) == format.text(of: fixture.map)) }
  }

  @Test(arguments: Fixture.all)
  func formatsBeginWithTheirMarker(fixture: Fixture) {
    for format in MapFormat.allCases { #expect(format.text(of: fixture.map).hasPrefix(format.marker)) }
  }

  @Test(arguments: Fixture.all)
  func picturesParse(fixture: Fixture) {
    #expect(PictureParts(MapFormat.svg.text(of: fixture.map)).faults == [])
  }

  @Test(arguments: Fixture.all)
  func picturesLoadNoResources(fixture: Fixture) {
    let picture = MapFormat.svg.text(of: fixture.map)
    #expect(!picture.contains(#/<script|<foreignObject|<image|\s(?:href|on\w+)=|@import|url\(/#))
  }

  @Test(arguments: Fixture.all)
  func picturesContainEveryControllerAndSegue(fixture: Fixture) {
    let map = fixture.map
    let parts = PictureParts(MapFormat.svg.text(of: map))
    for controller in map.shownControllers {
      #expect(parts.titles.contains { $0.hasPrefix(controller.key.singleLine) }, "\(controller.key)")
      #expect(parts.labels.contains { $0.text.hasPrefix(controller.name.prefix(20)) }, "\(controller.name)")
    }
    for segue in map.segues {
      let line = map.tooltip(of: segue).split(separator: "\n")[0]
      #expect(parts.titles.contains { $0.contains(line) }, "\(line)")
      let words = [map.word(for: segue), segue.identifier].compactMap { $0?.singleLine.prefix(20) }
      #expect(parts.labels.contains { label in words.allSatisfy { label.text.contains($0) } }, "\(words)")
    }
    let text = parts.titles.joined(separator: "\n") + parts.labels.map(\.text).joined(separator: "\n")
    for problem in map.problems { #expect(text.contains(problem.message.singleLine.prefix(30)), "\(problem.message)") }
  }

  @Test(arguments: Fixture.all)
  func flowchartsContainEveryControllerAndSegue(fixture: Fixture) {
    let map = fixture.map
    let lines = MapFormat.mermaid.text(of: map).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.count { $0.prefixMatch(of: #/c\d+\["/#) != nil } == map.shownControllers.count)
    #expect(lines.count { $0.prefixMatch(of: #/c\d+ \S+\|"/#) != nil } == map.segues.count)
    #expect(lines.count { $0.prefixMatch(of: #/note\d+\["/#) != nil } == map.fileProblems.count)
    #expect(lines.count { $0.hasPrefix("subgraph ") } == lines.count { $0 == "end" })
    for segue in map.segues {
      let label = MermaidChart.quoted(
        [map.word(for: segue), segue.identifier].compactMap(\.self).joined(separator: " "))
      #expect(lines.contains { $0.contains("|" + label.dropLast()) }, "\(label)")
    }
  }

  @Test(arguments: Fixture.all)
  func jsonContainsEveryControllerAndSegue(fixture: Fixture) throws {
    let map = fixture.map
    let object = try JSONSerialization.jsonObject(with: Data(MapFormat.json.text(of: map).utf8)) as? [String: Any]
    let controllers = try #require(object?["controllers"] as? [[String: Any]])
    let segues = try #require(object?["segues"] as? [[String: Any]])
    #expect(controllers.compactMap { $0["key"] as? String } == map.controllers.map(\.key))
    #expect(Set(map.controllers.map(\.key)).count == map.controllers.count)
    #expect(segues.map { $0["identifier"] as? String } == map.segues.map(\.identifier))
    #expect(segues.map { $0["kind"] as? String } == map.segues.map(\.kind))
    let listed = ([object].compactMap { $0?["files"] as? [[String: Any]] }.joined() + controllers + segues)
      .reduce(0) { $0 + (($1["problems"] as? [Any])?.count ?? 0) }
    #expect(listed == map.problems.count)
  }
}
