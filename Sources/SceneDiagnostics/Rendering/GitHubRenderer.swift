/// Formats diagnostics as workflow commands of GitHub, which shows them at the lines of a pull request.
public struct GitHubRenderer: Sendable {
  /// A renderer.
  public init() {}

  /// One line for each diagnostic, sorted by file and place.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    var lines = LineTables()
    return diagnostics.sortedByPlace.map { command(for: $0, &lines) + "\n" }.joined()
  }

  private func command(for diagnostic: Diagnostic, _ lines: inout LineTables) -> String {
    let table = lines.table(of: diagnostic.place.file)
    let start = table.position(of: diagnostic.place.range.start)
    let end = table.position(of: diagnostic.place.range.end)
    var properties = [
      ("file", diagnostic.place.file.path), ("line", String(start.line)), ("endLine", String(end.line)),
    ]
    // GitHub rejects columns if a range has several lines.
    if start.line == end.line {
      properties += [("col", String(start.column)), ("endColumn", String(end.column))]
    }
    if !diagnostic.id.isEmpty { properties.append(("title", diagnostic.id)) }
    let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    return "::\(diagnostic.severity.rawValue) \(list)::\(Self.escaped(diagnostic.messageWithHelp))"
  }

  private static func escapedProperty(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if let escape = escapes[scalar] { escaped += escape } else { escaped.unicodeScalars.append(scalar.printable) }
    }
  }
}
