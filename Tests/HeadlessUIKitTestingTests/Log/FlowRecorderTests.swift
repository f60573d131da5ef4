import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessUIKitTesting

/// What apps record for `scenec coverage`.
@MainActor struct FlowRecorderTests {
  private final class Home: UIViewController {}
  private final class CartSceneController: UIViewController {}

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")

  private func lines() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files == ["\(ProcessInfo.processInfo.processIdentifier).flow"])
    let text = try String(contentsOf: folder.appendingPathComponent(files[0]), encoding: .utf8)
    #expect(text.hasSuffix("\n"))
    return text.split(separator: "\n").map(String.init)
  }

  @Test("Controllers of scenes are recorded when they appear, and segues when they are performed")
  func events() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = try #require(FlowRecorder(folder: folder.path))
    let home = Home()
    home._sceneIdentifier = "home"
    // Its subclass of a generated class has no identifier, one without a scene is not recorded.
    let (cart, foreign) = (CartSceneController(), Home())
    let app = HeadlessApp(root: home)
    home.present(foreign, animated: false)
    app.flush()
    foreign.present(cart, animated: false)
    app.flush()
    _ = UIStoryboardSegue(identifier: "show\tnow\n", source: home, destination: cart)
    _ = UIStoryboardSegue(identifier: nil, source: cart, destination: foreign)
    // Of the same segue there can be a second object.
    _ = UIStoryboardSegue(identifier: nil, source: cart, destination: foreign)
    _ = UIStoryboardSegue(identifier: "show\tnow\n", source: home, destination: cart)
    _ = UIStoryboardSegue(identifier: "none", source: foreign, destination: cart)
    withExtendedLifetime(recorder) {}
    #expect(
      try lines() == [
        "scenec-flow\t1", "controller\thome\tHome", "controller\tcart\tUIViewController",
        "segue\thome\tHome\tcart\tshow now", "segue\tcart\tUIViewController\t\t",
        "segue\thome\tHome\tcart\tshow now",
      ])
  }

  @Test("Without a folder nothing is recorded")
  func noFolder() {
    #expect(FlowRecorder(folder: nil) == nil && FlowRecorder(folder: "") == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("A folder that cannot be made is no failure of the tests")
  func damagedFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("file".utf8).write(to: folder)
    #expect(FlowRecorder(folder: folder.appendingPathComponent("in").path) == nil)
  }
}
