import Foundation
import SceneTestSupport
import Testing

/// `scenec new` makes a package; that it builds and passes its test is tried by `.ci/try-plugin`.
struct NewTests {
  private static let files = [
    ".gitignore", "Package.swift", "Sources/Shop/Main.scene", "Sources/Shop/Home.swift", "Sources/Shop/Greeting.swift",
    "Tests/ShopTests/GreetingTests.swift",
  ]

  /// The manifest of a package that has the plugin.
  private static let scenec = #".plugin(name: "CompileScenes")"#

  @Test func writtenFilesAreListed() async throws {
    let folder = try TemporaryFolder(["Apps/scenec/Package.swift": Self.scenec])
    let run = try await folder.scenec("new", "Apps/Shop")
    #expect(run.status == 0 && run.error == "")
    #expect(run.output == Self.files.map { "Apps/Shop/\($0)\n" }.joined())
    for file in Self.files { #expect(folder.exists("Apps/Shop/\(file)")) }
  }

  @Test func sceneIsCorrectAndFormatted() async throws {
    let folder = try TemporaryFolder(["scenec/Package.swift": Self.scenec])
    _ = try await folder.scenec("new", "Shop")
    let check = try await folder.scenec("check", "Shop")
    #expect(check.status == 0 && check.error == "")
    #expect(try await folder.scenec("format", "Shop", "--check").status == 0)
  }

  @Test func swiftIsFormatted() async throws {
    let folder = try TemporaryFolder(["scenec/Package.swift": Self.scenec])
    _ = try await folder.scenec("new", "Shop")
    let lint = try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["swift", "format", "lint", "--strict", "--recursive", "Shop"], in: folder.url)
    #expect(lint.status == 0 && lint.error == "", "\(lint.error)")
  }

  @Test func currentFolderHasAName() async throws {
    let folder = try TemporaryFolder(["Shop/README.md": "My shop", "scenec/Package.swift": Self.scenec])
    let run = try await folder.shell("cd Shop && \"$scenec\" new .")
    #expect(run.status == 0)
    #expect(try folder.text("Shop/Package.swift").contains("name: \"Shop\","))
    #expect(try folder.text("Shop/README.md") == "My shop")
  }

  @Test(arguments: files)
  func existingFilesAreNotOverwritten(file: String) async throws {
    let folder = try TemporaryFolder(["Shop/\(file)": "", "scenec/Package.swift": Self.scenec])
    let run = try await folder.scenec("new", "Shop")
    #expect(run.status == 2)
    #expect(
      run.error == "error: 'Shop/\(file)' is there already, and nothing is written over; choose another folder\n")
    #expect(try folder.text("Shop/\(file)") == "")
    for other in Self.files where other != file { #expect(!folder.exists("Shop/\(other)")) }
  }

  @Test(arguments: ["my-shop", "1Shop", "3", "My Shop", "Läden", "a.b", "_", "_Shop", "Shop!", "Überblick"])
  func invalidModuleNamesAreRefused(name: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.scenec("new", name)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: '\(name)' cannot be the name of a module; "))
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["class", "in", "self", "Self", "Any", "Type", "Protocol", "import", "actor", "main"])
  func reservedNamesAreRefused(name: String) async throws {
    let run = try await TemporaryFolder().scenec("new", name)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: '\(name)' cannot be the name of a module, because Swift reserves it; "))
  }

  /// Whatever the case of the letters: some disks ignore it.
  @Test(arguments: [
    ("Swift", "Swift"), ("swift", "Swift"), ("UIKit", "UIKit"), ("uikit", "UIKit"), ("Foundation", "Foundation"),
    ("XCTest", "XCTest"), ("Testing", "Testing"), ("SwiftUI", "SwiftUI"), ("OS", "os"), ("Scenec", "scenec"),
    ("HeadlessUIKit", "HeadlessUIKit"), ("stencil", "Stencil"),
  ])
  func namesOfOtherModulesAreRefused(name: String, module: String) async throws {
    let run = try await TemporaryFolder().scenec("new", name)
    #expect(run.status == 2)
    #expect(run.error == "error: '\(module)' is the name of another module; take a folder of another name\n")
  }

  @Test(arguments: ["Home", "Greeting", "MainScenes"])
  func namesOfTypesInThePackageAreRefused(name: String) async throws {
    let run = try await TemporaryFolder().scenec("new", name)
    #expect(run.status == 2)
    #expect(run.error == "error: '\(name)' is the name of a type in the new package; take a folder of another name\n")
  }

