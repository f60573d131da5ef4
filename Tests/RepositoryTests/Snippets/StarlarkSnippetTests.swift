import Foundation
import SceneTestSupport
import Testing

/// The build files that pages show name rules and attributes that there are; `.ci/try-bazel` builds with them.
struct StarlarkSnippetTests {
  private static let snippets = Snippet.all(in: "starlark")

  private static func rules() throws -> String { try Repository.text("Bazel/scenec.bzl") }

  /// Starlark is a part of Python.
  @Test(arguments: snippets)
  func snippetsParse(snippet: Snippet) async throws {
    let run = try await Self.parse(snippet.text)
    #expect(run.status == 0, "\(run.error)")
  }

  @Test func ruleFileParses() async throws {
    for path in ["Bazel/scenec.bzl", "Bazel/BUILD.bazel", "Bazel/bundle.BUILD.bazel", "Bazel/MODULE.bazel"] {
      #expect(try await Self.parse(try Repository.text(path)).status == 0, "\(path)")
    }
    #expect(try await Self.parse("swift_scenes(name = ").status != 0)
  }

  private static func parse(_ text: String) async throws -> ProcessRun {
    try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", "import ast, sys; ast.parse(sys.stdin.read())"],
      input: Data(text.utf8))
  }

  @Test(arguments: snippets)
  func loadedSymbolsExist(snippet: Snippet) throws {
    for load in snippet.text.matches(of: #/load\("@scenec\/\/:scenec\.bzl", "(\w+)"\)/#) {
      #expect(try Self.rules().contains("\n\(load.1) = rule("), "\(load.1)")
    }
  }

  /// The table of the page, the examples and the rule have the same attributes.
  @Test func attributesMatchTheRule() throws {
    let rule = try #require(try Self.rules().components(separatedBy: "\nswift_scenes = rule(").last)
    let declared = Set(rule.matches(of: #/\n {8}"(\w+)": attr\./#).map { String($0.1) })
    let page = try Repository.text("Documentation/Bazel.md")
    let rows = page.matches(of: #/\n\| ((?:`\w+`(?:, )?)+) \|/#)
    let listed = Set(rows.flatMap { $0.1.matches(of: #/\w+/#).map { String($0.0) } })
    #expect(declared.isSuperset(of: ["srcs", "access_level", "templates"]))
    #expect(listed == declared)
    let calls = Self.snippets.flatMap { $0.text.matches(of: #/swift_scenes\(\n([\s\S]*?)\n\)/#).map(\.1) }
    let used = Set(calls.flatMap { $0.matches(of: #/(?:^|\n) {4}(\w+) = /#).map { String($0.1) } })
    // Every rule has these two.
    #expect(used.subtracting(["name", "visibility"]) == declared)
  }

  @Test func diagnosticIdsExist() async throws {
    let lists = Self.snippets.flatMap { $0.text.matches(of: #/(?:error|warning|ignore) = \[(.*)\]/#).map(\.1) }
    let ids = lists.flatMap { $0.matches(of: #/[\w-]+/#).map { String($0.0) } }
    #expect(ids.count == 3)
    for id in ids {
      let run = try await ProcessRun(BuildFolder.scenec, ["explain", id])
      #expect(run.status == 0, "\(run.error)")
    }
  }

  @Test func ciTriesThePage() throws {
    #expect(try Repository.text(".ci/try-bazel").contains("Documentation/Bazel.md"))
    #expect(try Repository.text(".ci/run").contains(".ci/try-bazel"))
  }
}
