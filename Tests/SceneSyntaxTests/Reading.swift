import SceneDiagnostics

@testable internal import SceneSyntax

/// The result of parsing a text.
struct Reading {
  let file: SceneFile
  let document: Document
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], limits: Limits = Limits()) {
    var log = DiagnosticLog()
    file = SceneFile(path: "Main.scene", bytes: bytes)
    document = DocumentReader.read(file, limits: limits, &log)
    diagnostics = log.diagnostics
  }

  init(_ text: String, limits: Limits = Limits()) { self.init(Array(text.utf8), limits: limits) }

  /// The tree on one line: `a(b="c" 'text' d())`.
  var outline: String { outline(document.topLevel) }

  /// The diagnostics, with place, source and notes: `1:5 «b» unclosed-element: 'b' has no end tag; …`.
  var messages: [String] {
    let lines = LineTable(file)
    func show(_ place: Place) -> String {
      let position = lines.position(of: place.range.start)
      return "\(position.line):\(position.column) «\(file.text(in: place.range))»"
    }
    return diagnostics.flatMap { diagnostic in
      ["\(show(diagnostic.place)) \(diagnostic.id): \(diagnostic.message)"]
        + diagnostic.notes.map { "note \(show($0.place)) \($0.message)" }
    }
  }

  /// The file after all fix-its.
  var fixed: [UInt8] {
    var bytes = file.bytes
    let edits = diagnostics.compactMap(\.fix).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.place.range.start > $1.place.range.start }) {
      bytes.replaceSubrange(edit.place.range.start..<edit.place.range.end, with: Array(edit.replacement.utf8))
    }
    return bytes
  }

  private func outline(_ nodes: Document.Children) -> String {
    nodes.map { id in
      let node = document[id]
      guard node.kind == .element else { return "\(node.kind)'\(node.text)'" }
      let attributes = document.attributes(of: id).map { "\($0.name)=\"\($0.value)\"" }
      let content = document.children(of: id).isEmpty ? [] : [outline(document.children(of: id))]
      return "\(node.text)(\((attributes + content).joined(separator: " ")))"
    }.joined(separator: " ")
  }
}

extension Document.Children {
  fileprivate var isEmpty: Bool { first { _ in true } == nil }
}
