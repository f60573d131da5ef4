import Testing

@testable import SceneDrawing

/// The positions of boxes.
struct LayoutTests {
  private func ranks(_ count: Int, _ edges: [(Int, Int)], returns: [(Int, Int)] = [], start: Int? = 0) -> [Int] {
    let all =
      edges.map { Ranking.Edge(source: $0.0, target: $0.1, isReturn: false) }
      + returns.map { Ranking.Edge(source: $0.0, target: $0.1, isReturn: true) }
    return Ranking(count: count, all, start: start).ranks
  }

  @Test func targetsAreToTheRightOfSources() {
    #expect(ranks(4, [(0, 1), (1, 2), (0, 2), (2, 3)]) == [0, 1, 2, 3])
  }

  @Test func startOfACycleIsLeftmost() {
    #expect(ranks(3, [(0, 1), (1, 2), (2, 0)], start: 1) == [2, 0, 1])
  }

  @Test func noEdgeMovesTheStartToTheRight() {
    #expect(ranks(3, [(0, 1), (1, 2)], start: 1)[1] == 0)
  }

  @Test func returnEdgesDoNotChangeRanks() {
    #expect(ranks(3, [(0, 1), (1, 2)], returns: [(2, 0), (1, 0)]) == [0, 1, 2])
  }

  @Test func rootsAreNextToTheirTargets() {
    #expect(ranks(4, [(0, 1), (1, 2), (3, 2)]) == [0, 1, 2, 1])
  }

  @Test func endsOfAnEdgeHaveDifferentRanks() {
    for seed in 1...50 {
      var state = UInt64(seed) * 7919 + 1
      func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
      }
      let edges = (0..<40).map { _ in (next(20), next(20)) }.filter { $0 != $1 }
      let returns = (0..<10).map { _ in (next(20), next(20)) }.filter { $0 != $1 }
      let ranks = ranks(20, edges, returns: returns)
      #expect((edges + returns).allSatisfy { ranks[$0.0] != ranks[$0.1] })
    }
  }

  @Test func overlappingItemsShareTheDifference() {
    let wishes = [10.0, 12, 40].map { IsotonicFit.Wish(position: $0, weight: 1, distance: 10) }
    #expect(IsotonicFit.positions(wishes) == [6, 16, 40])
  }

  @Test func heavierItemsMoveLess() {
    let wishes = [(0.0, 9.0), (0, 1)].map { IsotonicFit.Wish(position: $0.0, weight: $0.1, distance: 10) }
    #expect(IsotonicFit.positions(wishes) == [-1, 9])
  }

  @Test func routesPassTheCommonAncestor() {
    let parents: [Int?] = [nil, 0, 1, 0, 3]
    let boxes = parents.map { BoxTree.Box(parent: $0) }
    func route(_ source: Int, _ target: Int) -> EdgeRoute {
      EdgeRoute(BoxTree.Edge(source: source, target: target, sourceY: 0, style: 0, isReturn: false), boxes)
    }
    let across = route(2, 4)
    #expect((across.top, across.up, across.down) == (0, [2, 1], [3, 4]))
    let inside = route(1, 2)
    #expect((inside.top, inside.up, inside.down) == (1, [], [2]))
    let outside = route(4, 3)
    #expect((outside.top, outside.up, outside.down) == (3, [4], []))
  }

  @Test func linesToTheSameTargetAreBundled() {
    var tree = BoxTree()
    tree.boxes = [BoxTree.Box(children: [1, 2, 3, 4], header: DiagramSize())]
    for _ in 1...4 { tree.boxes.append(BoxTree.Box(parent: 0, header: DiagramSize(width: 100, height: 50))) }
    let edges = [(1, 2), (2, 3), (3, 4), (1, 4), (2, 4)]
    tree.edges = edges.map { BoxTree.Edge(source: $0.0, target: $0.1, sourceY: 40, style: 0, isReturn: false) }
    let layout = NestedLayout(tree)
    #expect(layout.paths[3].last == layout.paths[4].last)
    #expect(layout.paths[3].suffix(2) == layout.paths[4].suffix(2))
    #expect(layout.isForward.allSatisfy { $0 })
  }

  @Test func longTextIsCut() {
    let line = TextLine([TextSpan(text: String(repeating: "wide ", count: 100_000), style: .name)])
    #expect(line.width <= TextLine.limit)
    #expect(line.spans.first?.text.hasSuffix("…") == true)
  }

  @Test func longMessagesTakeFourLines() {
    let text = (1...100).map { "word\($0)" }.joined(separator: " ")
    let lines = TextLine.lines(text, .error, width: 100)
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.width <= 100 })
    #expect(lines.last?.spans.last?.text.hasSuffix("…") == true)
  }
}
