import SceneDiagnostics

/// A rule that scenes have to keep.
protocol SceneCheck: Sendable {
  /// Reports where the graph breaks the rule.
  static func run(_ context: CheckContext, _ log: inout DiagnosticLog)
}

/// All checks, in the order they run.
enum Checks {
  static let all: [any SceneCheck.Type] = [
    ContradictedParentCheck.self,
    CrowdedTabBarCheck.self,
    DetailWithoutSplitCheck.self,
    DuplicateColumnCheck.self,
    EmptyPagesCheck.self,
    EmptyTabBarCheck.self,
    ForbiddenContainmentCheck.self,
    MisplacedRelationshipCheck.self,
    MissingInitialControllerCheck.self,
    MissingRootCheck.self,
    PlaceholderWithBothCheck.self,
    PlaceholderWithoutTargetCheck.self,
    PopoverWithoutAnchorCheck.self,
    PushOutsideNavigationCheck.self,
    SeveralRootsCheck.self,
    SplitWithoutColumnsCheck.self,
    SupplementaryNeedsTripleColumnCheck.self,
    UnknownPopoverAnchorCheck.self,
    UnreachableSceneCheck.self,
    UnreachableUnwindCheck.self,
    UnusedPlaceholderCheck.self,
    UselessPlaceholderAttributeCheck.self,
  ]

  /// Runs all checks on a graph.
  static func run(_ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let context = CheckContext(graph)
    for check in all { check.run(context, &log) }
  }
}
