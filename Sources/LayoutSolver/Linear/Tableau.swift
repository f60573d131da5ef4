/// A simplex tableau with several objectives, of which an earlier one is never given up for a later one.
///
/// Basic symbols are sums of the others, whose value is zero. Rows are sparse, and each symbol knows the rows that it is in.
struct Tableau {
  enum Kind {
    /// A variable that can be negative. Once it is basic, it stays so.
    case free
    /// A size, a slack or an error: at least zero.
    case restricted
  }

  private(set) var kinds: [Kind] = []
  /// The rows, by their number; a row stays at its number.
  private(set) var rows: [SparseRow] = []
  /// The basic symbol of each row.
  private(set) var basic: [Int] = []
  /// The row of each basic symbol; -1 for others.
  private(set) var rowOf: [Int] = []
  /// For each symbol, the rows that may have it.
  private var columns: [[Int]] = []
  /// What is minimised, the most important first, as sums of symbols that are not basic.
  private(set) var objectives: [SparseRow]
  private var stamps: [Int] = []
  private var stamp = 0

  static let epsilon = 1e-8

  init(objectives count: Int) {
    objectives = Array(repeating: SparseRow(), count: count)
  }

  mutating func addSymbol(_ kind: Kind) -> Int {
    kinds.append(kind)
    rowOf.append(-1)
    columns.append([])
    return kinds.count - 1
  }

  /// The value of a symbol.
  func value(of symbol: Int) -> Double { rowOf[symbol] < 0 ? 0 : rows[rowOf[symbol]].constant }

  /// A row without basic symbols.
  func inNonbasic(_ row: SparseRow) -> SparseRow {
    guard row.variables.contains(where: { rowOf[$0] >= 0 }) else { return row }
    var result = SparseRow(constant: row.constant)
    for (symbol, coefficient) in zip(row.variables, row.coefficients) {
      if rowOf[symbol] >= 0 {
        result.add(coefficient, times: rows[rowOf[symbol]])
      } else {
        result.add(coefficient, of: symbol)
      }
    }
    return result
  }

  /// Adds an objective behind the others.
  ///
  /// - Parameter row: a sum of symbols that are not basic.
  mutating func addObjective(_ row: SparseRow) -> Int {
    objectives.append(row)
    return objectives.count - 1
  }

  mutating func removeLastObjective() { objectives.removeLast() }

  /// Makes a symbol part of what an objective minimises.
  mutating func minimise(_ symbol: Int, at level: Int) {
    if rowOf[symbol] >= 0 {
      objectives[level].add(1, times: rows[rowOf[symbol]])
    } else {
      objectives[level].add(1, of: symbol)
    }
  }

  /// Adds the equation that a sum is zero, with one of its symbols as the basic one.
  ///
  /// - Parameter row: a sum of symbols that are not basic.
  mutating func add(_ row: SparseRow, solvedFor symbol: Int) {
    var row = row
    let coefficient = row.remove(symbol)
    row.scale(by: -1 / coefficient)
    replace(symbol, by: row)
    rowOf[symbol] = rows.count
    basic.append(symbol)
    rows.append(row)
    for other in row.variables { columns[other].append(rows.count - 1) }
  }

  /// Puts a sum in the place of a symbol everywhere.
  private mutating func replace(_ symbol: Int, by row: SparseRow) {
    let candidates = columns[symbol]
    columns[symbol] = []
    for index in candidates {
      let factor = rows[index].remove(symbol)
      guard factor != 0 else { continue }
      for added in row.variables where rows[index][added] == 0 { columns[added].append(index) }
      rows[index].add(factor, times: row)
    }
    for level in objectives.indices {
      let factor = objectives[level].remove(symbol)
      if factor != 0 { objectives[level].add(factor, times: row) }
    }
  }

  /// Makes a symbol basic in the place of the basic symbol of a row.
  mutating func pivot(row index: Int, entering symbol: Int) {
    let leaving = basic[index]
    var row = rows[index]
    let coefficient = row.remove(symbol)
    row.scale(by: -1 / coefficient)
    row.add(1 / coefficient, of: leaving)
    rows[index] = SparseRow()
    rowOf[leaving] = -1
    replace(symbol, by: row)
    rows[index] = row
    basic[index] = symbol
    rowOf[symbol] = index
    for other in row.variables { columns[other].append(index) }
  }

  /// Makes a symbol stand for its value and a change of it.
  mutating func shift(_ symbol: Int, by change: Double) {
    guard rowOf[symbol] < 0 else { return rows[rowOf[symbol]].constant -= change }
    for (row, coefficient) in column(of: symbol) { rows[row].constant += coefficient * change }
  }

  /// The rows that have a symbol, with its coefficient, each once.
  mutating func column(of symbol: Int) -> [(row: Int, coefficient: Double)] {
    stamp += 1
    if stamps.count < rows.count { stamps += Array(repeating: 0, count: rows.count - stamps.count) }
    var result: [(row: Int, coefficient: Double)] = []
    var kept: [Int] = []
    for index in columns[symbol] where stamps[index] != stamp {
      stamps[index] = stamp
      let coefficient = rows[index][symbol]
      guard coefficient != 0 else { continue }
      kept.append(index)
      result.append((index, coefficient))
    }
    columns[symbol] = kept
    return result
  }
}
