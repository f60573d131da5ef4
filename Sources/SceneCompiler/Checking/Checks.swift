import SceneDiagnostics

/// A rule that scenes have to keep.
protocol SceneCheck: Sendable {
  /// Reports where the graph breaks the rule.
  static func run(_ context: CheckContext, _ log: inout DiagnosticLog)
}

/// All checks, in the order they run.
enum Checks {
  static let all: [any SceneCheck.Type] = []

  /// Runs all checks on a graph.
  static func run(_ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let context = CheckContext(graph)
    for check in all { check.run(context, &log) }
  }
}
