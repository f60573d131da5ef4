import SceneDiagnostics
import SceneLanguageServer

/// What the server tells a client that it can do.
enum ServerCapabilities {
  static func json(for client: ClientCapabilities) -> JSON {
    var members: [(name: String, value: JSON)] = [
      ("positionEncoding", .string(client.encoding.rawValue)),
      ("textDocumentSync", .object([("openClose", .bool(true)), ("change", .number(2))])),
      (
        "completionProvider",
        .object([("triggerCharacters", .array(["<", "\"", " ", "/", "."].map { .string($0) }))])
      ),
      ("hoverProvider", .bool(true)),
      ("definitionProvider", .bool(true)),
      ("referencesProvider", .bool(true)),
      ("documentHighlightProvider", .bool(true)),
      (
        "workspace",
        .object([
          ("workspaceFolders", .object([("supported", .bool(true)), ("changeNotifications", .bool(true))]))
        ])
      ),
    ]
    if client.pullsDiagnostics {
      members.append(
        (
          "diagnosticProvider",
          .object([("interFileDependencies", .bool(true)), ("workspaceDiagnostics", .bool(true))])
        ))
    }
    return .object(members)
  }
}
