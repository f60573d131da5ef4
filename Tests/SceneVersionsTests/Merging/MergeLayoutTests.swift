import SceneDiagnostics
import SceneFormatting
import SceneSyntax
import SceneVersions
import Testing

@testable import SceneEditing

/// A merge keeps unchanged formatting, and formatting does not conflict.
struct MergeLayoutTests {
  /// A scene with another value of one attribute.
  private static func changed(_ scene: String, _ range: SourceRange) -> String {
    var bytes = Array(scene.utf8)
    bytes.replaceSubrange(range.start..<range.end, with: "changed".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The first and the last value of different elements that are not references.
  private static func values(in scene: String) -> (SourceRange, SourceRange)? {
    let document = read(scene)
    let plain = ["title", "text", "customClass", "prompt", "systemImage", "backgroundColor", "axis"]
    var places: [SourceRange] = []
    var open = document.root.map { [$0] } ?? []
    while let node = open.popLast() {
      let attribute = document.attributes(of: node).first { plain.contains($0.name) && $0.value != "changed" }
      if let attribute, document[node].kind == .element { places.append(attribute.valueRange) }
      open += Array(document.children(of: node))
    }
    places.sort { $0.start < $1.start }
    guard let first = places.first, let last = places.last, first != last else { return nil }
    return (first, last)
  }

  private static let scenes = readableScenes.compactMap { scene in values(in: scene).map { (scene, $0.0, $0.1) } }

  @Test func unchangedElementsKeepTheirBytes() {
    for (scene, first, last) in Self.scenes {
      let (ours, theirs) = (Self.changed(scene, first), Self.changed(scene, last))
      // From the end, so that the earlier ranges stay valid.
      let both = Self.changed(Self.changed(scene, last), first)
      let example = MergeExample(base: scene, ours: ours, theirs: theirs)
      guard example.merge.newErrors.isEmpty else { continue }
      #expect(example.text == both, "\(example)")
    }
    #expect(Self.scenes.count > 60)
  }

  @Test func formattingDoesNotConflict() throws {
    for (scene, first, _) in Self.scenes {
      let new = Self.changed(scene, first)
      let formatted = try #require(Self.formatted(scene))
      for (ours, theirs) in [(formatted, new), (new, formatted)] {
        let example = MergeExample(base: scene, ours: ours, theirs: theirs)
        #expect(example.merge.isClean, "\(example)")
        #expect(Self.formatted(example.text) == Self.formatted(new), "\(example)")
      }
    }
  }

  private static func formatted(_ scene: String) -> String? {
    SceneFormatter.format(read(scene)).map { String(decoding: $0, as: UTF8.self) }
  }
}
