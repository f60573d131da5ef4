import SceneDiagnostics
public import SceneSyntax

/// Lays a scene out in the one way that all scenes are laid out in; what the scene says stays the same.
///
/// - Two spaces a level, lines that end in LF, no byte-order mark, a line end at the end.
/// - Double quotes, references only where they are needed, `<view/>` for an empty element.
/// - Attributes in the order of `WrittenOrder`; one a line, if the tag is longer than a line may be.
/// - Comments and blank lines stay where they are; of several blank lines one.
public struct SceneFormatter {
  /// How many columns a line should have at most.
  static let width = 120

  let document: Document
  let source: [UInt8]
  /// Whether characters beyond ASCII are written as references, because the file says that it has none.
  let isASCII: Bool
  var output: [UInt8] = []
  /// Where the line that is being written begins.
  var lineStart = 0

  /// The bytes of `document`, laid out anew; nil if it has syntax errors, so that parts of it may be unknown.
  public static func format(_ document: Document) -> [UInt8]? {
    guard !document.hasErrors else { return nil }
    var formatter = SceneFormatter(document)
    formatter.writeFile()
    return formatter.output
  }

  private init(_ document: Document) {
    self.document = document
    source = document.file.bytes
    isASCII = XMLDeclaration(of: document)?.isASCII ?? false
    output.reserveCapacity(source.count + source.count / 4)
  }

  private mutating func writeFile() {
    let items = Items(document.topLevel, of: document)
    write(items, level: 0, after: 0)
    endLine()
  }

  // MARK: Lines

  mutating func endLine() {
    output.append(.lineFeed)
    lineStart = output.count
  }

  mutating func indent(_ level: Int) {
    for _ in 0..<level * 2 { output.append(.space) }
  }

  /// How many columns the line that is being written has.
  var column: Int {
    var count = 0
    for byte in output[lineStart...] where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Takes back what was written since the output had a length.
  mutating func takeBack(to length: Int, lineStart: Int) {
    output.removeLast(output.count - length)
    self.lineStart = lineStart
  }
}
