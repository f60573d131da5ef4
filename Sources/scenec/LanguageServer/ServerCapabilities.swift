import SceneDiagnostics
import SceneLanguageServer

/// The capabilities of the server.
enum ServerCapabilities {
  static func json(for client: ClientCapabilities) -> JSON {
    var members: [(name: String, value: JSON)] = [
      ("positionEncoding", .string(client.encoding.rawValue)),
      ("textDocumentSync", .object([("openClose", .bool(true)), ("change", .number(2))])),
      (
        "completionProvider",
        .object([("triggerCharacters", strings(["<", "\"", " ", "/", "."]))])
      ),
      ("hoverProvider", .bool(true)),
      ("definitionProvider", .bool(true)),
      ("referencesProvider", .bool(true)),
      ("documentHighlightProvider", .bool(true)),
      ("documentSymbolProvider", .bool(true)),
      ("workspaceSymbolProvider", .bool(true)),
      ("foldingRangeProvider", .bool(true)),
      ("selectionRangeProvider", .bool(true)),
      ("linkedEditingRangeProvider", .bool(true)),
      ("documentFormattingProvider", .bool(true)),
      ("documentRangeFormattingProvider", .bool(true)),
      (
        "documentOnTypeFormattingProvider",
        .object([("firstTriggerCharacter", .string(">")), ("moreTriggerCharacter", strings(["/", "\n"]))])
      ),
      ("codeActionProvider", .object([("codeActionKinds", strings(CodeAction.Kind.allCases.map(\.rawValue)))])),
      ("inlayHintProvider", .bool(true)),
      ("colorProvider", .bool(true)),
      ("codeLensProvider", .object([("resolveProvider", .bool(false))])),
      ("callHierarchyProvider", .bool(true)),
      ("renameProvider", .object([("prepareProvider", .bool(true))])),
      (
        "semanticTokensProvider",
        .object([
          (
            "legend",
            .object([
              ("tokenTypes", strings(SemanticToken.Kind.allCases.map(tokenType))),
              ("tokenModifiers", strings(["declaration"])),
            ])
          ),
          ("full", .bool(true)), ("range", .bool(true)),
        ])
      ),
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

  private static func strings(_ strings: [String]) -> JSON { .array(strings.map { .string($0) }) }

  /// The type of the protocol whose colour a token gets.
  private static func tokenType(_ kind: SemanticToken.Kind) -> String {
    switch kind {
    case .element: "type"
    case .attribute: "property"
    case .name: "variable"
    case .reference: "parameter"
    case .class: "class"
    case .method: "method"
    case .word: "enumMember"
    case .number: "number"
    case .string: "string"
    case .comment: "comment"
    }
  }
}
