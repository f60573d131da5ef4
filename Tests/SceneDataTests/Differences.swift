import SceneData
import SceneDiagnostics
import SceneSyntax

/// The differences between a document and an element as data; empty if both parsers agree.
func differences(_ document: Document, _ element: SceneElement) -> [String] {
  guard let root = document.root else { return ["the document has no root"] }
  var differences: [String] = []
  var unseen = [(root, element.normalized)]
  while let (node, element) = unseen.popLast() {
    let name = document[node].text
    if name != element.name { differences.append("'\(name)' is '\(element.name)'") }
    var attributes: [String: String] = [:]
    for attribute in document.attributes(of: node) { attributes[attribute.name] = attribute.value }
    if attributes != element.attributes { differences.append("'\(name)': \(attributes) is \(element.attributes)") }
    let content = content(of: node, in: document)
    if content.map(\.description) != element.content.map(\.description) {
      differences.append("'\(name)': \(content.map(\.description)) is \(element.content.map(\.description))")
    }
    for case (.element(let child, _), .element(let other)) in zip(content, element.content) {
      unseen.append((child, other))
    }
  }
  return differences
}

/// The content of an element of a document, with adjacent texts and CDATA sections joined.
private func content(of node: Document.NodeID, in document: Document) -> [DocumentContent] {
  document.children(of: node).reduce(into: []) { content, child in
    let text = document[child].text
    switch (document[child].kind, content.last) {
    case (.element, _): content.append(.element(child, name: text))
    case (.text, .text(let before)), (.cdata, .text(let before)): content[content.count - 1] = .text(before + text)
    case (.text, _) where !text.isEmpty, (.cdata, _) where !text.isEmpty: content.append(.text(text))
    default: break
    }
  }
}

private enum DocumentContent {
  case element(Document.NodeID, name: String)
  case text(String)

  var description: String {
    switch self {
    case .element(_, let name): "<\(name)>"
    case .text(let text): text.debugDescription
    }
  }
}

extension SceneElement.Content {
  fileprivate var description: String {
    switch self {
    case .element(let element): "<\(element.name)>"
    case .text(let text): text.debugDescription
    }
  }
}

/// The result of the scene parser.
func read(_ xml: String) -> (document: Document, messages: [String]) {
  var log = DiagnosticLog()
  let document = DocumentReader.read(SceneFile(path: "Main.scene", text: xml), &log)
  return (document, log.diagnostics.map(\.message))
}
