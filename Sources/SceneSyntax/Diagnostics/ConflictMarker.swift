import SceneDiagnostics

/// A conflict marker that git left behind.
struct ConflictMarker: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    When git cannot merge two changes by itself, it writes both into the file and marks them:

    ```
    <<<<<<< HEAD
    <label text="Hello"/>
    =======
    <label text="Good morning"/>
    >>>>>>> greeting
    ```

    Decide what is meant, and remove the lines of the markers. `scenec merge`, set up as git's merge driver, merges scenes
    by element instead of by line and leaves far fewer conflicts.

    Until then the first side is read, so that other errors can be reported.
    """

  var text: String { "a merge conflict is not resolved here" }
  var help: String? { "keep what is meant of both sides and remove the three lines of the markers" }
}
