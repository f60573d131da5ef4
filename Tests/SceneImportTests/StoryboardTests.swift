import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneImport
import SceneTestSupport
import Testing

/// Storyboards that UIKit loads: the Swift that is generated for them, and their pictures.
struct StoryboardTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Storyboards")
  private static let names = ["Main.storyboard", "Settings.storyboard"]

  private static func storyboards() throws -> [Storyboard] {
    try names.map { name in
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      return StoryboardReader.read(SceneFile(path: name, bytes: bytes))
    }
  }

  private static func url(of file: GeneratedFile) -> URL { folder.appending(path: file.name) }

  @Test func swiftMatchesTheGoldenFiles() throws {
    let compilation = Compiler().compile(try Self.storyboards(), isWholeApp: true)
    #expect(compilation.diagnostics.map(\.message) == [])
    #expect(compilation.files.map(\.name) == ["Main.storyboard.swift", "Settings.storyboard.swift"])
    for file in compilation.files {
      let text = file.contents
      try compare(text, with: Self.url(of: file))
      #expect(!text.contains("\n\n\n"))
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
  }

  @Test func mapMatchesTheGoldenFile() throws {
    let (map, diagnostics) = Compiler().map(try Self.storyboards(), isWholeApp: true)
    #expect(diagnostics.map(\.message) == [])
    try compare(MapFormat.mermaid.text(of: map), with: Self.folder.appending(path: "Map.mmd"))
  }

  private func compare(_ text: String, with url: URL) throws {
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    if text != expected, FixtureUpdate.isRequested { try text.write(to: url, atomically: true, encoding: .utf8) }
    #expect(text == expected)
  }

  private static func swiftFiles() -> [URL] {
    ["Main.storyboard.swift", "Settings.storyboard.swift", "Classes.swift"].map { folder.appending(path: $0) }
  }

  @Test(arguments: SwiftTypecheck.Mode.allCases)
  func swiftCompilesOnHeadlessUIKit(mode: SwiftTypecheck.Mode) async throws {
    #expect(try await SwiftTypecheck.complaints(about: Self.swiftFiles(), mode: mode) == "")
  }

  #if os(Linux)
    @Test(arguments: SwiftTypecheck.Mode.allCases)
    func swiftCompilesForIOS(mode: SwiftTypecheck.Mode) async throws {
      let complaints = try await AppleTypecheck.complaints(
        about: Self.swiftFiles(), mode: mode, target: .usual(for: mode))
      #expect(complaints == "")
    }
  #endif

  @Test func aPublicModuleHasPublicDeclarations() throws {
    var options = Compiler.Options()
    options.accessLevel = .public
    let files = Compiler(options).compile(try Self.storyboards(), isWholeApp: true).files
    let text = try #require(files.first).contents
    #expect(text.contains("public enum MainStoryboard {"))
    #expect(text.contains("  public static func instantiateEditor("))
  }

  @Test func classesOfOtherModulesAreImported() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
      <scene><objects><viewController id="a" customClass="A" customModule="Core" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let storyboard = StoryboardReader.read(SceneFile(path: "Main.storyboard", text: text))
    let files = Compiler().compile([storyboard], isWholeApp: true).files
    let swift = files.first?.contents ?? ""
    #expect(swift.contains("import Core\n"))
    #expect(swift.contains("-> Core.A {"))
  }
}
