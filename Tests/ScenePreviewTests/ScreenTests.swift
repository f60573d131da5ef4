import SceneCompiler
import SceneDiagnostics
import Testing
import UIKitFacts
import VectorPictures

@testable import ScenePreview

/// Frames on screens are those of UIKit: the answers are worked out by hand.
struct ScreenTests {
  private func screen(
    _ scene: String, _ environment: PreviewEnvironment = PreviewEnvironment(), named name: String = "home"
  ) throws -> Screen {
    let file = SceneFile(path: "Main.scene", bytes: Array(scene.utf8))
    let screens = Preview(Compiler().graph(of: [file]).graph).screens(in: environment)
    return try #require(screens.first { $0.controller == name }, "\(screens.map(\.controller))")
  }

  /// The view of a controller `home`, with its content.
  private func home(
    _ content: String, _ attributes: String = "", _ environment: PreviewEnvironment = PreviewEnvironment()
  )
    throws -> Screen
  {
    try screen(
      """
      <scenes initialViewController="home">
        <viewController id="home"><view \(attributes)>
          \(content)
        </view></viewController>
      </scenes>
      """, environment)
  }

  private func frame(_ id: String, _ screen: Screen) throws -> [Double] {
    let frame = try #require(screen.views.first { $0.id == id }, "\(id)").frame
    return [frame.left, frame.top, frame.size.width, frame.size.height]
  }

  // MARK: Places

  @Test func theRootViewFillsTheScreen() throws {
    let screen = try home("")
    #expect(screen.size == LayoutSize(width: 393, height: 852))
    #expect(screen.views.count == 1 && screen.views[0].frame == LayoutRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func framesAreForTheCanvasOfTheirController() throws {
    let view = #"<view id="corner" frame="300 600 50 40" autoresizingMask="flexibleLeftMargin flexibleTopMargin"/>"#
    // 18 points wider and 185 higher than the canvas of 375 × 667.
    #expect(try frame("corner", home(view)) == [318, 785, 50, 40])
    #expect(try frame("corner", home(view, #"frame="0 0 393 752""#)) == [300, 700, 50, 40])
  }

