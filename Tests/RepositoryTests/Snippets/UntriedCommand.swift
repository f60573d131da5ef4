/// A command that `CommandSnippetTests` cannot run, and why.
struct UntriedCommand {
  /// How such commands begin.
  let start: String
  let reason: String

  static let all = [
    UntriedCommand(
      start: "swift test", reason: "would run this test again; `.ci/run` tests, and `.ci/try-documentation`"),
    UntriedCommand(start: "swift build", reason: "would build what is being tested; `.ci/run` does it"),
    UntriedCommand(
      start: "SCENEC_FLOW=$PWD/.flow swift test", reason: "would run this test again; `Scripts/test` does it"),
    UntriedCommand(start: "UPDATE_FIXTURES=1 ", reason: "would write over what is being tested"),
    UntriedCommand(
      start: "folder/runs ", reason: "needs a folder that a random run has kept; RandomRunTests repeats runs"),
    UntriedCommand(start: "Benchmarks/run", reason: "takes minutes and a quiet machine"),
    UntriedCommand(start: "Benchmarks/growth", reason: "takes minutes and a quiet machine"),
    UntriedCommand(start: "Scripts/test", reason: "would run this test again; `.ci/run` takes it from the README"),
    UntriedCommand(start: "Scripts/mutation-test", reason: "takes hours"),
    UntriedCommand(
      start: "Scripts/typecheck-for-apple ", reason: "needs Swift to check; AppleTypecheckTests call it"),
    UntriedCommand(start: "apt-get install ", reason: "would change the machine"),
    UntriedCommand(start: ".ci/documentation preview", reason: "goes on until it is stopped"),
    UntriedCommand(start: "Scripts/make-artifact-bundle", reason: "builds for minutes; `.ci/try-other-tools` does it"),
    UntriedCommand(
      start: "Scripts/make-plugin-package ", reason: "needs an artifact bundle; `.ci/try-other-tools` makes one"),
    UntriedCommand(start: "Scripts/release ", reason: "would release what is being tested; `.ci/try-release` does it"),
    UntriedCommand(start: "Benchmarks/bazel", reason: "takes minutes and Bazel"),
    UntriedCommand(start: "pip install ", reason: "would change the machine"),
    UntriedCommand(start: "Benchmarks/language-server ", reason: "needs other servers and a quiet machine"),
    UntriedCommand(start: "Scripts/make-manual-page ", reason: "needs a scenec on the path; ManualPageTests call it"),
    UntriedCommand(start: "man ", reason: "needs a reader of manuals; mandoc reads it in ManualPageTests"),
    UntriedCommand(start: "install ", reason: "would change the machine"),
    UntriedCommand(
      start: "code --install-extension ", reason: "needs Visual Studio Code; `.ci/try-editors` runs the extension"),
    UntriedCommand(start: "xcodebuild ", reason: "needs a Mac"),
    UntriedCommand(start: "defaults write ", reason: "needs a Mac"),
    UntriedCommand(
      start: "swift package ", reason: "needs a package that depends on this one; `.ci/try-plugin` has one"),
    UntriedCommand(
      start: "scenec build Sources/App --output Sources/App/Generated --watch",
      reason: "goes on until it is stopped; PluginsPageTests stop it"),
    UntriedCommand(
      start: "scenec preview Sources --output Screens.html --watch",
      reason: "goes on until it is stopped; PreviewWatchTests stop it"),
  ]
}
