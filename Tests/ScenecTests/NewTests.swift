import Foundation
import SceneTestSupport
import Testing

/// `scenec new` makes a package; that it builds and passes its test is tried by `.ci/try-plugin`.
struct NewTests {
  private static let files = [
    ".gitignore", "Package.swift", "Sources/Shop/Main.scene", "Sources/Shop/Home.swift", "Sources/Shop/Greeting.swift",
    "Tests/ShopTests/GreetingTests.swift",
  ]

  @Test func whatIsWrittenIsNamed() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.scenec("new", "Apps/Shop")
    #expect(run.status == 0 && run.error == "")
    #expect(run.output == Self.files.map { "Apps/Shop/\($0)\n" }.joined())
    for file in Self.files { #expect(folder.exists("Apps/Shop/\(file)")) }
  }

  @Test func theSceneIsRightAndLaidOut() async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.scenec("new", "Shop")
    let check = try await folder.scenec("check", "Shop")
    #expect(check.status == 0 && check.error == "")
    #expect(try await folder.scenec("format", "Shop", "--check").status == 0)
  }

  @Test func theSwiftIsLaidOutAsSwiftFormatDoesIt() async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.scenec("new", "Shop")
    let lint = try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["swift", "format", "lint", "--strict", "--recursive", "Shop"], in: folder.url)
    #expect(lint.status == 0 && lint.error == "", "\(lint.error)")
  }

  @Test func theFolderThatOneIsInHasANameToo() async throws {
    let folder = try TemporaryFolder(["Shop/README.md": "My shop"])
    let run = try await folder.shell("cd Shop && \"$scenec\" new .")
    #expect(run.status == 0)
    #expect(try folder.text("Shop/Package.swift").contains("name: \"Shop\","))
    #expect(try folder.text("Shop/README.md") == "My shop")
  }

  @Test(arguments: files)
  func nothingIsWrittenOver(file: String) async throws {
    let folder = try TemporaryFolder(["Shop/\(file)": ""])
    let run = try await folder.scenec("new", "Shop")
    #expect(run.status == 2)
    #expect(
      run.error == "error: 'Shop/\(file)' is there already, and nothing is written over; choose another folder\n")
    #expect(try folder.text("Shop/\(file)") == "")
    for other in Self.files where other != file { #expect(!folder.exists("Shop/\(other)")) }
  }

  @Test(arguments: ["my-shop", "1Shop", "My Shop", "Läden", "a.b"])
  func aNameThatIsNoModuleIsRefused(name: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.scenec("new", name)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: '\(name)' cannot be the name of a module; "))
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["UIKit", "Home", "Testing", "scenec"])
  func aNameThatIsTakenIsRefused(name: String) async throws {
    let run = try await TemporaryFolder().scenec("new", name)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: '\(name)' is what something else in the package is called; "))
  }

  @Test(arguments: [
    ("../scenec", ".package(name: \"scenec\", path: \"../scenec\")"),
    ("a \"b\" \\c", ".package(name: \"scenec\", path: \"a \\\"b\\\" \\\\c\")"),
    ("https://example.com/scenec", ".package(url: \"https://example.com/scenec\", from: \"0.1.0\")"),
    ("git@example.com:scenec.git", ".package(url: \"git@example.com:scenec.git\", from: \"0.1.0\")"),
  ])
  func scenecIsWhereItIsSaidToBe(place: String, dependency: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.scenec("new", "Shop", "--scenec", place)
    #expect(try folder.text("Shop/Package.swift").contains("dependencies: [\(dependency)],\n"))
  }
}
