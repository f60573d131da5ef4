import SceneDiagnostics
import SceneSyntax

/// What becomes of each kind of diagnostic in a storyboard that UIKit loads.
///
/// A storyboard works today, whatever scenes demand. An error is for what ends the app or does nothing when it runs; a
/// warning, for what is probably wrong; all other rules are about the Swift that is generated for scenes.
enum StoryboardSeverities {
  /// Kinds that are reported as they are in scenes.
  private static let kept: [any DiagnosticMessage.Type] =
    SyntaxDiagnostics.all + StoryboardChecks.messages + [
      // Two segues of one identifier: UIKit performs one of them.
      CollidingNames.self, DuplicateSegueIdentifier.self,
      // Controllers without end.
      EmbedCycle.self, SelfEmbed.self,
      // UIKit raises an exception.
      UnknownDestination.self, UnknownInitialController.self, MissingSegueClass.self, MisplacedEmbed.self,
      InvalidClassName.self,
    ]

  /// Kinds that are only warnings: code can set what is missing, or forbid what would fail.
  private static let warned: [any DiagnosticMessage.Type] = [
    ForbiddenContainment.self, SeveralRoots.self,
  ]

  private static let settings: [String: SeveritySettings.Setting?] = {
    let own = kept.map { ($0.id, SeveritySettings.Setting?.none) }
    let less = warned.map { ($0.id, SeveritySettings.Setting?.some(.warning)) }
    return Dictionary(own + less, uniquingKeysWith: { first, _ in first })
  }()

  /// The diagnostics of storyboards.
  static func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let setting = settings[diagnostic.id] else { return nil }
      let said = StoryboardWording.apply(to: diagnostic)
      return setting.map { $0.apply(to: said) } ?? said
    }
  }
}
