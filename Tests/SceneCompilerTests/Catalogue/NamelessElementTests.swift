import Foundation
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneCompiler

/// Elements without an id, with every child that they take: what generated Swift refers to exists.
struct NamelessElementTests {
  private static let classes = """
    import UIKit
    class Own: UIViewController { func tap() {} }
    class OwnUIGestureRecognizer: UIGestureRecognizer {}
    class OwnUICollectionViewLayout: UICollectionViewLayout {}
    """

  @Test func everyElementWithoutAnIdCompilesWithEachChild() async throws {
    // Some children need more than their required attributes.
    let scenes = NamelessScenes.all.filter { scene in
      !Compiler().compile([scene.file]).diagnostics.contains { $0.severity == .error }
    }
    let pairs = Set(scenes.map(\.pair))
    for pair in ["barButtonItem/switch", "barButtonItem/view", "barButtonItem/menu", "tableViewCell/label", "view/set"]
    {
      #expect(pairs.contains(pair))
    }
    let others = Set(NamelessScenes.all.map(\.pair)).subtracting(pairs)
    #expect(scenes.count * 10 >= NamelessScenes.all.count * 9, "\(others.sorted())")
    var files = ["Classes.swift": Self.classes]
    let compilation = Compiler().compile(scenes.map(\.file))
    try #require(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    for file in compilation.files { files[file.name] = file.contents }
    let folder = try TemporaryFolder(files)
    let sources = files.keys.sorted().map { folder.url.appendingPathComponent($0) }
    let complaints = try await SwiftTypecheck.complaints(about: sources, mode: .swift5)
    #expect(complaints == "")
  }
}
