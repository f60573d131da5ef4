import SceneDiagnostics

struct UnknownControllerInScene: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A placeholder stands for the controller that `referencedIdentifier` names in the other scene file; without that
    attribute, for the file's initial controller. A placeholder cannot stand for another placeholder.
    """
  let name: String?
  let scene: String
  /// The controllers of the other file, where none of them is nearly called like this.
  let present: [String]

  /// The number of controllers that are listed.
  private static let limit = 6

  var text: String {
    if let name { return "no controller in '\(scene).scene' is called '\(name)'" }
    return "'\(scene).scene' has no initial controller for this placeholder to stand for"
  }
  var help: String? {
    if present.count == 1 { return "the only controller of '\(scene).scene' is '\(present[0])'" }
    guard !present.isEmpty else { return nil }
    let list = present.prefix(Self.limit).map { "'\($0)'" }.joined(separator: ", ")
    let rest = present.count > Self.limit ? " and \(present.count - Self.limit) more" : ""
    return "the controllers of '\(scene).scene' are \(list)\(rest)"
  }
}
