import Foundation
import SceneTestSupport

/// A folder with the files that the commands of the documentation use: a git repository with scenes.
struct CommandFolder {
  private let folder: TemporaryFolder
  private let repository: URL
  private let environment: [String: String]

  init() async throws {
    folder = try TemporaryFolder()
    repository = folder.url.appending(path: "scenec")
    // The configuration of the user would change the results.
    environment = [
      "PATH": folder.url.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
      "HOME": folder.url.path, "SRCROOT": repository.path, "GIT_CONFIG_NOSYSTEM": "1", "GIT_PAGER": "cat",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    try addPrograms()
    try addFoldersOfShells()
    try addScenes()
    let setup = """
      git init --quiet -b main && git add -A && git commit --quiet -m Scenes && git update-ref refs/remotes/origin/main HEAD
      sed -i.bak 's/title="Dashboard"/title="Home"/' Main.scene && rm Main.scene.bak && git commit --quiet -a -m Home
      """
    _ = try await run(setup)
  }

  /// The tools of this build, and a `swift` that runs them where the real one would build it first.
  private func addPrograms() throws {
    let bin = folder.url.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    for tool in ["scenec", "scenec-build"] {
      try FileManager.default.createSymbolicLink(
        at: bin.appending(path: tool),
        withDestinationURL: BuildFolder.scenec.deletingLastPathComponent().appending(path: tool))
    }
    let swift = try folder.write(
      "bin/swift", Data("#!/bin/sh\n[ \"$1\" = run ] && shift && exec \"$@\"\nexit 3\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
  }

  /// Where shells look for completions.
  private func addFoldersOfShells() throws {
    for path in [".local/share/bash-completion/completions", ".zsh/completions", ".config/fish/completions"] {
      try FileManager.default.createDirectory(at: folder.url.appending(path: path), withIntermediateDirectories: true)
    }
  }

  private func addScenes() throws {
    let scene = try Repository.text("Tests/Fixtures/Readme/dashboard/Main.scene")
    let other = scene.replacing("title=\"Edit\"", with: "title=\"Change\"")
    for path in ["Main.scene", "Old.scene", "Base.scene", "Ours.scene", "Sources/App/Main.scene", "App/Main.scene"] {
      try write(path, scene)
    }
    for path in ["New.scene", "Theirs.scene"] { try write(path, other) }
    try write(".flow/1.flow", "scenec-flow\t1\napp\ncontroller\tdash\tDash\n")
    try write(".gitattributes", "*.scene diff=scenec merge=scenec\n")
    try write(
      "Sources/Core/Login.scene",
      "<scenes initialViewController=\"login\">\n  <viewController id=\"login\"/>\n</scenes>\n")
    for module in ["App", "Core"] { try write("Sources/\(module)/scenec.json", #"{"accessLevel": "public"}"#) }
    let storyboard = try Repository.text("Tests/SceneImportTests/Imports/Shop.storyboard")
    for path in ["Shop.storyboard", "App/Shop.storyboard", "Sources/App/Shop.storyboard"] {
      try write(path, storyboard)
    }
    try write("Sources/App/Shop.swift", Self.shopClasses)
    try write("Documentation/About.md", "")
    let targets = #"package.targets += [.target(name: "Core"), .target(name: "App", dependencies: ["Core"])]"#
    try write("Package.swift", try Repository.text("Package.swift") + targets + "\n")
    try write("Sources/App/Controllers.swift", try Repository.text("Tests/Fixtures/Readme/dashboard/Controllers.swift"))
    for path in Repository.files(in: "Examples", suffix: ".scene") { try write(path, try Repository.text(path)) }
    for path in Repository.files(in: "Examples", suffix: ".scene.swift") { try write(path, try Repository.text(path)) }
    for path in Repository.files(in: "Templates", suffix: ".stencil") { try write(path, try Repository.text(path)) }
  }

  /// The classes that the storyboard names.
  private static let shopClasses = """
    import UIKit

    class ShopViewController: UIViewController {
      @IBOutlet var greeting: UILabel!
      @IBOutlet var gap: NSLayoutConstraint!
      @IBAction func pay(_ sender: UIButton) {}
      @IBAction func closed(_ segue: UIStoryboardSegue) {}
    }

    class ReceiptViewController: UITableViewController {}

    """

  private func write(_ path: String, _ text: String) throws {
    try folder.write("scenec/" + path, Data(text.utf8))
  }

  /// Runs a command in the root of the repository.
  func run(_ command: String) async throws -> ProcessRun {
    try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["bash", "-euo", "pipefail", "-c", command], in: repository,
      environment: environment)
  }
}
