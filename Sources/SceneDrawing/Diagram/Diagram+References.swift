/// References: segues as text at both ends, where a line would be too long.
extension Diagram {
  /// The diagram with some edges as references, and with the sizes of all text.
  func measured(references: Set<Int>) -> Diagram {
    var diagram = self
    for edge in references { diagram.tree.edges[edge].isReference = true }
    for box in diagram.faces.indices { diagram.refer(box) }
    diagram.nameSources(references.sorted())
    diagram.measure()
    return diagram
  }

  /// Adds rows for the targets of references to a box.
  private mutating func refer(_ box: Int) {
    for (index, row) in faces[box].rows.enumerated() {
      guard case .segue(let edge?) = row.role, tree.edges[edge].isReference else { continue }
      faces[box].rows[index] = Row(edgeFaces[edge], spans: row.line.spans, trigger: row.trigger)
    }
  }

  /// Adds the sources of references to their targets.
  private mutating func nameSources(_ references: [Int]) {
    for edge in references { faces[tree.edges[edge].target].sources.append(edgeFaces[edge].source) }
    for box in faces.indices where !faces[box].sources.isEmpty {
      let row = Row(role: .text, line: Self.line(of: faces[box].sources))
      faces[box].rows.insert(row, at: min(2, faces[box].rows.count))
    }
  }

  /// `from basket, cart and 3 more`
  private static func line(of sources: [String]) -> TextLine {
    var known: Set<String> = []
    let names = sources.filter { known.insert($0).inserted }
    let count = names.count > 3 ? 2 : names.count
    let rest = names.count > count ? "and \(names.count - count) more" : ""
    return TextLine([
      TextSpan(text: "from", style: .detail),
      TextSpan(text: names.prefix(count).joined(separator: ", "), style: .identifier),
      TextSpan(text: rest, style: .detail),
    ])
  }

  // MARK: Measures

  private mutating func measure() {
    let edges = tree.edges
    let inner = Set(
      edges.indices.filter {
        !edges[$0].isReference && EdgeRoute(edges[$0], tree.boxes).up.isEmpty && edges[$0].source != edges[$0].target
      })
    for box in faces.indices {
      tree.boxes[box].caption = DiagramMeasures.size(ofCaptions: faces[box].captions)
      tree.boxes[box].header =
        faces[box].screen == nil
        ? DiagramMeasures.place(&faces[box].rows) { row in
          if case .segue(let edge?) = row.role, inner.contains(edge) { Spacing.innerChannel } else { 0 }
        } : DiagramMeasures.placeScreen(&faces[box])
      tree.boxes[box].header.width = max(tree.boxes[box].header.width, tree.boxes[box].caption.width)
      tree.boxes[box].trailing = faces[box].rows.contains { $0.role.isReference } ? Spacing.stub : 0
      for row in faces[box].rows {
        if case .segue(let edge?) = row.role { tree.edges[edge].sourceY = row.middle }
      }
    }
  }
}

extension Diagram.Row {
  /// The row of a segue whose other end is elsewhere, or is not shown.
  ///
  /// - Parameter spans: the text of the segue.
  init(_ edge: Diagram.EdgeFace, spans: [TextSpan], trigger: DiagramPoint? = nil) {
    let target = edge.isFormer ? [] : [TextSpan(text: "→ \(edge.target)", style: .detail)]
    self.init(
      role: .reference(edge), line: TextLine(spans + target, limit: 420), change: edge.isFormer ? nil : edge.change,
      trigger: trigger)
  }
}
