import SceneDiagnostics

/// The severity of each kind of diagnostic in a storyboard that UIKit loads.
///
/// A storyboard works today, whatever scenes demand. An error is for what ends the app or does nothing when it runs; a
/// warning, for what is probably wrong; all other rules are about the Swift that is generated for scenes.
enum StoryboardSeverities {
  /// Kinds that are reported as they are in scenes.
  private static let kept: [any DiagnosticMessage.Type] = [
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

  /// The checks that can report one of the kinds. Types are compared, since an id is made of the name of a type, which
  /// the runtime takes long to find.
  static let checks: [any SceneCheck.Type] = {
    let kinds = Set((kept + warned).map { ObjectIdentifier($0) })
    return Checks.all.filter { check in check.messages.contains { kinds.contains(ObjectIdentifier($0)) } }
  }()

  /// The diagnostics of the compiler's phases.
  static func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let setting = settings[diagnostic.id] else { return nil }
      let said = StoryboardWording.apply(diagnostic)
      return setting.map { $0.apply(to: said) } ?? said
    }
  }
}
