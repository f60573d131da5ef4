import SceneCatalog
import SceneDiagnostics
import SceneTestSupport
import TestBasics
import Testing

@testable import SceneCompiler
@testable import SceneDrawing

/// Pictures in SVG.
struct PictureTests {
  @Test(arguments: 1...TestRounds.count(20, many: 60))
  func picturesOfRandomScenesParse(seed: Int) {
    var scenes = RandomScenes(seed: seed)
    let parts = PictureParts(MapFormat.svg.text(of: SceneMap(of: scenes.scene(2 + seed))))
    #expect(parts.faults == [])
  }

  @Test(arguments: 1...10)
  func picturesOfSeveralRandomFilesParse(seed: Int) {
    var scenes = RandomScenes(seed: 100 + seed)
    let files = (0..<3).map { number in
      let placeholders = (0..<3).map { other in
        "<viewControllerPlaceholder id=\"p\(other)\" sceneName=\"File\(other)\"/>"
          + "<viewController id=\"to\(other)\"><segue kind=\"present\" identifier=\"p\" destination=\"p\(other)\"/></viewController>"
      }
      let text = scenes.scene(8).replacing("</scenes>", with: placeholders.joined() + "</scenes>")
      return SceneFile(path: "File\(number).scene", text: text)
    }
    let parts = PictureParts(MapFormat.svg.text(of: Compiler().map(files).map))
    #expect(parts.faults == [])
  }

  @Test func aThousandControllersAreFast() {
    var scenes = RandomScenes(seed: 7)
    let map = SceneMap(of: scenes.scene(1000))
    let seconds = ProcessorTime.least(in: 1) { #expect(MapFormat.svg.text(of: map).hasSuffix("</svg>\n")) }
    #expect(seconds < 60)
  }

  @Test func checkFindsWrongPictures() {
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"200\">"
    func box(_ x: Int) -> String { "<rect class=\"controller\" x=\"\(x)\" y=\"10\" width=\"50\" height=\"50\"/>" }
    let text = "<text x=\"70\" y=\"40\"><tspan>main</tspan></text>"
    let line = "<path class=\"line\" d=\"M5 35H150\"/>"
    #expect(PictureParts(head + box(10) + "</svg>").faults == [])
    #expect(PictureParts(head + box(10) + box(40) + "</svg>").faults.count == 1)
    #expect(PictureParts(head + box(180) + "</svg>").faults.count == 1)
    #expect(PictureParts(head + box(10) + line + "</svg>").faults.count == 1)
    #expect(PictureParts(head + text + line + "</svg>").faults.count == 1)
    #expect(PictureParts(head + box(75) + text + "</svg>").faults.count == 1)
    #expect(PictureParts(head + text + text + "</svg>").faults.count == 1)
  }

  @Test func containersEncloseTheirChildren() throws {
    let parts = PictureParts(
      MapFormat.svg.text(
        of: SceneMap(
          of: """
            <scenes initialViewController="main">
              <navigationController id="main">
                <segue kind="relationship" relationship="rootViewController" destination="home"/>
              </navigationController>
              <viewController id="home">
                <view>
                  <containerView id="slot"><segue kind="embed" identifier="clock" destination="clock"/></containerView>
                </view>
              </viewController>
              <viewController id="clock"/>
            </scenes>
            """)))
    let frames = try ["main", "home", "clock"].map { name in
      try #require(parts.labels.first { $0.text == name }).frame
    }
    let boxes = frames.map { frame in parts.boxes.filter { $0.contains(frame) }.count }
    #expect(boxes == [1, 2, 3])
    #expect(parts.lines.isEmpty)
    #expect(parts.labels.contains { $0.text == "embed clock · slot" })
  }

  @Test func sharedChildrenAreDrawnOnce() {
    let embed = "<view><containerView><segue kind=\"embed\" destination=\"c\"/></containerView></view>"
    let map = SceneMap(
      of: """
        <scenes><viewController id="a">\(embed)</viewController><viewController id="b">\(embed)</viewController>
        <viewController id="c"/></scenes>
        """)
    let parts = PictureParts(MapFormat.svg.text(of: map))
    #expect(parts.labels.count { $0.text == "c" } == 1)
    #expect(parts.lines.count == 2)
  }

  @Test func textOfScenesIsEscaped() {
    let map = SceneMap(
      of: """
        <scenes><viewController id="a" title="&lt;script>alert(&quot;1&quot;)&lt;/script>&amp;amp; ]]> &#x202E;"/></scenes>
        """)
    let picture = MapFormat.svg.text(of: map)
    #expect(!picture.contains("<script"))
    let parts = PictureParts(picture)
    #expect(parts.faults == [])
    #expect(parts.labels.contains { $0.text.contains("<script>alert(\"1\")</script>&amp; ]]>") })
  }

  @Test func emptyPicturesHaveAText() {
    let parts = PictureParts(MapFormat.svg.text(of: SceneMap(of: "<scenes/>")))
    #expect(parts.labels.map(\.text).contains("no controllers"))
    #expect(parts.size.width > 0 && parts.size.height > 0)
  }

  @Test func segueKindsHaveDistinctStyles() {
    let kinds = SceneCompiler.Segue.Kind.allCases.map(\.rawValue)
    #expect(Set(SegueStyle.allCases.map(\.rawValue)) == Set(kinds + ["unknown"]))
  }

  @Test func segueKindsDifferInMoreThanColour() {
    let looks = SegueStyle.allCases.map { "\($0.dashes)|\($0.head)|\($0.isThick)" }
    #expect(Set(looks).count == looks.count)
  }
}
