import Foundation
import SceneTestSupport
import Testing

/// `diff` draws the scenes of a package as `check` reads them: each in its module.
struct DiffModuleTests {
  private static let app = """
    <scenes initialViewController="home">
      <viewController id="home" title="Home">
        <segue kind="present" identifier="showLogin" destination="login"/>
      </viewController>
      <viewControllerPlaceholder id="login" module="Core" sceneName="Login"/>
    </scenes>

    """
  private static let login = "<scenes initialViewController=\"start\">\n  <viewController id=\"start\"/>\n</scenes>\n"
  private static let manifest = """
    let package = Package(name: "Shop", targets: [
      .target(name: "Core", path: "Kit"), .target(name: "App", dependencies: ["Core"])])

    """
  private static let files = [
    "Package.swift": manifest, "Sources/App/Main.scene": app, "Kit/Login.scene": login,
    "Kit/scenec.json": #"{"accessLevel": "public"}"#,
  ]

  /// A repository with a branch that has changed both modules.
  private static func repository(_ files: [String: String] = files) async throws -> Repository {
    let repository = try await Repository(files)
    try await repository.branch("topic") {
      try repository.write("Sources/App/Main.scene", app.replacing("\"Home\"", with: "\"Today\""))
      try repository.write("Kit/Login.scene", login.replacing("id=\"start\"", with: "id=\"start\" title=\"Log in\""))
    }
    return repository
  }

  @Test func modulesOfThePackageSeeEachOther() async throws {
    let repository = try await Self.repository()
    let run = try await repository.shell("$scenec diff main..topic --format svg")
    #expect(run.status == 1 && run.error == "")
    #expect(!run.output.contains("unknown-module") && !run.output.contains("no module"), "\(run.output)")
    // The segue leads into the other module, whose file has its name before its own.
    #expect(run.output.contains(">Core/Login.scene<") && run.output.contains(">App/Main.scene<"))
    #expect(run.output.contains("title is now &quot;Today&quot;"))
  }

  @Test func withoutADependencyTheModuleIsUnknown() async throws {
    var files = Self.files
    files["Package.swift"] = Self.manifest.replacing(", dependencies: [\"Core\"]", with: "")
    let repository = try await Self.repository(files)
    let run = try await repository.shell("$scenec diff main..topic --format svg")
    #expect(run.output.contains("&#39;Core&#39;") || run.output.contains("'Core'"), "\(run.output)")
  }

  /// What the limits leave out is read, so that it is known, and is not drawn.
  @Test func limitsDoNotHideOtherModules() async throws {
    let repository = try await Self.repository()
    let run = try await repository.shell("$scenec diff main..topic --format svg -- Sources")
    #expect(run.status == 1 && run.error == "")
    #expect(!run.output.contains("'Core'") && !run.output.contains("title=\"Log in\""), "\(run.output)")
  }

  /// The scenes are those of the revisions, not those on disk.
  @Test func scenesOfTheOtherModuleAreThoseOfTheRevision() async throws {
    let repository = try await Self.repository()
    try await repository.branch("gone") {
      try repository.write("Kit/Start.scene", Self.login)
      try FileManager.default.removeItem(at: repository.folder.url.appending(path: "Kit/Login.scene"))
    }
    _ = try await repository.git("checkout", "--quiet", "main")
    let run = try await repository.shell("$scenec diff topic..gone --format svg")
    #expect(run.status == 1 && run.error == "")
    #expect(run.output.contains("Login"), "\(run.output)")
  }

  @Test func foldersOfTwoCopiesHaveTheirOwnModules() async throws {
    var files: [String: String] = [:]
    for (path, text) in Self.files {
      files["old/" + path] = text
      files["new/" + path] = text.replacing("\"Home\"", with: "\"Today\"")
    }
    let folder = try TemporaryFolder(files)
    let run = try await folder.scenec("diff", "old", "new", "--format", "svg")
    #expect(run.status == 1 && run.error == "")
    #expect(!run.output.contains("'Core'") && run.output.contains(">Core/Login.scene<"), "\(run.output)")
    // Of a module alone, the others are those on disk.
    let app = try await folder.scenec("diff", "old/Sources/App", "new/Sources/App", "--format", "svg")
    #expect(app.status == 1 && app.error == "" && !app.output.contains("'Core'"), "\(app.output)")
  }

  @Test func foldersWithConfigurationsAreModules() async throws {
    var files = Self.files
    files["Package.swift"] = nil
    files["Sources/Core/Login.scene"] = files.removeValue(forKey: "Kit/Login.scene")
    files["Sources/Core/scenec.json"] = files.removeValue(forKey: "Kit/scenec.json")
    let repository = try await Self.repository(files)
    let run = try await repository.shell("$scenec diff main..topic --format svg")
    #expect(run.status == 1 && run.error == "" && !run.output.contains("'Core'"), "\(run.output)")
  }

  /// A repository on a server has no files on disk, which would tell the modules.
  @Test func repositoriesWithoutFilesAreOneModule() async throws {
    let repository = try await Self.repository()
    let run = try await repository.shell(
      "git clone --quiet --bare . bare 2> /dev/null && cd bare && $scenec diff main..topic --format svg")
    #expect(run.status == 1 && run.error == "", "\(run.error)")
    #expect(run.output.contains("title is now &quot;Today&quot;"))
  }

  @Test func aWrongConfigurationIsReported() async throws {
    var files = Self.files
    files["Kit/scenec.json"] = #"{"accessLevel": "secret"}"#
    let repository = try await Self.repository(files)
    #expect(try await repository.shell("$scenec diff main..topic").status == 1)
    let run = try await repository.shell("$scenec diff main..topic --format svg")
    #expect(run.status == 2 && run.error.contains("Kit/scenec.json:1:18"), "\(run.error)")
  }
}
