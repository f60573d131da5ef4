import SceneDiagnostics

/// A rule that scenes have to keep.
protocol SceneCheck: Sendable {
  /// Reports where the graph breaks the rule.
  static func run(_ graph: SceneGraph, _ log: inout DiagnosticLog)
}

/// All checks, sorted by name: none depends on another.
enum Checks {
  static let all: [any SceneCheck.Type] = [
    ActionEvents.self,
    CompleteConstraints.self,
    ContainerSwapping.self,
    EmbedCycles.self,
    EmbedPlacement.self,
    LayoutConflicts.self,
    LayoutItems.self,
    LayoutSides.self,
    LayoutSuperviews.self,
    ModuleNames.self,
    OutletsOnce.self,
    ParameterDeclarations.self,
    SceneFileNames.self,
    SceneMembers.self,
    SegueArguments.self,
    SegueAttributes.self,
    SegueCases.self,
    SegueIdentifiers.self,
    SuppliedParameters.self,
    UniqueNames.self,
    ValidNames.self,
  ]
}
