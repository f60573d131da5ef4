import SceneCatalog
public import SceneDiagnostics
import SceneSyntax

/// Ranges that follow from the syntax alone: what folds, what is selected, what is edited together.
extension Session {
  /// The elements and comments of several lines.
  public func foldingRanges(_ path: String) -> [FoldingRange] {
    guard let scene = scene(path) else { return [] }
    let document = scene.outline.document
    let lines = scene.text.lines
    func fold(_ range: SourceRange, isComment: Bool) -> FoldingRange? {
      let first = lines.line(of: range.start)
      // The line of the end tag stays.
      let last = lines.line(of: max(range.start, range.end - 1)) - (isComment ? 0 : 1)
      return last > first ? FoldingRange(firstLine: first, lastLine: last, isComment: isComment) : nil
    }
    var found: [FoldingRange] = []
    for item in scene.outline.items.indices {
      let node = scene.outline.node(item)
      if let fold = fold(node.range, isComment: false) { found.append(fold) }
    }
    for comment in document.comments {
      if let fold = fold(document[comment].range, isComment: true) { found.append(fold) }
    }
    return found.sorted { ($0.firstLine, $0.lastLine) < ($1.firstLine, $1.lastLine) }
  }

  /// The ranges around an offset, the innermost first: a value, its attribute, a tag, the content of an element, the
  /// element, and so on.
  public func selectionRanges(_ path: String, _ offset: Int) -> [SourceRange] {
    guard let scene = scene(path) else { return [SourceRange(offset, offset)] }
    var ranges = scene.tagNames(at: offset).filter { $0.start <= offset && offset <= $0.end }
    if let (_, attribute) = scene.attribute(at: offset) {
      let value = attribute.valueRange
      let end = value.end < scene.text.bytes.count ? value.end + 1 : value.end
      ranges += [attribute.nameRange, value, SourceRange(attribute.nameRange.start, max(end, attribute.nameRange.end))]
    }
    var next = scene.outline.item(at: offset)
    while let item = next {
      let node = scene.outline.node(item)
      ranges.append(node.startTagRange)
      if let end = scene.outline.tagNames(item).dropFirst().first {
        ranges.append(SourceRange(node.startTagRange.end, end.start - 2))
      }
      ranges.append(node.range)
      next = scene.outline.items[item].parent
    }
    ranges.append(SourceRange(0, scene.text.bytes.count))
    var chain: [SourceRange] = []
    for range in ranges where range.start <= offset && offset <= range.end {
      // Each range holds the one before it.
      if let last = chain.last, range == last || range.start > last.start || range.end < last.end { continue }
      chain.append(range)
    }
    return chain
  }

  /// The names of the start tag and the end tag that are edited together.
  public func linkedRanges(_ path: String, _ offset: Int) -> [SourceRange] {
    guard let scene = scene(path) else { return [] }
    let names = scene.tagNames(at: offset)
    return names.count == 2 ? names : []
  }

  /// What closes the tag that was just typed in front of an offset: `</view>` behind `>`, `view>` behind `</`, `>`
  /// behind
  /// `/`; nil where nothing is missing.
  public func closingText(_ path: String, _ offset: Int) -> String? {
    guard let scene = scene(path) else { return nil }
    return TagClosing(scene.text.bytes, at: offset).text
  }
}

/// Finds what closes a tag.
struct TagClosing {
  /// The text to insert at the offset.
  private(set) var text: String?

  init(_ bytes: [UInt8], at offset: Int) {
    guard offset > 0, offset <= bytes.count else { return }
    let scanner = TagScanner(bytes, upTo: offset)
    switch (bytes[offset - 1], scanner.place) {
    case (UInt8(ascii: ">"), .text):
      guard let element = scanner.open.last, Self.endsTag(bytes, element.start, offset) else { return }
      if Self.isUnclosed(element, bytes) { text = "</\(Self.name(element, bytes))>" }
    case (UInt8(ascii: "/"), .endTag(let start)) where start == offset - 2:
      guard let element = scanner.open.last, Self.isUnclosed(element, bytes, butFor: start) else { return }
      let hasEnd = offset < bytes.count && bytes[offset] == UInt8(ascii: ">")
      text = Self.name(element, bytes) + (hasEnd ? "" : ">")
    case (UInt8(ascii: "/"), .startTag):
      let context = CursorContext(bytes, at: offset)
      if case .value = context.target { return }
      if !context.isTagClosed { text = ">" }
    default: break
    }
  }

  /// Whether the tag that begins at `start` ends in front of `offset`.
  private static func endsTag(_ bytes: [UInt8], _ start: Int, _ offset: Int) -> Bool {
    !bytes[start + 1..<offset].contains(UInt8(ascii: "<"))
  }

  /// Whether an element of this name has no end tag, among those that are open where the element is.
  private static func isUnclosed(
    _ element: TagScanner.OpenElement, _ bytes: [UInt8], butFor endTag: Int? = nil
  ) -> Bool {
    var bytes = bytes
    // What is being typed closes nothing yet.
    if let endTag { bytes.replaceSubrange(endTag..<endTag + 2, with: [0x20, 0x20]) }
    let scanner = TagScanner(bytes, upTo: bytes.count)
    let name = bytes[element.name]
    return (scanner.open + scanner.unclosed).contains {
      $0.start <= element.start && bytes[$0.name].elementsEqual(name)
    }
  }

  private static func name(_ element: TagScanner.OpenElement, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[element.name], as: UTF8.self)
  }
}
