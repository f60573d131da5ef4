public import SceneDiagnostics

/// The parser: reads a scene file into a `Document`.
///
/// It accepts well-formed XML 1.0 without document type declarations, and nothing else. After a syntax error it
/// recovers and continues, so the document contains everything that could be parsed.
public struct DocumentReader {
  let file: SceneFile
  let limits: Limits
  /// The bytes of the file. Forbidden characters and one side of each conflict are blanked.
  var bytes: [UInt8]
  /// The index of the next byte.
  var index = 0
  var tree: DocumentBuilder
  var log = DiagnosticLog()
  /// Whether the parser stopped early, so that missing parts are not reported.
  var isCutShort = false
  /// Whether there was a document type declaration, which can define entities.
  var hasDocumentType = false
  /// Whether the current tag has a syntax error.
  var isTagBroken = false
  /// The attributes by name, for an element that has many.
  var manyAttributes: [[UInt8]: SourceRange] = [:]
  /// Names of elements that were closed without their end tag, which can still follow.
  var belatedEndTags: [Range<Int>] = []

  /// Parses `file` and adds its syntax errors to `log`. The document contains everything that could be parsed.
  public static func read(_ file: SceneFile, _ log: inout DiagnosticLog) -> Document {
    read(file, limits: Limits(), &log)
  }

  static func read(_ file: SceneFile, limits: Limits, _ log: inout DiagnosticLog) -> Document {
    var reader = DocumentReader(file, limits)
    if reader.isText() { reader.readFile() }
    log.append(reader.log.diagnostics.sorted { $0.place.range.start < $1.place.range.start })
    var document = reader.tree.document
    document.hasErrors = !reader.log.diagnostics.isEmpty
    return document
  }

  private init(_ file: SceneFile, _ limits: Limits) {
    self.file = file
    self.limits = limits
    bytes = file.bytes
    tree = DocumentBuilder(file: file)
  }

  private mutating func readFile() {
    let characters = CharacterCheck(&bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let encoding = readDeclaration()
    while index < bytes.count { readNext() }
    closeAtEndOfFile()
    report(characters, encoding)
  }

  private mutating func readNext() {
    guard byte == .lessThan, startsMarkup(at: index) else { return readText() }
    switch byte(after: 1) {
    case .slash: readEndTag()
    case .exclamationMark: readDeclarationOrComment()
    case .questionMark: readProcessingInstruction()
    case .lessThan: readConflict()
    default: readStartTag()
    }
  }

  private mutating func closeAtEndOfFile() {
    while !tree.openElements.isEmpty { closeUnclosed(before: nil) }
    if tree.document.root == nil, !log.hasErrors { report(MissingRoot(), bytes.count..<bytes.count) }
  }
}
