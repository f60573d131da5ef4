import SceneDiagnostics
import SceneLanguageServer

/// Values of the session as JSON of the protocol.
extension LanguageServer {
  func uri(_ path: String) -> String { uris[path] ?? DocumentURI.uri(path) }

  func json(_ position: TextPosition) -> JSON {
    .object([("line", .number(position.line)), ("character", .number(position.character))])
  }

  func json(_ range: SourceRange, in path: String) -> JSON {
    .object([
      ("start", json(session.position(range.start, in: path, client.encoding))),
      ("end", json(session.position(range.end, in: path, client.encoding))),
    ])
  }

  func json(_ location: Location) -> JSON {
    .object([("uri", .string(uri(location.path))), ("range", json(location.range, in: location.path))])
  }

  func json(_ diagnostic: Diagnostic) -> JSON {
    let path = diagnostic.place.file.path
    var members: [(name: String, value: JSON)] = [
      ("range", json(diagnostic.place.range, in: path)),
      ("severity", .number(diagnostic.severity == .error ? 1 : 2)),
      ("code", .string(diagnostic.id)),
      ("source", .string("scenec")),
      ("message", .string(diagnostic.message + (diagnostic.help.map { "\n" + $0 } ?? ""))),
    ]
    if !diagnostic.notes.isEmpty, client.showsRelatedInformation {
      let notes = diagnostic.notes.map { note in
        JSON.object([
          ("location", json(Location(note.place))), ("message", .string(note.message)),
        ])
      }
      members.append(("relatedInformation", .array(notes)))
    }
    return .object(members)
  }

  func json(_ item: CompletionItem, order: Int, in path: String) -> JSON {
    let digits = String(order)
    var members: [(name: String, value: JSON)] = [
      ("label", .string(item.label)),
      ("kind", .number(item.kind.number)),
      (
        "sortText",
        .string((item.isPreferred ? "0" : "1") + String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
      ),
      ("textEdit", .object([("range", json(item.range, in: path)), ("newText", .string(item.text))])),
    ]
    if item.label != item.text {
      members.append(("filterText", .string(item.text.hasPrefix("<") ? item.text : item.label)))
    }
    if let detail = item.detail { members.append(("detail", .string(detail))) }
    if let text = item.documentation { members.append(("documentation", Self.markdown(text))) }
    if item.isSnippet { members.append(("insertTextFormat", .number(2))) }
    if item.continues {
      members.append(
        (
          "command",
          .object([("title", .string("Suggest")), ("command", .string("editor.action.triggerSuggest"))])
        ))
    }
    return .object(members)
  }

  static func markdown(_ text: String) -> JSON {
    .object([("kind", .string("markdown")), ("value", .string(text))])
  }
}

extension CompletionItem.Kind {
  /// The number of the kind in the protocol.
  fileprivate var number: Int {
    switch self {
    case .element: 7
    case .attribute: 10
    case .word: 12
    case .reference: 18
    case .class: 7
    case .method: 2
    case .property: 5
    case .color: 16
    case .file: 17
    }
  }
}
