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

  // MARK: Texts

  @Test func textsAreThoseOfEachModule() async throws {
    let folder = try Self.package([
      "Sources/App/Main.scene": Self.app.replacing("id=\"home\"", with: "id=\"home\" title=\"Home\""),
      "Sources/Core/Login.scene": Self.login.replacing("\"login\"", with: "\"login\" title=\"Sign in\""),
      "Sources/Core/scenec.json": #"{"accessLevel": "public", "localization": "Core"}"#,
    ])
    let run = try await folder.scenec("strings", "Sources", "--format", "json")
    #expect(run.status == 0 && run.error == "", "\(run.error)")
    #expect(run.output.contains(#""table": "Core""#) && run.output.contains("Sign in"), "\(run.output)")
    #expect(run.output.split(separator: #""table": "Core""#).count == 2, "\(run.output)")
  }

  // MARK: Manifests that compute

  private static let function = """
    // swift-tools-version: 6.2
    import PackageDescription
    func module(_ name: String, _ others: [String]) -> Target {
      .target(name: name, dependencies: others.map { .init(stringLiteral: $0) })
    }

    """

  @Test(arguments: [
    // Targets that a function makes, and dependencies that it computes.
    function + #"let package = Package(name: "Shop", targets: [module("Core", []), module("App", ["Core"])])"#,
    function + #"let package = Package(name: "Shop", targets: [.target(name: "Core"), module("App", ["Core"])])"#,
    """
    let names = ["Core"]
    let package = Package(name: "Shop", targets: [
      .target(name: "Core"), .target(name: "App", dependencies: names.map { .target(name: $0) })])
    """,
    """
    let package = Package(name: "Shop", targets: [.target(name: "Core"), .target(name: "App")])
    package.targets[1].dependencies.append("Core")
    """,
    """
    let app = Target.target(name: "App")
    app.dependencies += ["Core"]
    let package = Package(name: "Shop", targets: [.target(name: "Core"), app])
    """,
  ])
  func computedTargetsAreTakenFromTheFolders(manifest: String) async throws {
    let folder = try Self.package(["Package.swift": manifest])
    let run = try await folder.scenec("check")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.hasPrefix("note: '") && run.error.contains("says more than scenec reads"), "\(run.error)")
    #expect(run.error.split(separator: "\n").count == 1, "\(run.error)")
  }

  @Test func computedTargetsCanHaveFoldersInThePackage() async throws {
    let manifest = Self.function + #"let package = Package(name: "Shop", targets: [module("Core", [])])"#
    let folder = try Self.package(["Package.swift": manifest])
    for name in ["App", "Core"] {
      try FileManager.default.moveItem(
        at: folder.url.appending(path: "Sources/" + name), to: folder.url.appending(path: name))
    }
    let run = try await folder.scenec("check")
    #expect(run.status == 0 && !run.error.contains("not checked"), "\(run.error)")
    let login = try folder.text("App/Main.scene").replacing(#"module="Core""#, with: #"module="Kern""#)
    try folder.write("App/Main.scene", Data(login.utf8))
    let wrong = try await folder.scenec("check")
    #expect(wrong.status == 1 && wrong.error.contains("App/Main.scene:6:"), "\(wrong.error)")
  }

  @Test func targetsInTargetsHaveTheirOwnScenes() async throws {
    let targets = """
      .target(name: "Core", path: "Sources/App/Core"), .target(name: "App", dependencies: ["Core"])
      """
    let folder = try Self.package(targets: targets)
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "Sources/Core"), to: folder.url.appending(path: "Sources/App/Core"))
    let run = try await folder.scenec("check")
    #expect(run.status == 0 && run.error == "", "\(run.error)")
  }

  @Test func twoPackagesCanDependOnAThird() async throws {
    func package(_ name: String, _ paths: [String], _ products: [String]) -> String {
      let dependencies = products.map { #".product(name: "\#($0)", package: "\#($0)")"# }
      return """
        let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
          dependencies: [\(paths.map { #".package(path: "\#($0)")"# }.joined(separator: ", "))],
          targets: [.target(name: "\(name)", dependencies: [\(dependencies.joined(separator: ", "))])])
        """
    }
    let scene = Self.app
    let folder = try TemporaryFolder([
      "App/Package.swift": package("App", ["../One", "../Two"], ["One", "Two"]),
      "One/Package.swift": package("One", ["../Core"], []), "Two/Package.swift": package("Two", ["../Core"], ["Core"]),
      "Core/Package.swift": package("Core", [], []), "App/Sources/App/Main.scene": scene,
      "Core/Sources/Core/Login.scene": Self.login, "Core/Sources/Core/scenec.json": #"{"accessLevel": "public"}"#,
      "One/Sources/One/One.swift": "", "Two/Sources/Two/Two.swift": "",
    ])
    let run = try await folder.scenec("check", "App")
    #expect(run.status == 0 && run.error == "", "\(run.error)")
  }

  // MARK: Cost

  /// Targets are not compared with each other.
  @Test func aThousandTargetsAreRead() async throws {
    let names = (0..<1_000).map { "Module\($0)" }
    var files: [String: String] = [:]
    for name in names { files["Sources/\(name)/Main.scene"] = Self.app }
    let targets = names.map { #".target(name: "\#($0)", dependencies: ["Core"])"# }.joined(separator: ",\n  ")
    let folder = try Self.package(files, targets: #".target(name: "Core"), \#(targets)"#)
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sources/App"))
    // The system ends a process that takes more than a minute of a processor. It takes about a second.
    let run = try await folder.shell("ulimit -t 60; exec \"$scenec\" check")
    #expect(run.status == 0 && run.error == "", "\(run.error.prefix(500))")
  }

  /// What is around and beside the folders is read once.
  @Test func aThousandFoldersAreRead() async throws {
    var files: [String: String] = [:]
    for index in 0..<1_000 {
      files["Sources/Folder\(index)/Home\(index).scene"] =
        "<scenes initialViewController=\"home\(index)\"><viewController id=\"home\(index)\"/></scenes>"
    }
    let folder = try TemporaryFolder(files)
    let run = try await folder.shell("ulimit -t 60; exec \"$scenec\" check Sources")
    #expect(run.status == 0 && !run.error.contains("error:"), "\(run.error.prefix(500))")
  }
}
