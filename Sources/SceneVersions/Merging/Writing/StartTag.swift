import SceneDiagnostics
import SceneSyntax

/// A start tag of a version, or a merged one.
struct StartTag {
  struct Attribute {
    let name: String
    /// The value, with the names after the merge.
    let value: String
    /// `name="value"`.
    let text: [UInt8]
    /// The white space before it.
    let gap: Gap
  }

  /// The name of the element.
  var name: String
  var attributes: [Attribute]
  /// The white space before its end.
  private let end: Gap
  /// Whether the element has no end tag.
  private let isEmpty: Bool
  /// The formatting of the tag: its text without its end and the indentation of its lines.
  let layout: [UInt8]

  /// A tag of a version.
  ///
  /// - Parameter attributes: the attributes with the names after the merge.
  init?(of id: Version.ID, in version: Version, _ attributes: [(name: String, value: String)]) {
    guard let document = version.document, let source = version[id].source else { return nil }
    let (node, bytes) = (document[source], version.bytes)
    let outer = version.indentation(of: id)
    var last = node.nameRange.end
    var all: [Attribute] = []
    var layout = Array(node.text.utf8)
    for (attribute, translated) in zip(document.attributes(of: source), attributes) {
      let gap = Gap(bytes[last..<attribute.nameRange.start], in: outer)
      let raw = Array(bytes[attribute.nameRange.start..<attribute.valueRange.end + 1])
      layout += gap.text(in: []) + raw
      let text = attribute.value == translated.value ? raw : Self.text(translated.name, translated.value)
      all.append(Attribute(name: attribute.name, value: translated.value, text: text, gap: gap))
      last = attribute.valueRange.end + 1
    }
    let tagEnd = node.startTagRange.end - 1
    isEmpty = bytes[tagEnd - 1] == UInt8(ascii: "/") && tagEnd > last
    end = Gap(bytes[last..<(isEmpty ? tagEnd - 1 : tagEnd)], in: outer)
    self.layout = layout
    (name, self.attributes) = (node.text, all)
  }

  /// The tag in a line that begins with `outer`.
  func text(in outer: [UInt8], isEmpty: Bool) -> [UInt8] {
    var text = Array("<\(name)".utf8)
    for attribute in attributes { text += attribute.gap.text(in: outer) + attribute.text }
    if self.isEmpty == isEmpty || end.endsLine { text += end.text(in: outer) }
    return text + (isEmpty ? "/>" : ">").utf8
  }

  /// Sets an attribute; nil removes it.
  ///
  /// - Parameter attribute: the attribute in `other`. A new attribute is inserted behind its neighbours there.
  mutating func set(_ name: String, to attribute: Attribute?, of other: StartTag?) {
    let index = attributes.firstIndex { $0.name == name }
    switch (index, attribute) {
    case (let index?, nil): attributes.remove(at: index)
    case (let index?, let new?):
      let gap = attributes[index].gap
      attributes[index] = Attribute(name: name, value: new.value, text: new.text, gap: gap)
    case (nil, let new?): insert(new, of: other)
    case (nil, nil): break
    }
  }

  private mutating func insert(_ attribute: Attribute, of other: StartTag?) {
    let before = other?.attributes.prefix { $0.name != attribute.name }.map(\.name) ?? []
    let place = attributes.lastIndex { before.contains($0.name) }.map { $0 + 1 } ?? 0
    // Formatted like the others: on a new line only if they have their own lines.
    let gap = attributes.last?.gap ?? (attribute.gap.endsLine ? Gap(" ", in: []) : attribute.gap)
    attributes.insert(
      Attribute(name: attribute.name, value: attribute.value, text: attribute.text, gap: gap), at: place)
  }

  /// `name="value"`, with references where the value requires them.
  private static func text(_ name: String, _ value: String) -> [UInt8] {
    let escapes: [Character: String] = [
      "&": "&amp;", "<": "&lt;", "\"": "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;",
    ]
    return Array("\(name)=\"\(value.map { escapes[$0] ?? String($0) }.joined())\"".utf8)
  }
}

extension Gap {
  fileprivate init(_ text: String, in outer: [UInt8]) { self.init(Array(text.utf8)[...], in: outer) }
}
