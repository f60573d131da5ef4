import SceneDiagnostics

/// A check that looks at one top-level element at a time.
///
/// What it reports depends on nothing but the element, the styles and the root's start tag of its file, and what
/// `CheckedFile.Surroundings` says of the file. So after an edit, it looks at the edited elements only.
protocol ElementCheck: SceneCheck {
  /// Reports where an element breaks the rule.
  static func run(_ part: GraphPart, _ log: inout DiagnosticLog)
}

extension ElementCheck {
  static var elementCheck: (any ElementCheck.Type)? { self }

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    for element in context.graph.files.flatMap(\.elements) {
      run(GraphPart(graph: context.graph, element: element), &log)
    }
  }
}

/// A diagnostic with the check that reported it.
struct Finding: Sendable {
  /// The check, as an index of the checks that run.
  let check: Int
  /// The diagnostic.
  let diagnostic: Diagnostic
}
