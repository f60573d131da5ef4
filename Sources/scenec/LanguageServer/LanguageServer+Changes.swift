import SceneBuilding
import SceneDiagnostics
import SceneLanguageServer

/// Requests for changes, and for what stands beside the text.
extension LanguageServer {
  func actions(_ params: Parameters) throws(ResponseError) -> JSON {
    let path = try params.path
    let kinds = params.value?["context"]?["only"]?.elements?.compactMap(\.string)
    let found = session.actions(path, in: try range(params), makingFiles: client.createsFiles)
    let wanted = found.filter { action in
      kinds?.contains { action.kind.rawValue == $0 || action.kind.rawValue.hasPrefix($0 + ".") } ?? true
    }
    return .array(wanted.map(json))
  }

  private func json(_ action: CodeAction) -> JSON {
    var members: [(name: String, value: JSON)] = [
      ("title", .string(action.title)), ("kind", .string(action.kind.rawValue)),
      ("edit", workspaceEdit(action.edits, newFile: action.newFile)),
    ]
    if let diagnostic = action.diagnostic {
      members.append(("diagnostics", .array([json(diagnostic)])))
      members.append(("isPreferred", .bool(diagnostic.fix != nil && !action.title.hasPrefix("Ignore"))))
    }
    return .object(members)
  }

  /// Edits of several files.
  func workspaceEdit(_ edits: [FileEdit], newFile: String? = nil) -> JSON {
    let byPath = Dictionary(grouping: edits, by: \.path)
    var seen: Set<String> = []
    let paths = edits.map(\.path).filter { seen.insert($0).inserted }
    func list(_ path: String) -> JSON { .array((byPath[path] ?? []).map(json)) }
    guard let newFile else { return .object([("changes", .object(paths.map { (uri($0), list($0)) }))]) }
    let creation = JSON.object([("kind", .string("create")), ("uri", .string(uri(newFile)))])
    let changes = paths.map { path in
      JSON.object([
        (
          "textDocument",
          .object([("uri", .string(uri(path))), ("version", session.version(of: path).map { .number($0) } ?? .null)])
        ),
        ("edits", list(path)),
      ])
    }
    return .object([("documentChanges", .array([creation] + changes))])
  }

  func prepareRename(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try place(params)
    switch session.renamePlace(path, offset) {
    case .success(let place?):
      return .object([("range", json(place.range, in: path)), ("placeholder", .string(place.name))])
    case .success(nil): return .null
    case .failure(let refusal): throw .failed(refusal.reason)
    }
  }

  func rename(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try place(params)
    guard let name = params.value?["newName"]?.string else { throw .invalidParams("new name") }
    switch session.rename(path, offset, to: name) {
    case .success(let edits): return workspaceEdit(edits)
    case .failure(let refusal): throw .failed(refusal.reason)
    }
  }

  // MARK: Beside the text

  func inlayHints(_ params: Parameters) throws(ResponseError) -> JSON {
    let path = try params.path
    return .array(
      session.inlayHints(path, in: try range(params)).map { hint in
        var part: [(name: String, value: JSON)] = [("value", .string(hint.label))]
        if let target = hint.target { part.append(("location", json(target))) }
        return .object([
          ("position", json(session.position(hint.offset, in: path, client.encoding))),
          ("label", .array([.object(part)])), ("kind", .number(hint.isType ? 1 : 2)), ("paddingLeft", .bool(true)),
        ])
      })
  }

  func colors(_ params: Parameters) throws(ResponseError) -> JSON {
    let path = try params.path
    return .array(
      session.colors(path).map { color in
        .object([
          ("range", json(color.range, in: path)),
          (
            "color",
            .object([
              ("red", .decimal(color.red)), ("green", .decimal(color.green)), ("blue", .decimal(color.blue)),
              ("alpha", .decimal(color.alpha)),
            ])
          ),
        ])
      })
  }

  func presentations(_ params: Parameters) throws(ResponseError) -> JSON {
    let color = params.value?["color"]
    func part(_ name: String) -> Double { color?[name].flatMap { Double($0.spelling) } ?? 0 }
    let range = json(try range(params), in: try params.path)
    let texts = session.presentations(
      red: part("red"), green: part("green"), blue: part("blue"), alpha: part("alpha"))
    return .array(
      texts.map { text in
        .object([
          ("label", .string(text)), ("textEdit", .object([("range", range), ("newText", .string(text))])),
        ])
      })
  }

  func codeLenses(_ params: Parameters) throws(ResponseError) -> JSON {
    let path = try params.path
    return .array(
      session.codeLenses(path).flatMap { lens in
        let range = json(lens.range, in: path)
        let start = json(session.position(lens.range.start, in: path, client.encoding))
        let place: [JSON] = [.string(uri(path)), start]
        let references = Self.lens(
          range, lens.title, command: "scenec.showReferences", place + [.array(lens.locations.map(json))])
        return client.showsPreviews
          ? [references, Self.lens(range, "Preview", command: "scenec.preview", place)] : [references]
      })
  }

  private static func lens(_ range: JSON, _ title: String, command: String, _ arguments: [JSON]) -> JSON {
    .object([
      ("range", range),
      (
        "command",
        .object([("title", .string(title)), ("command", .string(command)), ("arguments", .array(arguments))])
      ),
    ])
  }

  // MARK: The flow

  func flowItems(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try place(params)
    return session.flowItem(path, offset).map { .array([json($0)]) } ?? .null
  }

  func incomingCalls(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try flowPlace(params)
    return .array(
      session.incomingCalls(path, offset).map { call in
        .object([
          ("from", json(call.item)), ("fromRanges", .array(call.segues.map { json($0, in: call.item.path) })),
        ])
      })
  }

  func outgoingCalls(_ params: Parameters) throws(ResponseError) -> JSON {
    let (path, offset) = try flowPlace(params)
    return .array(
      session.outgoingCalls(path, offset).map { call in
        .object([("to", json(call.item)), ("fromRanges", .array(call.segues.map { json($0, in: path) }))])
      })
  }

  private func flowPlace(_ params: Parameters) throws(ResponseError) -> (path: String, offset: Int) {
    guard let item = params.value?["item"], let uri = item["uri"]?.string,
      let position = Parameters.position(item["selectionRange"]?["start"])
    else { throw .invalidParams("item") }
    let path = DocumentURI.path(uri)
    return (path, session.offset(position, in: path, client.encoding))
  }

  private func json(_ item: FlowItem) -> JSON {
    .object([
      ("name", .string(item.name)), ("kind", .number(5)), ("detail", .string(item.detail)),
      ("uri", .string(uri(item.path))), ("range", json(item.range, in: item.path)),
      ("selectionRange", json(item.nameRange, in: item.path)),
    ])
  }
}
