import SceneBuilding
import SceneDiagnostics
import SceneLanguageServer

/// The screens of a scene, for a panel beside the editor.
extension LanguageServer {
  /// Answers with a page, or with null for a file that has no screens.
  func preview(_ params: Parameters) throws(ResponseError) -> JSON {
    let path = try params.path
    guard let html = session.graph(of: path).flatMap({ LiveScreens.page(of: $0, at: path) }) else { return .null }
    return .object([("html", .string(html))])
  }
}
