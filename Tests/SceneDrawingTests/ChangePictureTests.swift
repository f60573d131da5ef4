import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneTestSupport
import SceneVersions
import Testing

@testable import SceneDrawing
@testable import SceneEditing

/// Pictures of the differences between two versions.
struct ChangePictureTests {
  private static func picture(from old: String, to new: String) throws -> PictureParts {
    PictureParts(try svg(from: old, to: new))
  }

  private static func svg(from old: String, to new: String) throws -> String {
    MapFormat.svg.text(of: try #require(MapComparison(from: read(old), to: read(new))).map)
  }

  /// A scene of a fixture before and after random edits, and its picture.
  private struct Edited: Sendable {
    let old: String
    let new: String
    let svg: String
    let picture: PictureParts
  }

  /// The edited scenes that parse, by seed, made once.
  private static let scenes = [1, 2, 3].map { seed in Task { try make(seed) } }

  private static func scenes(seed: Int) async throws -> [Edited] { try await scenes[seed - 1].value }

  private static func make(_ seed: UInt64) throws -> [Edited] {
    let pairs = try readableScenes.map { try edited($0, seed: seed) }.filter { !read($0.new).hasErrors }
    try #require(pairs.count * 10 > readableScenes.count * 9)
    return try pairs.map { old, new in
      let svg = try svg(from: old, to: new)
      return Edited(old: old, new: new, svg: svg, picture: PictureParts(svg))
    }
  }

  private static func edited(_ scene: String, seed: UInt64) throws -> (old: String, new: String) {
    let old = try #require(EditableScene(scene))
    let new = try #require(EditableScene(old.text))
    let nodes = new.file.subtree.filter { $0.number > 0 }
    var edits = RandomEdits(seed: seed &* 7919 &+ UInt64(scene.utf8.count))
    for _ in 0...seed % 5 { edits.edit(of: new, among: nodes)?.apply(to: new) }
    return (old.text, new.text)
  }

  @Test(arguments: 1...TestRounds.count(1, many: 3))
  func picturesOfRandomEditsParse(seed: Int) async throws {
    for scene in try await Self.scenes(seed: seed) {
      #expect(scene.picture.faults == [], "\(scene.old)\n\(scene.new)")
    }
  }

  @Test(arguments: 1...20)
  func picturesOfUnrelatedScenesParse(seed: Int) throws {
    var scenes = RandomScenes(seed: seed)
    let (old, new) = (scenes.scene(2 + seed), scenes.scene(3 + seed))
    let faults = try Self.picture(from: old, to: new).faults
    #expect(faults == [], "\(old)\n\(new)")
  }

  @Test(arguments: 1...TestRounds.count(1, many: 3))
  func reversedComparisonSwapsAddedAndRemoved(seed: Int) async throws {
    var count = 0
    // A placeholder for a scene of its own file is visible only in versions without segues through it.
    for scene in try await Self.scenes(seed: seed) where !scene.old.contains("sceneName=\"Main\"") {
      let (old, new, there) = (scene.old, scene.new, scene.picture.signs)
      let back = try Self.picture(from: new, to: old).signs
      for (one, other) in [("added", "removed"), ("removed", "added")] {
        #expect(there.count { $0 == one } == back.count { $0 == other }, "\(one)\n\(old)\n\(new)")
      }
      count += there.count
    }
    #expect(count > 30)
  }

  @Test(arguments: 1...TestRounds.count(1, many: 3))
  func everyReportedControllerIsMarked(seed: Int) async throws {
    var count = 0
    for scene in try await Self.scenes(seed: seed) {
      let (report, picture) = (changes(from: scene.old, to: scene.new), scene.picture)
      for match in report.matches(of: #/(?m)^  ([+-]) \w+Controller '(\w+)'/#) {
        let change = match.1 == "+" ? "added" : "removed"
        // Elements of unknown roots are not part of a graph.
        let known = SceneMap(of: match.1 == "+" ? scene.new : scene.old).controllers
        guard known.contains(where: { $0.name == match.2 }) else { continue }
        let names = picture.labels.filter { $0.text == match.2 || $0.text.hasPrefix("\(match.2) “") }
        let boxes = picture.markedBoxes.filter { $0.change == change }.map(\.frame)
        #expect(names.contains { name in boxes.contains { $0.contains(name.frame) } }, "\(report)")
        count += 1
      }
    }
    #expect(count > 5)
  }

  @Test(arguments: 1...TestRounds.count(1, many: 3))
  func everyReportedSegueIsMarked(seed: Int) async throws {
    var count = 0
    for scene in try await Self.scenes(seed: seed) {
      let (old, new, picture) = (scene.old, scene.new, scene.picture)
      // Misplaced segues are not part of a graph.
      let isOfGraphs = [old, new].allSatisfy { text in
        EditableScene(text)?.file.subtree.count { $0.name == "segue" } == SceneMap(of: text).segues.count
      }
      guard isOfGraphs else { continue }
      let report = changes(from: old, to: new)
      for (sign, change) in [("+", "added"), ("-", "removed")] {
        let segues = try report.matches(of: Regex("(?m)^ *\\\(sign) (\\w+ )?segue\\b")).count
        let boxes = picture.markedBoxes.count { $0.change == change }
        #expect(picture.signs.count { $0 == change } - boxes == segues, "\(change)\n\(report)\(old)\n\(new)")
        count += segues
      }
    }
    #expect(count > 5)
  }

  @Test func equalScenesHaveNoMarks() throws {
    for scene in readableScenes {
      let picture = try Self.picture(from: scene, to: scene)
      #expect(picture.signs + picture.notes == [])
      #expect(picture.markedBoxes.isEmpty)
      #expect(picture.labels.contains { $0.text == "both versions say the same" })
    }
  }

  @Test func libxml2ParsesPictures() async throws {
    let folder = try TemporaryFolder()
    var names: [String] = []
    for (index, scene) in try await Self.scenes(seed: 3).enumerated() {
      names.append("\(index).svg")
      try folder.write("\(index).svg", Data(scene.svg.utf8))
    }
    let run = try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["xmllint", "--noout", "--nonet"] + names, in: folder.url)
    try #require(run.status != 127, "xmllint is needed to run these tests; '.ci/prepare' installs it")
    #expect(run.status == 0 && run.error == "")
  }
}

