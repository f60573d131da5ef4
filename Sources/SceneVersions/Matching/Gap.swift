import SceneDiagnostics
import SceneSyntax
import TextLines

/// The white space before a node, relative to the indentation of its parent.
struct Gap: Equatable {
  /// The line ends and empty lines.
  var breaks: [UInt8]
  /// The indentation of the last line.
  var indentation: [UInt8]
  /// Whether the indentation begins with that of the parent.
  var isRelative: Bool

  /// Whether the next node begins a line.
  var endsLine: Bool { !breaks.isEmpty }

  /// Parses white space inside a node whose line begins with `outer`.
  init(_ text: ArraySlice<UInt8>, in outer: [UInt8]) {
    let end = text.lastIndex(of: Lines.end).map { $0 + 1 } ?? text.startIndex
    breaks = Array(text[..<end])
    isRelative = !breaks.isEmpty && text[end...].starts(with: outer)
    indentation = Array(isRelative ? text[end...].dropFirst(outer.count) : text[end...])
  }

  /// The white space inside a node whose line begins with `outer`.
  func text(in outer: [UInt8]) -> [UInt8] { breaks + (isRelative ? outer : []) + indentation }
}

extension Version {
  /// The bytes of the file.
  var bytes: [UInt8] { document?.file.bytes ?? [] }

  /// The end of the start tag of an element; for the file, its start.
  func contentStart(of id: ID) -> Int {
    guard let document, let source = self[id].source else { return 0 }
    return document[source].startTagRange.end
  }

  /// The indentation of the line of a node.
  func indentation(of id: ID) -> [UInt8] {
    guard id != 0 else { return [] }
    let bytes = bytes
    var start = self[id].range.lowerBound
    while start > 0, bytes[start - 1] != Lines.end { start -= 1 }
    return Array(bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
  }

  /// The white space before a node.
  func gap(before id: ID) -> Gap {
    let parent = self[id].parent
    let siblings = self[parent].children
    // Nodes are in the order of the file.
    let index = siblings.partitionPoint { $0 < id }
    let start = index == 0 ? contentStart(of: parent) : self[siblings[index - 1]].range.upperBound
    return Gap(bytes[start..<self[id].range.lowerBound], in: indentation(of: parent))
  }

  /// The white space before the end tag of an element, or the end of the file; nil if an element has no end tag.
  func gapAtEnd(of id: ID) -> Gap? {
    let end = endTagStart(of: id)
    guard let end else { return nil }
    let start = self[id].children.last.map { self[$0].range.upperBound } ?? contentStart(of: id)
    return Gap(bytes[start..<end], in: indentation(of: id))
  }

  /// The end tag of an element; nil if it has none.
  func endTag(of id: ID) -> [UInt8]? {
    guard id != 0, let start = endTagStart(of: id) else { return nil }
    return Array(bytes[start..<self[id].range.upperBound])
  }

  private func endTagStart(of id: ID) -> Int? {
    let range = self[id].range
    if id == 0 { return range.upperBound }
    guard contentStart(of: id) < range.upperBound else { return nil }
    return bytes[..<range.upperBound].lastIndex(of: UInt8(ascii: "<"))
  }
}
