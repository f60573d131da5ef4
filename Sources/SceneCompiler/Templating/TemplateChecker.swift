import SceneDiagnostics

/// Checks that a template uses only names that its context has, for Stencil shows nothing where a name is unknown.
struct TemplateChecker {
  private let file: SceneFile
  private let names: Set<String>
  private var loops: [String] = []

  /// Reports the unknown names of a template.
  static func check(_ file: SceneFile, as kind: TemplateKind, _ log: inout DiagnosticLog) {
    var checker =
      switch kind {
      case .file: TemplateChecker(file: file, names: FileContext.names)
      case .scene, .child: TemplateChecker(file: file, names: SceneContext.names)
      case .storyboard: TemplateChecker(file: file, names: StoryboardContext.names)
      case .support: TemplateChecker(file: file, names: SupportContext.names)
      }
    for token in TemplateTokenizer(file).tokens { checker.check(token, &log) }
  }

  private init(file: SceneFile, names: Set<String>) {
    self.file = file
    self.names = names
  }

  private mutating func check(_ token: TemplateToken, _ log: inout DiagnosticLog) {
    let words = token.content.split(separator: " ").map(String.init)
    switch token.kind {
    case .variable: check(words, token.range, &log)
    case .block:
      switch words.first {
      case "if", "elif", "ifnot": check(Array(words.dropFirst()), token.range, &log)
      case "for" where words.count >= 4:
        check(Array(words.dropFirst(3)), token.range, &log)
        loops.append(words[1])
      case "endfor": _ = loops.popLast()
      case "else", "endif", "empty", nil: break
      default: if token.content.contains("|") || words.count == 1 { check(words, token.range, &log) }
      }
    case .text: break
    }
  }

  private func check(_ words: [String], _ place: SourceRange, _ log: inout DiagnosticLog) {
    let operators: Set<String> = [
      "and", "or", "not", "in", "==", "!=", "<", ">", "<=", ">=", "(", ")", "true", "false",
    ]
    for word in words where !operators.contains(word) {
      let path = word.prefix { $0 != "|" }
      guard let first = path.first, first.isLetter || first == "_" else { continue }
      check(String(path), place, &log)
    }
  }

  private func check(_ path: String, _ place: SourceRange, _ log: inout DiagnosticLog) {
    let name = String(path.prefix { $0 != "." })
    let isLoops = loops.contains(name) || (name == "forloop" && !loops.isEmpty)
    guard !isLoops, path != name || !names.contains(name) else { return }
    log.report(
      UnknownTemplateName(name: path), at: Place(file, place), suggestion: Suggestion(for: path, among: names.sorted()))
  }
}

struct UnknownTemplateName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A template uses a name that its context does not have. Stencil would show nothing in its place, and the generated Swift
    would lack something; so it is an error. The names of each context are listed in the documentation of templates.
    """
  let name: String

  var text: String { "templates have no '\(name)'" }
}

struct UnknownTemplate: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A folder of templates may hold those that scenec has, to take their places, and no others: a template of another name
    would never be used. The names are `SceneFile.swift.stencil`, `Scene.swift.stencil`, `ChildScene.swift.stencil`,
    `SceneSupport.swift.stencil` and `Storyboard.swift.stencil`.
    """
  let name: String
  let suggestion: String?

  var text: String {
    "no template is called '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
  var help: String? { "the templates are " + TemplateSet.names.joined(separator: ", ") }
}
