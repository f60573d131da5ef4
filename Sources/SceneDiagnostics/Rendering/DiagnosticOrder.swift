extension Sequence<Diagnostic> {
  /// The diagnostics sorted by file and place. Diagnostics at one place keep the order of the reports.
  public var sortedByPlace: [Diagnostic] {
    // `sort` is stable in practice but not documented to be, hence the index.
    enumerated()
      .sorted { a, b in
        let (left, right) = (a.element.place, b.element.place)
        if left.file.path != right.file.path { return left.file.path < right.file.path }
        return (left.range.start, left.range.end, a.offset) < (right.range.start, right.range.end, b.offset)
      }
      .map(\.element)
  }

  /// The diagnostics of each file, in the order of `sortedByPlace`.
  var byFile: [(file: SceneFile, diagnostics: [Diagnostic])] {
    sortedByPlace.reduce(into: []) { files, diagnostic in
      if files.last?.file.path != diagnostic.place.file.path { files.append((diagnostic.place.file, [])) }
      files[files.count - 1].diagnostics.append(diagnostic)
    }
  }
}
