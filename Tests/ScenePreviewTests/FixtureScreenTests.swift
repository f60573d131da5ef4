import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing
import UIKitFacts
import VectorPictures

@testable import ScenePreview

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Properties of the screens of all scenes, tested on all fixtures.
struct FixtureScreenTests {
  private func screens(_ fixture: Fixture, _ environment: PreviewEnvironment = PreviewEnvironment()) -> [Screen] {
    Preview(Compiler(fixture.options).graph(of: fixture.scenes).graph).screens(in: environment)
  }

  @Test(arguments: Fixture.all)
  func picturesAreTheSameEachTime(fixture: Fixture) {
    #expect(PreviewSheet(screens(fixture)).svg == PreviewSheet(screens(fixture)).svg)
  }

  @Test(arguments: Fixture.all)
  func framesAreNumbersAndParentsComeFirst(fixture: Fixture) {
    for environment in [
      PreviewEnvironment(), PreviewEnvironment(textSize: .accessibilityExtraExtraExtraLarge, isRightToLeft: true),
    ] {
      for screen in screens(fixture, environment) {
        for (index, view) in screen.views.enumerated() {
          let frame = view.frame
          #expect(
            [frame.left, frame.top, frame.size.width, frame.size.height].allSatisfy { $0.isFinite && abs($0) < 1e6 })
          #expect(view.parent.map { $0 < index } ?? (index == 0), "\(fixture) \(index)")
          #expect(view.line >= 1 && view.column >= 1)
        }
        #expect(screen.findings.allSatisfy { screen.views.indices.contains($0.view) && !$0.message.isEmpty })
      }
    }
  }

  @Test(arguments: Fixture.all)
  func picturesParseAndLoadNothing(fixture: Fixture) throws {
    let svg = PreviewSheet(screens(fixture)).svg
    #expect(!svg.contains(#/<script|<foreignObject|<image|\s(?:href|on\w+)=|@import|url\((?!#)/#))
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(fixture): \(parser.parserError.map { "\($0)" } ?? "")")
    let ids = svg.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
  }
}
