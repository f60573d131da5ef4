import SceneDiagnostics

/// Says in the terms of Interface Builder what a check says in those of scenes.
enum StoryboardWording {
  /// The diagnostic, without fix-its: those replace words of a scene.
  static func apply(to diagnostic: Diagnostic) -> Diagnostic {
    let words = texts[diagnostic.id]
    return Diagnostic(
      id: diagnostic.id, severity: diagnostic.severity, message: words?.message ?? diagnostic.message,
      place: diagnostic.place, notes: diagnostic.notes, help: words.map(\.help) ?? diagnostic.help)
  }

  /// What differs, by id. Messages of other kinds hold for both.
  private static let texts: [String: (message: String, help: String?)] = [
    UnknownDestination.id: (
      "no object of this storyboard has the object ID that the segue leads to",
      "connect the segue again in Interface Builder, or delete it"
    ),
    UnknownInitialController.id: (
      "no view controller has the object ID of the initial view controller",
      "turn on Is Initial View Controller for one of them"
    ),
    MissingSegueClass.id: (
      "this custom segue has no class, so UIKit raises an exception when it is performed",
      "name a subclass of UIStoryboardSegue in the Attributes inspector"
    ),
  ]
}
