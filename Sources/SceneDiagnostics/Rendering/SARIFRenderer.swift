/// Formats diagnostics as SARIF 2.1.0, which code hosts and editors show at the lines.
public struct SARIFRenderer: Sendable {
  private let rules: [String: SARIFRule]
  private let version: String
  private let workingFolder: String

  /// Makes a renderer that explains the rules.
  ///
  /// - Parameters:
  ///   - version: the version of scenec.
  ///   - workingFolder: the absolute path of the folder to which file paths are relative.
  public init(rules: [SARIFRule], version: String, workingFolder: String) {
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    self.version = version
    self.workingFolder = workingFolder
  }

  /// The diagnostics as one run of one tool, sorted by file and place.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    var places = SARIFPlaces(workingFolder: workingFolder)
    let sorted = diagnostics.sortedByPlace
    let broken = Set(sorted.map(\.id)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: broken.enumerated().map { ($1, $0) })
    let driver: [(name: String, value: JSON)] = [
      ("name", .string("scenec")),
      ("version", .string(version)),
      ("rules", .array(broken.map { rules[$0]?.value ?? .object([("id", .string($0))]) })),
    ]
    let run: [(name: String, value: JSON)] = [
      ("tool", .object([("driver", .object(driver))])),
      ("originalUriBaseIds", places.bases),
      ("columnKind", .string("utf16CodeUnits")),
      // Without this, a lone CR does not end a line for readers, but it does for us.
      ("newlineSequences", .array([.string("\r\n"), .string("\n"), .string("\r")])),
      ("results", .array(sorted.map { result(of: $0, ruleIndex: indices[$0.id] ?? 0, &places) })),
    ]
    return JSON.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([.object(run)])),
    ]).text + "\n"
  }

  private func result(of diagnostic: Diagnostic, ruleIndex: Int, _ places: inout SARIFPlaces) -> JSON {
    var members: [(name: String, value: JSON)] = [
      ("ruleId", .string(diagnostic.id)),
      ("ruleIndex", .number(ruleIndex)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", Self.message(diagnostic.messageWithHelp)),
      ("locations", .array([.object(places.location(of: diagnostic.place))])),
    ]
    if !diagnostic.notes.isEmpty {
      members.append(("relatedLocations", .array(diagnostic.notes.map { value(of: $0, &places) })))
    }
    if let fix = diagnostic.fix { members.append(("fixes", .array([value(of: fix, &places)]))) }
    return .object(members)
  }

  private func value(of note: Note, _ places: inout SARIFPlaces) -> JSON {
    .object(places.location(of: note.place) + [("message", Self.message(note.message))])
  }

  /// SARIF groups replacements by file.
  private func value(of fix: Fix, _ places: inout SARIFPlaces) -> JSON {
    var editsByFile: [(file: SceneFile, edits: [Fix.Edit])] = []
    for edit in fix.edits {
      if let index = editsByFile.firstIndex(where: { $0.file.path == edit.place.file.path }) {
        editsByFile[index].edits.append(edit)
      } else {
        editsByFile.append((edit.place.file, [edit]))
      }
    }
    let changes = editsByFile.map { file, edits in
      let replacements = edits.map { edit in
        JSON.object([
          ("deletedRegion", places.region(of: edit.place)),
          ("insertedContent", .object([("text", .string(edit.replacement))])),
        ])
      }
      return JSON.object([("artifactLocation", places.artifact(file)), ("replacements", .array(replacements))])
    }
    return .object([("description", Self.message(fix.title)), ("artifactChanges", .array(changes))])
  }

  /// A text without placeholders: braces are doubled, because they would mark one.
  private static func message(_ text: String) -> JSON {
    let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      escaped.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { escaped.unicodeScalars.append(scalar) }
    }
    return .object([("text", .string(escaped))])
  }
}
