import Foundation
public import SceneSyntax

/// The content of a document without its formatting: elements, attributes by name, comments and text, in order.
public struct Meaning: Equatable, CustomStringConvertible {
  private var parts: [String] = []

  /// The content, one part on each line.
  public var description: String { parts.joined(separator: "\n") }

  /// Reads a document.
  public init(_ document: Document) { add(document.topLevel, of: document) }

  private mutating func add(_ nodes: Document.Children, of document: Document) {
    var text = ""
    for id in nodes {
      let node = document[id]
      if node.kind == .text || node.kind == .cdata {
        text += node.text
        if node.kind == .cdata { parts.append("CDATA " + node.text) }
        continue
      }
      add(text: text)
      text = ""
      switch node.kind {
      case .element: add(element: id, of: document)
      case .comment: parts.append("comment " + Self.withoutIndentation(node.text))
      default: if !node.text.hasPrefix("xml ") { parts.append("instruction " + node.text) }
      }
    }
    add(text: text)
  }

  private mutating func add(text: String) {
    if text.utf8.allSatisfy({ [0x20, 0x0A, 0x0D, 0x09].contains($0) }) { return }
    parts.append("text " + text.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\n")))
  }

  private mutating func add(element: Document.NodeID, of document: Document) {
    parts.append("<" + document[element].text)
    parts += document.attributes(of: element).map { $0.name + "=" + $0.value }.sorted()
    parts.append(">")
    add(document.children(of: element), of: document)
    parts.append("/")
  }

  private static func withoutIndentation(_ comment: String) -> String {
    guard comment.utf8.contains(0x0A) else { return comment }
    return comment.replacing(#/\n[ \t]+/#, with: "\n")
  }
}
