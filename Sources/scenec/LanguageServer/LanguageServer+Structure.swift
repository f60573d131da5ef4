import SceneBuilding
import SceneDiagnostics
import SceneLanguageServer

/// Requests about the structure of a file.
extension LanguageServer {
  func documentSymbols(_ params: Parameters) throws(ResponseError) -> JSON {
    let symbols = session.symbols(try params.path)
    guard client.hasNestedSymbols else { return .array(flat(symbols)) }
    return .array(symbols.map(nested))
  }

  func workspaceSymbols(_ params: Parameters) -> JSON {
    .array(session.workspaceSymbols(params.value?["query"]?.string ?? "").map(information))
  }

  private func nested(_ symbol: OutlineSymbol) -> JSON {
    .object([
      ("name", .string(symbol.name)), ("detail", .string(symbol.detail)), ("kind", .number(symbol.kind.number)),
      ("range", json(symbol.range, in: symbol.path)), ("selectionRange", json(symbol.nameRange, in: symbol.path)),
      ("children", .array(symbol.children.map(nested))),
    ])
  }

  private func flat(_ symbols: [OutlineSymbol]) -> [JSON] {
    symbols.flatMap { [information($0)] + flat($0.children) }
  }

  private func information(_ symbol: OutlineSymbol) -> JSON {
    var members: [(name: String, value: JSON)] = [
      ("name", .string(symbol.name)), ("kind", .number(symbol.kind.number)),
      ("location", json(Location(path: symbol.path, range: symbol.nameRange))),
    ]
    if let container = symbol.container { members.append(("containerName", .string(container))) }
    return .object(members)
  }

  func tokens(_ params: Parameters, _ range: SourceRange?) throws(ResponseError) -> JSON {
    let path = try params.path
    var numbers: [JSON] = []
    var last = TextPosition(line: 0, character: 0)
    for token in session.tokens(path, in: range) {
      let start = session.position(token.range.start, in: path, client.encoding)
      let end = session.position(token.range.end, in: path, client.encoding)
      // Tokens of several lines are left to the grammar of the editor.
      guard start.line == end.line, start >= last else { continue }
      let column = start.line == last.line ? start.character - last.character : start.character
      numbers += [
        start.line - last.line, column, end.character - start.character, token.kind.rawValue,
        token.isDeclaration ? 1 : 0,
      ].map { .number($0) }
      last = start
    }
    return .object([("data", .array(numbers))])
  }

  func foldingRanges(_ params: Parameters) throws(ResponseError) -> JSON {
    .array(
      session.foldingRanges(try params.path).map { fold in
        var members: [(name: String, value: JSON)] = [
          ("startLine", .number(fold.firstLine)), ("endLine", .number(fold.lastLine)),
        ]
        if fold.isComment { members.append(("kind", .string("comment"))) }
        return .object(members)
      })
  }

  func selectionRanges(_ params: Parameters) throws(ResponseError) -> JSON {
    let path = try params.path
    let positions = params.value?["positions"]?.elements?.compactMap { Parameters.position($0) } ?? []
    return .array(
      positions.map { position in
        let ranges = session.selectionRanges(path, session.offset(position, in: path, client.encoding))
        return ranges.reversed().reduce(JSON.null) { parent, range in
          let member: [(name: String, value: JSON)] = [("range", json(range, in: path))]
          if case .null = parent { return .object(member) }
          return .object(member + [("parent", parent)])
        }
      })
  }

  func linkedRanges(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try place(params)
    let ranges = session.linkedRanges(path, offset)
    return ranges.isEmpty ? .null : .object([("ranges", .array(ranges.map { json($0, in: path) }))])
  }

  func closeTag(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try place(params)
    return .optional(session.closingText(path, offset))
  }

  func formatOnType(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try place(params)
    if params.value?["ch"]?.string == "\n" { return edits(session.indentation(path, offset)) }
    guard let text = session.closingText(path, offset) else { return .array([]) }
    return edits([FileEdit(path: path, range: SourceRange(offset, offset), text: text)])
  }

  /// Edits of one file.
  func edits(_ edits: [FileEdit]) -> JSON { .array(edits.map(json)) }

  func json(_ edit: FileEdit) -> JSON {
    .object([("range", json(edit.range, in: edit.path)), ("newText", .string(edit.text))])
  }
}

extension OutlineSymbol.Kind {
  /// The number of the kind in the protocol.
  fileprivate var number: Int {
    switch self {
    case .controller: 5
    case .view: 8
    case .segue: 24
    case .value: 13
    case .style: 14
    case .connection: 7
    case .object: 19
    }
  }
}
