import SceneCatalog
import SceneDiagnostics

/// A key leads to the translations of one text, and only texts of localized files have keys.
struct TextTranslations: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [AmbiguousTextKey.self, UselessTextKey.self]

  /// A key in a strings table.
  private struct Key: Hashable {
    let table: String
    let key: String
  }

  private let graph: SceneGraph
  private var first: [Key: (text: String, place: Place)] = [:]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    var check = TextTranslations(graph: context.graph)
    let graph = context.graph
    for id in graph.controllerIDs where !graph.isForeign(id) {
      for attribute in graph.controllers[id].attributes {
        check.check(attribute, inFile: graph.controllers[id].file, &log)
      }
    }
    for id in graph.objectIDs {
      let file = graph.trees[graph.objects[id].tree].file
      guard graph.files[file].module == nil else { continue }
      for attribute in graph.objects[id].attributes { check.check(attribute, inFile: file, &log) }
    }
  }

  private init(graph: SceneGraph) { self.graph = graph }

  private mutating func check(_ attribute: Attribute, inFile file: Int, _ log: inout DiagnosticLog) {
    switch attribute.value {
    case .localized(let text):
      check(text, of: attribute, called: attribute.isSetting ? "value" : attribute.spelling, inFile: file, &log)
    case .attributedText(let parts):
      for run in parts.runs { check(run.text, of: attribute, called: "text", inFile: file, &log) }
    default: break
    }
  }

  private mutating func check(
    _ text: LocalizedText, of attribute: Attribute, called name: String, inFile file: Int, _ log: inout DiagnosticLog
  ) {
    guard text.key != nil || text.comment != nil else { return }
    guard let table = graph.files[file].localization else {
      return log.report(
        UselessTextKey(attribute: name), at: graph.files[file].place(attribute.nameRange))
    }
    guard let key = text.key, !text.text.isEmpty else { return }
    let place = graph.files[file].place(attribute.range)
    guard let other = first.updateValue((text.text, place), forKey: Key(table: table, key: key)) else { return }
    first[Key(table: table, key: key)] = other
    guard other.text != text.text else { return }
    log.report(
      AmbiguousTextKey(key: key, value: text.text, other: other.text, attribute: name), at: place,
      notes: [Note("'\(other.text)' is here", at: other.place)])
  }
}

struct AmbiguousTextKey: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    Two texts of a strings table have one key, so users see the same text in both places, in every language. The keys of
    texts are made of the ids of the controller and the element. Files of one table that have a controller of the same id
    have the same keys.

    Wrong:

        <scenes initialViewController="door" localization="Main">
          <viewController id="door">
            <stackView>
              <label text="Open" text.key="open"/>
              <label text="Opened" text.key="open"/>
            </stackView>
          </viewController>
        </scenes>

    Right:

        <scenes initialViewController="door" localization="Main">
          <viewController id="door">
            <stackView>
              <label text="Open" text.key="open"/>
              <label text="Opened" text.key="opened"/>
            </stackView>
          </viewController>
        </scenes>
    """
  let key: String
  let value: String
  let other: String
  let attribute: String

  var text: String { "the key '\(key)' stands for '\(other)' and for '\(value)'" }
  var help: String? { "name another key for one of them, with '\(attribute).key'" }
}

struct UselessTextKey: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A text has a key or a comment for translators, but the texts of the file are not translated: neither `scenes` nor
    `scenec.json` has `localization`. The generated Swift shows the text as it is.

    Wrong:

        <scenes initialViewController="home">
          <viewController id="home" title="Home" title.key="home.title"/>
        </scenes>

    Right:

        <scenes initialViewController="home" localization="Main">
          <viewController id="home" title="Home" title.key="home.title"/>
        </scenes>
    """
  let attribute: String

  var text: String { "the key or comment of '\(attribute)' has no effect: the file is not localized" }
  var help: String? { "add 'localization' to 'scenes', or remove the key and the comment" }
}
