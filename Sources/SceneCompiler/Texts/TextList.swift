public import SceneDiagnostics

/// The texts of scenes as a list, for people and for programs.
public enum TextList {
  /// The version of the JSON; it grows when a member is renamed or removed.
  private static let version = 1

  /// A line for each text: its place, its key, and the text.
  public static func text(_ texts: [SceneText]) -> String {
    var lines = LineCache()
    return texts.map { text in
      let position = lines.position(of: text.place)
      return
        "\(text.place.file.path):\(position.line):\(position.column): \(text.key) = \(JSON.string(text.text).text)\n"
    }.joined()
  }

  /// The texts as JSON.
  public static func json(_ texts: [SceneText]) -> JSON {
    var lines = LineCache()
    let members = texts.map { text -> JSON in
      let position = lines.position(of: text.place)
      return .object([
        ("key", .string(text.key)), ("text", .string(text.text)), ("comment", .string(text.comment)),
        ("table", .optional(text.table)), ("file", .string(text.place.file.path)),
        ("line", .number(position.line)), ("column", .number(position.column)),
      ])
    }
    return .object([("version", .number(version)), ("texts", .array(members))])
  }
}

/// The lines of files, each counted once.
private struct LineCache {
  private var tables: [String: LineTable] = [:]

  mutating func position(of place: Place) -> LineTable.Position {
    let table = tables[place.file.path] ?? LineTable(place.file)
    tables[place.file.path] = table
    return table.position(of: place.range.start)
  }
}
