public import SceneDiagnostics
import SceneSyntax

/// Every kind of diagnostic that a compilation can report: what `scenec explain` knows.
///
/// A check says in `messages` what it reports; what is reported by something else is listed here.
public enum AllDiagnostics {
  /// The kinds, sorted by id.
  public static let kinds: [any DiagnosticMessage.Type] = Array(byID.values).sorted { $0.id < $1.id }

  /// The kind with an id, if there is one.
  public static func kind(withID id: String) -> (any DiagnosticMessage.Type)? { byID[id] }

  /// The ids of the kinds that only storyboards can have.
  public static let idsOfStoryboards = Set(StoryboardChecks.messages.map { $0.id })

  /// The ids of the kinds that only a laid out screen can have.
  package static let idsOfScreens = Set(ScreenDiagnostics.all.map { $0.id })

  /// Several checks may report one kind.
  private static let byID = Dictionary(
    (SyntaxDiagnostics.all + resolving + Checks.all.flatMap { $0.messages } + StoryboardChecks.messages
      + ScreenDiagnostics.all + suppression + templating)
      .map { ($0.id, $0) },
    uniquingKeysWith: { first, _ in first })

  private static let resolving: [any DiagnosticMessage.Type] = [
    DestinationIsView.self,
    InvalidClassName.self,
    InvalidModuleName.self,
    InvalidTraits.self,
    InvalidValue.self,
    MisplacedElement.self,
    MisplacedOwner.self,
    MissingAttribute.self,
    MissingBaseValue.self,
    MissingName.self,
    OutletWithoutName.self,
    SecondRootView.self,
    SegueWithoutController.self,
    StrayText.self,
    SuffixWithoutText.self,
    UnexpectedPreview.self,
    UnexpectedRoot.self,
    UnfitStyle.self,
    UnexpectedTraits.self,
    UnknownAttribute.self,
    UnknownConnection.self,
    UnknownControllerInScene.self,
    UnknownDestination.self,
    UnknownElement.self,
    UnknownInitialController.self,
    UnknownModule.self,
    UnknownParent.self,
    UnknownSceneFile.self,
    UnknownStyle.self,
    UnknownView.self,
  ]

  private static let suppression: [any DiagnosticMessage.Type] = [
    FixedSeverity.self,
    UnknownDiagnostic.self,
    UnknownDirective.self,
  ]

  private static let templating: [any DiagnosticMessage.Type] = [
    InvalidTemplate.self,
    UnknownTemplate.self,
    UnknownTemplateName.self,
  ]
}
