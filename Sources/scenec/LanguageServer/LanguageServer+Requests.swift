import SceneBuilding
import SceneDiagnostics
import SceneLanguageServer

/// The requests that the server answers, by method.
extension LanguageServer {
  typealias Request = @Sendable (inout LanguageServer, Parameters) throws(ResponseError) -> JSON

  static let requests: [String: Request] = [
    "textDocument/completion": { server, params throws(ResponseError) in try server.completion(params) },
    "textDocument/hover": { server, params throws(ResponseError) in try server.hover(params) },
    "textDocument/definition": { server, params throws(ResponseError) in try server.definition(params) },
    "textDocument/references": { server, params throws(ResponseError) in try server.references(params) },
    "textDocument/documentHighlight": { server, params throws(ResponseError) in try server.highlights(params) },
    "textDocument/diagnostic": { server, params throws(ResponseError) in try server.diagnostics(params) },
    "textDocument/documentSymbol": { server, params throws(ResponseError) in try server.documentSymbols(params) },
    "workspace/symbol": { server, params throws(ResponseError) in server.workspaceSymbols(params) },
    "textDocument/semanticTokens/full": { server, params throws(ResponseError) in try server.tokens(params, nil) },
    "textDocument/semanticTokens/range": { server, params throws(ResponseError) in
      try server.tokens(params, try server.range(params))
    },
    "textDocument/foldingRange": { server, params throws(ResponseError) in try server.foldingRanges(params) },
    "textDocument/selectionRange": { server, params throws(ResponseError) in try server.selectionRanges(params) },
    "textDocument/linkedEditingRange": { server, params throws(ResponseError) in try server.linkedRanges(params) },
    "textDocument/onTypeFormatting": { server, params throws(ResponseError) in try server.formatOnType(params) },
    "textDocument/formatting": { server, params throws(ResponseError) in
      server.edits(server.session.formatting(try params.path))
    },
    "textDocument/rangeFormatting": { server, params throws(ResponseError) in
      server.edits(server.session.formatting(try params.path, in: try server.range(params)))
    },
    "textDocument/codeAction": { server, params throws(ResponseError) in try server.actions(params) },
    "textDocument/inlayHint": { server, params throws(ResponseError) in try server.inlayHints(params) },
    "textDocument/documentColor": { server, params throws(ResponseError) in try server.colors(params) },
    "textDocument/colorPresentation": { server, params throws(ResponseError) in try server.presentations(params) },
    "textDocument/codeLens": { server, params throws(ResponseError) in try server.codeLenses(params) },
    "textDocument/prepareCallHierarchy": { server, params throws(ResponseError) in try server.flowItems(params) },
    "callHierarchy/incomingCalls": { server, params throws(ResponseError) in try server.incomingCalls(params) },
    "callHierarchy/outgoingCalls": { server, params throws(ResponseError) in try server.outgoingCalls(params) },
    "textDocument/prepareRename": { server, params throws(ResponseError) in try server.prepareRename(params) },
    "textDocument/rename": { server, params throws(ResponseError) in try server.rename(params) },
    "scenec/preview": { server, params throws(ResponseError) in try server.preview(params) },
    "scenec/closeTag": { server, params throws(ResponseError) in try server.closeTag(params) },
    "workspace/diagnostic": { server, _ throws(ResponseError) in server.workspaceDiagnostics() },
  ]

  /// The file and the offset that a request is about.
  func place(_ params: Parameters) throws(ResponseError) -> (path: String, offset: Int) {
    let path = try params.path
    return (path, session.offset(try params.position, in: path, client.encoding))
  }

  /// The range that a request is about.
  func range(_ params: Parameters) throws(ResponseError) -> SourceRange {
    range(try params.range, in: try params.path)
  }

  func range(_ range: (start: TextPosition, end: TextPosition), in path: String) -> SourceRange {
    SourceRange(
      session.offset(range.start, in: path, client.encoding), session.offset(range.end, in: path, client.encoding))
  }

  private func completion(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try place(params)
    let (items, isIncomplete) = session.completions(path, offset, snippets: client.hasSnippets)
    return .object([
      ("isIncomplete", .bool(isIncomplete)),
      ("items", .array(items.enumerated().map { json($1, order: $0, in: path) })),
    ])
  }

  private func hover(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try place(params)
    guard let hover = session.hover(path, offset) else { return .null }
    return .object([("contents", Self.markdown(hover.text)), ("range", json(hover.range, in: path))])
  }

  private func definition(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try place(params)
    return .array(session.definition(path, offset).map(json))
  }

  private func references(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try place(params)
    let includes = params.value?["context"]?["includeDeclaration"]?.boolean ?? true
    return .array(session.references(path, offset, includingDeclaration: includes).map(json))
  }

  private func highlights(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try place(params)
    return .array(
      session.highlights(path, offset).map { highlight in
        .object([("range", json(highlight.range, in: path)), ("kind", .number(highlight.isDeclaration ? 3 : 2))])
      })
  }

  private func diagnostics(_ params: Parameters) throws(ResponseError) -> JSON {
    let items = session.diagnostics(of: try params.path).map(json)
    return .object([("kind", .string("full")), ("items", .array(items))])
  }

  private mutating func workspaceDiagnostics() -> JSON {
    let found = session.check(and: reported)
    reported = Set(found.filter { !$0.value.isEmpty }.keys)
    let reports = found.sorted { $0.key < $1.key }.map { path, diagnostics in
      JSON.object([
        ("kind", .string("full")), ("uri", .string(uri(path))),
        ("version", session.version(of: path).map { .number($0) } ?? .null),
        ("items", .array(diagnostics.map(json))),
      ])
    }
    return .object([("items", .array(reports))])
  }
}
