package import SceneDiagnostics

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
