import SceneTestSupport
import Testing

/// Templates and tables are part of scenec as string literals that `Scripts/embed-resources` writes.
struct EmbeddedFileTests {
  @Test(arguments: Repository.files(in: "Templates/Swift", suffix: ".stencil"))
  func templatesAreEmbedded(_ path: String) throws {
    try expectEmbedded(path, in: "Templates/EmbeddedTemplates.swift")
  }

  @Test(arguments: Repository.files(in: "Sources/InterfaceBuilder", suffix: ".tsv"))
  func tablesAreEmbedded(_ path: String) throws {
    try expectEmbedded(path, in: "Sources/InterfaceBuilder/EmbeddedTables.swift")
  }

  private func expectEmbedded(_ path: String, in swift: String) throws {
    let literal = "\"\"\"\n" + (try Repository.text(path)) + "\n\"\"\"#"
    #expect(try Repository.text(swift).contains(literal), "\(swift) is stale; run Scripts/embed-resources")
  }
}
