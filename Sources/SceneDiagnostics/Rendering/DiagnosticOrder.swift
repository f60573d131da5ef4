extension Sequence<Diagnostic> {
  /// The diagnostics by file and place; those at one place in the order in which they were reported.
  public var sortedByPlace: [Diagnostic] {
    // `sort` is stable in practice but not by contract, hence the index.
    enumerated()
      .sorted { a, b in
        let (left, right) = (a.element.place, b.element.place)
        if left.file.path != right.file.path { return left.file.path < right.file.path }
        return (left.range.start, left.range.end, a.offset) < (right.range.start, right.range.end, b.offset)
      }
      .map(\.element)
  }
}
