/// The rank of each box among the children of its parent, from left to right.
struct BoxRanks {
  /// The rank of each box, from 0. References do not count.
  private(set) var ranks: [Int]
  /// For each box, its number in the order of a search among its siblings. References count.
  private(set) var order: [Int]

  init(_ tree: BoxTree, _ routes: [EdgeRoute]) {
    ranks = Array(repeating: 0, count: tree.boxes.count)
    order = ranks
    for box in tree.boxes { for (place, child) in box.children.enumerated() { order[child] = place } }
    var edges = [[Ranking.Edge]](repeating: [], count: tree.boxes.count)
    for (edge, route) in zip(tree.edges, routes) {
      guard let source = route.up.last, let target = route.down.first else { continue }
      edges[route.top].append(
        Ranking.Edge(source: source, target: target, isReturn: edge.isReturn, isReference: edge.isReference))
    }
    let places = order
    for (box, edges) in zip(tree.boxes, edges) where !edges.isEmpty {
      let local = edges.map { $0.renamed(places) }
      let start = box.children.firstIndex { tree.boxes[$0].isStart }
      let ranking = Ranking(count: box.children.count, local, start: start)
      for (child, rank) in zip(box.children, ranking.ranks) { ranks[child] = rank }
      for (child, number) in zip(box.children, ranking.numbers) { order[child] = number }
    }
  }

  /// Whether an edge leads to the right. Edges into descendants do, edges to ancestors do not.
  func isForward(_ edge: BoxTree.Edge, _ route: EdgeRoute) -> Bool {
    guard let source = route.up.last else { return true }
    guard let target = route.down.first else { return false }
    return ranks[source] < ranks[target]
  }
}
