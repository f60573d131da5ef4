/// A linear expression: a sum of variables with coefficients, and a constant.
///
/// Terms are sorted by variable. Adding a short row to a long one moves memory, which is fast up to thousands of terms.
struct SparseRow {
  private(set) var variables: [Int] = []
  private(set) var coefficients: [Double] = []
  var constant: Double

  /// Coefficients below it are zero that arithmetic left over.
  static let epsilon = 1e-9

  init(constant: Double = 0) { self.constant = constant }

  init(_ terms: [(variable: Int, coefficient: Double)], constant: Double = 0) {
    self.constant = constant
    for term in terms { add(term.coefficient, of: term.variable) }
  }

  var count: Int { variables.count }
  var isConstant: Bool { variables.isEmpty }

  /// The place of a variable, or where it would be inserted.
  func position(of variable: Int) -> Int {
    var low = 0
    var high = variables.count
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The coefficient of a variable; 0 where the row does not have it.
  subscript(variable: Int) -> Double {
    let place = position(of: variable)
    return place < variables.count && variables[place] == variable ? coefficients[place] : 0
  }

  /// Adds a multiple of a variable.
  mutating func add(_ coefficient: Double, of variable: Int) {
    let place = position(of: variable)
    if place < variables.count, variables[place] == variable {
      coefficients[place] += coefficient
      if abs(coefficients[place]) < Self.epsilon { removeTerm(at: place) }
    } else if abs(coefficient) >= Self.epsilon {
      variables.insert(variable, at: place)
      coefficients.insert(coefficient, at: place)
    }
  }

  private mutating func removeTerm(at place: Int) {
    variables.remove(at: place)
    coefficients.remove(at: place)
  }

  /// Removes a variable, and returns its coefficient.
  mutating func remove(_ variable: Int) -> Double {
    let place = position(of: variable)
    guard place < variables.count, variables[place] == variable else { return 0 }
    let coefficient = coefficients[place]
    removeTerm(at: place)
    return coefficient
  }

  /// Adds a multiple of another row.
  mutating func add(_ factor: Double, times other: SparseRow) {
    constant += factor * other.constant
    // Inserting moves the rest of the row each time, merging copies both rows once.
    if other.count * 8 <= count {
      for (variable, coefficient) in zip(other.variables, other.coefficients) {
        add(factor * coefficient, of: variable)
      }
    } else {
      merge(factor, other)
    }
  }

  private mutating func merge(_ factor: Double, _ other: SparseRow) {
    var merged = SparseRow(constant: constant)
    merged.variables.reserveCapacity(count + other.count)
    merged.coefficients.reserveCapacity(count + other.count)
    var (own, foreign) = (0, 0)
    while own < count || foreign < other.count {
      if foreign == other.count || own < count && variables[own] < other.variables[foreign] {
        merged.append(variables[own], coefficients[own])
        own += 1
      } else if own == count || other.variables[foreign] < variables[own] {
        merged.append(other.variables[foreign], factor * other.coefficients[foreign])
        foreign += 1
      } else {
        merged.append(variables[own], coefficients[own] + factor * other.coefficients[foreign])
        own += 1
        foreign += 1
      }
    }
    self = merged
  }

  private mutating func append(_ variable: Int, _ coefficient: Double) {
    guard abs(coefficient) >= Self.epsilon else { return }
    variables.append(variable)
    coefficients.append(coefficient)
  }

  /// Multiplies all terms and the constant.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in coefficients.indices { coefficients[index] *= factor }
  }

  /// The same with other numbers of variables, in the same order.
  func renumbered(_ number: (Int) -> Int) -> SparseRow {
    var row = self
    row.variables = variables.map(number)
    return row
  }

  /// The value of the expression.
  func value(_ values: [Double]) -> Double { value(values, constant: constant) }

  /// The value of the expression with another constant.
  func value(_ values: [Double], constant: Double) -> Double {
    var sum = constant
    for index in variables.indices { sum += coefficients[index] * values[variables[index]] }
    return sum
  }

  /// Whether another expression differs in nothing but the constant.
  func hasSameTerms(as other: SparseRow) -> Bool { variables == other.variables && coefficients == other.coefficients }
}
