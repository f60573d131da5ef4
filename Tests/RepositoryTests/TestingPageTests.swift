import Foundation
import SceneTestSupport
import Testing

/// `Documentation/Testing.md` shows code that tests compile and run: the example Shop, and a package for it that
/// `.ci/try-testing` builds.
struct TestingPageTests {
  private static let controllers = "Examples/Shop/Controllers.swift"
  private static let scene = "Examples/Shop/Main.scene"

  private var snippets: [String] {
    get throws { try Page("Documentation/Testing.md").blocks(in: "swift") }
  }

  @Test func sceneMatchesTheExample() throws {
    let snippets = try Page("Documentation/Testing.md").blocks(in: "xml")
    #expect(!snippets.isEmpty)
    let scene = try Repository.text(Self.scene)
    for snippet in snippets { #expect(scene.contains(Self.indented(snippet)), "\(snippet)") }
  }

  /// A part of a scene with the indentation of its file. A page shows it without.
  private static func indented(_ snippet: String) -> String {
    snippet.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }

  /// Code without the indentation of its file.
  private static func unindented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
      .joined(separator: "\n")
  }

  @Test func swiftMatchesTheExample() throws {
    let tests = ["Examples/Tests/Shop/PaymentTests.swift", "Examples/Tests/Gallery/StoreTests.swift"]
    let headlessTests = ["Tests/HeadlessUIKitTests/Controllers/SegueTests.swift"]
    let files = try ([Self.controllers] + tests + headlessTests).map(Repository.text)
    let others = try [package, condition]
    let shown = try snippets.filter { !others.contains($0) }
    #expect(shown.count > 3)
    for snippet in shown {
      #expect(files.contains { Self.unindented($0).contains(Self.unindented(snippet)) }, "\(snippet)")
    }
  }

  @Test func packageMatchesTheTriedOne() throws {
    #expect(try Repository.text(".ci/try-testing").contains("Documentation/Testing.md"))
    #expect(try package.contains(#".package(name: "scenec", path: "../scenec")"#))
  }

  @Test func errorMatchesTheReportedOne() throws {
    let error = try #require(try Page("Documentation/Testing.md").blocks(in: "").first)
    #expect(try Repository.text("Examples/Tests/Shop/PaymentTests.swift").contains(error.dropLast()))
  }

  @Test func treeAndDiagramMatchTheExample() throws {
    let page = Page("Documentation/Testing.md")
    let tree = try #require(try page.blocks(in: "").first { $0.hasPrefix("main (") })
    let tests = try Repository.text("Examples/Tests/Shop/PaymentTests.swift")
    for block in [tree] + (try page.blocks(in: "mermaid")) {
      let literal = block.split(separator: "\n").map { "          \($0)\n" }.joined()
      #expect(tests.contains("\"\"\"\n" + literal), "\(block)")
    }
  }

  @Test func exampleCompilesWithoutUnsafeFlags() async throws {
    let folder = try TemporaryFolder()
    for name in ["SceneFile.swift.stencil", "SceneSupport.swift.stencil"] {
      try folder.write("Templates/" + name, conditional(try Repository.text("Templates/Swift/" + name)))
    }
    let sources = [try folder.write("Controllers.swift", conditional(try Repository.text(Self.controllers)))]
    let build = try await ProcessRun(
      BuildFolder.scenec,
      ["build", Self.scene, "--template", folder.url.path + "/Templates", "--output", folder.url.path],
      in: Repository.root)
    #expect(build.status == 0, "\(build.error)")
    let generated = ["Main.scene.swift", "SceneSupport.swift"].map { folder.url.appending(path: $0) }
    let options = ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
    let compiler = try await ProcessRun(
      URL(filePath: "/usr/bin/env"),
      options + ["-I", BuildFolder.modules.path] + (sources + generated).map(\.path))
    #expect(compiler.status == 0, "\(compiler.error)")
  }

  /// A source with the condition of the page in place of its import.
  private func conditional(_ source: String) throws -> Data {
    let imports = ["import UIKit\n", "{{ importLines|indented:0 }}\n"]
    let found = try #require(imports.first(where: source.contains))
    return Data(source.replacing(found, with: try condition).utf8)
  }

  private var package: String {
    get throws { try #require(try snippets.first { $0.hasPrefix("// swift-tools-version") }) }
  }

  private var condition: String {
    get throws { try #require(try snippets.first { $0.hasPrefix("#if canImport(UIKit)") }) }
  }
}
