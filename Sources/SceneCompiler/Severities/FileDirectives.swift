import SceneDiagnostics
import SceneSyntax

/// The severities that the comments of a file set.
struct FileDirectives {
  /// One setting for one kind of diagnostic, in one stretch of the file.
  private struct Rule {
    let scope: SourceRange
    var setting: SeveritySettings.Setting
    /// The rule for the narrowest stretch round this one.
    var outer: Int?
  }

  private var rulesByID: [String: [Rule]] = [:]

  /// Reads the comments of a document; reports what is wrong with them.
  init(_ document: Document, _ log: inout DiagnosticLog) {
    var followers = FollowingElements()
    for comment in document.comments {
      guard let directive = Directive(comment, in: document, &followers),
        let setting = Self.setting(of: directive, in: document, &log)
      else { continue }
      for id in directive.ids where Self.isAdjustable(id, in: document, &log) {
        if let scope = directive.scope {
          Self.add(Rule(scope: scope, setting: setting), to: &rulesByID[id.text, default: []])
        }
      }
    }
  }

  /// Whether the comments say nothing.
  var isEmpty: Bool { rulesByID.isEmpty }

  /// The severity that the nearest comment sets for a diagnostic.
  func setting(for diagnostic: Diagnostic) -> SeveritySettings.Setting? {
    guard let rules = rulesByID[diagnostic.id] else { return nil }
    let offset = diagnostic.place.range.start
    let next = rules.partitionPoint { $0.scope.start <= offset }
    var candidate: Int? = next > 0 ? next - 1 : nil
    while let index = candidate, rules[index].scope.end <= offset { candidate = rules[index].outer }
    return candidate.map { rules[$0].setting }
  }

  /// Adds a rule; they come in the order of their starts, since a comment stands in front of what it is about.
  ///
  /// Of several about one element, the last is the nearest.
  private static func add(_ rule: Rule, to rules: inout [Rule]) {
    if let last = rules.last, last.scope == rule.scope {
      rules[rules.count - 1].setting = rule.setting
      return
    }
    var rule = rule
    rule.outer = rules.indices.last
    while let index = rule.outer, rules[index].scope.end < rule.scope.end { rule.outer = rules[index].outer }
    rules.append(rule)
  }
}

extension FileDirectives {
  private static func setting(
    of directive: Directive, in document: Document, _ log: inout DiagnosticLog
  ) -> SeveritySettings.Setting? {
    let place = Place(document.file, directive.verb.range)
    guard let setting = SeveritySettings.Setting(rawValue: directive.verb.text) else {
      let words = ["ignore", "warning", "error"]
      log.report(
        UnknownDirective(problem: .verb(directive.verb.text)), at: place,
        suggestion: Suggestion(for: directive.verb.text, among: words))
      return nil
    }
    if directive.ids.isEmpty {
      log.report(UnknownDirective(problem: .noID(directive.verb.text)), at: place)
    } else if directive.scope == nil {
      log.report(UnknownDirective(problem: .noElement), at: place)
    }
    return setting
  }

  private static func isAdjustable(_ id: Name, in document: Document, _ log: inout DiagnosticLog) -> Bool {
    let place = Place(document.file, id.range)
    guard let kind = AllDiagnostics.kind(withID: id.text) else {
      let ids = AllDiagnostics.kinds.map { $0.id }
      log.report(UnknownDiagnostic(id: id.text), at: place, suggestion: Suggestion(for: id.text, among: ids))
      return false
    }
    if !kind.isAdjustable { log.report(FixedSeverity(id: id.text), at: place) }
    return kind.isAdjustable
  }
}
