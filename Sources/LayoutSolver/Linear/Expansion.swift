/// Rows without the variables that have definitions.
struct Expansion {
  private let elimination: EqualityElimination
  private var expanded: [SparseRow?]
  private var origins: [Int?]
  private(set) var provenance: Provenance

  init(_ elimination: EqualityElimination) {
    self.elimination = elimination
    provenance = elimination.provenance
    expanded = Array(repeating: nil, count: elimination.definitions.count)
    origins = Array(repeating: nil, count: elimination.definitions.count)
  }

  /// The origin that is a constraint itself.
  mutating func leaf(_ constraint: Int) -> Int { provenance.leaf(constraint) }

  /// A row in the variables that are left, and the origins of the definitions in it.
  mutating func row(_ row: SparseRow) -> (row: SparseRow, origins: [Int]) {
    guard row.variables.contains(where: { elimination.definition[$0] >= 0 }) else { return (row, []) }
    var result = SparseRow(constant: row.constant)
    var sources: [Int] = []
    for (variable, coefficient) in zip(row.variables, row.coefficients) {
      let index = elimination.definition[variable]
      guard index >= 0 else {
        result.add(coefficient, of: variable)
        continue
      }
      expand(index)
      if let definition = expanded[index] { result.add(coefficient, times: definition) }
      if let origin = origins[index] { sources.append(origin) }
    }
    return (result, sources)
  }

  /// Expands a definition after all that it depends on, without recursion: chains are long.
  private mutating func expand(_ start: Int) {
    var stack = [start]
    while let index = stack.last {
      guard expanded[index] == nil else {
        stack.removeLast()
        continue
      }
      let row = elimination.definitions[index].row
      let open = row.variables.map { elimination.definition[$0] }.filter { $0 >= 0 && expanded[$0] == nil }
      guard open.isEmpty else {
        stack += open
        continue
      }
      finish(index, row)
      stack.removeLast()
    }
  }

  private mutating func finish(_ index: Int, _ row: SparseRow) {
    var result = SparseRow(constant: row.constant)
    var origin = elimination.origins[index]
    for (variable, coefficient) in zip(row.variables, row.coefficients) {
      let other = elimination.definition[variable]
      guard other >= 0, let definition = expanded[other] else {
        result.add(coefficient, of: variable)
        continue
      }
      result.add(coefficient, times: definition)
      if let source = origins[other] { origin = provenance.combine(origin, source) }
    }
    expanded[index] = result
    origins[index] = origin
  }
}
