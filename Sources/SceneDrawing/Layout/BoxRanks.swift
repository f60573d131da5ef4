/// For every box, how far to the right it stands among those that are in the same box.
struct BoxRanks {
  /// For each box its rank, from 0; references have no say in it.
  private(set) var ranks: [Int]
  /// For each box its place in the order in which those that are in the same box are reached, references included.
  private(set) var order: [Int]

  init(_ tree: BoxTree, _ routes: [EdgeRoute]) {
    ranks = Array(repeating: 0, count: tree.boxes.count)
    order = ranks
    for box in tree.boxes { for (place, child) in box.children.enumerated() { order[child] = place } }
    var ways = [[Ranking.Way]](repeating: [], count: tree.boxes.count)
    for (edge, route) in zip(tree.edges, routes) {
      guard let source = route.up.last, let target = route.down.first else { continue }
      ways[route.top].append(
        Ranking.Way(source: source, target: target, isReturn: edge.isReturn, isReference: edge.isReference))
    }
    let places = order
    for (box, ways) in zip(tree.boxes, ways) where !ways.isEmpty {
      let local = ways.map { $0.renamed(places) }
      let start = box.children.firstIndex { tree.boxes[$0].isStart }
      let ranking = Ranking(count: box.children.count, local, start: start)
      for (child, rank) in zip(box.children, ranking.ranks) { ranks[child] = rank }
      for (child, number) in zip(box.children, ranking.numbers) { order[child] = number }
    }
  }

  /// Whether an edge leads to the right: into its own source it does, out of what it leads to it does not.
  func isForward(_ edge: BoxTree.Edge, _ route: EdgeRoute) -> Bool {
    guard let source = route.up.last else { return true }
    guard let target = route.down.first else { return false }
    return ranks[source] < ranks[target]
  }
}
