import SceneDiagnostics

/// Different names of scenes that are one name in Swift.
struct CollidingNames: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    What a scene names becomes a name in Swift, and two names can become the same one: `detail` and `Detail` both give
    `DetailScene`, the identifiers `go-next` and `go next` both give `performGoNext()`. A view, a child and the parent of a
    controller are all reached through its `scene`, so they have different names too.

    Wrong:

        <containerView id="clock">
          <segue kind="embed" destination="clock"/>
        </containerView>

    Right:

        <containerView id="clockContainer">
          <segue kind="embed" destination="clock"/>
        </containerView>

    The controllers of all files of a module share their names, for `DetailScene` is a type of the module. Where the Swift
    sources of the module are at hand, as with `--sources`, their types count as well. A scene whose type your project
    already has gets a type of another name:

        <viewController id="game" sceneType="Arena"/>
    """
  let one: String
  let other: String
  let swift: String
  var help: String?

  var text: String { "\(one) and \(other) would both be '\(swift)' in Swift; rename one of them" }

  /// The note at the other of the two.
  static func note(on other: String, at place: Place) -> Note { Note("\(other) is here", at: place) }
}
