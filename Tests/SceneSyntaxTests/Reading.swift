internal import SceneDiagnostics

@testable internal import SceneSyntax

/// What reading a text gives.
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

  /// The messages as a terminal shows them: `1:2: id: message`.
  var messages: [String] {
    let lines = LineTable(file)
    return diagnostics.map { diagnostic in
      let position = lines.position(of: diagnostic.place.range.start)
      return "\(position.line):\(position.column): \(diagnostic.id): \(diagnostic.message)"
    }
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
