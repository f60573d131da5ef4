/// Formats diagnostics as a Checkstyle report, which most CI servers read.
public struct CheckstyleRenderer: Sendable {
  /// A renderer.
  public init() {}

  /// The diagnostics as an XML document, sorted by file and place.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    let files = diagnostics.byFile.map { file, diagnostics in
      let lines = LineTable(file)
      return XMLElement(
        name: "file", attributes: [("name", file.path)], children: diagnostics.map { Self.error($0, lines) })
    }
    // The version of Checkstyle that introduced this format.
    return XMLElement(name: "checkstyle", attributes: [("version", "4.3")], children: files).document
  }

  private static func error(_ diagnostic: Diagnostic, _ lines: LineTable) -> XMLElement {
    let position = lines.position(of: diagnostic.place.range.start)
    return XMLElement(
      name: "error",
      attributes: [
        ("line", String(position.line)), ("column", String(position.column)),
        ("severity", diagnostic.severity.rawValue), ("message", diagnostic.messageWithHelp),
        ("source", "scenec." + diagnostic.id),
      ])
  }
}
