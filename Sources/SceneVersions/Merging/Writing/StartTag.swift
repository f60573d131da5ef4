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

  /// The attributes by their names.
  var attributesByName: [String: Attribute] {
    Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Sets attributes; nil removes one.
  ///
  /// - Parameter changes: the attributes as they are in `other`. New ones are inserted behind their neighbours there.
  mutating func set(_ changes: [String: Attribute?], of other: StartTag?) {
    guard !changes.isEmpty else { return }
    var new = changes
    attributes = attributes.compactMap { attribute in
      guard let change = new.removeValue(forKey: attribute.name) else { return attribute }
      return change.map { Attribute(name: attribute.name, value: $0.value, text: $0.text, gap: attribute.gap) }
    }
    insert(new.compactMapValues(\.self), of: other)
  }

  private mutating func insert(_ new: [String: Attribute], of other: StartTag?) {
    guard !new.isEmpty else { return }
    let indices = Dictionary(attributes.enumerated().map { ($0.element.name, $0.offset) }) { $1 }
    // Formatted like the others: on a new line only if they have their own lines.
    var gap = attributes.last?.gap
    // What is inserted behind the attribute at an index.
    var inserted: [Int: [Attribute]] = [:]
    var place = -1
    for neighbour in other?.attributes ?? [] {
      place = max(place, indices[neighbour.name] ?? -1)
      guard let attribute = new[neighbour.name] else { continue }
      let own = gap ?? (attribute.gap.endsLine ? Gap(" ", in: []) : attribute.gap)
      gap = own
      inserted[place, default: []].append(
        Attribute(name: attribute.name, value: attribute.value, text: attribute.text, gap: own))
    }
    attributes = (inserted[-1] ?? []) + attributes.enumerated().flatMap { [$0.element] + (inserted[$0.offset] ?? []) }
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