  /// SwiftPM refuses a target that is called as one of scenec, or of a package that scenec depends on.
  @Test func namesOfDependencyTargetsAreRefused() async throws {
    let checkouts = OtherToolsPage.root.appending(path: ".build/checkouts")
    let dependencies = try FileManager.default.contentsOfDirectory(at: checkouts, includingPropertiesForKeys: nil)
    let manifests = [OtherToolsPage.root] + dependencies
    var names: Set<String> = []
    for folder in manifests {
      let text = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
      let target = #/\.(?:target|executableTarget|plugin|systemLibrary)\(\s*name: *"(\w+)"/#
      names.formUnion(text.matches(of: target).map { String($0.1) })
    }
    #expect(names.isSuperset(of: ["scenec", "SceneSyntax", "ArgumentParser", "Stencil", "PathKit", "CXAttr"]))
    for name in names.sorted() {
      let run = try await TemporaryFolder().scenec("new", name)
      #expect(run.status == 2, "\(name)")
    }
  }

  @Test(arguments: ["Shop", "Main", "Shop2", "My_Shop", "S", "Classic", "SwiftShop", "Shop/"])
  func otherNamesAreAllowed(name: String) async throws {
    let folder = try TemporaryFolder(["scenec/Package.swift": Self.scenec])
    let run = try await folder.scenec("new", name)
    #expect(run.status == 0, "\(run.error)")
  }

  // MARK: The dependency

  @Test(arguments: [
    ("../scenec", "scenec"), ("../a \"b\" \\c", "a \"b\" \\c"), ("./scenec", "Shop/scenec"),
    ("../../scenec", "../scenec"), ("../tools/../scenec", "scenec"),
  ])
  func findsScenecInTheFolder(place: String, path: String) async throws {
    let folder = try TemporaryFolder(["Apps/tools/README.md": ""])
    try folder.write("Apps/\(path)/Package.swift", Data(Self.scenec.utf8))
    let run = try await folder.shell("cd Apps && \"$scenec\" new Shop --scenec \(Self.quoted(place))")
    #expect(run.status == 0, "\(run.error)")
    let spelled = place.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    #expect(try Self.dependency(of: "Apps/Shop", in: folder) == ".package(name: \"scenec\", path: \"\(spelled)\")")
  }

  @Test func findsScenecAtAnAbsolutePath() async throws {
    let folder = try TemporaryFolder(["tools/Package.swift": Self.scenec])
    let place = folder.url.appending(path: "tools").path
    let run = try await folder.scenec("new", "Apps/Shop", "--scenec", place)
    #expect(run.status == 0, "\(run.error)")
    #expect(try Self.dependency(of: "Apps/Shop", in: folder) == ".package(name: \"scenec\", path: \"\(place)\")")
  }

  /// As `swift run scenec new` in a clone that is not called scenec.
  @Test func findsScenecInTheWorkingFolder() async throws {
    let folder = try TemporaryFolder(["clone/Package.swift": Self.scenec])
    let run = try await folder.shell("cd clone && \"$scenec\" new ../Shop")
    #expect(run.status == 0, "\(run.error)")
    let clone = folder.url.resolvingSymlinksInPath().path + "/clone"
    #expect(try Self.dependency(of: "Shop", in: folder) == ".package(name: \"scenec\", path: \"\(clone)\")")
  }

  @Test(arguments: [
    (["new", "Shop"], "../scenec"), (["new", "Shop", "--scenec", "../scenes"], "../scenes"),
    (["new", "Shop", "--scenec", "scenec"], "scenec"), (["new", "Shop", "--scenec", "../other"], "../other"),
  ])
  func writesNothingWithoutScenec(call: [String], place: String) async throws {
    // Another package is no scenec.
    let folder = try TemporaryFolder(["other/Package.swift": "let package = Package(name: \"other\")"])
    let run = try await ProcessRun(BuildFolder.scenec, call, in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.error
        == "error: there is no package of scenec in '\(place)', seen from 'Shop'; clone scenec there, or say by "
        + "'--scenec' in which folder it is, or at which URL\n")
    #expect(try folder.names() == ["other"])
  }

