import SceneDiagnostics
import SwiftDeclarations

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
    BarViews.self,
    CompleteConstraints.self,
    ContainerSwapping.self,
    StatedParents.self,
    TabCounts.self,
    DetailSegues.self,
    OneChildPerColumn.self,
    EmbedCycles.self,
    EmbedPlacement.self,
    PageContents.self,
    TabBarContents.self,
    AllowedContainment.self,
    LayoutConflicts.self,
    LayoutItems.self,
    LayoutSides.self,
    LayoutSuperviews.self,
    NegativeDistances.self,
    ConditionalViews.self,
    SystemDistances.self,
    RelationshipPlaces.self,
    InitialControllers.self,
    RepeatedChildren.self,
    RootViewControllers.self,
    ReuseIdentifiers.self,
    RootViewKinds.self,
    RootViewSize.self,
    ModuleNames.self,
    NeededAttributes.self,
    NibViews.self,
    OneActionEach.self,
    PrototypeReceivers.self,
    OneItemEach.self,
    OnePartEach.self,
    OutletsOnce.self,
    ParameterDeclarations.self,
    ForeignPlaceholders.self,
    OnePlaceholderTarget.self,
    PlaceholderTargets.self,
    PopoverAnchors.self,
    PushSegues.self,
    ResponderActions.self,
    SceneFileNames.self,
    SceneMembers.self,
    SegueArguments.self,
    SegueAttributes.self,
    SegueCases.self,
    SegueIdentifiers.self,
    SegueTriggers.self,
    OneRootEach.self,
    Settings.self,
    SplitColumns.self,
    StepperRanges.self,
    SupplementaryColumns.self,
    SuppliedParameters.self,
    SystemVersions.self,
    TextTranslations.self,
    TreeContents.self,
    TypeNames.self,
    UniqueNames.self,
    UsedViewContents.self,
    UsedViewOwners.self,
    ViewCycles.self,
    ViewPlaces.self,
    KnownPopoverAnchors.self,
    ReachableScenes.self,
    ReachableUnwinds.self,
    UsedPlaceholders.self,
    UsedPrototypes.self,
    UsedStyles.self,
    PlaceholderAttributes.self,
    ValidNames.self,
    KnownClasses.self,
    KnownMethods.self,
    KnownProperties.self,
    KnownInitializers.self,
  ]

  /// From this many views on, checks run at the same time.
  private static let largeCount = 2000

  /// Runs all checks on a graph.
  ///
  /// - Parameters:
  ///   - sources: the Swift of the module; nil where it is not at hand.
  ///   - all: the checks to run, if not all of them.
  static func run(
    _ analysis: GraphAnalysis, _ log: inout DiagnosticLog, sources: [SwiftFile]? = nil,
    all: [any SceneCheck.Type] = all
  ) {
    let context = CheckContext(analysis, sources: sources)
    guard analysis.graph.files.count >= Threads.fewest || analysis.graph.objects.count >= Self.largeCount else {
      for check in all { check.run(context, &log) }
      return
    }
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
