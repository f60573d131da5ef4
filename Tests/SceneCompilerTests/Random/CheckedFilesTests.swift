import SceneDiagnostics
import SceneTestSupport
import SwiftDeclarations
import Testing

@testable import SceneCompiler
@testable import SceneEditing

/// Checking the edited elements only finds what checking everything finds.
struct CheckedFilesTests {
  private static let fixtures = Fixture.all.filter { !$0.scenes.isEmpty }

  /// Edits that keep the syntax right, most of them in one element.
  @Test(arguments: 0..<8)
  func diagnosticsAreThoseOfAFreshCheck(seed: Int) {
    var edits = HostileEdits(seed: seed)
    for number in 0..<40 {
      let fixture = Self.fixtures[(seed * 40 + number) % Self.fixtures.count]
      var scenes = fixture.scenes
      var checked = CheckedFiles()
      expectFresh(scenes, fixture, &checked, "before edits")
      for step in 0..<8 {
        let index = Int.random(in: scenes.indices, using: &edits)
        guard let editable = EditableScene(String(decoding: scenes[index].bytes, as: UTF8.self)) else { continue }
        edits.edit(editable)
        scenes[index] = SceneFile(path: scenes[index].path, text: editable.text)
        expectFresh(scenes, fixture, &checked, "seed \(seed), step \(step)")
      }
    }
  }

  /// What an edit of one element can change in the diagnostics of others.
  @Test(arguments: [
    // A name that another element refers to, and that an error hides.
    (
      "<scenes><view id=\"a\"><label top=\"b.top\"/></view><viewController id=\"c\"><lable id=\"b\"/></viewController></scenes>",
      "lable", "label"
    ),
    // A style, which other elements take attributes from.
    (
      "<scenes><style id=\"s\" top=\"8\"/><viewController id=\"c\"><view styles=\"s\"/></viewController></scenes>",
      "top=", "tag="
    ),
    // A style that only moves.
    (
      "<scenes><viewController id=\"c\"/><style id=\"s\" top=\"8\"/><view id=\"d\" styles=\"s\"/></scenes>", "\"c\"",
      "\"longer\""
    ),
    // The element before moves the one behind it.
    (
      "<scenes><viewController id=\"c\"/><viewController id=\"d\"><view top=\"8\" pin=\"x\"/></viewController></scenes>",
      "\"c\"", "\"cc\" title=\"&amp;\""
    ),
    // The same elements in another order.
    (
      "<scenes><view id=\"a\" top=\"1\"/><view id=\"b\" top=\"1\"/></scenes>",
      "<view id=\"a\" top=\"1\"/><view id=\"b\" top=\"1\"/>", "<view id=\"b\" top=\"1\"/><view id=\"a\" top=\"1\"/>"
    ),
    // An element twice, and once again.
    ("<scenes><view id=\"a\" top=\"1\"/></scenes>", "</scenes>", "<view id=\"a\" top=\"1\"/></scenes>"),
    // A comment that swallows an element.
    (
      "<scenes><viewController id=\"c\"/><view id=\"a\" top=\"1\"/><!-- --></scenes>", "<viewController id=\"c\"/>",
      "<!-- "
    ),
    // The root, and the end of the file.
    ("<scenes><view id=\"a\" top=\"1\"/></scenes>", "<scenes>", "<scenes localization=\"Main\">"),
    ("<scenes><view id=\"a\" top=\"1\"/></scenes>", "</scenes>", ""),
    // An import makes other classes possible.
    ("<scenes><view id=\"a\" top=\"1\"/></scenes>", "<view", "<import module=\"MapKit\"/><view"),
  ])
  func anEditChangesWhatDependsOnIt(scene: String, old: String, new: String) {
    var checked = CheckedFiles()
    let fixture = Self.fixtures[0]
    for text in [scene, scene.replacing(old, with: new), scene, scene.replacing(old, with: new) + "\n"] {
      expectFresh([SceneFile(path: "Main.scene", text: text)], fixture, &checked, text)
    }
  }

  /// Only the edited element is looked at again.
  @Test func otherElementsAreNotLookedAtAgain() throws {
    var checked = CheckedFiles()
    func known(_ text: String) throws -> [Bool] {
      var log = DiagnosticLog()
      let graph = Compiler().resolve([SceneFile(path: "Main.scene", text: text)], &log)
      let file = try #require(graph.files.first)
      let known = checked.findings(in: file).map { $0 != nil }
      checked.keep(file.elements.map { _ in [] }, in: file)
      return known
    }
    let scene = "<scenes><view id=\"a\"/><view id=\"b\"/><view id=\"c\"/></scenes>"
    #expect(try known(scene) == [false, false, false])
    #expect(try known(scene) == [true, true, true])
    #expect(try known(scene.replacing("\"b\"", with: "\"bb\"")) == [true, false, true])
    #expect(try known(scene) == [true, false, true])
    // The second view begins like the one that is gone, so the change is said to be in both.
    #expect(try known(scene.replacing("<view id=\"a\"/>", with: "")) == [false, true])
    #expect(try known(scene) == [false, false, true])
    #expect(try known(scene.replacing("<scenes>", with: "<scenes tintColor=\"red\">")) == [false, false, false])
  }

  private func expectFresh(_ scenes: [SceneFile], _ fixture: Fixture, _ checked: inout CheckedFiles, _ comment: String)
  {
    let compiler = Compiler(fixture.options)
    let sources = fixture.options.sources?.map { SwiftFile($0) }
    let modules = fixture.options.modules.flatMap(\.files).map { ReadScene($0) }
    let found = compiler.check(scenes.map { ReadScene($0) }, modules: modules, sources: sources, &checked)
    let fresh = compiler.check(scenes)
    #expect(found.map(\.everything) == fresh.map(\.everything), "\(fixture.name), \(comment)")
  }
}
