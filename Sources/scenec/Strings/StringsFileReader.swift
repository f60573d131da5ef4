import SceneBuilding
import SceneDiagnostics
import SceneSyntax

/// Reads the keys of a file with translations, in each form that Xcode and its tools write.
enum StringsFileReader {
  /// The keys of a file, and whether it ends before all of them are read.
  struct Keys: Equatable {
    var keys: Set<String> = []
    var isDamaged = false
  }

  /// Which keys of a String Catalog count.
  enum Choice {
    /// Those of texts to be translated.
    case translated
    case all
  }

  /// The keys in a file; nil if its form is unknown.
  static func keys(in file: SceneFile, _ choice: Choice = .translated) -> Keys? {
    if file.path.hasSuffix(".xcstrings") { return catalogKeys(in: file, choice) }
    if file.bytes.starts(with: Array("bplist".utf8)) {
      return BinaryPropertyList.keys(in: file.bytes).map { Keys(keys: Set($0)) } ?? Keys(isDamaged: true)
    }
    guard let text = UnicodeText.decoded(file.bytes) else { return nil }
    let start = text.drop { $0.isWhitespace }
    return start.hasPrefix("<") ? propertyListKeys(in: text, file.path) : lineKeys(in: text)
  }

  private static func catalogKeys(in file: SceneFile, _ choice: Choice) -> Keys? {
    guard let root = try? JSONParser.value(in: file), let members = root.members else { return nil }
    let strings = members.first { $0.name.string == "strings" }?.value.members ?? []
    return Keys(keys: Set(strings.compactMap { choice == .all || hasTranslation($0.value) ? $0.name.string : nil }))
  }

  /// Whether an entry is to be translated: Xcode lists the others, too.
  private static func hasTranslation(_ entry: JSONValue) -> Bool {
    entry.members?.first { $0.name.string == "shouldTranslate" }?.value.boolean ?? true
  }

  /// The keys of the dictionary of a property list in XML.
  private static func propertyListKeys(in text: String, _ path: String) -> Keys {
    // What stands before says the encoding, which is known by now, and the document type.
    guard let start = text.firstRange(of: "<plist") else { return Keys(isDamaged: true) }
    var log = DiagnosticLog()
    let document = DocumentReader.read(SceneFile(path: path, text: String(text[start.lowerBound...])), &log)
    var result = Keys(isDamaged: document.hasErrors)
    guard let root = document.root,
      let dictionary = document.children(of: root).first(where: { isElement($0, "dict", document) })
    else { return Keys(isDamaged: true) }
    for node in document.children(of: dictionary) where isElement(node, "key", document) {
      let parts = document.children(of: node).filter { [.text, .cdata].contains(document[$0].kind) }
      result.keys.insert(parts.map { document[$0].text }.joined())
    }
    return result
  }

  private static func isElement(_ node: Document.NodeID, _ name: String, _ document: Document) -> Bool {
    document[node].kind == .element && document[node].text == name
  }

  /// The keys of a list of `"key" = "value";`.
  private static func lineKeys(in text: String) -> Keys {
    var scanner = StringsScanner(text)
    return scanner.keys()
  }
}
