public import SceneDiagnostics

/// Reads a scene file into a `Document`.
///
/// It accepts what XML 1.0 calls well-formed, document type declarations aside, and nothing else. A syntax error is
/// reported and read over: the document holds what could be read all the same.
public struct DocumentReader {
  let file: SceneFile
  let limits: Limits
  /// The file's bytes; what must not be read (forbidden characters, one side of a conflict) is blanked.
  var bytes: [UInt8]
  /// The byte to read next.
  var index = 0
  var tree: DocumentBuilder
  var log = DiagnosticLog()
  /// Whether reading stopped short: what is missing then is no error of its own.
  var isCutShort = false
  /// Whether a document type was declared: it may define entities.
  var hasDocumentType = false
  /// Whether something is wrong with the tag that is being read.
  var isTagBroken = false
  /// The attributes of an element that has many, by name.
  var manyAttributes: [[UInt8]: SourceRange] = [:]
  /// Names of elements that were closed for want of their own end tag: it may yet come.
  var belatedEndTags: [Range<Int>] = []

  /// Reads `file`; what is wrong with it goes to `log`, and the document holds what could be read all the same.
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
