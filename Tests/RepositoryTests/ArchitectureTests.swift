import Foundation
import Testing

/// ARCHITECTURE.md describes the repository.
struct ArchitectureTests {
  @Test func pageNamesEveryModule() throws {
    let declared = Set(try names(in: "Package.swift", like: #/(?:target|Target|plugin)\(\s*name: "([\w-]+)"/#))
    #expect(declared.count > 10)
    #expect(declared.subtracting(try explained).sorted() == [])
  }

  @Test(arguments: PhaseOrderTests.modules)
  func pageNamesEveryFolder(of module: String) throws {
    let folders = try Repository.names(in: "Sources/" + module).filter { !$0.hasSuffix(".swift") }
    #expect(folders.count > 3)
    #expect(Set(folders).subtracting(try explained).sorted() == [])
  }

  @Test func pageNamesNothingElse() throws {
    let modules = try names(in: "Package.swift", like: #/name: "([\w-]+)"/#)
    let parents = PhaseOrderTests.modules + ["HeadlessUIKit"]
    let folders = try parents.flatMap { module in try Repository.names(in: "Sources/" + module) }
    let known = Set(modules + folders)
    #expect(try explained.subtracting(known).sorted() == [])
  }

  @Test func typesInTheDiagramExist() throws {
    for type in ["SceneFile", "Document", "SceneGraph", "GraphAnalysis", "ModulePlan", "GeneratedFile", "Diagnostic"] {
      #expect(try Repository.text("ARCHITECTURE.md").contains(type))
      #expect(Repository.sources.contains { $0.hasSuffix("/\(type).swift") }, "\(type)")
    }
  }

  /// The names that begin the rows of the tables.
  private var explained: Set<String> {
    get throws { Set(try names(in: "ARCHITECTURE.md", like: #/\n\| `([\w-]+)` \|/#)) }
  }

  private func names(in file: String, like pattern: Regex<(Substring, Substring)>) throws -> [String] {
    try Repository.text(file).matches(of: pattern).map { String($0.1) }
  }
}
