#if os(Linux)
  import Foundation
  import SceneDiagnostics
  import SceneTestSupport
  import Testing

  @testable import SceneCompiler

  /// Generated Swift compiles for iOS, where classes are Objective-C's, and without a warning: for the oldest iOS, and in
  /// a project that Xcode 26 makes for the newest.
  struct AppleTypecheckTests {
    private static let fixtures = Fixture.all.filter { !$0.expectedSwift.isEmpty }
    private static let examples = [
      "ContainerViews", "CustomContainer", "Gallery", "ParentChild", "RootSwap", "Shop", "SlidingMenu",
    ]
    private static let exampleFolder = Fixture.root.appendingPathComponent("../../Examples").standardized

    /// What the examples use of frameworks that the mocks do not declare.
    private static let standIns = [exampleFolder.appendingPathComponent("StandIns/MapKit")]

    /// Each fixture with one of the settings, in turn: `GeneratedSwiftTests` compiles all with all on this system.
    /// With many rounds, all are checked with all.
    private static let fixturesWithSettings: [(fixture: Fixture, mode: SwiftTypecheck.Mode)] = {
      let modes = SwiftTypecheck.Mode.allCases
      return fixtures.enumerated().flatMap { index, fixture in
        (TestRounds.areMany ? modes : [modes[index % modes.count]]).map { (fixture, $0) }
      }
    }()

    @Test(arguments: fixturesWithSettings)
    func generatedSwiftCompilesForIOS(fixture: Fixture, mode: SwiftTypecheck.Mode) async throws {
      let support = Outcome.compile(fixture.scenes, fixture.options).support
      let folder = try TemporaryFolder(["SceneSupport.swift": try #require(support)])
      let files =
        fixture.expectedSwift + fixture.controllersFile + [folder.url.appendingPathComponent("SceneSupport.swift")]
      let complaints = try await AppleTypecheck.complaints(
        about: files, modules: fixture.importedModules(in: folder), mode: mode,
        target: .usual(for: mode, deploymentTarget: fixture.options.deploymentTarget))
      #expect(complaints == "", "\(fixture)")
    }

    @Test(arguments: examples, SwiftTypecheck.Mode.allCases)
    func examplesCompileForIOS(example: String, mode: SwiftTypecheck.Mode) async throws {
      let folder = Self.exampleFolder.appendingPathComponent(example)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
      let swift = try #require(files).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      #expect(swift.contains { $0.lastPathComponent == "SceneSupport.swift" })
      let complaints = try await AppleTypecheck.complaints(
        about: swift, modules: Self.standIns, mode: mode, target: .usual(for: mode))
      #expect(complaints == "")
    }

    @Test func allExamplesAreCompiled() throws {
      let folders = try FileManager.default.contentsOfDirectory(atPath: Self.exampleFolder.path).filter { name in
        FileManager.default.fileExists(atPath: Self.exampleFolder.appendingPathComponent("\(name)/Generated").path)
      }
      #expect(folders.sorted() == Self.examples)
    }

    @Test(arguments: TestRounds.values([SwiftTypecheck.Mode.xcode26, .swift5, .swift6]))
    func everyValueOfEveryAttributeCompilesForIOS(mode: SwiftTypecheck.Mode) async throws {
      let (scene, classes) = CatalogueScenes.all
      let compilation = Compiler().compile([SceneFile(path: "All.scene", bytes: Array(scene.utf8))])
      let files = Dictionary(uniqueKeysWithValues: compilation.files.map { ($0.name, $0.contents) })
      let folder = try TemporaryFolder(files.merging(["Classes.swift": classes]) { $1 })
      let sources = (files.keys + ["Classes.swift"]).sorted().map { folder.url.appendingPathComponent($0) }
      let complaints = try await AppleTypecheck.complaints(
        about: sources, modules: Fixture.frameworks, mode: mode, target: .usual(for: mode))
      #expect(complaints == "")
    }

    @Test func wrongSelectorsAreReported() async throws {
      let complaints = try await complaints(
        """
        import UIKit

        final class Home: UIViewController {
          @objc func save() {}
          func forget() {}
          let right = #selector(save)
          let wrong = #selector(forget)
        }
        """)
      #expect(complaints.contains("Code.swift:7:"))
      #expect(!complaints.contains("Code.swift:6:"))
    }

    @Test func wrongKeyPathsAreReported() async throws {
      let complaints = try await complaints(
        """
        import UIKit

        final class Home: UIViewController {
          @objc var name = ""
          var age = 1
          let right = #keyPath(Home.name)
          let wrong = #keyPath(Home.age)
        }
        """)
      #expect(complaints.contains("Code.swift:7:"))
      #expect(!complaints.contains("Code.swift:6:"))
    }

    @Test func unavailableDeclarationsAreReported() async throws {
      let complaints = try await complaints(
        """
        @available(iOS 16, *) func new() {}
        func old() { new() }
        """)
      #expect(complaints.contains("'new()' is only available in iOS 16 or newer"))
    }

    @Test func deprecatedDeclarationsAreReported() async throws {
      let code = """
        import UIKit
        let style = UIBarButtonItem.Style.done
        """
      #expect(try await complaints(code, .iOS26).contains("'done' was deprecated in iOS 26.0"))
      #expect(try await complaints(code, .iOS15) == "")
    }

    @Test func objectiveCCodeIsCompiled() async throws {
      let complaints = try await complaints(
        """
        #if canImport(ObjectiveC)
        let wrong: Int = ""
        #endif
        """)
      #expect(complaints.contains("Code.swift:2:"))
    }

    @Test func warningsAreReported() async throws {
      #expect(try await complaints("func warn() { let unused = 1 }").contains("unused"))
    }

    @Test func previewsAreCompiled() async throws {
      let code = """
        import UIKit

        #if DEBUG && canImport(DeveloperToolsSupport)
          @available(iOS 17, *)
          #Preview("Home") { UIView() }
        #endif
        """
      #expect(try await complaints(code).contains("Code.swift:5:"))
      let right = code.replacing("UIView()", with: "UIViewController()")
      #expect(try await complaints(right) == "")
      #expect(try await complaints(right.replacing("17", with: "15")).contains("iOS 17"))
    }

    @Test func undeclaredNamesAreReported() async throws {
      let complaints = try await complaints(
        """
        import UIKit
        let reader = NSCoderOfTomorrow()
        let date = Date.ofTomorrow
        """)
      #expect(complaints.contains("goes into Tests/AppleMocks"))
      #expect(complaints.contains("\n  NSCoderOfTomorrow\n"))
      #expect(complaints.contains("\n  Date.ofTomorrow\n"))
    }

    private func complaints(_ code: String, _ target: AppleTypecheck.Target = .iOS15) async throws -> String {
      let folder = try TemporaryFolder(["Code.swift": code])
      return try await AppleTypecheck.complaints(
        about: [folder.url.appendingPathComponent("Code.swift")], mode: .swift6, target: target)
    }
  }
#endif
