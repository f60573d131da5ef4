import SceneCompiler
import SceneDiagnostics
import SceneImport
import SceneTestSupport
import TestBasics
import Testing

struct ImportTests {
  private func run(_ text: String, named name: String = "Main.storyboard") -> Importer.Result {
    Importer.run(SceneFile(path: name, text: text), named: name, scenePath: "Main.scene", Importer.Options())
  }

  private func document(_ attributes: String, _ contents: String = "") -> String {
    "<document \(attributes)>\(contents)</document>"
  }

  private static let storyboard =
    #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES""#

  @Test(arguments: [
    (#"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB""#, "macOS"),
    (#"type="com.apple.InterfaceBuilder.WatchKit.Storyboard""#, "watchOS"),
    (#"type="com.apple.InterfaceBuilder.AppleTV.Storyboard""#, "tvOS"),
    (Self.storyboard + #" launchScreen="YES""#, "launch screen"),
    (#"type="other""#, "no storyboard or xib"),
  ])
  func whatIsNoSceneIsRefused(attributes: String, words: String) {
    let result = run(document(attributes))
    #expect(result.scene == nil)
    #expect(result.objection?.contains(words) == true)
  }

  @Test func conflictsAndDamageAreRefused() {
    let conflict = "<document>\n<<<<<<< ours\n<a/>\n=======\n<b/>\n>>>>>>> theirs\n</document>"
    #expect(run(conflict).objection?.contains("conflict markers") == true)
    #expect(run("<document").objection?.contains("not well-formed") == true)
    #expect(run("").scene == nil)
  }

  @Test func nothingIsLostSilently() throws {
    for fixture in try ImportFixture.all() {
      let report = try #require(fixture.result().report)
      let text = String(decoding: fixture.bytes, as: UTF8.self)
      let elements = text.matches(of: #/<[A-Za-z]/#).count
      let attributes = text.matches(of: #/ [A-Za-z0-9-]+="/#).count - 2
      #expect(report.counts.carried + report.counts.withoutEffect + report.counts.left == elements + attributes)
    }
  }

  @Test func anImportIsTheSameEachTime() throws {
    let fixture = try ImportFixture(named: "Shop.storyboard")
    #expect(fixture.result().text == fixture.result().text)
  }

  @Test func textsKeepTheKeysOfStringsFiles() throws {
    var options = Importer.Options()
    options.table = "Shop"
    let text = try ImportFixture(named: "Shop.storyboard").result(options).text
    #expect(text.contains(#"localization="Shop""#))
    #expect(text.contains(#"text.key="lab-00-001.text""#))
    #expect(text.contains(#"title.key="but-00-001.normalTitle""#))
  }

  @Test func aControllerThatLosesMoreThanHalfIsNamed() throws {
    let unknown = (0..<20).map { #"<holographicView id="h\#($0)" depth="1"/>"# }.joined()
    let result = run(
      document(
        Self.storyboard,
        """
        <scenes><scene sceneID="s"><objects><viewController id="v" customClass="Holo"><view key="view" id="w">\
        <subviews>\(unknown)</subviews></view></viewController></objects></scene></scenes>
        """))
    #expect(result.report?.losses.map(\.controller) == ["viewController Holo"])
  }

  @Test(arguments: [(4, true), (3, false)]) func halfIsNoLoss(unknown: Int, isLoss: Bool) throws {
    // Carried are the controller, its class and its view.
    let attributes = (0..<unknown).map { "novelty\($0)=\"1\"" }.joined(separator: " ")
    let objects =
      "<objects><viewController id=\"v\" customClass=\"Holo\" \(attributes)><view key=\"view\"/></viewController>"
    let result = run(document(Self.storyboard, "<scenes><scene>\(objects)</objects></scene></scenes>"))
    let report = try #require(result.report)
    #expect(report.losses.isEmpty != isLoss)
    if !isLoss { #expect(report.counts.left == report.counts.carried) }
  }

  /// Whatever is cut off or changed, an import ends, and what it writes passes the checks.
  @Test func damagedDocumentsGiveScenesWithoutErrors() throws {
    var generator = SplitMix(seed: 12)
    for fixture in try ImportFixture.all() {
      for _ in 0..<40 {
        var bytes = fixture.bytes
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        let start = quotes.randomElement(using: &generator) ?? 0
        let end = min(start + Int.random(in: 1..<12, using: &generator), bytes.count)
        bytes.replaceSubrange(start + 1..<max(end, start + 1), with: Array("x".utf8))
        let file = SceneFile(path: fixture.name, bytes: bytes)
        let result = Importer.run(file, named: fixture.name, scenePath: "Damaged.scene", Importer.Options())
        guard let scene = result.scene else { continue }
        let errors = Compiler().check([SceneFile(path: "Damaged.scene", bytes: scene)]).filter { $0.severity == .error }
        #expect(errors.map(\.message) == [])
      }
    }
  }
}
