import SceneCatalog
import SceneCompiler
public import SceneDiagnostics
import SceneSyntax

extension Session {
  /// The changes that can be made at a range: fixes of the diagnostics there, and changes of the element there.
  public func actions(_ path: String, in range: SourceRange, makingFiles: Bool) -> [CodeAction] {
    guard let scene = scene(path) else { return [] }
    let diagnostics = diagnostics(of: path)
    let here = diagnostics.filter { $0.place.range.start <= range.end && $0.place.range.end >= range.start }
    var actions = here.compactMap { diagnostic in
      diagnostic.fix.map { CodeAction(fix: $0, of: diagnostic) }
    }
    actions += here.compactMap(scene.ignoring)
    if let all = Self.allFixes(of: diagnostics) { actions.append(all) }
    let changes = SceneChanges(scene: scene, offset: range.start)
    actions += [changes.addParameter, changes.addMissingParameter, changes.makeOutlet].compactMap(\.self)
    actions += changes.embeddings
    actions += [changes.moveToContainerView].compactMap(\.self)
    if makingFiles, let extraction = changes.extraction { actions.append(extraction) }
    return actions
  }

  /// One change with all fixes of a file, without those that overlap an earlier one.
  private static func allFixes(of diagnostics: [Diagnostic]) -> CodeAction? {
    var edits: [FileEdit] = []
    var count = 0
    for fix in diagnostics.sorted(by: { $0.place.range.start < $1.place.range.start }).compactMap(\.fix) {
      let new = fix.edits.map(FileEdit.init)
      guard new.allSatisfy({ edit in !edits.contains { $0.overlaps(edit) } }) else { continue }
      edits += new
      count += 1
    }
    return count > 1
      ? CodeAction(title: "Fix all \(count) problems that have one fix", kind: .fixAll, edits: edits) : nil
  }
}

extension CodeAction {
  fileprivate init(fix: Fix, of diagnostic: Diagnostic) {
    self.init(
      title: fix.title.prefix(1).uppercased() + fix.title.dropFirst(), kind: .fix, edits: fix.edits.map(FileEdit.init),
      diagnostic: diagnostic)
  }
}

extension FileEdit {
  fileprivate init(_ edit: Fix.Edit) {
    self.init(path: edit.place.file.path, range: edit.place.range, text: edit.replacement)
  }

  fileprivate func overlaps(_ other: FileEdit) -> Bool {
    guard path == other.path else { return false }
    return range.start < other.range.end && other.range.start < range.end || range == other.range
  }
}

extension SceneInModule {
  /// A comment that ignores a diagnostic, if users can ignore it.
  fileprivate func ignoring(_ diagnostic: Diagnostic) -> CodeAction? {
    guard let kind = AllDiagnostics.kind(withID: diagnostic.id), kind.isAdjustable,
      let item = outline.item(at: diagnostic.place.range.start), outline.items[item].parent != nil
    else { return nil }
    let start = outline.node(item).range.start
    let text = "<!-- scenec:ignore \(diagnostic.id) -->\n" + indentation(at: start)
    return CodeAction(
      title: "Ignore '\(diagnostic.id)' for this element", kind: .fix,
      edits: [FileEdit(path: path, range: SourceRange(start, start), text: text)], diagnostic: diagnostic)
  }

  /// The white space in front of the first character of the line of an offset.
  func indentation(at offset: Int) -> String {
    let line = text.lines.range(ofLine: text.lines.line(of: offset))
    return String(decoding: text.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}
