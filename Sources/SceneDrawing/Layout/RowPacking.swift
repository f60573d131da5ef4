/// Packs items into rows. An item is placed below another one if the row is high enough.
struct RowPacking {
  /// Items of one row that are below each other.
  private struct Column {
    let left: Double
    let width: Double
    var bottom: Double
  }

  private let left: Double
  private var columns: [Column] = []
  private var top: Double
  private var limit = 0.0
  /// The right end of the items.
  private(set) var right: Double
  /// The lower end of the items.
  private(set) var bottom: Double

  init(left: Double, top: Double) {
    self.left = left
    self.top = top
    right = left
    bottom = top
  }

  /// A position below all items.
  mutating func below(_ size: DiagramSize) -> DiagramPoint {
    beginRow()
    return take(size)
  }

  /// A position in the row: below an item of the same width if there is room, otherwise beside all items. It starts the
  /// next row if the row would be too wide.
  mutating func beside(_ size: DiagramSize) -> DiagramPoint {
    for index in columns.indices where size.width <= columns[index].width {
      let place = columns[index].bottom + Spacing.boxes
      guard place + size.height <= bottom else { continue }
      columns[index].bottom = place + size.height
      return DiagramPoint(x: columns[index].left, y: place)
    }
    if let last = columns.last, last.left + last.width + Spacing.boxes + size.width > limit { beginRow() }
    return take(size)
  }

  /// Chooses the width of rows: the whole is wider than high, but not wider than the available width.
  mutating func fit(_ sizes: [DiagramSize], isOutermost: Bool, room: Double) {
    beginRow()
    let area = sizes.reduce(0) { $0 + ($1.width + Spacing.boxes) * ($1.height + Spacing.boxes) }
    limit =
      left + min(room, max(isOutermost ? 760 : 420, (area * 1.6).squareRoot(), right - left))
  }

  private mutating func beginRow() {
    guard bottom > top else { return }
    columns = []
    top = bottom + Spacing.boxes
  }

  private mutating func take(_ size: DiagramSize) -> DiagramPoint {
    let x = columns.last.map { $0.left + $0.width + Spacing.boxes } ?? left
    columns.append(Column(left: x, width: size.width, bottom: top + size.height))
    right = max(right, x + size.width)
    bottom = max(bottom, top + size.height)
    return DiagramPoint(x: x, y: top)
  }
}
