/// The items of a flow layout in lines, along which they are spread.
///
/// Interface Builder's frames of collections and accounts of `UICollectionViewFlowLayout` show the rules: items of one size
/// stand in columns, on a line that is not full too; other lines but the last are spread from edge to edge; what is alone
/// because nothing fits beside it is in the middle.
package struct FlowLines {
  /// The items of each line.
  package private(set) var lines: [Range<Int>] = []
  /// The position of each item along its line, from the begin of the room.
  package private(set) var positions: [Double] = []

  private let breadths: [Double]
  private let room: Double
  private let spacing: Double
  /// The difference of lengths that rounding makes.
  private static let tolerance = 0.001

  /// - Parameters:
  ///   - breadths: the sizes of the items along a line.
  ///   - isUniform: whether all items have one size.
  ///   - room: the length of a line.
  ///   - spacing: the least distance between two items of a line.
  package init(_ breadths: [Double], isUniform: Bool, room: Double, spacing: Double) {
    (self.breadths, self.room, self.spacing) = (breadths, room, spacing)
    var start = 0
    while start < breadths.count {
      let line = start..<end(ofLineFrom: start)
      place(line, isUniform: isUniform)
      lines.append(line)
      start = line.upperBound
    }
  }

  /// The item behind a line, which has at least one.
  private func end(ofLineFrom start: Int) -> Int {
    var (end, used) = (start + 1, breadths[start])
    while end < breadths.count {
      used += spacing + breadths[end]
      guard used <= room + Self.tolerance else { break }
      end += 1
    }
    return end
  }

  private mutating func place(_ line: Range<Int>, isUniform: Bool) {
    let isLast = line.upperBound == breadths.count
    let breadth = breadths[line.lowerBound]
    let isAlone = line.count == 1 && (!isLast || 2 * breadth + spacing > room + Self.tolerance)
    if isAlone { return positions.append((room - breadth) / 2) }
    let gap = isUniform ? gap(ofColumns: breadth) : isLast ? spacing : gap(ofFull: line)
    var position = 0.0
    for item in line {
      positions.append(position)
      position += breadths[item] + gap
    }
  }

  private func gap(ofFull line: Range<Int>) -> Double {
    (room - line.reduce(0) { $0 + breadths[$1] }) / Double(line.count - 1)
  }

  /// The distance between items of one size, as many of which fit beside each other as can.
  private func gap(ofColumns breadth: Double) -> Double {
    let step = breadth + spacing
    guard step > 0, room.isFinite else { return spacing }
    let columns = ((room + spacing + Self.tolerance) / step).rounded(.down)
    return columns > 1 ? (room - columns * breadth) / (columns - 1) : spacing
  }
}
