import SceneCatalog
import SceneFormatting
import SceneSyntax
import SceneTestSupport
import SceneVersions
import Testing

@testable import SceneEditing

/// Properties of all comparisons.
struct ComparisonPropertyTests {
  @Test func equalScenesHaveNoChanges() {
    for scene in readableScenes { #expect(changes(from: scene, to: scene) == "") }
  }

  @Test func formattingIsNotAChange() throws {
    for scene in readableScenes {
      let formatted = String(decoding: try #require(SceneFormatter.format(read(scene))), as: UTF8.self)
      #expect(changes(from: scene, to: formatted) == "")
    }
  }

  /// Text between elements is not data, but it is compared.
  @Test(arguments: [
    "say &quot;x&quot;", "a &gt; &apos;b&apos; &#65;", "&#32;x&#9;", "x]]&gt;", "<![CDATA[x]]>",
    "a<![CDATA[&quot;]]>&quot;", "a\r\n\r\n  b", "&lt;&amp;", "  x  <!-- &quot; --> &quot; ", "<![CDATA[ ]]>",
    "&#x1F600;&#13;",
  ])
  func formattedStrayTextIsNotAChange(text: String) throws {
    let scene = "<scenes><viewController id='a'>\n\(text)</viewController></scenes>"
    let formatted = String(decoding: try #require(SceneFormatter.format(read(scene))), as: UTF8.self)
    #expect(changes(from: scene, to: formatted) == "", "\(formatted)")
    #expect(changes(from: formatted, to: scene.replacing("a'>\n", with: "a'>\n!")) != "")
  }

  @Test(arguments: 1...UInt64(TestRounds.count(3, many: 12)))
  func changesAreReportedExactlyWhereTheGraphChanges(seed: UInt64) throws {
    for scene in readableScenes {
      let (old, new, edits) = try Self.edited(scene, seed: seed)
      let isSame = Meaning(read(old)) == Meaning(read(new))
      #expect((changes(from: old, to: new) == "") == isSame, "\(edits)\n\(old)\n\(new)")
    }
  }

  @Test(arguments: 1...UInt64(TestRounds.count(1, many: 4)))
  func reversedComparisonSwapsAddedAndRemoved(seed: UInt64) throws {
    for scene in readableScenes {
      let (old, new, _) = try Self.edited(scene, seed: seed)
      let (there, back) = (changes(from: old, to: new), changes(from: new, to: old))
      #expect(Self.count("+", in: there) == Self.count("-", in: back), "\(there)\n\(back)")
      #expect(Self.count("-", in: there) == Self.count("+", in: back), "\(there)\n\(back)")
    }
  }

  @Test func movedElementsAreNotAddedOrRemoved() throws {
    var moves = 0
    for scene in readableScenes {
      let base = try #require(EditableScene(scene))
      for node in base.file.subtree where node["id"] != nil && node.scene !== node {
        guard let copy = EditableScene(base.text), let parent = copy.nodes[node.number].parent else { continue }
        Edit.move(node.number, to: parent.number, at: 0).apply(to: copy)
        let text = changes(from: base.text, to: copy.text)
        #expect(!text.contains("+") && !text.contains("- "), "\(text)")
        moves += text.isEmpty ? 0 : 1
      }
    }
    #expect(moves > 30)
  }

  @Test func renamedIdsAreOneChange() throws {
    var renames = 0
    for scene in readableScenes {
      let base = try #require(EditableScene(scene))
      for node in base.file.subtree where node["id"] != nil && Self.isUnmistakable(node, in: base) {
        guard let copy = EditableScene(base.text) else { continue }
        Edit.rename(node.number, "another").apply(to: copy)
        let lines = changes(from: base.text, to: copy.text).split(separator: "\n")
        #expect(lines.count <= 2 && lines.last?.contains("renamed from") == true, "\(lines.joined(separator: "\n"))")
        renames += 1
      }
    }
    #expect(renames > 300)
  }

  /// Whether a node can be matched without its name, by references to it, its contents or its attributes.
  private static func isUnmistakable(_ node: EditableScene.Node, in scene: EditableScene) -> Bool {
    let name = node["id"] ?? ""
    guard Catalog.element(named: node.name) != nil else { return false }
    let isOnlyOne = scene.file.subtree.count { $0["id"] == name } == 1
    return isOnlyOne && (node.attributes.count > 1 || node.children.contains { !$0.attributes.isEmpty })
  }

  private static func count(_ sign: String, in text: String) -> Int {
    text.split(separator: "\n").count { $0.drop { $0 == " " }.hasPrefix(sign + " ") }
  }

  /// A scene before and after a few edits.
  private static func edited(_ scene: String, seed: UInt64) throws -> (old: String, new: String, edits: [Edit]) {
    let base = try #require(EditableScene(scene))
    var random = RandomEdits(seed: seed &+ UInt64(scene.utf8.count))
    let old = base.text
    let copy = try #require(EditableScene(old))
    var edits: [Edit] = []
    for _ in 0...Int.random(in: 0...3, using: &random) {
      guard let edit = random.edit(of: copy, among: copy.file.subtree.filter { $0.number > 0 }) else { continue }
      edit.apply(to: copy)
      edits.append(edit)
    }
    return (old, copy.text, edits)
  }
}
