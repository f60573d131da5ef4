/// Writes diagnostics as SARIF 2.1.0, which code hosts and editors show beside the lines that they are about.
public struct SARIFRenderer: Sendable {
  /// A kind of diagnostic as a rule: what it is called, and what `scenec explain` says of it.
  public struct Rule: Sendable {
    let id: String
    let explanation: String
    let severity: Diagnostic.Severity

    /// A rule with its explanation in Markdown.
    public init(id: String, explanation: String, severity: Diagnostic.Severity) {
      self.id = id
      self.explanation = explanation
      self.severity = severity
    }
  }

  private let rules: [String: Rule]
  private let version: String

  /// A renderer that explains the rules that are broken.
  public init(rules: [Rule], version: String) {
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    self.version = version
  }

  /// The diagnostics as one run of one tool, sorted by file and place.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    var lines = LineTables()
    let sorted = diagnostics.sortedByPlace
    let broken = Set(sorted.map(\.id)).sorted()
    let driver: [(name: String, value: JSON)] = [
      ("name", .string("scenec")),
      ("version", .string(version)),
      ("rules", .array(broken.map(rule))),
    ]
    let run: [(name: String, value: JSON)] = [
      ("tool", .object([("driver", .object(driver))])),
      ("columnKind", .string("utf16CodeUnits")),
      ("results", .array(sorted.map { result(of: $0, ruleIndex: broken.firstIndex(of: $0.id) ?? 0, &lines) })),
    ]
    return JSON.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([.object(run)])),
    ]).text + "\n"
  }

  private func rule(_ id: String) -> JSON {
    guard let rule = rules[id] else { return .object([("id", .string(id))]) }
    return .object([
      ("id", .string(id)),
      ("help", .object([("text", .string(rule.explanation)), ("markdown", .string(rule.explanation))])),
      ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
    ])
  }

  private func result(of diagnostic: Diagnostic, ruleIndex: Int, _ lines: inout LineTables) -> JSON {
    var members: [(name: String, value: JSON)] = [
      ("ruleId", .string(diagnostic.id)),
      ("ruleIndex", .number(ruleIndex)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(diagnostic.messageWithHelp))])),
      ("locations", .array([.object(location(of: diagnostic.place, &lines))])),
    ]
    if !diagnostic.notes.isEmpty {
      members.append(("relatedLocations", .array(diagnostic.notes.map { value(of: $0, &lines) })))
    }
    if let fix = diagnostic.fix { members.append(("fixes", .array([value(of: fix, &lines)]))) }
    return .object(members)
  }

  private func value(of note: Note, _ lines: inout LineTables) -> JSON {
    .object(location(of: note.place, &lines) + [("message", .object([("text", .string(note.message))]))])
  }

  private func location(of place: Place, _ lines: inout LineTables) -> [(name: String, value: JSON)] {
    [
      (
        "physicalLocation",
        .object([("artifactLocation", artifact(of: place.file)), ("region", region(of: place, &lines))])
      )
    ]
  }

  /// SARIF wants replacements by file.
  private func value(of fix: Fix, _ lines: inout LineTables) -> JSON {
    var paths: [String] = []
    for edit in fix.edits where !paths.contains(edit.place.file.path) { paths.append(edit.place.file.path) }
    let changes = paths.map { path in
      let edits = fix.edits.filter { $0.place.file.path == path }
      let replacements = edits.map { edit in
        JSON.object([
          ("deletedRegion", region(of: edit.place, &lines)),
          ("insertedContent", .object([("text", .string(edit.replacement))])),
        ])
      }
      return JSON.object([
        ("artifactLocation", artifact(of: edits[0].place.file)), ("replacements", .array(replacements)),
      ])
    }
    return .object([
      ("description", .object([("text", .string(fix.title))])), ("artifactChanges", .array(changes)),
    ])
  }

  private func artifact(of file: SceneFile) -> JSON {
    .object([("uri", .string(file.path.percentEncodedPath))])
  }

  private func region(of place: Place, _ lines: inout LineTables) -> JSON {
    let table = lines.table(of: place.file)
    let start = table.position(of: place.range.start)
    let end = table.position(of: place.range.end)
    return .object([
      ("startLine", .number(start.line)), ("startColumn", .number(start.column)),
      ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
    ])
  }
}

extension Diagnostic {
  /// The message, and what to do about it, for those who show one text only.
  package var messageWithHelp: String {
    help.map { "\(message)\n\($0)" } ?? message
  }
}

extension String {
  /// The path as a relative reference, or as a URI where it is absolute.
  fileprivate var percentEncodedPath: String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF")
    var encoded = hasPrefix("/") ? "file://" : ""
    for byte in utf8 {
      if plain.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return encoded
  }
}
