import Foundation
import SceneTestSupport
import Testing

/// Errors of a configuration file are reported at their place, and nothing is written.
struct ConfigurationProblemTests {
  /// A file, and its errors: a line, a column and a part of the message for each.
  private static let problems: [(text: String, places: [String], messages: [String])] = [
    // Keys
    (#"{"acessLevel": "public"}"#, ["1:3"], ["there is no key 'acessLevel'; did you mean 'accessLevel'?"]),
    (#"{"access-level": "public"}"#, ["1:3"], ["did you mean 'accessLevel'?"]),
    (
      #"{"output": "Generated"}"#, ["1:3"],
      [
        "there is no key 'output'; there are '$schema', 'accessLevel', 'template', 'moduleName', 'modules', "
          + "'deploymentTarget', 'localization', 'previews', 'accessibilityIdentifiers', 'storyboards', 'error', "
          + "'warning', 'ignore'"
      ]
    ),
    (
      "{\n  \"accessLevel\": \"public\",\n  \"accessLevel\": \"internal\"\n}", ["3:4"],
      ["'accessLevel' stands here twice; leave one out"]
    ),
    (#"{"": 1}"#, ["1:3"], ["there is no key ''"]),
    // Types
    (#"{"accessLevel": true}"#, ["1:17"], [#"'accessLevel' takes one of "internal", "package", "public""#]),
    (#"{"accessLevel": null}"#, ["1:17"], ["'accessLevel' takes one of"]),
    (#"{"template": ["Layout"]}"#, ["1:14"], ["'template' takes a string, the path of a folder"]),
    (#"{"error": "unused-placeholder"}"#, ["1:12"], [#"'error' takes a list of ids, as in ["unused-placeholder"]"#]),
    (#"{"ignore": {"unused-placeholder": true}}"#, ["1:12"], ["'ignore' takes a list of ids"]),
    ("{\"warning\": [\n  3, \"unused-placeholder\", []]}", ["2:3", "2:28"], ["'warning' takes", "'warning' takes"]),
    (#"{"moduleName": ""}"#, ["1:17"], [#"'moduleName' takes a string, as in "App""#]),
    (
      #"{"modules": ["Core"]}"#, ["1:13"],
      [#"'modules' takes paths by the names of modules, as in { "Core": "../Core" }"#]
    ),
    (#"{"modules": {"Core": "", "Base": 1}}"#, ["1:23", "1:34"], ["'modules' takes", "'modules' takes"]),
    (#"{"$schema": 7}"#, ["1:13"], ["'$schema' takes a string"]),
    // Values
    (
      #"{"accessLevel": "open"}"#, ["1:18"],
      [#"there is no access level 'open'; there are "internal", "package", "public""#]
    ),
    (#"{"accessLevel": "Public"}"#, ["1:18"], ["there is no access level 'Public'; did you mean 'public'?"]),
    (#"{"error": ["unused-placholder"]}"#, ["1:13"], ["did you mean 'unused-placeholder'?"]),
    (#"{"error": ["nonsense"]}"#, ["1:13"], ["there is no diagnostic 'nonsense'; 'scenec explain' lists all of them"]),
    (
      #"{"ignore": ["unknown-element"]}"#, ["1:14"],
      ["'unknown-element' is always an error: no Swift that could be made from such a scene would be right; leave it"]
    ),
    (
      "{\"error\": [\"unused-placeholder\"],\n\"ignore\": [\"unused-placeholder\"]}", ["2:13"],
      ["'unused-placeholder' stands in two of 'error', 'warning' and 'ignore'; leave one out"]
    ),
    (
      #"{"template": "../Layuot"}"#, ["1:15"],
      ["there is no folder 'App/../Layuot'; give its path as seen from the folder"]
    ),
    (#"{"template": "Main.scene"}"#, ["1:15"], ["there is no folder 'App/Main.scene'"]),
    (#"{"template": ""}"#, ["1:15"], ["there is no template in 'App'; the name of a template ends in '.stencil'"]),
    // All at once
    (
      "{\n  \"a\": 1,\n  \"accessLevel\": 2,\n  \"error\": [\"x\", \"y\"]\n}", ["2:4", "3:18", "4:14", "4:19"],
      ["there is no key 'a'", "'accessLevel' takes", "no diagnostic 'x'", "no diagnostic 'y'"]
    ),
    // No JSON, or too little of it
    ("", ["1:1"], ["there is nothing in this file; write at least '{}'"]),
    (" \n\n", ["1:1"], ["there is nothing in this file"]),
    ("{\n  \"accessLevel\" \"public\"\n}", ["2:17"], ["this is not JSON; look for a comma, a quotation mark"]),
    ("{\n  // public\n  \"accessLevel\": \"public\"\n}", ["2:3"], ["JSON has no comments; take this one out"]),
    ("{\"error\": [\"unused-placeholder\"\n", ["2:1"], ["the file ends too early; close what is still open"]),
    ("{} {}", ["1:4"], ["this is not JSON"]),
    ("accessLevel: public\n", ["1:1"], ["this is not JSON"]),
    ("[]", ["1:1"], ["a configuration is an object, as in { \"accessLevel\": \"public\" }"]),
    ("\"public\"", ["1:2"], ["a configuration is an object"]),
    ("3", ["1:1"], ["a configuration is an object"]),
    // As files are written elsewhere
    ("\u{FEFF}{\r\n  \"x\": 1,\r\n  \"y\": 2\r\n}\r\n", ["2:4", "3:4"], ["no key 'x'", "no key 'y'"]),
    ("\u{FEFF}{\r\n  \"error\" []\r\n}", ["2:11"], ["this is not JSON"]),
    ("{\"ignore\": [\"Größe 🎉\", \"x\"]}", ["1:14", "1:26"], ["no diagnostic 'Größe 🎉'", "no diagnostic 'x'"]),
    (#"{"a\"],{": 1, "b": "\\"}"#, ["1:3", "1:16"], [#"no key 'a"],{'"#, "no key 'b'"]),
  ]

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["App/Main.scene": rightScene, "Layout/Readme.md": ""])
  }

  @Test(arguments: ["build", "check"], problems)
  func problemsAreReportedAtTheirPlace(
    command: String, problem: (text: String, places: [String], messages: [String])
  ) async throws {
    let folder = try folder()
    try folder.write("App/scenec.json", Data(problem.text.utf8))
    let run = try await folder.scenec(command, "App", "--configuration", "App/scenec.json")
    #expect(run.status == 2 && !run.wasKilled)
    #expect(run.output == "")
    let lines = run.error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(lines.map { $0.prefix { $0 != " " } } == problem.places.map { "App/scenec.json:\($0):" }, "\(run.error)")
    for (line, message) in zip(lines, problem.messages) { #expect(line.contains(message), "\(line)") }
    #expect(lines.allSatisfy { !$0.hasSuffix("]") || $0.hasSuffix("\"]") }, "there is nothing to explain")
    #expect(try folder.names(in: "App") == ["Main.scene", "scenec.json"])
  }

  @Test(
    arguments: [
      [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D], [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], [0x7B, 0x00, 0x7D, 0x00],
    ] as [[UInt8]])
  func invalidUTF8IsRefused(bytes: [UInt8]) async throws {
    let folder = try folder()
    try folder.write("App/scenec.json", Data(bytes))
    let run = try await folder.scenec("build", "App", "--configuration", "App/scenec.json")
    #expect(run.status == 2)
    #expect(run.error.contains(#/^App\/scenec.json:1:\d: error: this is not text in UTF-8; save the file as UTF-8\n/#))
  }

  @Test(arguments: [#"{"a": "\q"}"#, #"{"a": 01}"#, #"{"a": "\ud800"}"#, "{\"a\": \"\n\"}", #"{"a": tru}"#, "{,}"])
  func everySyntaxErrorIsReported(text: String) async throws {
    let folder = try folder()
    try folder.write("App/scenec.json", Data(text.utf8))
    let run = try await folder.scenec("build", "App", "--configuration", "App/scenec.json")
    #expect(run.status == 2 && !run.wasKilled)
    #expect(run.error.hasPrefix("App/scenec.json:1:"))
  }

  @Test func deepNestingIsRefused() async throws {
    let folder = try folder()
    for text in [String(repeating: "[", count: 100_000), "{\"a\": " + String(repeating: "[", count: 100_000)] {
      try folder.write("App/scenec.json", Data(text.utf8))
      let run = try await folder.scenec("build", "App", "--configuration", "App/scenec.json")
      #expect(run.status == 2 && !run.wasKilled)
    }
  }

  @Test(arguments: [
    ("scenec.json", "cannot read 'scenec.json': no such file or directory; check the path"),
    ("App", "cannot read 'App': is a directory; check the path"),
  ])
  func unreadableFilesAreReported(path: String, sentence: String) async throws {
    let folder = try folder()
    for command in ["build", "check", "graph"] {
      let run = try await folder.scenec(command, "App", "--configuration", path)
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("\(path):1:1: error: \(sentence)\n"))
      #expect(run.output == "")
    }
  }

  @Test func suggestionsHaveAFix() async throws {
    let folder = try folder()
    try folder.write("App/scenec.json", Data("{\n  \"acessLevel\": \"public\"\n}\n".utf8))
    let run = try await folder.scenec("check", "App", "--configuration", "App/scenec.json")
    #expect(
      run.error == """
        App/scenec.json:2:4: error: there is no key 'acessLevel'; did you mean 'accessLevel'?
         2 |   "acessLevel": "public"
           |    ^^^^^^^^^^
        fix: replace 'acessLevel' with 'accessLevel'

        1 error

        """)
  }

  @Test func reportsForProgramsOmitConfigurationProblems() async throws {
    let folder = try folder()
    try folder.write("App/scenec.json", Data("[]".utf8))
    let run = try await folder.scenec(
      "check", "App", "--configuration", "App/scenec.json", "--diagnostics-format", "json")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("App/scenec.json:1:1: error: "))
  }
}
