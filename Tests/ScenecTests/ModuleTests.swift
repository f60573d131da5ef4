import Foundation
import SceneTestSupport
import Testing

/// `--module` and the configuration give the locations of other modules' scenes.
struct ModuleTests {
  private static let app = """
    <scenes initialViewController="home">
      <viewController id="home">
        <segue kind="present" identifier="showLogin" destination="login"/>
      </viewController>

      <viewControllerPlaceholder id="login" module="Core" sceneName="Login"/>
    </scenes>

    """

  private static let login = """
    <scenes initialViewController="login">
      <viewController id="login" customClass="Login"/>
    </scenes>

    """

  /// A folder with two modules. `Core` is public.
  private static func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let usual = [
      "App/Main.scene": app, "Core/Screens/Login.scene": login, "Core/scenec.json": #"{"accessLevel": "public"}"#,
    ]
    return try TemporaryFolder(usual.merging(files) { $1 })
  }

  @Test(arguments: [
    ["--module", "Core=Core"],
    ["--module", "Core=Core/Screens/Login.scene", "--module", "Core=Core/scenec.json"],
    ["--module=Core=Core", "--module-name", "App"],
    ["--configuration", "App/scenec.json"],
    ["--configuration", "App/scenec.json", "--module", "Core=Core"],
  ])
  func scenesOfAnotherModuleAreFound(arguments: [String]) async throws {
    let folder = try Self.folder(["App/scenec.json": #"{"modules": {"Core": "../Core"}, "moduleName": "App"}"#])
    let run = try await ProcessRun(
      BuildFolder.scenec, ["build", "App", "--output", "Out"] + arguments, in: folder.url)
    #expect(run.status == 0 && run.error == "", "\(run.error)")
    #expect(try folder.names(in: "Out") == ["Main.scene.swift", "SceneSupport.swift"])
    let swift = try folder.text("Out/Main.scene.swift")
    #expect(swift.contains("let login = Core.LoginScenes(in: scenes.flow?.factory(of:)).instantiateLogin()"))
    #expect(swift.contains("\nimport Core\n"))
  }

  /// `build` parses such calls without the argument parser, and other calls with it.
  @Test func bothArgumentParsersAgree() async throws {
    let folder = try Self.folder()
    let plain = try await folder.scenec(
      "build", "App", "--module", "Core=Core", "--module-name", "App", "--output", "A")
    let other = try await folder.scenec(
      "build", "App", "--module", "Core=Core", "--module-name", "App", "--output", "B", "--color", "never")
    #expect(plain.status == 0 && other.status == 0)
    #expect(try folder.text("A/Main.scene.swift") == folder.text("B/Main.scene.swift"))
  }

  @Test func aModuleWithoutAConfigurationIsInternal() async throws {
    let folder = try Self.folder(["Core/scenec.json": "{}"])
    let run = try await folder.scenec("check", "App", "--module", "Core=Core")
    #expect(run.status == 1)
    #expect(run.error.contains("error: the scenes of the module 'Core' are internal, so this module cannot use them"))
    let scene = try await folder.scenec("check", "App", "--module", "Core=Core/Screens/Login.scene")
    #expect(scene.error == run.error)
  }

  @Test func errorsOfOtherModulesAreNotReported() async throws {
    let wrong = Self.login.replacing("</scenes>", with: "  <viewControler id=\"other\"/>\n</scenes>")
    let folder = try Self.folder(["Core/Screens/Login.scene": wrong])
    let app = try await folder.scenec("check", "App", "--module", "Core=Core")
    #expect(app.status == 0 && app.error == "", "\(app.error)")
    #expect(try await folder.scenec("check", "Core").status == 1)
  }

  @Test(arguments: [
    ("Core", "The value 'Core' is invalid for '--module <name=path>'"),
    ("=Core", "The value '=Core' is invalid for '--module <name=path>'"),
    ("Core=", "The value 'Core=' is invalid for '--module <name=path>'"),
    ("Core=Cor", "there is no 'Cor'"),
    ("Core=App", "'App/Main.scene' belongs to the scenes of the call and to the module 'Core'; leave it out of one"),
  ])
  func wrongModulesAreRefused(argument: String, message: String) async throws {
    let folder = try Self.folder()
    let run = try await folder.scenec("build", "App", "--module", argument)
    #expect(run.status == 2)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test func scenesBelongToOneModule() async throws {
    let folder = try Self.folder()
    let run = try await folder.scenec("check", "App", "--module", "Core=Core", "--module", "Base=Core/Screens")
    #expect(run.status == 2)
    #expect(
      run.error.contains(
        "'Core/Screens/Login.scene' belongs to the module 'Core' and to the module 'Base'; leave it out of one of them")
    )
  }

  @Test func filesOfModulesAreInputs() async throws {
    let folder = try Self.folder()
    let run = try await folder.scenec(
      "build", "App", "--module", "Core=Core", "--output", "Out", "--depfile", "build.d")
    #expect(run.status == 0)
    let inputs = try folder.text("build.d")
    #expect(inputs.contains("Core/Screens/Login.scene") && inputs.contains("Core/scenec.json"))
  }

  @Test func filesOfModulesAreWatched() throws {
    let folder = try Self.folder()
    let run = try WatchRun(["build", "App", "--module", "Core=Core", "--output", "Out", "--watch"], in: folder)
    try run.wait(for: "watching App; Control-C ends it")
    try folder.write(
      "Core/Screens/Login.scene", Data(Self.login.replacing("\"Login\"", with: "\"Entrance\"").utf8))
    #expect(
      try run.wait(for: "wrote Out/Main.scene.swift").first == "Core/Screens/Login.scene has changed")
    #expect(try folder.text("Out/Main.scene.swift").contains("case showLogin(Core.Entrance)"))
  }

  @Test func drawingsShowScenesOfModules() async throws {
    let folder = try Self.folder()
    let run = try await folder.scenec("graph", "App", "--module", "Core=Core")
    #expect(run.status == 0)
    #expect(run.output.contains("Login"))
    let alone = try await folder.scenec("graph", "App")
    #expect(alone.status == 1)
    #expect(alone.output.contains("Core/Login.scene"))
  }
}
