import SceneSyntax

/// `<?xml version="1.0" encoding="UTF-8"?>`.
struct XMLDeclaration {
  /// The names and values, in order.
  private var parts: [(name: Substring, value: Substring)] = []

  /// The declaration of a document, if it has one.
  init?(of document: Document) {
    guard let first = document.topLevel.first(where: { _ in true }) else { return nil }
    self.init(document[first])
  }

  /// Parses a node; nil if it is not an XML declaration.
  init?(_ node: Document.Node) {
    guard node.kind == .processingInstruction, node.text.hasPrefix("xml"),
      node.text.utf8.dropFirst(3).first.map({ $0.isWhitespace }) ?? true
    else { return nil }
    var rest = node.text.dropFirst(3)
    while let equals = rest.firstIndex(of: "=") {
      let value = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = value.first, let end = value.dropFirst().firstIndex(of: quote) else { return nil }
      let name = rest[..<equals].filter { !$0.isWhitespace }
      parts.append((Substring(name), value[value.index(after: value.startIndex)..<end]))
      rest = value[value.index(after: end)...]
    }
  }

  /// Whether the encoding is ASCII.
  var isASCII: Bool { ["us-ascii", "ascii"].contains(encoding) }

  /// The declaration as text.
  var text: String {
    let parts = parts.map { part in
      let isUTF8 = part.name == "encoding" && ["utf-8", "utf8"].contains(encoding)
      return " \(part.name)=\"\(isUTF8 ? "UTF-8" : part.value)\""
    }
    return "<?xml\(parts.joined())?>"
  }

  private var encoding: String? { parts.first { $0.name == "encoding" }?.value.lowercased() }
}
