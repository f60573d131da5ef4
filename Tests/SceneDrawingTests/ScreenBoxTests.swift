import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing
import UIKitFacts
import VectorPictures

@testable import SceneDrawing

/// Boxes that show the screens of their controllers.
struct ScreenBoxTests {
  /// A screen for each controller of a map, on which each segue starts at another place.
  private static func screens(_ map: SceneMap, width: Double = 393, height: Double = 852) -> BoxScreens {
    var screens = BoxScreens()
    for (index, controller) in map.controllers.enumerated() where !controller.isPlaceholder {
      let segues = map.segues.filter { $0.source == index }.map(\.position)
      let points = segues.enumerated().map { number, position in
        // The last one is on top, and some are outside of the screen.
        (position, LayoutPoint(x: width / 2, y: height - Double(number * 150)))
      }
      var picture = ViewPicture(frame: LayoutRect(origin: .zero, size: LayoutSize(width: width, height: height)))
      picture.shapes = [
        .text(PictureText("name", at: .zero, width: 40, font: FontFacts(size: 17), color: RGBA(0x000000)))
      ]
      screens[path: map.files[controller.file].path, position: controller.position] = BoxScreen(
        picture, triggers: Dictionary(points, uniquingKeysWith: { first, _ in first }))
    }
    return screens
  }

  private static func parts(_ map: SceneMap, _ screens: BoxScreens) -> PictureParts {
    PictureParts(MapFormat.svg.text(of: map, links: SourceLinks(), screens: screens))
  }

  private static let flow = SceneMap(
    of: """
      <scenes initialViewController="list">
        <viewController id="list">
          <view>
            <button title="Low"><segue kind="push" identifier="low" destination="detail"/></button>
            <button title="High"><segue kind="present" identifier="high" destination="detail"/></button>
          </view>
          <segue kind="show" identifier="code" destination="list"/>
        </viewController>
        <viewController id="detail"/>
      </scenes>
      """)

  @Test(arguments: 1...TestRounds.count(10, many: 60))
  func picturesOfRandomScenesHaveNoFaults(seed: Int) {
    var scenes = RandomScenes(seed: 900 + seed)
    let map = SceneMap(of: scenes.scene(2 + seed))
    let parts = Self.parts(map, Self.screens(map))
    #expect(parts.faults == [])
    #expect(parts.screens.count == map.shownControllers.filter { !$0.isPlaceholder }.count)
  }

  @Test(arguments: [(393.0, 852.0), (852, 393), (1, 1), (40, 0), (3_000, 3_000)])
  func screensOfAnySizeAreInTheirBoxes(width: Double, height: Double) throws {
    let parts = Self.parts(Self.flow, Self.screens(Self.flow, width: width, height: height))
    #expect(parts.faults == [])
    let screen = try #require(parts.screens.first)
    #expect(abs(screen.size.width - width * 0.4) <= 1)
  }

  @Test func seguesAreInTheOrderOfTheirViews() throws {
    let parts = Self.parts(Self.flow, Self.screens(Self.flow))
    func top(_ word: String) throws -> Double {
      try #require(parts.labels.first { $0.text.contains(word) }).frame.minY
    }
    // The segue of the scene that comes last has the view that is on top.
    #expect(try top("code") < top("high"))
    #expect(try top("high") < top("low"))
    // What is on the screen is as high as its text: one is at the lower edge, the others are 60 points above each other.
    #expect(zip(parts.leads, parts.leadEnds).allSatisfy { abs($0.y - $1.y) <= 8 })
    let (low, high, code) = (try top("low"), try top("high"), try top("code"))
    #expect(abs(low - high - 60) <= 8 && abs(high - code - 60) <= 8)
    #expect(parts.leads.count == 3, "a line to the controller itself starts at its view, too: \(parts.leads)")
  }

  @Test func seguesWithoutAViewComeLast() throws {
    var screens = BoxScreens()
    let list = Self.flow.controllers[0]
    let high = try #require(Self.flow.segues.first { $0.identifier == "high" })
    let frame = LayoutRect(origin: .zero, size: LayoutSize(width: 100, height: 200))
    // What lies outside of the screen is not on it.
    let low = try #require(Self.flow.segues.first { $0.identifier == "low" })
    screens[path: "Main.scene", position: list.position] = BoxScreen(
      ViewPicture(frame: frame),
      triggers: [high.position: LayoutPoint(x: 50, y: 190), low.position: LayoutPoint(x: 50, y: 201)])
    let parts = Self.parts(Self.flow, screens)
    #expect(parts.faults == [])
    #expect(parts.leads.count == 1)
    let tops = ["high", "low", "code"].map { word in parts.labels.first { $0.text.contains(word) }?.frame.minY ?? 0 }
    #expect(tops == tops.sorted())
  }

  @Test func otherPicturesStayAsTheyAre() {
    let plain = MapFormat.svg.text(of: Self.flow)
    #expect(MapFormat.svg.text(of: Self.flow, links: SourceLinks(), screens: BoxScreens()) == plain)
    #expect(!plain.contains("textLength"))
  }

  @Test func stylesOfThePictureDoNotChangeTextOnScreens() {
    let picture = MapFormat.svg.text(of: Self.flow, links: SourceLinks(), screens: Self.screens(Self.flow))
    let texts = picture.split(separator: "\n").filter { $0.contains("textLength") }
    #expect(texts.count == 2)
    // A style in an element goes before the rules of a style sheet, and attributes do not.
    #expect(texts.allSatisfy { $0.contains(" style=\"font-size:17px;fill:#000000\"") }, "\(texts)")
    #expect(texts.allSatisfy { !$0.contains("font-size=") && !$0.contains("fill=") })
  }

  @Test func pagesShowScreens() {
    let page = MapFormat.html.text(of: Self.flow, links: SourceLinks(), screens: Self.screens(Self.flow))
    #expect(page.components(separatedBy: "<svg ").count == 4)
    #expect(MapFormat.allCases.filter(\.showsScreens) == [.svg, .html])
  }
}
