import SceneDiagnostics
import SwiftDeclarations

/// A rule that scenes have to keep.
protocol SceneCheck: Sendable {
  /// The kinds of diagnostics that it reports.
  static var messages: [any DiagnosticMessage.Type] { get }

  /// The check itself, if it looks at one element at a time. A dynamic cast would say the same, but Swift searches all
  /// conformances of the program for each.
  static var elementCheck: (any ElementCheck.Type)? { get }

  /// Reports where the graph breaks the rule.
  static func run(_ context: CheckContext, _ log: inout DiagnosticLog)
}

extension SceneCheck {
  static var elementCheck: (any ElementCheck.Type)? { nil }
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
    OutletNames.self,
    OutletsOnce.self,
    ParameterDeclarations.self,
    ForeignPlaceholders.self,
    OnePlaceholderTarget.self,
    PlaceholderTargets.self,
    PopoverAnchors.self,
    PushSegues.self,
    ResponderActions.self,
    SceneFileNames.self,
    FilePrototypes.self,
    SceneMembers.self,
    SegueArguments.self,
    SegueAttributes.self,
    SegueCases.self,
    SegueIdentifiers.self,
    SegueTriggers.self,
    SolvableLayout.self,
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
    AppTypes.self,
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
    OverriddenMethods.self,
    FittingHooks.self,
    KnownProperties.self,
    KnownInitializers.self,
    KnownResources.self,
  ]

  /// From this many views on that are to be checked, checks run at the same time.
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
    var checked = CheckedFiles()
    run(analysis, &log, sources: sources, all: all, &checked)
  }

  /// Runs all checks on a graph, without looking again at elements that did not change.
  ///
  /// - Parameter checked: what is known of earlier versions of the files.
  static func run(
    _ analysis: GraphAnalysis, _ log: inout DiagnosticLog, sources: [SwiftFile]?,
    all: [any SceneCheck.Type] = all, _ checked: inout CheckedFiles
  ) {
    let files = analysis.graph.files
    checked.keepOnly(files)
    let known = files.map { checked.findings(in: $0) }
    // Where neither of the two has enough to divide, they run beside each other.
    let (ofElements, ofModule) = Threads.both(
      if: files.count < Threads.fewest && (Threads.manyObjects..<largeCount).contains(analysis.graph.objects.count),
      { elementFindings(analysis.graph, all, known) },
      { moduleFindings(CheckContext(analysis, sources: sources), all) })
    for (file, findings) in zip(files, ofElements) { checked.keep(findings, in: file) }
    let findings = ofElements.flatMap { $0.flatMap(\.self) } + ofModule
    // The order of the checks decides between diagnostics at one place.
    for findings in Dictionary(grouping: findings, by: \.check).sorted(by: { $0.key < $1.key }) {
      log.append(findings.value.map(\.diagnostic))
    }
  }

  /// What the checks find that look at the whole module.
  private static func moduleFindings(_ context: CheckContext, _ all: [any SceneCheck.Type]) -> [Finding] {
    let indices = all.indices.filter { all[$0].elementCheck == nil }
    let isLarge = context.graph.files.count >= Threads.fewest || context.graph.objects.count >= largeCount
    // One run each: some checks take as long as all others together.
    return inParallel(indices, runs: indices.count, if: isLarge) { index in
      var log = DiagnosticLog()
      all[index].run(context, &log)
      return log.diagnostics.map { Finding(check: index, diagnostic: $0) }
    }
  }

  /// What the checks find that look at elements, for each file and each element in it.
  ///
  /// - Parameter known: what was found before; nil for the elements that are to be checked.
  private static func elementFindings(
    _ graph: SceneGraph, _ all: [any SceneCheck.Type], _ known: [[[Finding]?]]
  ) -> [[[Finding]]] {
    let checks = all.enumerated().compactMap { index, check in
      check.elementCheck.map { (index: index, check: $0) }
    }
    let unknown = graph.files.indices.flatMap { file in
      known[file].indices.filter { known[file][$0] == nil }.map { graph.files[file].elements[$0] }
    }
    let objects = unknown.reduce(0) { $0 + $1.objects.count }
    var found = inParallel(unknown.indices.map(\.self), if: objects >= largeCount) { index -> [[Finding]] in
      let part = GraphPart(graph: graph, element: unknown[index])
      return [checks.flatMap { outcome(of: $0.check, $0.index, in: part) }]
    }.makeIterator()
    return known.map { known in known.map { $0 ?? found.next() ?? [] } }
  }

  private static func outcome(of check: any ElementCheck.Type, _ index: Int, in part: GraphPart) -> [Finding] {
    var log = DiagnosticLog()
    check.run(part, &log)
    return log.diagnostics.map { Finding(check: index, diagnostic: $0) }
  }

  /// The results for all indices, in their order, found at the same time if there is much to look at.
  private static func inParallel<Result: Sendable>(
    _ indices: [Int], runs: Int? = nil, if isLarge: Bool, _ body: @Sendable (Int) -> [Result]
  ) -> [Result] {
    isLarge ? indices.inParallelRuns(runs) { $0.flatMap(body) } : indices.flatMap(body)
  }
}