/// Pictures of chosen changes.
struct ChosenChangeTests {
  private func picture(_ old: String?, _ new: String?) throws -> PictureParts {
    let documents = [old, new].map { scene in scene.map { read("<scenes>\($0)</scenes>") } }
    return PictureParts(MapFormat.svg.text(of: try #require(MapComparison(from: documents[0], to: documents[1])).map))
  }

  private func words(_ picture: PictureParts) -> [String] { picture.labels.map(\.text) }

  @Test func renamedControllersAreOneBox() throws {
    let picture = try picture(
      #"<viewController id="a"><segue kind="present" destination="clock"/></viewController><viewController id="clock"/>"#,
      #"<viewController id="a"><segue kind="present" destination="time"/></viewController><viewController id="time"/>"#)
    #expect(words(picture).contains("clock → time"))
    #expect(picture.signs == ["changed"])
    #expect(picture.lines.count == 1)
  }

  @Test func controllersMovedIntoAContainerAreOneBox() throws {
    let home = #"<viewController id="home"/>"#
    let picture = try picture(
      home,
      #"<tabBarController id="tabs"><segue kind="relationship" relationship="viewControllers" destination="home"/>"#
        + "</tabBarController>" + home)
    #expect(picture.signs.sorted() == ["added", "added"])
    #expect(words(picture).count { $0 == "home" } == 1)
    #expect(picture.markedBoxes.map(\.change) == ["added"])
  }

  @Test func retargetedSeguesNameTheirFormerTarget() throws {
    let controllers = #"<viewController id="b"/><viewController id="c"/>"#
    let picture = try picture(
      #"<viewController id="a"><segue kind="present" identifier="s" destination="b"/></viewController>"# + controllers,
      #"<viewController id="a"><segue kind="present" identifier="s" destination="c"/></viewController>"# + controllers)
    #expect(words(picture).contains("destination is now 'c', was 'b'"))
    #expect(picture.signs == ["changed"])
  }

  @Test func newFilesAreMarkedAsNew() throws {
    let scene = #"<viewController id="a"><segue kind="present" identifier="s" destination="a"/></viewController>"#
    #expect(try picture(nil, scene).signs == ["added", "added", "added"])
    #expect(try picture(scene, nil).signs == ["removed", "removed", "removed"])
  }

  @Test func otherChangesAreListedInTheHeading() throws {
    let document = #"<viewController id="a"/><viewController id="b"/>"#
    let maps = ["a", "b"].map { read("<scenes initialViewController=\"\($0)\">\(document)</scenes>") }
    let map = try #require(MapComparison(from: maps[0], to: maps[1])).map
    #expect(words(PictureParts(MapFormat.svg.text(of: map))).contains("initialViewController is now 'b', was 'a'"))
  }

  @Test func legendContainsTheMarksInUse() throws {
    let picture = try picture(#"<viewController id="a"/>"#, #"<viewController id="a"/><viewController id="b"/>"#)
    #expect(words(picture).contains("added"))
    #expect(!words(picture).contains("removed") && !words(picture).contains("changed"))
  }

  @Test func distantControllersAreOmitted() throws {
    let chain = (0..<5).map { number in
      "<viewController id=\"c\(number)\"><segue kind=\"present\" destination=\"c\(number + 1)\"/></viewController>"
    }
    let old = read("<scenes>\(chain.joined())<viewController id=\"c5\"/></scenes>")
    let new = read("<scenes>\(chain.joined())<viewController id=\"c5\" title=\"New\"/></scenes>")
    let map = try #require(MapComparison(from: old, to: new)).map
    #expect(map.controllers.map(\.name) == ["c4", "c5"])
    let picture = PictureParts(MapFormat.svg.text(of: map))
    #expect(picture.faults == [])
    #expect(words(picture).contains("4 controllers far from all changes are not shown"))
    #expect(words(picture).contains("from c3"))
  }

  @Test func retargetedSeguesHaveALineToTheirFormerTarget() throws {
    let controllers = #"<viewController id="b"/><viewController id="c"/>"#
    let picture = try picture(
      #"<viewController id="a"><segue kind="present" identifier="s" destination="b"/></viewController>"# + controllers,
      #"<viewController id="a"><segue kind="present" identifier="s" destination="c"/></viewController>"# + controllers)
    #expect(words(picture).contains("before → b"))
    #expect(picture.lines.count == 2)
    #expect(picture.notes.contains("sign removed note"))
  }

  @Test func newlyUnreachableControllersAreBold() throws {
    func scene(_ destination: String) -> Document {
      read(
        """
        <scenes initialViewController="a">
        <viewController id="a"><segue kind="present" identifier="s" destination="\(destination)"/></viewController>
        <viewController id="b"/><viewController id="c"><segue kind="present" identifier="t" destination="b"/></viewController>
        </scenes>
        """)
    }
    let lost = MapFormat.svg.text(of: try #require(MapComparison(from: scene("c"), to: scene("b"))).map)
    #expect(lost.matches(of: #/<rect class="controller [^"]*stranded/#).count == 1)
    #expect(lost.contains("badge stranded"))
    #expect(words(PictureParts(lost)).contains("nothing leads here any more"))
    let found = MapFormat.svg.text(of: try #require(MapComparison(from: scene("b"), to: scene("c"))).map)
    #expect(!found.contains(#/<rect class="controller [^"]*stranded/#))
    #expect(words(PictureParts(found)).contains("can be reached now"))
  }

  @Test func severalFilesAreComparedTogether() throws {
    func pair(_ name: String, _ old: String?, _ new: String?) throws -> MapComparison.FilePair {
      let documents = [old, new].map { text in text.map { read($0, path: "\(name).scene") } }
      return try #require(MapComparison.FilePair(old: documents[0], new: documents[1]))
    }
    func main(_ destination: String) -> String {
      """
      <scenes initialViewController="m"><viewController id="m">
      <segue kind="present" identifier="s" destination="\(destination)"/></viewController>
      <viewControllerPlaceholder id="toOne" sceneName="One"/><viewControllerPlaceholder id="toTwo" sceneName="Two"/></scenes>
      """
    }
    func other(_ id: String) -> String {
      "<scenes initialViewController=\"\(id)\"><viewController id=\"\(id)\"/></scenes>"
    }
    let map = MapComparison([
      try pair("Gone", other("gone"), nil), try pair("Main", main("toOne"), main("toTwo")),
      try pair("New", nil, other("new")), try pair("One", other("one"), other("one")),
      try pair("Two", other("two"), other("two")),
    ]).map
    #expect(Set(map.files.map(\.name)) == ["Gone", "Main", "New", "One", "Two"])
    let picture = PictureParts(MapFormat.svg.text(of: map))
    #expect(picture.faults == [])
    #expect(words(picture).contains("before → one · One"))
    let changes = map.controllers.filter { $0.change?.kind == .added || $0.change?.kind == .removed }
    #expect(Set(changes.map(\.key)) == ["New.new", "Gone.gone"])
    #expect(map.segues.compactMap(\.formerDestination).map { map.controllers[$0].key } == ["One.one"])
  }
}
