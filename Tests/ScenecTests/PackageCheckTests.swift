import Foundation
import SceneTestSupport
import Testing

/// `check` finds the modules of a package by itself, and says what the build says.
struct PackageCheckTests {
  private static let app = """
    <scenes initialViewController="home">
      <viewController id="home">
        <segue kind="present" identifier="showLogin" destination="login"/>
      </viewController>

      <viewControllerPlaceholder id="login" module="Core" sceneName="Login" referencedIdentifier="login"/>
    </scenes>

    """
  private static let login = "<scenes>\n  <viewController id=\"login\"/>\n</scenes>\n"

  /// A package with two targets. `Core` is public.
  private static func package(_ files: [String: String] = [:], targets: String = usualTargets) throws -> TemporaryFolder
  {
    let usual = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Shop", targets: [\(targets)])

      """,
      "Sources/App/Main.scene": app, "Sources/Core/Login.scene": login,
      "Sources/Core/scenec.json": #"{"accessLevel": "public"}"#,
    ]
    return try TemporaryFolder(usual.merging(files) { $1 })
  }

  private static let usualTargets = """
    .target(name: "Core", plugins: ["CompileScenes"]),
    .target(name: "App", dependencies: ["Core"], plugins: ["CompileScenes"])
    """

  @Test(arguments: [["check"], ["check", "Sources"], ["check", "Sources/App"], ["check", "Sources/App/Main.scene"]])
  func modulesOfAPackageAreFound(arguments: [String]) async throws {
    let folder = try Self.package()
    let run = try await ProcessRun(BuildFolder.scenec, arguments, in: folder.url)
    #expect(run.status == 0 && run.error == "", "\(run.error)")
  }

  @Test func aFolderWithAConfigurationIsAModule() async throws {
    let folder = try Self.package()
    try FileManager.default.removeItem(at: folder.url.appending(path: "Package.swift"))
    let run = try await folder.scenec("check", "Sources")
    #expect(run.status == 0 && run.error == "", "\(run.error)")
  }

  @Test func aMissingDependencyIsReported() async throws {
    let targets = Self.usualTargets.replacing("dependencies: [\"Core\"], ", with: "")
    let folder = try Self.package(targets: targets)
    let run = try await folder.scenec("check")
    #expect(run.status == 1)
    #expect(run.error.contains("error: the scenes of the module 'Core' are not known [unknown-module]"))
  }

  @Test func aDamagedConfigurationIsReported() async throws {
    let folder = try Self.package(["Sources/Core/scenec.json": "{"])
    let run = try await folder.scenec("check")
    #expect(run.status == 2)
    #expect(run.error.contains("Sources/Core/scenec.json:1:"))
  }

  // MARK: Pictures

  @Test(arguments: ["Sources", "."])
  func modulesAreDrawnTogether(path: String) async throws {
    let folder = try Self.package()
    let run = try await folder.scenec("graph", path, "--output", "Flow.json")
    #expect(run.status == 0 && run.error == "", "\(run.error)")
    let map = try folder.text("Flow.json")
    for text in [#""App/Main.home""#, #""Core/Login.login""#, #""identifier": "showLogin""#] {
      #expect(map.contains(text), "\(map)")
    }
    #expect(try await folder.scenec("graph", path, "--output", "Flow.json", "--check").status == 0)
  }

  @Test func aPictureShowsTheNamedFiles() async throws {
    let folder = try Self.package(["Sources/App/More.scene": Self.login.replacing("login", with: "more")])
    let run = try await folder.scenec("graph", "Sources/App/Main.scene", "--format", "json")
    #expect(run.status == 0 && run.error == "", "\(run.error)")
    #expect(run.output.contains(#""Main.home""#), "\(run.output)")
    #expect(!run.output.contains("More.more") && !run.output.contains("Login.login\""), "\(run.output)")
  }

  @Test func aPictureShowsWhatTheCheckReports() async throws {
    let targets = Self.usualTargets.replacing("dependencies: [\"Core\"], ", with: "")
    let folder = try Self.package(targets: targets)
    let run = try await folder.scenec("graph", "Sources", "--format", "json")
    #expect(run.status == 1 && run.error.contains("[unknown-module]"))
    #expect(run.output.contains(#""id": "unknown-module""#) && run.output.contains("Core/Login.login"))
  }
}
