/// Linear constraints between variables, each with a priority.
///
/// A solution satisfies the required constraints. Among those that do, it has the least sum of violations of the highest
/// other priority, among these the least of the next one, and so on: no number of weak constraints outweighs a strong one.
struct LinearProblem {
  /// A variable: what it is when nothing is said of it is zero.
  struct Variable: Equatable {
    /// Whether it is never negative.
    var isSize: Bool
    /// Whether required equations say what it is by other variables, which are zero rather than it.
    var isDerived = false
  }

  struct Constraint {
    /// The sum that is compared with zero.
    var row: SparseRow
    var relation: LayoutConstraint.Relation
    /// From 1 to 1000, which is required.
    var priority: Double

    var isRequired: Bool { priority >= LinearProblem.required }

    /// The same with other numbers of variables, in the same order.
    func renumbered(_ number: (Int) -> Int) -> Constraint {
      Constraint(row: row.renumbered(number), relation: relation, priority: priority)
    }
  }

  static let required = 1000.0
  /// The largest difference that is none: far below a pixel, far above what arithmetic loses.
  static let tolerance = 1e-6

  var variables: [Variable] = []
  var constraints: [Constraint] = []

  mutating func addVariable(isSize: Bool, isDerived: Bool = false) -> Int {
    variables.append(Variable(isSize: isSize, isDerived: isDerived))
    return variables.count - 1
  }
}

/// The values of a problem's variables.
struct LinearSolution {
  var values: [Double]
  /// Sets of required constraints that cannot hold together, each minimal, as indices; the last one was left out.
  var conflicts: [[Int]]
  /// The variables that could have other values at no cost.
  var free: Set<Int>
}
