import SceneDiagnostics
import SceneSyntax

/// Reads the keys of a file with translations, in each form that Xcode and its tools write.
enum StringsFileReader {
  /// A key, and where the file has it, without quotation marks; nil if the file is no text in UTF-8.
  typealias Key = (name: String, range: SourceRange?)

  /// The keys of a file, and whether it ends before all of them are read.
  struct Keys {
    var keys: [Key] = []
    /// The keys that nothing is to be translated for.
    var untranslated: Set<String> = []
    var isDamaged = false

    /// The keys that have translations.
    var names: Set<String> { Set(keys.map(\.name)).subtracting(untranslated) }
  }

  /// The endings of files with translations.
  static let endings = [".strings", ".stringsdict", ".xcstrings"]

  /// The keys in a file; nil if its form is unknown.
  static func keys(in file: SceneFile) -> Keys? {
    if file.path.hasSuffix(".xcstrings") { return catalogKeys(in: file) }
    if file.bytes.starts(with: Array("bplist".utf8)) {
      return BinaryPropertyList.keys(in: file.bytes).map { Keys(keys: $0.map { ($0, nil) }) } ?? Keys(isDamaged: true)
    }
    guard let text = UnicodeText.decoded(file.bytes) else { return nil }
    let start = UnicodeText.startOfUTF8(file.bytes)
    let isXML = text.drop { $0.isWhitespace }.hasPrefix("<")
    return isXML ? propertyListKeys(in: text, at: start, file.path) : lineKeys(in: text, at: start)
  }

  private static func catalogKeys(in file: SceneFile) -> Keys? {
    guard let root = try? JSONParser.value(in: file), let members = root.members else { return nil }
    let strings = members.first { $0.name.string == "strings" }?.value.members ?? []
    return Keys(
      keys: strings.map { ($0.name.string ?? "", $0.name.place.range) },
      untranslated: Set(strings.filter { !hasTranslation($0.value) }.compactMap(\.name.string)))
  }

  /// Whether an entry is to be translated: Xcode lists the others, too.
  private static func hasTranslation(_ entry: JSONValue) -> Bool {
    entry.members?.first { $0.name.string == "shouldTranslate" }?.value.boolean ?? true
  }

  /// The keys of the dictionary of a property list in XML.
  ///
  /// - Parameter offset: where the text begins in the file; nil if that is not in UTF-8.
  private static func propertyListKeys(in text: String, at offset: Int?, _ path: String) -> Keys {
    // What stands before says the encoding, which is known by now, and the document type.
    guard let start = text.firstRange(of: "<plist") else { return Keys(isDamaged: true) }
    var log = DiagnosticLog()
    let document = DocumentReader.read(SceneFile(path: path, text: String(text[start.lowerBound...])), &log)
    var result = Keys(isDamaged: document.hasErrors)
    guard let root = document.root,
      let dictionary = document.children(of: root).first(where: { isElement($0, "dict", document) })
    else { return Keys(isDamaged: true) }
    for node in document.children(of: dictionary) where isElement(node, "key", document) {
      let parts = document.children(of: node).map { document[$0] }.filter { [.text, .cdata].contains($0.kind) }
      let shift = offset.map { $0 + text.utf8.distance(from: text.startIndex, to: start.lowerBound) }
      // A key in several parts, or with references, is written otherwise than it is.
      let isPlain = parts.count == 1 && parts[0].range.length == parts[0].text.utf8.count
      let range = shift.flatMap { isPlain ? SourceRange(parts[0].range.start + $0, parts[0].range.end + $0) : nil }
      result.keys.append((parts.map(\.text).joined(), range))
    }
    return result
  }

  private static func isElement(_ node: Document.NodeID, _ name: String, _ document: Document) -> Bool {
    document[node].kind == .element && document[node].text == name
  }

  /// The keys of a list of `"key" = "value";`.
  private static func lineKeys(in text: String, at offset: Int?) -> Keys {
    var scanner = StringsScanner(text, at: offset)
    return scanner.keys()
  }
}
