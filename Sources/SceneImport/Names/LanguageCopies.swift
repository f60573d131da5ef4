import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import StoryboardReading

/// The copies of a document in other languages, `de.lproj/Main.storyboard` beside `Base.lproj/Main.storyboard`.
struct LanguageCopies {
  /// The keys of the texts that are different in a copy.
  private(set) var translated: Set<String> = []
  /// Errors about elements that code relies on and only one of the files has.
  private(set) var errors: [Diagnostic] = []
  private let builder: SceneBuilder

  /// Compares the document of a builder with its copies, and notes the differences.
  init(_ copies: [SceneFile], of builder: SceneBuilder) {
    self.builder = builder
    guard !copies.isEmpty else { return }
    let texts = StringsFileKeys(builder)
    for copy in copies { compare(copy, texts) }
    guard builder.document.file.path.hasSuffix(".storyboard") else { return }
    errors = Compiler().check(
      ([builder.document.file] + copies).map(StoryboardReader.read), isWholeApp: false
    ).filter { $0.id == "different-localization" }
  }

  private mutating func compare(_ copy: SceneFile, _ texts: StringsFileKeys) {
    var log = DiagnosticLog()
    let tree = DocumentReader.read(copy, &log)
    guard log.diagnostics.isEmpty, let document = NibDocument(tree),
      let other = SceneBuilder(document, ImportLedger(document))
    else {
      return builder.ledger.note("'\(copy.path)' cannot be read: its texts are not known", at: builder.document.root)
    }
    other.build()
    translated.formUnion(texts.compare(with: StringsFileKeys(other), at: copy.path))
    noteDifferences(document, copy.path)
  }

  /// One note for all differences that are not texts.
  private func noteDifferences(_ other: NibDocument, _ path: String) {
    let own = Self.descriptions(builder.document)
    let others = Self.descriptions(other)
    let different = builder.document.elements.filter { element in
      guard let id = element.id else { return false }
      return own[id] != others[id]
    }
    let added = other.elements.filter { element in element.id.map { own[$0] == nil } ?? false }
    guard let first = different.first ?? (added.isEmpty ? nil : builder.document.root) else { return }
    builder.ledger.note(
      "'\(path)' differs in more than its texts: \(different.count + added.count) objects, the first one here; "
        + "the scene has those of this file", at: first)
  }

  /// The attributes of each object with an id, without its texts.
  private static func descriptions(_ document: NibDocument) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for element in document.elements {
      guard let id = element.id else { continue }
      result[id] = [element.name] + description(of: element)
    }
    return result
  }

  private static func description(of element: NibElement) -> [String] {
    let own = element.attributes.filter { !texts.contains($0.name) }.map { "\($0.name)=\($0.value)" }.sorted()
    let values = element.children.filter { $0.id == nil && isValue($0) }
    return own + values.flatMap { [$0.name] + description(of: $0) }
  }

  /// Whether an element is a property of the element around it, and not a text.
  private static func isValue(_ element: NibElement) -> Bool {
    !["subviews", "objects", "string", "mutableString", "fragment", "rect", "connections"].contains(element.name)
  }

  /// The attributes that are texts in some element, and those for the canvas only.
  private static let texts: Set<String> = [
    "title", "subtitle", "text", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "hint", "value",
    "content", "backButtonTitle", "badgeValue", "userLabel", "fixedFrame", "misplaced", "ambiguous",
    "translatesAutoresizingMaskIntoConstraints",
  ]
}
