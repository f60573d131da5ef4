/// What is far from everything that is different: neither different itself, nor one step away, nor round either.
enum Distance {
  /// Marks what is far; nothing is where nothing is different.
  static func mark(_ diagram: inout Diagram) {
    let ends = diagram.tree.edges.map { [$0.source, $0.target] }
    let changed = diagram.faces.map { face in
      face.change != nil || face.rows.contains { $0.change != nil && $0.role != .legend }
        || face.captions.contains { $0.change != nil }
    }
    guard changed.dropFirst().contains(true) else { return }
    var isNear = changed
    for (box, isChanged) in changed.enumerated() where isChanged {
      if let parent = diagram.tree.boxes[box].parent { isNear[parent] = true }
    }
    for (edge, ends) in zip(diagram.edgeFaces, ends) {
      if edge.change != nil || ends.contains(where: { changed[$0] }) { for end in ends { isNear[end] = true } }
    }
    for box in isNear.indices.reversed() where isNear[box] {
      if let parent = diagram.tree.boxes[box].parent { isNear[parent] = true }
    }
    for box in diagram.faces.indices { diagram.faces[box].isFar = !isNear[box] }
    for (edge, ends) in ends.enumerated() {
      diagram.edgeFaces[edge].isFar = ends.contains { !isNear[$0] }
    }
  }
}
