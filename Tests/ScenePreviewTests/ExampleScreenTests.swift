import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing
import UIKitFacts

@testable import ScenePreview

/// The screens of all examples on small and large devices, in both orientations and directions, with small and large text.
struct ExampleScreenTests {
  private static let devices = ["iPhone SE", "iPhone 16", "iPhone 17 Pro Max", "iPad mini", "iPad Pro (12.9-inch)"]
  private static let textSizes: [ContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
  ]
  /// What a screen shows that its layout does not say.
  private static let layoutFindings: Set<String> = [
    "ambiguous-layout", "contradictory-constraints", "circular-layout", "unsized-scroll-content",
  ]

  @Test(arguments: Self.devices)
  func noScreenIsAmbiguousOrContradictory(device name: String) throws {
    let device = try #require(Device.named(name))
    var screens = 0
    for graph in try Self.examples() {
      let preview = Preview(graph)
      for isLandscape in [false, true] {
        for textSize in Self.textSizes {
          for isRightToLeft in [false, true] {
            let environment = PreviewEnvironment(
              device: device, isLandscape: isLandscape, textSize: textSize, isRightToLeft: isRightToLeft)
            for screen in preview.screens(in: environment) {
              screens += 1
              let found = screen.findings.filter { finding in
                // A comment in the scene says that a xib decides the height.
                let isExplained = screen.controller == "basket" && finding.id == "ambiguous-layout"
                return Self.layoutFindings.contains(finding.id) && !isExplained
              }
              #expect(found.isEmpty, "\(screen.controller) on \(environment.label): \(found.map(\.message))")
            }
          }
        }
      }
    }
    #expect(screens > 1400)
  }

  /// The graph of each example that has scenes.
  private static func examples() throws -> [SceneGraph] {
    let root = Fixture.root.appending(path: "../../Examples").standardizedFileURL
    let folders = try FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return try folders.compactMap { folder in
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let scenes = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "scene" }
      guard !scenes.isEmpty else { return nil }
      let read = try scenes.sorted { $0.path < $1.path }.map {
        SceneFile(path: $0.path, bytes: Array(try Data(contentsOf: $0)))
      }
      return Compiler().graph(of: read).graph
    }
  }
}
