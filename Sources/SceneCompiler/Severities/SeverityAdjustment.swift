import SceneDiagnostics
import SceneSyntax

/// Gives diagnostics the severity that users want: what the nearest comment says, and else what the call says.
enum SeverityAdjustment {
  /// The diagnostics that are to be reported, in the order of the files and places, errors first where several meet.
  static func apply(
    _ diagnostics: [Diagnostic], _ documents: [Document], _ settings: SeveritySettings
  ) -> [Diagnostic] {
    var log = DiagnosticLog()
    let directives = directives(of: documents, &log)
    let general = settings.adjustable
    let adjusted = (diagnostics + log.diagnostics).compactMap { diagnostic in
      let near = directives[diagnostic.place.file.path]?.setting(for: diagnostic)
      guard let setting = near ?? general[diagnostic.id] else { return diagnostic }
      return setting.apply(to: diagnostic)
    }
    return sorted(adjusted, documents)
  }

  private static func directives(of documents: [Document], _ log: inout DiagnosticLog) -> [String: FileDirectives] {
    var all: [String: FileDirectives] = [:]
    for document in documents where !document.comments.isEmpty {
      let directives = FileDirectives(document, &log)
      if !directives.isEmpty { all[document.file.path] = directives }
    }
    return all
  }

  private static func sorted(_ diagnostics: [Diagnostic], _ documents: [Document]) -> [Diagnostic] {
    guard diagnostics.count > 1 else { return diagnostics }
    let order = Dictionary(
      documents.enumerated().map { ($0.element.file.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let keys = diagnostics.enumerated().map { offset, diagnostic in
      SortKey(
        file: order[diagnostic.place.file.path] ?? documents.count, start: diagnostic.place.range.start,
        severity: diagnostic.severity == .error ? 0 : 1, offset: offset)
    }
    return keys.sorted().map { diagnostics[$0.offset] }
  }

  private struct SortKey: Comparable {
    let file: Int
    let start: Int
    let severity: Int
    /// Where it was before: `sort` is not stable by contract.
    let offset: Int

    static func < (a: Self, b: Self) -> Bool {
      (a.file, a.start, a.severity, a.offset) < (b.file, b.start, b.severity, b.offset)
    }
  }
}
