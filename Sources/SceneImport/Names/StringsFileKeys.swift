import InterfaceBuilder
import SceneCatalog
import SceneDiagnostics

/// Writes the keys of a storyboard's strings files, which name objects by their object IDs.
struct StringsFileKeys {
  /// A text of the scene that users read.
  private struct Text {
    let element: DraftElement
    let attribute: DraftElement.Attribute
    let source: NibElement
    /// The keys that it can have.
    let keys: [String]
    let value: String
    /// Whether users read it only if it has a translation: a runtime attribute can be any string.
    let isAnyString: Bool
  }

  private let builder: SceneBuilder
  private let texts: [Text]

  init(_ builder: SceneBuilder) {
    self.builder = builder
    texts = builder.root.subtree.flatMap { element in
      element.attributes.compactMap { attribute -> Text? in
        guard Self.isText(attribute.name, of: element), let item = attribute.sources.first,
          case .text(let value)? = attribute.value.first, attribute.value.count == 1
        else { return nil }
        let source = builder.document.elements[item.element]
        let keys = TranslationKey.candidates(for: source, attribute: item.attribute, else: attribute.name)
        return keys.isEmpty
          ? nil
          : Text(
            element: element, attribute: attribute, source: source, keys: keys, value: value,
            isAnyString: element.kind.role == .setting && element.source?["type"] != TranslationKey.localizedString)
      }
    }
  }

  private static func isText(_ name: String, of element: DraftElement) -> Bool {
    guard element.kind.role == .setting else { return element.kind.attribute(named: name)?.value == .text }
    return name == "value" && element.text("value") != "nil"
      && element.source.map(TranslationKey.isString) ?? false
  }

  /// The texts by the keys that they can have.
  private var byKey: [String: Text] {
    Dictionary(texts.flatMap { text in text.keys.map { ($0, text) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Names the table on the root, and the key of each text that has a translation. Reports the translations of texts
  /// that the scene does not have.
  ///
  /// - Parameter translated: the keys that have translations; nil for all.
  func add(table: String, _ translated: Set<String>?) {
    builder.root.set("localization", table)
    var used: Set<String> = []
    for text in texts {
      guard let key = text.keys.first(where: { translated?.contains($0) ?? !text.isAnyString }),
        isWhole(text, translated)
      else { continue }
      used.insert(key)
      if text.isAnyString { text.element.replace("type", with: "text") }
      text.element.set(text.attribute.name + ".key", key)
    }
    for key in (translated ?? []).subtracting(used).sorted() { reportLost(key) }
  }

  /// Whether a text is all that its key stands for, and not one run of several.
  private func isWhole(_ text: Text, _ translated: Set<String>?) -> Bool {
    text.source.name != "fragment" || (translated != nil && text.source.parent?.children.count == 1)
  }

  private func reportLost(_ key: String) {
    guard let id = key.split(separator: ".").first, let object = builder.document.element(withID: String(id)) else {
      return
    }
    builder.ledger.note("the translations of '\(key)' are not used: no text of the scene has this key", at: object)
  }

  // MARK: Copies in other languages

  /// Compares the texts with those of a copy of the document in another language.
  ///
  /// - Returns: the keys of the texts that differ. A note at each says what to add to which strings file.
  func compare(with copy: StringsFileKeys, at path: String) -> Set<String> {
    let others = copy.byKey
    let strings = Self.stringsFile(besides: path)
    var result: Set<String> = []
    for text in texts {
      guard let key = text.keys.first else { continue }
      guard let other = others[key] else {
        builder.ledger.note("'\(path)' has no text '\(key)' here", at: text.source)
        continue
      }
      guard other.value != text.value else { continue }
      result.insert(key)
      let entry = "\"\(key)\" = \"\(Self.escaped(other.value))\";"
      builder.ledger.note("'\(path)' has another text here: add \(entry) to '\(strings)'", at: text.source)
    }
    let own = byKey
    for text in copy.texts {
      guard let key = text.keys.first, own[key] == nil else { continue }
      builder.ledger.note(
        "'\(path)' has a text that is not in the scene: '\(key)' = '\(text.value)'", at: builder.document.root)
    }
    return result
  }

  /// `de.lproj/Main.strings` for `App/de.lproj/Main.storyboard`.
  private static func stringsFile(besides path: String) -> String {
    let end = path.lastIndex(of: ".") ?? path.endIndex
    return path[..<end] + ".strings"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
