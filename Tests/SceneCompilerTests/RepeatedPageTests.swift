import SceneCompiler
import SceneDiagnostics
import Testing

/// Page view controllers that show the same page several times, in each other.
struct RepeatedPageTests {
  /// There are two ways to each page of a level, so that all ways together are a million.
  @Test(.timeLimit(.minutes(1)), arguments: [1, 2])
  func pagesInManyPlacesAreLookedAtOnce(controllersOfALevel width: Int) throws {
    let levels = 22
    let controllers = (0..<levels).flatMap { level in
      (0..<width).map { number in
        let segues = (0..<2).map {
          """
          <segue kind="relationship" relationship="viewControllers" destination="c\(level + 1)_\($0 % width)"/>
          """
        }
        return #"<pageViewController id="c\#(level)_\#(number)">\#(segues.joined())</pageViewController>"#
      }
    }
    let last = (0..<width).map { #"<viewController id="c\#(levels)_\#($0)"/>"# }
    let scene = SceneFile(
      path: "Main.scene",
      text: "<scenes initialViewController=\"c0_0\">\((controllers + last).joined(separator: "\n"))</scenes>")
    let result = Compiler().compile([scene])
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let contents = try #require(result.files.first { $0.name == "Main.scene.swift" }).contents
    #expect(contents.contains("func instantiateC0_0("))
  }
}
