/// The arithmetic by which an elimination found the constants of its definitions, so that it can be done again with other
/// constants in a fraction of the time.
struct EliminationTrace {
  private enum Step {
    /// An equation becomes the next definition.
    case definition(equation: Int, factor: Double)
    /// A definition takes the place of its variable in an equation.
    case substitution(equation: Int, definition: Int, factor: Double)
    /// No variable is left in an equation, so its constant is zero.
    case zero(equation: Int)
  }

  /// The constraint that each equation starts as.
  private var constraints: [Int] = []
  private var steps: [Step] = []

  /// Adds the next equation.
  mutating func addEquation(_ constraint: Int) { constraints.append(constraint) }

  mutating func define(by equation: Int, _ factor: Double) {
    steps.append(.definition(equation: equation, factor: factor))
  }

  mutating func substitute(_ definition: Int, in equation: Int, _ factor: Double) {
    steps.append(.substitution(equation: equation, definition: definition, factor: factor))
  }

  mutating func expectZero(_ equation: Int) { steps.append(.zero(equation: equation)) }

  /// The constants of all definitions; nil if an equation without variables is wrong.
  ///
  /// - Parameter constants: the constant of each constraint of the problem.
  func definitions(_ constants: [Double]) -> [Double]? {
    var equations = constraints.map { constants[$0] }
    var definitions: [Double] = []
    definitions.reserveCapacity(steps.count)
    for step in steps {
      switch step {
      case .definition(let equation, let factor): definitions.append(equations[equation] * factor)
      case .substitution(let equation, let definition, let factor):
        equations[equation] += factor * definitions[definition]
      case .zero(let equation):
        guard abs(equations[equation]) <= LinearProblem.tolerance else { return nil }
      }
    }
    return definitions
  }
}
