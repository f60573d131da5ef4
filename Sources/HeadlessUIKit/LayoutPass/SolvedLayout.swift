import LayoutSolver

/// The solved constraints of an island. A layout of the same views takes other constants, contents and frames into it, and
/// solves only what depends on them.
@MainActor final class SolvedLayout {
  private var session: LayoutSession

  init(_ problem: LayoutProblem) { session = LayoutSession(problem) }

  var solution: LayoutSolution { session.solution }

  /// Computes the layout of a problem.
  func solve(_ problem: LayoutProblem) -> LayoutSolution {
    session.solve(problem)
    return solution
  }
}

extension UIView {
  /// Computes a layout of what is in the view, and keeps the solved constraints for the next one.
  func solve(_ problem: LayoutProblem) -> LayoutSolution {
    if let solvedLayout { return solvedLayout.solve(problem) }
    let layout = SolvedLayout(problem)
    solvedLayout = layout
    return layout.solution
  }
}
