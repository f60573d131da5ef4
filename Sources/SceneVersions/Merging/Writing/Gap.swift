import SceneDiagnostics
import SceneSyntax

/// White space before something, told by how far it is from the indentation of what it stands in.
struct Gap: Equatable {
  /// What ends lines, and empty lines.
  var breaks: [UInt8]
  /// What the last line begins with.
  var indentation: [UInt8]
  /// Whether the line begins with the indentation of what this stands in, and then goes on so.
  var isRelative: Bool

  /// Whether what follows begins a line.
  var endsLine: Bool { !breaks.isEmpty }

  /// White space in something whose line begins with `outer`.
  init(_ text: ArraySlice<UInt8>, in outer: [UInt8]) {
    let end = text.lastIndex(of: Lines.end).map { $0 + 1 } ?? text.startIndex
    breaks = Array(text[..<end])
    isRelative = !breaks.isEmpty && text[end...].starts(with: outer)
    indentation = Array(isRelative ? text[end...].dropFirst(outer.count) : text[end...])
  }

  /// The white space, in something whose line begins with `outer`.
  func text(in outer: [UInt8]) -> [UInt8] { breaks + (isRelative ? outer : []) + indentation }
}

extension Version {
  /// The bytes of the file.
  var bytes: [UInt8] { document?.file.bytes ?? [] }

  /// Where the start tag of an element ends; the start of the file for the file.
  func contentStart(of id: ID) -> Int {
    guard let document, let source = self[id].source else { return 0 }
    return document[source].startTagRange.end
  }

  /// What the line begins with on which something stands.
  func indentation(of id: ID) -> [UInt8] {
    guard id != 0 else { return [] }
    let bytes = bytes
    var start = self[id].range.lowerBound
    while start > 0, bytes[start - 1] != Lines.end { start -= 1 }
    return Array(bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
  }

  /// The white space before each node of an element, and before its end; nil if there is nothing between its tags.
  func gap(before id: ID) -> Gap {
    let parent = self[id].parent
    let siblings = self[parent].children
    // Nodes lie in the order of the file.
    let index = siblings.partitioned { $0 < id }
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

  /// The end tag of an element that has one.
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

extension [Version.ID] {
  /// How many of the first elements of a sorted list fulfil a condition.
  fileprivate func partitioned(where isBefore: (Version.ID) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
