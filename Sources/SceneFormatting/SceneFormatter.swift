import SceneDiagnostics
public import SceneSyntax

/// Formats a scene. Every scene has one canonical format, and its content does not change.
///
/// - Two spaces a level, lines that end in LF, no byte-order mark, a line end at the end.
/// - Double quotes, references only where they are needed, `<view/>` for an empty element.
/// - Attributes in the order of `WrittenOrder`; one a line, if the tag is longer than a line may be.
/// - Comments and blank lines stay where they are; several blank lines become one.
public struct SceneFormatter {
  /// The maximum number of columns of a line.
  static let width = 120

  let document: Document
  let source: [UInt8]
  /// Whether characters beyond ASCII are written as references, because the XML declaration says ASCII.
  let isASCII: Bool
  var output: [UInt8] = []
  /// The start of the current line in the output.
  var lineStart = 0

  /// The formatted bytes of `document`; nil if it has syntax errors, because parts of it can be unknown.
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

  /// The number of columns of the current line.
  var column: Int {
    var count = 0
    for byte in output[lineStart...] where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Removes the output behind a length.
  mutating func takeBack(to length: Int, lineStart: Int) {
    output.removeLast(output.count - length)
    self.lineStart = lineStart
  }
}
