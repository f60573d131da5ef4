public import SceneDiagnostics
import SceneSyntax

/// Every kind of diagnostic that a compilation can report: what `scenec explain` knows.
public enum AllDiagnostics {
  /// The kinds, sorted by id.
  public static let kinds: [any DiagnosticMessage.Type] = (SyntaxDiagnostics.all + sceneKinds).sorted { $0.id < $1.id }

  private static let byID = Dictionary(kinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The kind with an id, if there is one.
  public static func kind(withID id: String) -> (any DiagnosticMessage.Type)? { byID[id] }

  /// The kinds that the resolver and the checks report; those of the reader are `SyntaxDiagnostics.all`.
  private static let sceneKinds: [any DiagnosticMessage.Type] = [
    ContradictedParent.self,
    CrowdedTabBar.self,
    DestinationIsView.self,
    DetailWithoutSplit.self,
    DuplicateColumn.self,
    EmptyPages.self,
    EmptyTabBar.self,
    FixedSeverity.self,
    ForbiddenContainment.self,
    InvalidClassName.self,
    InvalidModuleName.self,
    InvalidValue.self,
    MisplacedElement.self,
    MisplacedRelationship.self,
    MissingAttribute.self,
    MissingInitialController.self,
    MissingName.self,
    MissingRoot.self,
    PlaceholderWithBoth.self,
    PlaceholderWithoutTarget.self,
    PopoverWithoutAnchor.self,
    PushOutsideNavigation.self,
    PushSometimesOutsideNavigation.self,
    SecondRootView.self,
    SeveralRoots.self,
    SplitWithoutColumns.self,
    StrayText.self,
    SupplementaryNeedsTripleColumn.self,
    UnexpectedRoot.self,
    UnknownAttribute.self,
    UnknownConnection.self,
    UnknownControllerInScene.self,
    UnknownDestination.self,
    UnknownDiagnostic.self,
    UnknownDirective.self,
    UnknownElement.self,
    UnknownInitialController.self,
    UnknownParent.self,
    UnknownPopoverAnchor.self,
    UnknownSceneFile.self,
    UnreachableScene.self,
    UnreachableUnwind.self,
    UnusedPlaceholder.self,
    UselessPlaceholderAttribute.self,
  ]
}
