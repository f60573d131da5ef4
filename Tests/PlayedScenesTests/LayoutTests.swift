import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import SceneCompiler
import SceneDiagnostics
import ScenePreview
import Testing
import UIKitFacts

@testable import PlayedScenes

/// A preview of a scene and the generated Swift on headless UIKit have the same frames: one is no second opinion.
@MainActor @Suite struct LayoutTests {
  private static let scene = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../PlayedScenes/Scenes/Layouts.scene")

  /// The frames that a preview has, by ids.
  private func previewed() throws -> [String: LayoutRect] {
    let file = SceneFile(path: "Layouts.scene", bytes: Array(try Data(contentsOf: Self.scene)))
    var environment = PreviewEnvironment()
    environment.device = try #require(Device.all.first { $0.name == "iPhone 14" })
    let screens = Preview(Compiler().graph(of: [file]).graph).screens(in: environment)
    let screen = try #require(screens.first { $0.controller == "forms" })
    var frames: [String: LayoutRect] = [:]
    for view in screen.views { if let id = view.id { frames[id] = view.frame } }
    return frames
  }

  /// The frames on headless UIKit, by accessibility identifiers.
  private func laidOut() -> [String: CGRect] {
    let app = HeadlessApp(root: LayoutsScenes().instantiateInitialViewController())
    app.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    var frames: [String: CGRect] = [:]
    func add(_ view: UIView) {
      if let id = view.accessibilityIdentifier { frames[id] = view.frame }
      view.subviews.forEach(add)
    }
    add(app.window)
    return frames
  }

  @Test("The frames of a preview are those of the generated Swift")
  func previewsAgree() throws {
    let (previewed, laidOut) = (try previewed(), laidOut())
    #expect(laidOut.count == 23)
    for (id, frame) in laidOut where id != "root" {
      let other = try #require(previewed[id], "\(id)")
      let difference = [
        frame.minX - other.left, frame.minY - other.top, frame.width - other.size.width,
        frame.height - other.size.height,
      ].map(abs).max()
      #expect(difference ?? 1 < 0.01, "\(id): \(frame) and \(other)")
    }
  }
}
