import SceneDiagnostics

/// A rule that scenes have to keep.
protocol SceneCheck: Sendable {
  /// The kinds of diagnostics that it reports.
  static var messages: [any DiagnosticMessage.Type] { get }

  /// Reports where the graph breaks the rule.
  static func run(_ context: CheckContext, _ log: inout DiagnosticLog)
}

/// All checks, in the order they run.
enum Checks {
  static let all: [any SceneCheck.Type] = [
    ActionEvents.self,
    AttributeConflicts.self,
    AuthorClasses.self,
    CompleteConstraints.self,
    ContainerSwapping.self,
    ContradictedParentCheck.self,
    CrowdedTabBarCheck.self,
    DetailWithoutSplitCheck.self,
    DuplicateColumnCheck.self,
    EmbedCycles.self,
    EmbedPlacement.self,
    EmptyPagesCheck.self,
    EmptyTabBarCheck.self,
    ForbiddenContainmentCheck.self,
    LayoutConflicts.self,
    LayoutItems.self,
    LayoutSides.self,
    LayoutSuperviews.self,
    MisplacedRelationshipCheck.self,
    MissingInitialControllerCheck.self,
    RepeatedChildren.self,
    RootViewControllers.self,
    RootViewKinds.self,
    RootViewSize.self,
    ModuleNames.self,
    NibViews.self,
    OneActionEach.self,
    OneItemEach.self,
    OutletsOnce.self,
    ParameterDeclarations.self,
    PlaceholderWithBothCheck.self,
    PlaceholderWithoutTargetCheck.self,
    PopoverWithoutAnchorCheck.self,
    PushOutsideNavigationCheck.self,
    SceneFileNames.self,
    SceneMembers.self,
    SegueArguments.self,
    SegueAttributes.self,
    SegueCases.self,
    SegueIdentifiers.self,
    SeveralRootsCheck.self,
    SplitWithoutColumnsCheck.self,
    StaticTableOutlets.self,
    SupplementaryNeedsTripleColumnCheck.self,
    SuppliedParameters.self,
    TypeNames.self,
    UniqueNames.self,
    UnknownPopoverAnchorCheck.self,
    UnreachableSceneCheck.self,
    UnreachableUnwindCheck.self,
    UnusedPlaceholderCheck.self,
    UselessPlaceholderAttributeCheck.self,
    ValidNames.self,
  ]

  /// Runs all checks on a graph.
  static func run(_ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let context = CheckContext(graph)
    guard graph.files.count >= Threads.fewest else { return all.forEach { $0.run(context, &log) } }
    let outcomes = all.inParallelRuns { run in
      run.map { check in
        var log = DiagnosticLog()
        check.run(context, &log)
        return log.diagnostics
      }
    }
    for outcome in outcomes { log.append(outcome) }
  }
}
