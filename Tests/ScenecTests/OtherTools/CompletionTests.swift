import Foundation
import SceneTestSupport
import Testing

/// The completions of shells for a call of scenec.
struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Main.scene": rightScene, "My Main.scene": otherScene, "Main.swift": "", "Sources/Other.scene": otherScene,
      "scenec.json": "{}",
    ])
  }

  /// The scripts, made once.
  private static let scripts = ["bash", "zsh", "fish"].map { shell in
    (shell, Task { try await TemporaryFolder().scenec("--generate-completion-script", shell) })
  }

  /// The script of a shell, as a file in the folder.
  private func script(for shell: String) async throws -> String {
    let run = try #require(try await Self.scripts.first { $0.0 == shell }?.1.value)
    try #require(run.status == 0, "\(run.error)")
    return try folder.write("scenec.\(shell)", Data(run.output.utf8)).lastPathComponent
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func shellAcceptsTheScript(shell: String) async throws {
    let run = try await folder.run(shell, ["-n", script(for: shell)])
    #expect(run.status == 0 && run.error == "", "\(run.error)")
  }

  @Test func pageInstallsScriptsWhereShellsSearch() async throws {
    let lines = try OtherToolsPage.block(in: "sh", with: "--generate-completion-script")
    let paths = lines.matches(of: #/> ~\/(.*)/#).map { String($0.1) }
    for path in paths { try folder.write(path, Data()) }
    #expect(try await folder.run("sh", ["-ec", lines], environment: ["HOME": folder.url.path]).status == 0)
    let texts = try paths.map { try folder.text($0) }
    for (text, start) in zip(texts, ["#!/bin/bash\n", "#compdef scenec\n", "function __scenec"]) {
      #expect(text.hasPrefix(start), "\(text.prefix(60))")
    }
    #expect(texts.count == 3)
  }

  static let answers: [(words: [String], offers: [String])] = [
    (["b"], ["build"]),
    (["explain", "unknown-el"], ["unknown-element"]),
    (["check", "--error", "unused-pl"], ["unused-placeholder"]),
    (["build", "--ignore", "unused-pl"], ["unused-placeholder"]),
    (["check", "--diagnostics-format", "s"], ["sarif"]),
    (["check", "--diag"], ["--diagnostics-format"]),
    (["build", "--access-level", ""], ["internal", "package", "public"]),
    (["build", "--color", "a"], ["always", "auto"]),
    (["graph", "--format", ""], ["dot", "html", "json", "mermaid", "svg"]),
    (["diff", "--format", "m"], ["markdown"]),
    (["build", "Main.scene", "--print-o"], ["--print-outputs"]),
    (["check", "M"], ["Main.scene", "My Main.scene"]),
    (["check", "Main.scene", "My"], ["My Main.scene"]),
    (["format", "--check", "Ma"], ["Main.scene"]),
    (["diff", "Main.scene", "My"], ["My Main.scene"]),
    (["merge", "Main.scene", "My"], ["My Main.scene"]),
    (["merge", "--mark"], ["--marker-size"]),
    (["graph", "Sources/O"], ["Sources/Other.scene"]),
    (["build", "--output", "S"], ["Sources"]),
    (["build", "--template", "S"], ["Sources"]),
    (["build", "--depfile", "Main.sw"], ["Main.swift"]),
    (["build", "--configuration", "sc"], ["scenec.json"]),
    (["new", "S"], ["Sources"]),
  ]

  @Test(arguments: answers)
  func bashCompletes(words: [String], offers: [String]) async throws {
    let program = """
      source \(try await script(for: "bash"))
      COMP_WORDS=(scenec "$@") COMP_CWORD=$# COMP_LINE="scenec $*"
      COMP_POINT=${#COMP_LINE}
      _scenec scenec "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let file = try folder.write("ask.bash", Data(program.utf8)).lastPathComponent
    let run = try await folder.run("bash", [file] + words)
    #expect(run.status == 0 && run.error == "", "\(run.error)")
    #expect(run.output.split(separator: "\n").map(String.init).sorted() == offers)
  }

  @Test(arguments: answers)
  func zshCompletes(words: [String], offers: [String]) async throws {
    _ = try await script(for: "zsh")
    try folder.write("start.zsh", Data(Self.startOfZsh.utf8))
    let program = #"""
      zmodload zsh/zpty
      zpty shell TERM=dumb zsh -f -i
      zpty -w shell "source ./start.zsh"
      zpty -w -n shell "scenec $1"$'\t'
      while zpty -r shell; do :; done
      """#
    let file = try folder.write("ask.zsh", Data(program.utf8)).lastPathComponent
    let run = try await folder.run("zsh", ["-f", file, words.joined(separator: " ")])
    #expect(run.status == 0 && run.error == "", "\(run.error)")
    let found = try folder.text("offers").replacing("\\ ", with: " ").split(separator: "\n").map(String.init)
    #expect(Set(found).sorted() == offers, "\(run.output)")
  }

  /// zsh completes only interactive input, so the test sends it keys. The completions go to a file.
  private static let startOfZsh = """
    autoload -U compinit && compinit -u -D
    source ./scenec.zsh
    compdef _scenec scenec
    compadd() {
      local -a offers prefix
      # These only ask what matches.
      if (( ${@[1,(i)(-|--)][(I)-[OAD]*]} )); then builtin compadd "$@"; return; fi
      builtin compadd -A offers "$@"
      builtin compadd "$@"
      zparseopts -D -E p:=prefix
      print -rl -- ${prefix[2]}${^offers} >> offers
    }
    finish() { exit }
    comppostfuncs=(finish)
    """

  /// Fish asks scenec for the ids of diagnostics only interactively, so not here.
  @Test(arguments: answers.filter { !["--error", "--ignore", "explain"].contains($0.words.dropLast().last) })
  func fishCompletes(words: [String], offers: [String]) async throws {
    let line = (["scenec"] + words).joined(separator: " ")
    let run = try await folder.run(
      "fish", ["--no-config", "-c", "source \(script(for: "fish")); complete -C '\(line)'"],
      environment: ["HOME": folder.url.path])
    #expect(run.status == 0 && run.error == "", "\(run.error)")
    let found = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }.filter { !$0.isEmpty }
    #expect(found.map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) }.sorted() == offers)
  }
}
