extension LinearSystem {
  /// The rows that can contradict each other, as indices in ascending order.
  ///
  /// A row with an unknown that no other row has holds for some value of it, whatever the others say. Without such a row,
  /// another one can become one. In most layouts nothing is left, and this takes linear time.
  static func core(of rows: [Row]) -> [Int] {
    var rowsOfUnknown: [Int: [Int]] = [:]
    for index in rows.indices {
      for unknown in rows[index].unknowns.keys { rowsOfUnknown[unknown, default: []].append(index) }
    }
    var counts = rowsOfUnknown.mapValues(\.count)
    var isInCore = Array(repeating: true, count: rows.count)
    var single = counts.filter { $0.value == 1 }.map(\.key)
    while let unknown = single.popLast() {
      guard let row = rowsOfUnknown[unknown]?.first(where: { isInCore[$0] }) else { continue }
      isInCore[row] = false
      for other in rows[row].unknowns.keys {
        let count = (counts[other] ?? 0) - 1
        counts[other] = count
        if count == 1 { single.append(other) }
      }
    }
    return rows.indices.filter { isInCore[$0] }
  }
}
