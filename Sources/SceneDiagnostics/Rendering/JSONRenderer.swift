/// Formats diagnostics for programs, as one JSON object. Its `version` changes when the meaning of a member changes.
public struct JSONRenderer: Sendable {
  /// The version of the format. New members do not change it.
  public static let version = 1

  /// A renderer.
  public init() {}

  /// The diagnostics as a JSON object with `version` and `diagnostics`, sorted by file and place.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    var lines = LineTables()
    let values = diagnostics.sortedByPlace.map { value(of: $0, &lines) }
    return JSON.object([("version", .number(Self.version)), ("diagnostics", .array(values))]).text + "\n"
  }

  private func value(of diagnostic: Diagnostic, _ lines: inout LineTables) -> JSON {
    .object(
      [
        ("id", .string(diagnostic.id)),
        ("severity", .string(diagnostic.severity.rawValue)),
        ("message", .string(diagnostic.message)),
      ] + members(of: diagnostic.place, &lines) + [
        ("notes", .array(diagnostic.notes.map { value(of: $0, &lines) })),
        ("help", .optional(diagnostic.help)),
        ("fix", diagnostic.fix.map { value(of: $0, &lines) } ?? .null),
      ]
    )
  }

  private func value(of note: Note, _ lines: inout LineTables) -> JSON {
    .object([("message", .string(note.message))] + members(of: note.place, &lines))
  }

  private func value(of fix: Fix, _ lines: inout LineTables) -> JSON {
    let edits = fix.edits.map { edit in
      JSON.object(members(of: edit.place, &lines) + [("replacement", .string(edit.replacement))])
    }
    return .object([("title", .string(fix.title)), ("edits", .array(edits))])
  }

  private func members(of place: Place, _ lines: inout LineTables) -> [(name: String, value: JSON)] {
    let table = lines.table(of: place.file)
    let range: [(name: String, value: JSON)] = [
      ("start", position(place.range.start, in: table)),
      ("end", position(place.range.end, in: table)),
    ]
    return [("path", .string(place.file.path)), ("range", .object(range))]
  }

  private func position(_ offset: Int, in table: LineTable) -> JSON {
    let position = table.position(of: offset)
    return .object([
      ("offset", .number(offset)),
      ("line", .number(position.line)),
      ("column", .number(position.column)),
    ])
  }
}