  /// A text view that does not scroll is as large as its text, with 8 points above and below and 5 beside it.
  @Test func textViewsHaveTheSizeOfTheirText() throws {
    func sizes(_ attributes: String, labelFont: String) throws -> (text: [Double], label: [Double]) {
      let screen = try home(
        """
        <textView id="text" text="Notes" scrollEnabled="false" top="0" leading="0" \(attributes)/>
        <label id="label" text="Notes" font="\(labelFont)" top="300" leading="0"/>
        """)
      return (Array(try frame("text", screen)[2...]), Array(try frame("label", screen)[2...]))
    }
    let styled = try sizes(#"font="title1""#, labelFont: "title1")
    #expect(abs(styled.text[0] - styled.label[0] - 10) < 0.01 && abs(styled.text[1] - styled.label[1] - 16) < 0.01)
    // Without a font, it has 12 points.
    let plain = try sizes("", labelFont: "system 12")
    #expect(abs(plain.text[0] - plain.label[0] - 10) < 0.4 && abs(plain.text[1] - plain.label[1] - 16) < 0.4)
    let scrolling = try frame("text", home(#"<textView id="text" text="Notes" top="0" leading="0"/>"#))
    #expect(scrolling == [0, 0, 0, 0])
    // Without text, it is as high as a line.
    let empty = try frame("text", home(#"<textView id="text" scrollEnabled="false" top="0" leading="0"/>"#))
    #expect(empty[3] == plain.text[1])
  }

  @Test func constraintsDecideFrames() throws {
    let screen = try home(
      """
      <view id="bar" top="safeArea" leading="0" trailing="0" height="44"/>
      <view id="box" top="bar.bottom + 8" leading="16" width="100" height="box.width * 0.5"/>
      """)
    #expect(try frame("bar", screen) == [0, 59, 393, 44])
    #expect(try frame("box", screen) == [16, 111, 100, 50])
  }

  @Test func leadingIsOnTheRightFromRightToLeft() throws {
    let screen = try home(
      "<view id=\"box\" top=\"0\" leading=\"16\" size=\"100 50\"/>", "", PreviewEnvironment(isRightToLeft: true))
    #expect(try frame("box", screen) == [277, 0, 100, 50])
  }

  @Test func marginsOfTheRootFollowTheWidthOfTheScreen() throws {
    let view = "<view id=\"box\" pin=\"layoutMargins\"/>"
    #expect(try frame("box", home(view)) == [16, 59, 361, 759])
    let wide = PreviewEnvironment(device: try #require(Device.named("iPhone 11")))
    #expect(try frame("box", home(view, "", wide)) == [20, 48, 374, 814])
  }

  @Test func stacksArrangeTheirViews() throws {
    let screen = try home(
      """
      <stackView id="stack" axis="horizontal" distribution="fillEqually" spacing="8" top="100" leading="10" width="208" height="30">
        <view id="one"/><view id="two"/><view id="three" hidden="true"/>
      </stackView>
      """)
    #expect(try frame("one", screen) == [0, 0, 100, 30])
    #expect(try frame("two", screen) == [108, 0, 100, 30])
  }

  @Test func conditionsChooseValuesByTraits() throws {
    let view = """
      <view id="box" top="0" leading="0" height="10" width="100" width.regularWidth="300"/>
      <view id="pad" top="20" leading="0" size="10 10" when="regularWidth"/>
      """
    let phone = try home(view)
    #expect(try frame("box", phone) == [0, 0, 100, 10])
    #expect(!phone.views.contains { $0.id == "pad" })
    let pad = try home(view, "", PreviewEnvironment(device: try #require(Device.named("iPad"))))
    #expect(try frame("box", pad) == [0, 0, 300, 10])
    #expect(pad.views.contains { $0.id == "pad" })
  }

  @Test func framesFollowTheirMasks() throws {
    let screen = try home("<view id=\"box\" frame=\"10 20 100 50\" autoresizingMask=\"flexibleRightMargin\"/>")
    #expect(try frame("box", screen) == [10, 20, 100, 50])
  }

  // MARK: Text

  @Test func aWrappingLabelIsAsHighAsItsLines() throws {
    let text = "Breakfast on the terrace, ten minutes to the beach, and the ferry at the door."
    let screen = try home(
      "<label id=\"text\" numberOfLines=\"0\" text=\"\(text)\" top=\"0\" leading=\"0\" width=\"200\"/>")
    let height = try frame("text", screen)[3]
    #expect(height == 61, "three lines of 20.3 points")
  }

  @Test func textIsLargerForUsersWhoWantIt() throws {
    let label = "<label id=\"text\" font=\"body\" text=\"Hello\" top=\"0\" leading=\"0\"/>"
    let (usual, large) = (
      try frame("text", home(label)),
      try frame("text", home(label, "", PreviewEnvironment(textSize: .accessibilityMedium)))
    )
    #expect(large[3] > usual[3] * 1.5 && large[2] > usual[2] * 1.5)
  }

  @Test func aTextThatDoesNotFitIsAFinding() throws {
    let screen = try home(
      "<label id=\"text\" text=\"Much too long for its width\" top=\"0\" leading=\"0\" width=\"60\"/>")
    let view = try #require(screen.views.first { $0.id == "text" })
    #expect(view.isTruncated && screen.findings.map(\.id) == ["clipped-text"])
    let fitting = try home("<label id=\"text\" text=\"Short\" top=\"0\" leading=\"0\" width=\"60\"/>")
    #expect(fitting.findings.isEmpty && fitting.views.allSatisfy { !$0.isTruncated })
  }

  // MARK: Findings

  @Test func aViewWithoutAHeightIsAmbiguous() throws {
    let screen = try home("<view id=\"box\" top=\"0\" leading=\"0\" width=\"100\"/>")
    #expect(screen.findings.map(\.id) == ["ambiguous-layout"])
    #expect(screen.findings.first?.message == "'box' has no height")
  }

  @Test func twoHeightsContradictEachOther() throws {
    let screen = try home(
      """
      <view id="box" top="0" leading="0" size="100 20"/>
      <constraint firstItem="box" firstAttribute="height" constant="40"/>
      """)
    #expect(screen.findings.map(\.id) == ["contradictory-constraints"])
    let weaker = try home(
      """
      <view id="box" top="0" leading="0" size="100 20"/>
      <constraint firstItem="box" firstAttribute="height" constant="40" priority="999"/>
      """)
    #expect(weaker.findings.isEmpty)
  }

  @Test func whatIsOutsideIsAFinding() throws {
    let screen = try home("<view id=\"box\" top=\"900\" leading=\"0\" size=\"10 10\"/>")
    #expect(screen.findings.map(\.id) == ["off-screen"])
  }

  @Test func smallControlsAreAFinding() throws {
    let small = try home("<button id=\"tap\" title=\"i\" top=\"100\" leading=\"0\" size=\"20 20\"/>")
    #expect(small.findings.map(\.id) == ["small-target"])
    #expect(try home("<button id=\"tap\" title=\"i\" top=\"100\" leading=\"0\" size=\"44 44\"/>").findings.isEmpty)
  }

  @Test func viewsThatDependOnEachOtherAreOneAmbiguity() throws {
    let screen = try home(
      """
      <view id="table" top="0" leading="0" trailing="0" bottom="footer.top"/>
      <view id="footer" leading="0" trailing="0" bottom="0"/>
      <view id="box" top="0" leading="0" width="100" height="10">
        <view id="inner" top="0" leading="0" width="10"/>
      </view>
      """)
    #expect(screen.findings.map(\.message) == ["'table' has no height", "'inner' has no height"])
    #expect(
      screen.findings.first?.notes.map(\.message) == ["then 'footer' has no vertical position and no height, too"])
  }

  @Test func contentOfAScrollViewCanBeAmbiguous() throws {
    let scroll = """
      <scrollView id="scroll" pin="superview"><view id="content" pin="contentLayoutGuide"/></scrollView>
      """
    #expect(try home(scroll).findings.map(\.message) == ["the content of 'scroll' has no size"])
  }

  /// Configurations of symbols, with the sides that they give, and those with the largest text.
  private static let symbols: [(configuration: String, side: Double, largest: Double)] = [
    ("", 20, 20), ("34", 40, 40), ("51 semibold", 60, 60), ("17 bold large", 25.667, 25.667), ("body", 20, 62.333),
    ("largeTitle small", 31.333, 55.333), ("scale large", 25.667, 25.667), ("weight bold", 20, 20),
  ]

  /// A symbol is as large as its configuration says, in the middle of a larger view whose content mode is that.
  @Test(arguments: symbols.indices)
  func symbolsHaveTheSizesOfTheirConfigurations(index: Int) throws {
    let (configuration, side, largest) = Self.symbols[index]
    let attribute = configuration.isEmpty ? "" : "symbolConfiguration=\"\(configuration)\""
    let content = """
      <imageView id="alone" systemImage="star" \(attribute) top="0" leading="0"/>
      <imageView id="wide" systemImage="star" \(attribute) contentMode="center" top="300" leading="0" trailing="0"/>
      <button id="plain" systemImage="star" \(attribute) top="400" leading="0" buttonType="custom"/>
      <button id="configured" top="500" leading="0">
        <buttonConfiguration systemImage="star" \(attribute) contentInsets="0 0 0 0"/></button>
      """
    func isNear(_ found: Double, _ expected: Double) -> Bool { abs(found - expected) < 0.001 }
    let screen = try home(content)
    for id in ["alone", "wide", "plain", "configured"] {
      let frame = try frame(id, screen)
      #expect(isNear(frame[3], side) && (id == "wide" || isNear(frame[2], side)), "\(id): \(frame)")
    }
    let symbols = screen.picture.children[0].children.flatMap(\.shapes).compactMap { shape -> Double? in
      if case .symbol(_, let place, _) = shape { place.size.width } else { nil }
    }
    #expect(symbols.count == 4 && symbols.allSatisfy { isNear($0, side) }, "\(symbols)")
    let environment = PreviewEnvironment(textSize: .accessibilityExtraExtraExtraLarge)
    #expect(isNear(try frame("alone", home(content, "", environment))[2], largest))
  }

  /// A page control is as wide as its dots, so it is seen where nothing else says how wide it is.
  @Test func pageControlsAreAsWideAsTheirDots() throws {
    for (pages, width) in [("", 0.0), ("numberOfPages=\"1\"", 7), ("numberOfPages=\"3\"", 39)] {
      let screen = try home("<pageControl id=\"dots\" \(pages) top=\"0\" leading=\"0\"/>")
      let frame = try frame("dots", screen)
      #expect(frame[2] == width && abs(frame[3] - 25.5) < 0.5, "\(frame)")
      #expect(screen.findings.isEmpty)
    }
  }

  /// A color well is a circle, whatever its frame is.
  @Test func colorWellsAreCircles() throws {
    let screen = try home(#"<colorWell top="0" leading="0" width="28" height="50"/>"#)
    let circles = screen.picture.children[0].children[0].shapes.compactMap { shape -> LayoutRect? in
      if case .ellipse(let place, _, _) = shape { place } else { nil }
    }
    #expect(circles == [LayoutRect(x: 0, y: 11, width: 28, height: 28)])
  }

  @Test func contentOfAScrollViewIsNotOffScreen() throws {
    let screen = try home(
      """
      <scrollView pin="superview">
        <view id="one" pin="contentLayoutGuide" edges="top leading trailing" width="frameLayoutGuide.width" height="2000"/>
        <view id="two" pin="contentLayoutGuide" edges="bottom leading trailing" top="one.bottom" height="10"/>
      </scrollView>
      """)
    #expect(try frame("two", screen)[1] == 2000)
    #expect(screen.findings.map(\.message) == [])
  }

  @Test func whatIsInAViewWithoutASizeIsNoFinding() throws {
    let embedded = """
      <scenes initialViewController="home">
        <viewController id="home"><view>
          <containerView id="place" top="0" leading="0" width="SIZE" height="0"><segue kind="embed" destination="child"/>
          </containerView>
        </view></viewController>
        <viewController id="child"><view>
          <view leading="8" trailing="8" top="0" bottom="0" width=">=20"/>
        </view></viewController>
      </scenes>
      """
    #expect(try screen(embedded.replacing("SIZE", with: "10")).findings.isEmpty)
    let visible = embedded.replacing("SIZE", with: "10").replacing("height=\"0\"", with: "height=\"10\"")
    #expect(try screen(visible).findings.map(\.id) == ["contradictory-constraints"])
  }

  // MARK: Containers

  private let tabs = """
    <scenes initialViewController="tabs">
      <tabBarController id="tabs">
        <segue kind="relationship" relationship="viewControllers" destination="nav"/>
      </tabBarController>
      <navigationController id="nav">
        <segue kind="relationship" relationship="rootViewController" destination="home"/>
      </navigationController>
      <viewController id="home" title="Home">
        <view>
          <view id="box" pin="safeArea"/>
          <button title="More" top="200" leading="0"><segue kind="push" destination="detail" identifier="more"/></button>
        </view>
        <segue kind="present" identifier="help" destination="help"/>
      </viewController>
      <viewController id="detail"><view><view id="box2" pin="safeArea"/></view></viewController>
      <viewController id="help"><view><view id="box3" pin="safeArea"/></view></viewController>
    </scenes>
    """

  @Test func barsCoverTheSafeArea() throws {
    let home = try screen(tabs)
    #expect(home.safeArea == LayoutInsets(top: 103, left: 0, bottom: 83, right: 0))
    #expect(try frame("box", home) == [0, 103, 393, 666])
    #expect(try frame("box2", screen(tabs, named: "detail")) == [0, 103, 393, 666])
    let help = try screen(tabs, named: "help")
    #expect(help.views[0].frame == LayoutRect(x: 0, y: 69, width: 393, height: 783))
    #expect(try frame("box3", help) == [0, 0, 393, 749])
  }

  /// What stands in a navigation bar and below it.
  struct Bar: Sendable {
    var attributes = ""
    var navigation = ""
    var hasSearch = false
    var scrolls = false
    var showsSearch = false
    let portrait: Double
    let landscape: Double
  }

  private static let large = #"prefersLargeTitles="true""#

  /// A prompt takes 30 points of the bar, a large title and a search bar 52 each; in landscape the row is 32 points high.
  @Test(arguments: [
    Bar(portrait: 44, landscape: 32), Bar(attributes: #"prompt="Europe""#, portrait: 74, landscape: 62),
    Bar(attributes: #"prompt="Europe""#, navigation: large, portrait: 126, landscape: 62),
    Bar(hasSearch: true, showsSearch: true, portrait: 96, landscape: 84),
    Bar(
      attributes: #"hidesSearchBarWhenScrolling="false""#, hasSearch: true, showsSearch: true, portrait: 96,
      landscape: 84),
    Bar(hasSearch: true, scrolls: true, portrait: 44, landscape: 32),
    Bar(
      attributes: #"hidesSearchBarWhenScrolling="true""#, hasSearch: true, scrolls: true, portrait: 44, landscape: 32),
    Bar(
      attributes: #"hidesSearchBarWhenScrolling="false""#, navigation: large, hasSearch: true, scrolls: true,
      showsSearch: true, portrait: 148, landscape: 84),
  ])
  func barsAreAsHighAsTheirParts(bar: Bar) throws {
    let text = """
      <scenes initialViewController="main">
        <navigationController id="main" \(bar.navigation)>
          <segue kind="relationship" relationship="rootViewController" destination="home"/>
        </navigationController>
        <viewController id="home" title="Cities" \(bar.attributes)>
          \(bar.hasSearch ? #"<searchController><searchBar placeholder="City"/></searchController>"# : "")
          <view>
            \(bar.scrolls ? #"<tableView pin="superview"/>"# : "")
            <view id="below" top="safeArea" leading="0" width="10" height="10"/>
          </view>
        </viewController>
      </scenes>
      """
    for (isLandscape, height) in [(false, bar.portrait), (true, bar.landscape)] {
      let environment = PreviewEnvironment(isLandscape: isLandscape)
      let screen = try screen(text, environment)
      #expect(try frame("below", screen)[1] == environment.device.safeArea(isLandscape: isLandscape).top + height)
      let texts = shownTexts(screen.picture).map(\.text)
      #expect(texts.contains("City") == bar.showsSearch, "\(texts)")
      #expect(texts.contains("Europe") == bar.attributes.contains("prompt"))
    }
  }

  @Test func scrollViewsStartTheirContentBelowBars() throws {
    func card(_ attributes: String) throws -> [Double] {
      try frame(
        "title",
        home(
          """
          <scrollView pin="superview"\(attributes)>
            <view id="card" pin="contentLayoutGuide" width="frameLayoutGuide.width" height="300" layoutMargins="8">
              <view id="title" top="layoutMargins" leading="0" size="10 10"/>
            </view>
          </scrollView>
          """))
    }
    #expect(try card("") == [0, 8, 10, 10])
    #expect(try card(" contentInsetAdjustmentBehavior=\"never\"") == [0, 67, 10, 10])
  }

  @Test func fieldsAreAsHighAsTheirText() throws {
    let field =
      "<textField id=\"field\" borderStyle=\"roundedRect\" font=\"body\" top=\"100\" leading=\"0\" width=\"100\"/>"
    #expect(try frame("field", home(field))[3] == 34)
    #expect(try frame("field", home(field, "", PreviewEnvironment(textSize: .accessibilityMedium)))[3] == 47)
  }

  /// Where the shapes of the only view on a screen begin.
  private func shapes(_ control: String, isRightToLeft: Bool) throws -> [Double] {
    let screen = try home(control, "", PreviewEnvironment(isRightToLeft: isRightToLeft))
    var open = [screen.picture]
    while let picture = open.popLast() {
      if let view = picture.view, screen.views[view].id == "c" {
        return picture.shapes.compactMap { shape in
          switch shape {
          case .rectangle(let rect, _, _, _), .ellipse(let rect, _, _), .symbol(_, let rect, _): rect.left
          case .text(let text): text.origin.x
          default: nil
          }
        }
      }
      open += picture.children
    }
    return []
  }

  @Test func controlsAreMirroredFromRightToLeft() throws {
    let place = "top=\"100\" leading=\"0\" width=\"200\""
    let slider = "<slider id=\"c\" value=\"0\" \(place)/>"
    #expect(try shapes(slider, isRightToLeft: false).last == 0)
    #expect(try shapes(slider, isRightToLeft: true).last ?? 0 > 170)
    let search = "<searchBar id=\"c\" placeholder=\"Find\" \(place)/>"
    #expect(try shapes(search, isRightToLeft: false)[1] == 16)
    #expect(try shapes(search, isRightToLeft: true)[1] == 166)
    let segments =
      "<segmentedControl id=\"c\" selectedSegmentIndex=\"0\" \(place)><segment title=\"A\"/><segment title=\"B\"/></segmentedControl>"
    #expect(try shapes(segments, isRightToLeft: false)[0] == 2)
    #expect(try shapes(segments, isRightToLeft: true)[0] == 102)
    let table = """
      <tableView id="t" top="0" leading="0" size="393 400"><tableViewSection headerTitle="Head">
        <tableViewCell id="c" style="value1" text="One" detailText="Two" accessoryType="disclosureIndicator"/>
      </tableViewSection></tableView>
      """
    let (row, mirrored) = try (shapes(table, isRightToLeft: false), shapes(table, isRightToLeft: true))
    #expect(row[0] > 360 && mirrored[0] < 20, "the accessory: \(row) \(mirrored)")
    #expect(row[1] > 300 && mirrored[1] < 50 && row[2] == 16 && mirrored[2] > 340, "\(row) \(mirrored)")
    let stepper = "<stepper id=\"c\" top=\"100\" leading=\"0\"/>"
    #expect(try shapes(stepper, isRightToLeft: true) == shapes(stepper, isRightToLeft: false))
  }

  @Test func hiddenViewsHaveNoFindings() throws {
    let stack = """
      <stackView axis="vertical" top="100" leading="0" width="100">
        <view id="gone" hidden="true" height="40"/><view height="20"/>
      </stackView>
      """
    #expect(try home(stack).findings.isEmpty)
    #expect(
      try frame(
        "field", home("<textField id=\"field\" borderStyle=\"roundedRect\" top=\"100\" leading=\"0\" width=\"90\"/>"))[
          2] == 90)
  }

  @Test func containersHaveNoScreensOfTheirOwn() throws {
    let file = SceneFile(path: "Main.scene", bytes: Array(tabs.utf8))
    #expect(Preview(Compiler().graph(of: [file]).graph).names == ["home", "detail", "help"])
  }

  /// Many screens are made at the same time.
  @Test func manyScreensAreThoseThatAreMadeAlone() throws {
    let controllers = (0..<40).map { number in
      """
      <viewController id="screen\(number)"><view>
        <label text="\(String(repeating: "word ", count: number))" numberOfLines="0" top="safeArea" leading="8" trailing="8"/>
        <button title="Next"><segue kind="present" destination="screen\((number + 1) % 40)"/></button>
      </view></viewController>
      """
    }
    let scene = "<scenes initialViewController=\"screen0\">\(controllers.joined())</scenes>"
    let preview = Preview(Compiler().graph(of: [SceneFile(path: "Main.scene", bytes: Array(scene.utf8))]).graph)
    let screens = preview.screens(in: PreviewEnvironment())
    #expect(screens.map(\.controller) == preview.names && screens.count == 40)
    for screen in screens {
      let alone = try #require(preview.screens(in: PreviewEnvironment(), only: [screen.controller]).first)
      #expect(alone.picture == screen.picture && alone.findings.map(\.message) == screen.findings.map(\.message))
      #expect(!screen.findings.isEmpty, "the button has no place")
    }
  }

  @Test func seguesAreLinks() throws {
    let home = try screen(tabs)
    let button = try #require(home.views.first { $0.element == "button" })
    #expect(button.link == ScreenLink(destination: "detail", kind: "push", identifier: "more"))
    #expect(home.codeSegues == [ScreenLink(destination: "help", kind: "present", identifier: "help")])
  }

  @Test func embeddedControllersFillTheirContainer() throws {
    let scene = """
      <scenes initialViewController="home">
        <viewController id="home"><view>
          <containerView id="slot" top="safeArea" leading="0" trailing="0" height="100">
            <segue kind="embed" destination="clock"/>
          </containerView>
        </view></viewController>
        <viewController id="clock"><view><label id="time" text="12" centerX="0" centerY="0"/></view></viewController>
      </scenes>
      """
    let screen = try screen(scene)
    let slot = try #require(screen.views.firstIndex { $0.id == "slot" })
    let child = try #require(screen.views.first { $0.parent == slot })
    #expect(child.frame == LayoutRect(x: 0, y: 0, width: 393, height: 100))
    #expect(screen.views.contains { $0.id == "time" })
  }

  @Test func theInitialChildIsShown() throws {
    let scene = """
      <scenes initialViewController="home">
        <viewController id="home"><view>
          <containerView id="slot" top="safeArea" leading="0" trailing="0" height="100">
            <segue kind="embed" identifier="one" destination="one"/>
            <segue kind="embed" identifier="two" destination="two" initial="true"/>
            <segue kind="embed" identifier="three" destination="three"/>
          </containerView>
        </view></viewController>
        <viewController id="one"><view><label id="first" text="1" top="0" leading="0"/></view></viewController>
        <viewController id="two"><view><label id="second" text="2" top="0" leading="0"/></view></viewController>
        <viewController id="three"><view><label id="third" text="3" top="0" leading="0"/></view></viewController>
      </scenes>
      """
    #expect(try screen(scene).views.compactMap(\.id) == ["slot", "second"])
  }

  // MARK: Lists

  private static let rowWithAccessory = """
    <scenes initialViewController="home">
      <tableViewController id="home"><tableView><tableViewSection>
        <tableViewCell id="row" accessoryType="disclosureIndicator">
          <view id="content" leading="0" trailing="0" top="0" bottom="0" height="50"/>
        </tableViewCell>
      </tableViewSection></tableView></tableViewController>
    </scenes>
    """

  @Test func anAccessoryTakesWidthFromTheContent() throws {
    let screen = try screen(Self.rowWithAccessory)
    #expect(try frame("row", screen) == [0, 0, 393, 50])
    #expect(try frame("content", screen) == [0, 0, 1100.0 / 3, 50])
  }

  @Test func fromRightToLeftAnAccessoryIsAtTheLeft() throws {
    let content = try frame("content", screen(Self.rowWithAccessory, PreviewEnvironment(isRightToLeft: true)))
    #expect((26...27).contains(content[0]) && content[0] + content[2] == 393, "\(content)")
  }

  /// The texts of a table's only cell, and its height.
  private func row(
    _ cell: String, _ environment: PreviewEnvironment = PreviewEnvironment()
  ) throws -> (height: Double, texts: [PictureText]) {
    let scene = """
      <scenes initialViewController="home">
        <tableViewController id="home"><tableView><tableViewSection>\(cell)</tableViewSection></tableView>
        </tableViewController>
      </scenes>
      """
    let screen = try screen(scene, environment)
    let height = try #require(screen.views.first { $0.element == "tableViewCell" }).frame.size.height
    return (height, shownTexts(screen.picture))
  }

  private func shownTexts(_ picture: ViewPicture) -> [PictureText] {
    picture.shapes.compactMap { if case .text(let text) = $0 { text } else { nil } }
      + picture.children.flatMap(shownTexts)
  }

  @Test func cellsWithAStyleShowTheFontsAndColoursOfTheirLabels() throws {
    let cell = """
      <tableViewCell style="subtitle" text="Name" detailText="Detail">
        <textLabel font="system 30" textColor="#FF0000"/><detailTextLabel font="system 9"/>
      </tableViewCell>
      """
    let (height, texts) = try row(cell)
    let name = try #require(texts.first { $0.text == "Name" })
    #expect(name.font.size == 30 && name.color == RGBA(red: 1, green: 0, blue: 0))
    #expect(texts.first { $0.text == "Detail" }?.font.size == 9)
    #expect(height > 60)
  }

  @Test func cellsWithAStyleAreAsHighAsTheirTexts() throws {
    let subtitle = try row(#"<tableViewCell style="subtitle" text="Name" detailText="Detail"/>"#)
    #expect(subtitle.height > 55)
    #expect(subtitle.texts.first { $0.text == "Name" }?.font.size == 17)
    #expect(subtitle.texts.first { $0.text == "Detail" }?.font.size == 12)
    #expect(try row(#"<tableViewCell style="subtitle" text="Name" detailText="Detail" rowHeight="50"/>"#).height == 50)
    let long = String(repeating: "word ", count: 30)
    let (height, texts) = try row("<tableViewCell text=\"\(long)\"><textLabel numberOfLines=\"0\"/></tableViewCell>")
    #expect(height > 60 && texts.filter { $0.text.contains("word") }.count > 1)
    let largest = PreviewEnvironment(textSize: .accessibilityExtraExtraExtraLarge)
    #expect(try row(#"<tableViewCell text="Name"/>"#, largest).height > 80)
  }

  /// As `TableLayoutTests` of headless UIKit expects it.
  @Test(arguments: [
    ("", [16.0, 11, 361, 38]), (#"<contentView layoutMargins="16 8 16 24"/>"#, [16, 16, 353, 28]),
    (#"<contentView layoutMargins="16 8 16 24" preservesSuperviewLayoutMargins="false"/>"#, [8, 16, 361, 28]),
  ])
  func marginsOfTheContentAreAtLeastThoseOfTheCell(contentView: String, expected: [Double]) throws {
    let scene = """
      <scenes initialViewController="home">
        <tableViewController id="home"><tableView><tableViewSection>
          <tableViewCell rowHeight="60"><view id="content" pin="layoutMargins"/>\(contentView)</tableViewCell>
        </tableViewSection></tableView></tableViewController>
      </scenes>
      """
    #expect(try frame("content", screen(scene)) == expected)
  }

  @Test func rowsAreAsHighAsTheirContent() throws {
    let scene = """
      <scenes initialViewController="home">
        <tableViewController id="home">
          <tableView style="plain">
            <tableViewSection>
              <tableViewCell id="plain" style="default" text="Row"/>
              <tableViewCell id="tall"><view id="content" pin="layoutMargins" height="100"/></tableViewCell>
              <tableViewCell id="fixed" rowHeight="60"/>
            </tableViewSection>
          </tableView>
        </tableViewController>
      </scenes>
      """
    let screen = try screen(scene)
    #expect(try frame("plain", screen) == [0, 0, 393, 44])
    #expect(try frame("tall", screen) == [0, 44, 393, 122])
    #expect(try frame("content", screen) == [16, 11, 361, 100])
    #expect(try frame("fixed", screen) == [0, 166, 393, 60])
    // The content begins below the bars.
    let table = try #require(screen.picture.children.first)
    #expect(table.children.map(\.frame.top) == [59, 103, 225])
  }
}
