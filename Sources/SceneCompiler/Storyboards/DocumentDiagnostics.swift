package import SceneDiagnostics

/// A file with the extension of a storyboard is something else.
package struct NotAStoryboard: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.error
  package static let explanation = """
    A file that ends in `.storyboard` or `.xib` holds a `document` that Interface Builder wrote. This one holds something
    else: another XML format, or a document that lost its root element.

    Wrong:

    ```xml storyboard
    <html/>
    ```

    Restore the file from version control, or take it out of the call.
    """

  package init() {}

  package var text: String { "this is no storyboard or xib" }
}

/// A storyboard is for something that scenec knows nothing of.
package struct UncheckedStoryboard: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    scenec knows UIKit on iOS. It does not check storyboards for macOS and watchOS, nor documents in formats that are
    older than Xcode 5, and generates nothing for them.

        scenec check Main.storyboard --ignore unchecked-storyboard

    Take the file out of the call, or ignore the warning.
    """
  let reason: String

  /// - Parameter reason: a sentence without a full stop.
  package init(reason: String) { self.reason = reason }

  package var text: String { "this storyboard is not checked: \(reason)" }
}