  @Test(arguments: [
    ("https://example.com/scenec", "scenec"), ("https://example.com/team/scenec.git", "scenec"),
    ("https://example.com/scenec-fork.git/", "scenec-fork"), ("ssh://git@example.com:22/~a/scenec", "scenec"),
    ("file:///srv/git/scenec.git", "scenec"), ("git@example.com:team/Scenec.git", "Scenec"),
    ("git@example.com:scenec.git", "git@example.com:scenec"),
  ])
  func acceptsTheURLOfARepository(url: String, package: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.scenec("new", "Shop", "--scenec", url)
    #expect(run.status == 0, "\(run.error)")
    let version = try await folder.scenec("--version").output.trimmingCharacters(in: .newlines)
    #expect(
      try Self.dependency(of: "Shop", in: folder) == ".package(url: \"\(url)\", .upToNextMinor(from: \"\(version)\"))")
    let manifest = try folder.text("Shop/Package.swift")
    #expect(manifest.matches(of: #/package: "([^"]+)"/#).map { String($0.1) } == [package, package, package])
    // SwiftPM takes the name of the package from the URL.
    let description = try await folder.run("swift", ["package", "dump-package", "--package-path", "Shop"])
    #expect(description.output.contains("\"identity\" : \"\(package.lowercased())\""), "\(description.error)")
  }

  /// With a plugin whose scenec is built already, only headless UIKit comes from the package of scenec.
  @Test(arguments: [
    ("../tools/scenec-plugin", ".package(name: \"scenec-plugin\", path: \"../tools/scenec-plugin\")", "scenec-plugin"),
    (
      "https://example.com/plugins.git", ".package(url: \"https://example.com/plugins.git\", .upToNextMinor(from: ",
      "plugins"
    ),
  ])
  func thePluginCanComeFromABundle(place: String, dependency: String, package: String) async throws {
    let folder = try TemporaryFolder([
      "scenec/Package.swift": Self.scenec, "tools/scenec-plugin/Package.swift": Self.scenec,
    ])
    let run = try await folder.scenec("new", "Shop", "--bundle", place)
    #expect(run.status == 0, "\(run.error)")
    let manifest = try folder.text("Shop/Package.swift")
    #expect(manifest.contains("    .package(name: \"scenec\", path: \"../scenec\"),\n    \(dependency)"))
    #expect(
      manifest.matches(of: #/package: "([^"]+)"/#).map { String($0.1) } == ["scenec", package, "scenec"])
    let description = try await folder.run("swift", ["package", "dump-package", "--package-path", "Shop"])
    #expect(description.status == 0, "\(description.error)")
  }

  @Test func aMissingBundleIsExplained() async throws {
    let folder = try TemporaryFolder(["scenec/Package.swift": Self.scenec])
    let run = try await folder.scenec("new", "Shop", "--bundle", "../scenec-plugin")
    #expect(run.status == 2)
    #expect(
      run.error
        == "error: there is no plugin package in '../scenec-plugin', seen from 'Shop'; make one in a clone of scenec with "
        + "'Scripts/make-plugin-package FOLDER'\n")
    #expect(try folder.names() == ["scenec"])
  }

  /// The line of a manifest.
  private static func dependency(of package: String, in folder: TemporaryFolder) throws -> String {
    let line = try folder.text("\(package)/Package.swift").firstMatch(of: #/\n  dependencies: \[(.*)\],\n/#)
    return String(try #require(line).1)
  }

  private static func quoted(_ word: String) -> String { "'\(word)'" }

  @Test func failureLeavesNothingBehind() async throws {
    let folder = try TemporaryFolder(["scenec/Package.swift": Self.scenec])
    let run = try await folder.shell(#"{ ulimit -f 0; "$scenec" new Shop 2>&1; } | cat"#)
    #expect(run.output.hasSuffix("file too large; nothing was written\n"), "\(run.output)")
    #expect(try folder.names() == ["scenec"])
  }

  @Test func failureKeepsFoldersThatWereThere() async throws {
    let folder = try TemporaryFolder(["scenec/Package.swift": Self.scenec, "Shop/README.md": "My shop"])
    let run = try await folder.shell(#"ulimit -f 0; exec "$scenec" new Shop"#)
    #expect(run.status == 2)
    #expect(try folder.text("Shop/README.md") == "My shop")
    #expect(!folder.exists("Shop/Sources"))
  }
}
