import Foundation
import SceneTestSupport
import Testing

/// What is wrong in a Swift file is reported however the call names the scenes that it is checked with.
struct SwiftDiagnosticTests {
  private static let scene = """
    <scenes initialViewController="home">
      <viewController id="home" customClass="Home">
        <view><button title="Edit"><segue kind="present" identifier="edit" destination="editor"/></button></view>
      </viewController>
      <viewController id="editor"/>
    </scenes>

    """
  private static func home(_ method: String) -> String {
    "import UIKit\n\nclass Home: UIViewController {\n  \(method) {}\n}\n"
  }
  private static let right = home("func prepare(for segue: HomeScene.Segue, sender: Any?)")

  /// Methods that look like the hook, and are not.
  private static let methods = [
    "func prepare(for segue: HomeScene.Segue)", "func prepare(for segue: HomeScene.Segue, sender: Any)",
    "private func prepare(for segue: HomeScene.Segue, sender: Any?)",
    "func prepareSegue(_ segue: HomeScene.Segue, sender: Any?)",
  ]

  @Test(arguments: methods)
  func filesOfTheCallAreReported(method: String) async throws {
    let folder = try TemporaryFolder(["Main.scene": Self.scene, "Swift/Home.swift": Self.home(method)])
    for arguments in [
      ["Main.scene", "--sources", "Swift/Home.swift"], ["Main.scene", "--sources", "Swift"],
      [".", "--sources", "Swift"],
      ["Main.scene", "--sources", "Swift", "--module-name", "App"],
    ] {
      let run = try await ProcessRun(BuildFolder.scenec, ["check"] + arguments, in: folder.url)
      #expect(run.status == 0 && run.error.contains("Swift/Home.swift:4:"), "\(arguments): \(run.error)")
      #expect(run.error.contains("is never called") && run.error.contains("[uncalled-hook]"))
    }
    let strict = try await folder.scenec("check", "Main.scene", "--sources", "Swift", "--error", "uncalled-hook")
    #expect(strict.status == 1)
  }

  @Test(arguments: [["check"], ["check", "Sources"], ["check", "Sources/App/Main.scene"]])
  func filesOfTheTargetAreReported(arguments: [String]) async throws {
    let manifest = "let package = Package(name: \"Shop\", targets: [.target(name: \"App\")])\n"
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "Sources/App/Main.scene": Self.scene,
      "Sources/App/Home.swift": Self.home("func prepare(for segue: HomeScene.Segue)"),
    ])
    let run = try await ProcessRun(BuildFolder.scenec, arguments, in: folder.url)
    #expect(run.error.contains("Sources/App/Home.swift:4:8: warning"), "\(run.error)")
    try folder.write("Sources/App/Home.swift", Data(Self.right.utf8))
    #expect(try await ProcessRun(BuildFolder.scenec, arguments, in: folder.url).error == "")
  }
}
