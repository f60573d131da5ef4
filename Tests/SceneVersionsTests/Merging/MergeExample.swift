import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneVersions

@testable import SceneEditing

/// Three versions of a scene, and their merge.
struct MergeExample: CustomStringConvertible {
  let base: String
  let ours: String
  let theirs: String
  let merge: SceneMerge

  init(
    base: String, ours: String, theirs: String, showsBase: Bool = false, lineMerger: (any LineMerger)? = nil
  ) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    merge = SceneMerge(
      base: SceneFile(path: "Main.scene", text: base), ours: SceneFile(path: "Main.scene", text: ours),
      theirs: SceneFile(path: "Main.scene", text: theirs),
      markers: ConflictMarkers(ours: "ours", base: "base", theirs: "theirs", showsBase: showsBase),
      lineMerger: lineMerger)
  }

  /// Makes random edits of one scene, each side its own.
  init?(editing scene: String, seed: UInt64, isApart: Bool = false) {
    guard let base = EditableScene(scene), let ours = EditableScene(base.text), let theirs = EditableScene(base.text)
    else { return nil }
    var scenes = base.file.subtree.filter { $0.scene === $0 }.map(\.number)
    var random = RandomEdits(seed: seed &+ UInt64(scene.utf8.count))
    if isApart {
      // Scenes of the same name cannot be distinguished.
      guard scenes.count > 1, Set(scenes.map { base.nodes[$0]["id"] }).count == scenes.count else { return nil }
      scenes.shuffle(using: &random)
    }
    for (index, side) in [ours, theirs].enumerated() {
      var edits = RandomEdits(
        seed: seed &* 31 &+ UInt64(index + scene.utf8.count), signature: index == 0 ? "our" : "their")
      for _ in 0...Int.random(in: 0...Int(2 + seed % 5), using: &random) {
        let nodes = isApart ? Array(side.nodes[scenes[index]].subtree) : side.file.subtree
        // Added nodes have numbers of their own.
        let known = nodes.filter { $0.number > 0 && side.nodes[$0.number] === $0 }
        let edit = edits.edit(of: side, among: known)
        // A new name is a change of all scenes that use it.
        if isApart, case .rename? = edit { continue }
        edit?.apply(to: side)
      }
    }
    self.init(base: base.text, ours: ours.text, theirs: theirs.text)
  }

  /// The merged file.
  var text: String { String(decoding: merge.bytes, as: UTF8.self) }

  /// The merged file with all conflicts resolved for one side; nil if its markers are in disorder.
  func resolved(forOurs isForOurs: Bool) -> String? {
    var result = ""
    var part: Character?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      switch (line, part) {
      case ("<<<<<<< ours", nil): part = "<"
      case ("=======", "<"): part = "="
      case (">>>>>>> theirs", "="): part = nil
      case ("<<<<<<< ours", _), ("=======", _), (">>>>>>> theirs", _): return nil
      default: if part == nil || (part == "<") == isForOurs { result += line + "\n" }
      }
    }
    return part == nil ? String(result.dropLast()) : nil
  }

  /// The errors of a text that are in neither of our versions.
  func newErrors(in text: String) -> [String] {
    var known = Self.errors(in: ours) + Self.errors(in: theirs)
    return Self.errors(in: text).filter { error in
      guard let index = known.firstIndex(of: error) else { return true }
      known.remove(at: index)
      return false
    }
  }

  private static func errors(in text: String) -> [String] {
    Compiler().check([SceneFile(path: "Main.scene", text: text)]).filter { $0.severity == .error }
      // Edits rename nodes by appending a word. What is suggested depends on what else the element has.
      .map { error in
        let message = error.message.replacing(#/(\w)(our|their)\d+/#) { $0.1 }
        return "\(message.prefix { $0 != ";" }) [\(error.id)]"
      }
  }

  /// The comments of a text.
  static func comments(in text: String) -> [String] {
    let document = read(text)
    return document.comments.map { document[$0].text.split { $0.isWhitespace }.joined(separator: " ") }
  }

  var description: String {
    "=== base\n\(base)\n=== ours\n\(ours)\n=== theirs\n\(theirs)\n=== merged\n\(text)"
  }
}
