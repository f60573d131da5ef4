import SceneDiagnostics
import Stencil

/// Cuts a template into Stencil's tokens, and remembers where each stands.
///
/// Stencil's own lexer searches the whole template for every line and walks all lines for every token: 13 ms for a template
/// of a hundred lines, 158 ms for one of four hundred, where all of `scenec` may take 4. This one reads each byte once.
/// A tag that has a line to itself takes the line with it.
struct TemplateTokenizer {
  /// The tokens, in order, the plainest replaced by tags of our own.
  private(set) var tokens: [Token] = []
  /// Where the token of the same index stands.
  private(set) var places: [SourceRange] = []

  /// What the author of the template wrote in the token of the same index.
  private(set) var sources: [String] = []

  /// The tags that our own nodes serve, by their tokens.
  private(set) var plainTags: [ObjectIdentifier: PlainTag] = [:]

  private var blocks: Set<Int> = []
  private let bytes: [UInt8]
  private let nowhere: SourceMap
  private var textStart = 0

  init(_ file: SceneFile) {
    bytes = file.bytes
    nowhere = Self.noToken.sourceMap
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "{"), let closing = Self.closing(of: bytes[index + 1]),
        let end = end(of: closing, from: index + 2)
      {
        add(tagFrom: index, to: end)
        index = max(end, textStart)
      } else {
        index += 1
      }
    }
    addText(to: bytes.count)
    readPlainTags()
  }

  /// Whether a token was written as `{% … %}`.
  func isBlock(at index: Int) -> Bool { blocks.contains(index) }

  /// Finds the tags that our own nodes serve. What has an `elif`, which only Stencil's `if` knows, is left to Stencil.
  private mutating func readPlainTags() {
    var open: [(index: Int, tag: PlainTag?)] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .variable: serve(index, as: PlainTag(variable: sources[index]))
      case .block:
        let word = sources[index].prefix { $0 != " " }
        if word == "if" || word == "for" || word == "ifnot" { open.append((index, PlainTag(block: sources[index]))) }
        if word == "elif", let last = open.indices.last { open[last].tag = nil }
        if word == "endif" || word == "endfor", let opening = open.popLast(), opening.tag?.closing == String(word) {
          serve(opening.index, as: opening.tag)
        }
      case .text, .comment: break
      }
    }
  }

  private mutating func serve(_ index: Int, as tag: PlainTag?) {
    guard let tag else { return }
    tokens[index] = .block(value: PlainTag.tagName, at: nowhere)
    plainTags[ObjectIdentifier(tokens[index])] = tag
  }

  private static func closing(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "%"), UInt8(ascii: "#"): byte
    default: nil
    }
  }

  private func end(of closing: UInt8, from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == closing, bytes[index + 1] == UInt8(ascii: "}") { return index + 2 }
      index += 1
    }
    return nil
  }

  private mutating func add(tagFrom start: Int, to end: Int) {
    let isVariable = bytes[start + 1] == UInt8(ascii: "{")
    let line = isVariable ? nil : ownLine(from: start, to: end)
    addText(to: line?.lowerBound ?? start)
    textStart = line?.upperBound ?? end
    guard bytes[start + 1] != UInt8(ascii: "#") else { return }
    let content = trimmed(start + 2, end - 2)
    let text = String(decoding: bytes[content], as: UTF8.self)
    if !isVariable { blocks.insert(tokens.count) }
    tokens.append(isVariable ? .variable(value: text, at: nowhere) : .block(value: text, at: nowhere))
    sources.append(text)
    places.append(SourceRange(content.lowerBound, content.upperBound))
  }

  private mutating func addText(to end: Int) {
    guard end > textStart else { return }
    tokens.append(.text(value: String(decoding: bytes[textStart..<end], as: UTF8.self), at: nowhere))
    sources.append("")
    places.append(SourceRange(textStart, end))
  }

  /// The line of a tag, its end included, if nothing else stands on it.
  private func ownLine(from start: Int, to end: Int) -> Range<Int>? {
    var lower = start
    while lower > textStart, bytes[lower - 1] == 0x20 || bytes[lower - 1] == 0x09 { lower -= 1 }
    guard lower == 0 || bytes[lower - 1] == 0x0A, end < bytes.count, bytes[end] == 0x0A else { return nil }
    return lower..<end + 1
  }

  private func trimmed(_ start: Int, _ end: Int) -> Range<Int> {
    var range = start..<max(start, end)
    while let first = range.first, bytes[first].isXMLSpace { range.removeFirst() }
    while let last = range.last, bytes[last].isXMLSpace { range.removeLast() }
    return range
  }

  /// Stencil's idea of no place; its own places cannot be made from outside.
  private nonisolated(unsafe) static let noToken = Template(templateString: ".").tokens[0]
}
