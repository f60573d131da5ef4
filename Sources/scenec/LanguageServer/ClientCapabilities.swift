import SceneBuilding
import SceneLanguageServer

/// The capabilities of the client that the server uses.
struct ClientCapabilities {
  private(set) var encoding = PositionEncoding.utf16
  private(set) var hasSnippets = false
  private(set) var watchesFiles = false
  /// Whether the client asks for the diagnostics of open files.
  private(set) var pullsDiagnostics = false
  private(set) var refreshesDiagnostics = false
  /// Whether the client can make files as part of a change.
  private(set) var createsFiles = false
  /// Whether symbols can be in symbols.
  private(set) var hasNestedSymbols = false
  /// Whether places that belong to a diagnostic are shown.
  private(set) var showsRelatedInformation = false

  /// Whether the client has the command of code lenses that shows screens.
  private(set) var showsPreviews = false
  /// Whether the screens of open scenes are checked.
  private(set) var checksLayout = true

  init() {}

  /// - Parameter options: what the client says to this server only.
  init(_ capabilities: JSONValue?, options: JSONValue? = nil) {
    func has(_ path: String) -> Bool { capabilities?.value(at: path)?.boolean ?? false }
    let encodings = capabilities?.value(at: "general.positionEncodings")?.elements?.compactMap(\.string) ?? []
    // utf-8 needs no counting; the others in the order in which the client names them.
    let known = encodings.compactMap(PositionEncoding.init(rawValue:))
    encoding = known.contains(.utf8) ? .utf8 : known.first ?? .utf16
    hasSnippets = has("textDocument.completion.completionItem.snippetSupport")
    watchesFiles = has("workspace.didChangeWatchedFiles.dynamicRegistration")
    pullsDiagnostics = capabilities?.value(at: "textDocument.diagnostic")?.members != nil
    refreshesDiagnostics = has("workspace.diagnostics.refreshSupport")
    let operations = capabilities?.value(at: "workspace.workspaceEdit.resourceOperations")?.elements ?? []
    createsFiles = operations.contains { $0.string == "create" }
    hasNestedSymbols = has("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport")
    showsRelatedInformation = has("textDocument.publishDiagnostics.relatedInformation")
    showsPreviews = options?["preview"]?.boolean ?? false
    checksLayout = options?["checkLayout"]?.boolean ?? true
  }
}
