import Foundation
import Testing

/// A folder of a module uses only the folders above it in ARCHITECTURE.md. In the compiler, folders are phases.
struct PhaseOrderTests {
  /// The modules whose folders have an order.
  static let modules = [
    "LayoutSolver", "SceneBuilding", "SceneCatalog", "SceneCompiler", "SceneDrawing", "SceneImport",
    "SceneLanguageServer", "ScenePreview", "SceneVersions", "scenec",
  ]
  private static let folders = Result { try ModuleFolder.all(of: "SceneCompiler") }

  @Test(arguments: modules) func everyFolderHasItsPlace(module: String) throws {
    let names = try Repository.names(in: "Sources/" + module).filter { !$0.hasSuffix(".swift") }
    #expect(try ModuleFolder.all(of: module).map(\.name).sorted() == names.sorted())
  }

  @Test(arguments: modules) func noFolderUsesATypeOfALaterOne(module: String) throws {
    let folders = try ModuleFolder.all(of: module)
    var found: [String] = []
    for (index, folder) in folders.enumerated() {
      for later in folders[(index + 1)...] {
        let used = folder.words.intersection(later.types.subtracting(folder.types))
        found += used.sorted().map { "\(folder.name) uses \($0) of \(later.name)" }
      }
    }
    #expect(found == [])
  }

  @Test func noFolderUsesAMemberThatALaterOneAdds() throws {
    var found: [String] = []
    var declared: Set<String> = []
    for (index, folder) in try Self.folders.get().enumerated() {
      declared.formUnion(folder.declarations)
      for later in try Self.folders.get()[(index + 1)...] {
        let used = folder.members.intersection(later.extensionMembers).subtracting(declared)
          .subtracting(Self.swifts)
        found += used.sorted().map { "\(folder.name) uses \($0) of \(later.name)" }
      }
    }
    #expect(found == [])
  }

  /// Members of Swift's own types that are called like members of an extension.
  private static let swifts: Set<String> = ["values"]

  @Test func theCompilerIsUsedByNoFolder() throws {
    for folder in try Self.folders.get() {
      #expect(!folder.words.contains("Compiler"), "\(folder.name)")
    }
  }

  @Test func whatIsUsedIsFound() {
    let folder = ModuleFolder(
      name: "Checking",
      code: """
        /// `Comment` is no use.
        enum Rule: SceneCheck { static func run() { Plan("Text").form } }
        private struct Hidden {}
        extension Graph {
          func way(to end: Int) {}
        }
        """)
    #expect(folder.types == ["Rule"])
    #expect(folder.words.isSuperset(of: ["Plan", "Graph", "SceneCheck"]))
    #expect(folder.words.isDisjoint(with: ["Comment", "Text"]))
    #expect(folder.members == ["form"])
    #expect(folder.extensionMembers == ["way"])
    #expect(folder.declarations.isSuperset(of: ["run", "way"]))
  }
}

/// What the code of a folder declares and uses.
private struct ModuleFolder: Sendable {
  let name: String
  /// The types that other files can use.
  let types: Set<String>
  /// Every name that begins with a capital letter.
  let words: Set<String>
  /// Every name behind a dot.
  let members: Set<String>
  /// Every function, property and case.
  let declarations: Set<String>
  /// What extensions add that other files can use.
  let extensionMembers: Set<String>

  /// The folders, in the order of ARCHITECTURE.md.
  static func all(of module: String) throws -> [ModuleFolder] {
    let page = try Repository.text("ARCHITECTURE.md")
    let section = try #require(
      page.split(separator: "\n## ").first { $0.hasPrefix("Folders of \(module)\n") })
    return try section.matches(of: #/\n\| `(\w+)` \|/#).map { match in
      let files = Repository.sources.filter { $0.hasPrefix("Sources/\(module)/\(match.1)/") }
      return ModuleFolder(
        name: String(match.1),
        code: try files.map { try Repository.text($0) }.joined(separator: "\n"))
    }
  }

  init(name: String, code: String) {
    let code = code.replacing(#/"""[\s\S]*?"""/#, with: "")
      .replacing(#/"(\\.|[^"\\\n])*"/#, with: "").replacing(#/\/\/.*/#, with: "")
    self.name = name
    let keywords =
      #/\n(?:(?:public|package|final|indirect) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/#
    types = Set(("\n" + code).matches(of: keywords).map { String($0.1) })
    words = Set(code.matches(of: #/\b[A-Z]\w+/#).map { String($0.0) })
    members = Set(code.matches(of: #/\.([a-z]\w+)/#).map { String($0.1) })
    declarations = Set(code.matches(of: #/\b(?:func|var|let|case) `?(\w+)/#).map { String($0.1) })
    let extensions = ("\n" + code).matches(
      of: #/\n(?:(?:public|package) )*extension [^{]+\{[\s\S]*?\n\}/#)
    extensionMembers = Set(
      extensions.flatMap { match in
        match.0.matches(
          of: #/\n  (?:(?:public|package|static|mutating) )*(?:func|var|let) `?(\w+)/#
        ).map { String($0.1) }
      })
  }
}
