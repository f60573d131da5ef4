public import SceneDiagnostics

/// Applies fix-its.
public enum Fixes {
  /// The scenes after all fix-its, including those of the changed scenes; nil if that does not terminate.
  public static func applyAll(
    to scenes: [SceneFile], compile: ([SceneFile]) -> [Diagnostic]
  ) -> [SceneFile]? {
    var scenes = scenes
    for _ in 0..<20 {
      let fixes = offered(by: compile(scenes), for: scenes)
      if fixes.isEmpty { return scenes }
      scenes = scenes.map { apply(fixes, to: $0) }
    }
    return nil
  }

  /// The fix-its that change only scenes, not templates.
  public static func offered(by diagnostics: [Diagnostic], for scenes: [SceneFile]) -> [Fix] {
    let paths = Set(scenes.map(\.path))
    return diagnostics.sortedByPlace.compactMap(\.fix).filter { fix in
      fix.edits.allSatisfy { paths.contains($0.place.file.path) }
    }
  }

  /// The file after `fixes`. A fix-it that overlaps an earlier one is left for another round.
  public static func apply(_ fixes: [Fix], to file: SceneFile) -> SceneFile {
    var edits: [Fix.Edit] = []
    for fix in fixes {
      let mine = fix.edits.filter { $0.place.file.path == file.path }
      if !mine.contains(where: { edit in edits.contains { $0.overlaps(edit) } }) { edits += mine }
    }
    var bytes = file.bytes
    for edit in edits.sorted(by: { $0.place.range.start > $1.place.range.start }) {
      bytes.replaceSubrange(edit.place.range.clamped(to: bytes.count), with: edit.replacement.utf8)
    }
    return SceneFile(path: file.path, bytes: bytes)
  }
}

extension Fix.Edit {
  /// Whether both change the same bytes, or insert at the same place.
  fileprivate func overlaps(_ other: Fix.Edit) -> Bool {
    let (a, b) = (place.range, other.place.range)
    return a.start == b.start || (a.start < b.end && b.start < a.end)
  }
}
