import SceneCompiler

/// The additional rows in a picture of two versions.
enum ChangeRows {
  /// The maximum number of rows for one element. The rest is counted.
  private static let limit = 4

  /// The title, the legend, and the changes outside of controllers.
  static func heading(of map: SceneMap) -> [Diagram.Row] {
    let change = map.files.first?.change
    let former = change?.formerName.map { [TextSpan(text: "\($0).scene →", style: .formerName)] } ?? []
    let name = TextLine(former + [TextSpan(text: map.title, style: .name)])
    let kinds = map.changeKinds
    let legend = TextLine(kinds.map { TextSpan(text: $0.rawValue, style: .detail) })
    let same = TextLine([TextSpan(text: "both versions say the same", style: .detail)])
    return [
      Diagram.Row(role: .name(badges: []), line: name, change: change?.kind),
      kinds.isEmpty ? Diagram.Row(role: .text, line: same) : Diagram.Row(role: .legend, line: legend),
    ] + notes(change)
  }

  /// The changes of an element.
  static func notes(_ change: SceneMap.Change?) -> [Diagram.Row] {
    let notes = change?.notes ?? []
    let count = notes.count > limit ? limit - 1 : notes.count
    let rows = notes.prefix(count).map { note in
      Diagram.Row(
        role: .note, line: TextLine([TextSpan(text: note.text, style: .identifier)], limit: 340), change: note.kind)
    }
    guard count < notes.count else { return rows }
    let rest = TextSpan(text: "and \(notes.count - count) more", style: .detail)
    return rows + [Diagram.Row(role: .note, line: TextLine([rest]), change: .changed)]
  }
}

extension SceneMap {
  /// All kinds of changes of an element, in the order of the legend.
  var changeKinds: [Change.Kind] {
    let changes = files.map(\.change) + controllers.map(\.change) + segues.map(\.change)
    let kinds = Set(changes.compactMap(\.self).flatMap { ($0.kind.map { [$0] } ?? []) + $0.notes.map(\.kind) })
    return Change.Kind.allCases.filter(kinds.contains)
  }
}
