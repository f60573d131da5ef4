import SceneCatalog
import SceneDiagnostics

extension Controller.Parameter {
  /// What an author probably meant by a value that is not of the parameter's type: `YES` is `true`, `compact` is a member.
  func suggestion(for value: String) -> Suggestion? {
    let candidates = ["." + value] + (["YES": "true", "NO": "false"][value.uppercased()].map { [$0] } ?? [])
    return candidates.first { swift($0) != nil && type.text != "String" }.map { Suggestion($0) }
  }
}
