/// Positioned layers.
struct LayerDrawing {
  /// The upper left corner of each item.
  private(set) var origins: [DiagramPoint]
  /// The points of each line, from left to right. Between two points the line is level, or a curve if the heights
  /// differ. Ends at the border are determined by the parent box.
  private(set) var points: [[DiagramPoint]]
  /// The size of the layers.
  let size: DiagramSize

  init(_ layers: Layers) {
    let order = LayerOrder(layers)
    let ports = Ports(layers, heights: order.heights)
    let links = layers.links(ports)
    let positions = LayerPositions(layers, order.ranks, links)
    let columns = Columns(layers, links, positions.tops)
    size = DiagramSize(width: columns.right.last ?? 0, height: positions.height)
    origins = layers.items.enumerated().map { DiagramPoint(x: columns.left[$1.rank], y: positions.tops[$0]) }
    points = zip(layers.lines, layers.chains).map { line, chain in
      chain.flatMap { vertex -> [DiagramPoint] in
        let (left, right) = columns.sides(of: layers.vertices[vertex])
        let top = positions.tops[vertex]
        if vertex == line.left.item {
          let y = top + layers.y(of: line.left, isLeft: true, line.bundle, ports)
          let column = columns.right[layers.vertices[vertex].rank]
          return [DiagramPoint(x: right, y: y), DiagramPoint(x: column, y: y)]
        }
        if vertex == line.right.item {
          return [DiagramPoint(x: left, y: top + layers.y(of: line.right, isLeft: false, line.bundle, ports))]
        }
        return [DiagramPoint(x: left, y: top), DiagramPoint(x: right, y: top)]
      }
    }
  }
}

/// The columns of the ranks, and the channels between them, where lines go up and down.
struct Columns {
  private(set) var left: [Double] = []
  private(set) var right: [Double] = []
  private let layers: Layers

  init(_ layers: Layers, _ links: [[Layers.Link]], _ tops: [Double]) {
    self.layers = layers
    var x = 0.0
    for (rank, width) in layers.widths.enumerated() {
      left.append(x)
      right.append(x + width)
      x += width + Self.channel(links[rank], tops)
    }
  }

  /// The horizontal extent of a vertex: an item has its width, a lane the width of its column.
  func sides(of vertex: Layers.Vertex) -> (left: Double, right: Double) {
    let left = left[vertex.rank]
    return (left, vertex.item == nil ? right[vertex.rank] : left + vertex.size.width - trailing(vertex))
  }

  private func trailing(_ vertex: Layers.Vertex) -> Double { vertex.item.map { layers.items[$0].trailing } ?? 0 }

  /// The width between two ranks without lines that go up or down.
  static let leastChannel = 30.0

  /// Widens a channel with the number and the length of lines that go up or down.
  private static func channel(_ links: [Layers.Link], _ tops: [Double]) -> Double {
    let climbs = links.map { abs(tops[$0.left] + $0.leftY - tops[$0.right] - $0.rightY) }.filter { $0 > 1 }
    let highest = climbs.max() ?? 0
    return (leastChannel + min(36, 3 * Double(climbs.count)) + min(40, highest / 12)).rounded()
  }
}
