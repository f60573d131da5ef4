import Foundation
import SceneTestSupport
import Testing

/// `preview --device document` takes the canvas of a storyboard or a xib: the right frames are what Interface Builder wrote.
struct DocumentCanvasTests {
  private struct Screens: Decodable {
    struct Screen: Decodable {
      let safeArea: [Double]
      let views: [View]
    }
    struct View: Decodable {
      let objectID: String?
      let frame: [Double]
    }
    let screens: [Screen]
  }

  /// The first screen of a document and the frames of its views by object IDs.
  private func screen(
    _ objects: String, tools: Int = 22505, device: String = #"<device id="retina4_7"/>"#, safeAreas: Bool = true,
    rest: String = "", _ options: String = ""
  ) async throws -> (safeArea: [Double], frames: [String: [Double]]) {
    let file = objects.contains("sceneMemberID") ? "Main.storyboard" : "Cell.xib"
    let text = document(objects, tools: tools, device: device, safeAreas: safeAreas, rest: rest)
    let folder = try TemporaryFolder([file: text])
    let run = try await folder.shell("\"$scenec\" preview \(file) --device document --format json \(options)")
    #expect(run.status == 0, "\(run)")
    let screens = try JSONDecoder().decode(Screens.self, from: Data(run.output.utf8)).screens
    let screen = try #require(screens.first)
    let named = screen.views.compactMap { view in view.objectID.map { ($0, view.frame) } }
    return (screen.safeArea, Dictionary(named, uniquingKeysWith: { first, _ in first }))
  }

  /// A storyboard of controllers, or a xib of views.
  private func document(
    _ objects: String, tools: Int = 22505, device: String = #"<device id="retina4_7"/>"#, safeAreas: Bool = true,
    rest: String = ""
  ) -> String {
    let isScene = objects.contains("sceneMemberID")
    let kind = isScene ? "Storyboard.XIB" : "XIB"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(safeAreas ? "useSafeAreas=\"YES\"" : "")>
        \(device)
        \(isScene ? "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>" : "<objects>\(objects)</objects>")
        \(rest)
      </document>
      """
  }

  /// A table cell with a view as large as its margins.
  private func cell(width: Int, _ attributes: String = "", _ margins: String = "") -> String {
    """
    <tableViewCell id="c" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="k">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="v" firstAttribute="leading" secondItem="k" secondAttribute="leadingMargin" id="1"/>
          <constraint firstItem="v" firstAttribute="trailing" secondItem="k" secondAttribute="trailingMargin" id="2"/>
          <constraint firstItem="v" firstAttribute="top" secondItem="k" secondAttribute="topMargin" id="3"/>
          <constraint firstItem="v" firstAttribute="bottom" secondItem="k" secondAttribute="bottomMargin" id="4"/>
        </constraints>
        \(margins)
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  @Test func cellsHaveTheirSizesAndTheMarginsOfTheDevice() async throws {
    #expect(try await screen(cell(width: 375)).frames["v"] == [16, 11, 343, 38])
    #expect(try await screen(cell(width: 482)).frames["v"] == [16, 11, 450, 38])
    #expect(
      try await screen(cell(width: 320), tools: 19455, device: #"<device id="retina6_1"/>"#).frames["v"]?[0] == 16)
    // Each age of the canvas has its own.
    #expect(try await screen(cell(width: 375), tools: 13999).frames["v"] == [15, 11, 345, 38])
    #expect(try await screen(cell(width: 375), tools: 14460).frames["v"] == [16, 11, 343, 38])
    #expect(try await screen(cell(width: 375), tools: 14868).frames["v"] == [15, 11, 345, 38])
    #expect(try await screen(cell(width: 375), tools: 17000).frames["v"] == [16, 11, 343, 38])
    #expect(try await screen(cell(width: 375), tools: 24506).frames["v"] == [16, 15, 343, 30])
    let wide = #"<device id="retina6_1"/>"#
    #expect(try await screen(cell(width: 414), device: wide).frames["v"] == [20, 11, 374, 38])
  }

  @Test func marginsOfTheContentViewAreAtLeastThoseOfTheCell() async throws {
    let margins = #"<edgeInsets key="layoutMargins" top="16" left="16" bottom="16" right="24"/>"#
    let wide = #"<device id="retina6_1"/>"#
    #expect(try await screen(cell(width: 414, "", margins), device: wide).frames["v"] == [20, 16, 370, 28])
  }

  @Test func anAccessoryHasAMarginOfItsOwn() async throws {
    let accessory = #"accessoryType="disclosureIndicator""#
    #expect(try await screen(cell(width: 375, accessory)).frames["v"] == [16, 11, 324.5, 38])
    #expect(try await screen(cell(width: 375, accessory), tools: 14490).frames["v"] == [16, 11, 317, 38])
    // The accessory has a distance of 16 points where the text has one of 15.
    #expect(try await screen(cell(width: 375, accessory), tools: 16097).frames["v"] == [15, 11, 325.5, 38])
  }

  private let root = """
    <view id="r"><rect key="frame" x="0.0" y="0.0" width="WIDTH" height="HEIGHT"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        </view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="g"/>
      <constraints>
        <constraint firstItem="v" firstAttribute="leading" secondItem="r" secondAttribute="leadingMargin" id="1"/>
        <constraint firstItem="r" firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="2"/>
        <constraint firstItem="v" firstAttribute="top" secondItem="g" secondAttribute="top" id="3"/>
        <constraint firstItem="g" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="4"/>
      </constraints>
    </view>
    """

  private func root(_ width: Int, _ height: Int) -> String {
    root.replacing("WIDTH", with: "\(width)").replacing("HEIGHT", with: "\(height)")
  }

  @Test func aViewAsLargeAsTheDeviceIsThatOfAController() async throws {
    #expect(try await screen(root(375, 667)).frames["v"] == [16, 20, 343, 647])
    #expect(try await screen(root(375, 666)).frames["v"] == [16, 0, 343, 666])
    #expect(try await screen(root(402, 300)).frames["v"] == [20, 0, 362, 300])
    // Xcode 6 had no devices.
    #expect(try await screen(root(600, 600), device: "").frames["v"] == [20, 0, 560, 600])
  }

  private func controller(_ width: Int, _ height: Int, _ metrics: String = "", id: String = "a") -> String {
    """
    <viewController id="\(id)" sceneMemberID="viewController">
      \(root(width, height).replacing("<view id=\"r\">", with: "<view key=\"view\" id=\"r\">"))
      \(metrics)
    </viewController>
    """
  }

  @Test func aSceneHasTheStatusBarOfItsDevice() async throws {
    #expect(try await screen(controller(375, 667)).frames["v"] == [16, 20, 343, 647])
    // A scene of a free form has one too.
    #expect(try await screen(controller(815, 660)).frames["v"] == [20, 20, 775, 640])
    #expect(try await screen(controller(600, 600), device: "").frames["v"] == [20, 20, 560, 580])
    let newer = #"<device id="retina6_1"/>"#
    #expect(try await screen(controller(414, 896), device: newer).frames["v"] == [20, 48, 374, 814])
    #expect(try await screen(controller(414, 896), tools: 21000, device: newer).frames["v"] == [20, 44, 374, 818])
  }

  @Test func aSimulatedBarCoversTheTop() async throws {
    let metrics = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    #expect(try await screen(controller(375, 667, metrics)).safeArea == [64, 0, 0, 0])
    #expect(try await screen(controller(375, 667)).safeArea == [20, 0, 0, 0])
    // A scene as high as what the bar leaves begins below it.
    #expect(try await screen(controller(375, 603, metrics)).safeArea == [0, 0, 0, 0])
    // Documents that name no device have screens of other sizes, too.
    #expect(try await screen(controller(320, 568, metrics), device: "").safeArea == [64, 0, 0, 0])
    #expect(try await screen(controller(320, 504, metrics), device: "").safeArea == [0, 0, 0, 0])
  }

  private let stack = """
    <view id="r"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v" customClass="Gauge">
          <rect key="frame" x="0.0" y="0.0" width="70" height="30"/>
        </view>
        <label text="A long title" translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <rect key="frame" x="0.0" y="50" width="111" height="33"/>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="v" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="1"/>
        <constraint firstItem="v" firstAttribute="top" secondItem="r" secondAttribute="top" id="2"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="3"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" constant="50" id="4"/>
      </constraints>
    </view>
    """

  @Test func aViewOfAnOwnClassHasTheSizeThatItAskedFor() async throws {
    let sizes = """
      <designables><designable name="v"><size key="intrinsicContentSize" width="70" height="30"/></designable></designables>
      """
    #expect(try await screen(stack, rest: sizes).frames["v"] == [0, 0, 70, 30])
    #expect(try await screen(stack).frames["v"]?.suffix(2) == [0, 0])
    let half = sizes.replacing("width=\"70\"", with: "width=\"-1\"")
    #expect(try await screen(stack, rest: half).frames["v"]?.suffix(2) == [0, 30])
    // A damaged size is none.
    let wrong = sizes.replacing("width=\"70\"", with: "width=\"1e300\"")
    #expect(try await screen(stack, rest: wrong).frames["v"]?.suffix(2) == [0, 0])
  }

  @Test func sizesOfContentCanComeFromTheDocument() async throws {
    #expect(try await screen(stack, "--content-of-document").frames["l"] == [0, 50, 111, 33])
    #expect(try await screen(stack).frames["l"] != [0, 50, 111, 33])
  }

  // MARK: Bars of the canvas

  private let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#

  @Test func canvasesOfXcode11HaveNoStatusBarOnDevicesWithAHomeButton() async throws {
    #expect(try await screen(controller(375, 667), tools: 14490).safeArea == [20, 0, 0, 0])
    #expect(try await screen(controller(375, 667), tools: 15505).safeArea == [0, 0, 0, 0])
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
    #expect(try await screen(controller(375, 667, bar), tools: 15505).safeArea == [44, 0, 0, 0])
    // A document without a device has the status bar of its time.
    #expect(try await screen(controller(375, 667), tools: 16097, device: "").safeArea == [20, 0, 0, 0])
  }

  @Test func aFreeFormHasBarsIfItIsHighEnough() async throws {
    #expect(try await screen(controller(320, 37, freeform), tools: 13771).safeArea == [0, 0, 0, 0])
    #expect(try await screen(controller(320, 444, freeform), tools: 13771).safeArea == [0, 0, 0, 0])
    #expect(try await screen(controller(320, 445, freeform), tools: 13771).safeArea == [20, 0, 0, 0])
    #expect(try await screen(controller(320, 37, freeform), tools: 22505).safeArea == [20, 0, 0, 0])
    // What is higher than the device lies under its bars.
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
    #expect(try await screen(controller(375, 2000, freeform + bar)).safeArea == [64, 0, 0, 0])
    #expect(try await screen(controller(500, 524, freeform + bar), tools: 18122).safeArea == [0, 0, 0, 0])
  }

  @Test func aViewOfAFreeFormHasBarsLikeAController() async throws {
    func form(_ width: Int, _ height: Int) -> String {
      root(width, height).replacing("<viewLayoutGuide", with: freeform + "<viewLayoutGuide")
    }
    #expect(try await screen(form(295, 496), tools: 14113).frames["v"] == [16, 20, 263, 476])
    #expect(try await screen(form(477, 351), tools: 14113).frames["v"] == [20, 0, 437, 351])
    #expect(try await screen(form(465, 154), tools: 22505).frames["v"] == [20, 20, 425, 134])
    let notch = #"<device id="retina6_0"/>"#
    #expect(try await screen(form(468, 360), tools: 21507, device: notch).frames["v"] == [20, 47, 428, 279])
  }

  @Test func aBarAtTheBottomCoversTheScreen() async throws {
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try await screen(controller(375, 667, toolbar)).safeArea == [20, 0, 44, 0])
    let notch = #"<device id="retina6_5"/>"#
    #expect(try await screen(controller(414, 896, tabs), device: notch).safeArea == [44, 0, 83, 0])
    // A view that ends above the bar.
    #expect(try await screen(controller(375, 618, tabs)).safeArea == [20, 0, 0, 0])
  }

  @Test func documentsWithoutSafeAreasCanHideTheStatusBar() async throws {
    let hidden = #"<nil key="simulatedStatusBarMetrics"/>"#
    // A document with safe areas keeps it.
    #expect(try await screen(controller(375, 667, hidden)).safeArea == [20, 0, 0, 0])
    #expect(try await screen(controller(375, 667, hidden), tools: 12120, safeAreas: false).safeArea == [0, 0, 0, 0])
    #expect(try await screen(controller(375, 667), tools: 12120, safeAreas: false).safeArea == [20, 0, 0, 0])
  }

  @Test func aPopoverHasNoBars() async throws {
    let presenting = """
      <viewController id="p" sceneMemberID="viewController">
        <view key="view" id="q"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        <connections><segue destination="a" kind="popoverPresentation" identifier="More" id="s"/></connections>
      </viewController>
      """
    #expect(try await screen(controller(200, 200) + presenting).safeArea == [0, 0, 0, 0])
    #expect(try await screen(controller(200, 200)).safeArea == [20, 0, 0, 0])
  }

  @Test func marginsOfXcode6AreThoseOfAPhone() async throws {
    #expect(try await screen(controller(600, 600), tools: 6254, device: "").frames["v"]?[0] == 16)
    #expect(try await screen(controller(600, 600), tools: 7706, device: "").frames["v"]?[0] == 20)
  }

  @Test func marginsBeforeXcode9DoNotHaveTheBars() async throws {
    let below = controller(375, 667)
      .replacing(#"secondItem="g" secondAttribute="top""#, with: #"secondItem="r" secondAttribute="topMargin""#)
    #expect(try await screen(below, tools: 12120).frames["v"]?[1] == 0)
    #expect(try await screen(below, tools: 13771).frames["v"]?[1] == 20)
  }

  // MARK: Constraints and sizes of the canvas

  @Test func constraintsThatOnlyTheCanvasHasCount() async throws {
    let high = stack.replacing(
      "</constraints>",
      with: #"<constraint firstItem="v" firstAttribute="height" constant="44" placeholder="YES" id="5"/></constraints>"#
    )
    #expect(try await screen(high).frames["v"]?[3] == 44)
    let folder = try TemporaryFolder(["Cell.xib": document(high)])
    #expect(try await folder.scenec("import", "Cell.xib").status == 0)
    let scenes = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      .filter { $0.hasSuffix(".scene") }
    #expect(scenes.count == 1)
    #expect(try !folder.text(try #require(scenes.first)).contains("44"), "an app does not have them")
  }

  @Test func placeholdersForSizesCount() async throws {
    let sized = stack.replacing(
      #"id="v""#, with: #"id="v" placeholderIntrinsicWidth="48" placeholderIntrinsicHeight="30""#)
    #expect(try await screen(sized).frames["v"] == [0, 0, 48, 30])
    #expect(try await screen(sized, "--content-of-document").frames["v"] == [0, 0, 48, 30])
    let half = sized.replacing("=\"48\"", with: "=\"infinite\"")
    #expect(try await screen(half).frames["v"] == [0, 0, 0, 30])
  }

  @Test func viewsWithoutContentHaveTheSizesOfTheDocumentWhereNothingElseDecides() async throws {
    #expect(try await screen(stack).frames["v"] == [0, 0, 0, 0])
    #expect(try await screen(stack, "--content-of-document").frames["v"] == [0, 0, 70, 30])
    let wide = stack.replacing(
      "</constraints>", with: #"<constraint firstItem="v" firstAttribute="width" constant="9" id="5"/></constraints>"#)
    #expect(try await screen(wide, "--content-of-document").frames["v"] == [0, 0, 9, 30])
  }

  @Test func theContentViewOfAnEffectHasItsMargins() async throws {
    let effect = """
      <view id="r"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
        <subviews>
          <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0.0" y="0.0" width="72" height="62"/>
            <view key="contentView" id="k"><rect key="frame" x="0.0" y="0.0" width="72" height="62"/>
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="w">
                  <rect key="frame" x="16" y="16" width="40" height="30"/>
                  <constraints>
                    <constraint firstAttribute="width" constant="40" id="7"/>
                    <constraint firstAttribute="height" constant="30" id="8"/>
                  </constraints>
                </view>
              </subviews>
              <constraints>
                <constraint firstItem="w" firstAttribute="leading" secondItem="k" secondAttribute="leadingMargin" id="1"/>
                <constraint firstItem="w" firstAttribute="top" secondItem="k" secondAttribute="topMargin" id="2"/>
                <constraint firstAttribute="trailingMargin" secondItem="w" secondAttribute="trailing" id="3"/>
                <constraint firstAttribute="bottomMargin" secondItem="w" secondAttribute="bottom" id="4"/>
              </constraints>
              <edgeInsets key="layoutMargins" top="16" left="16" bottom="16" right="16"/>
            </view>
            <blurEffect style="regular"/>
          </visualEffectView>
        </subviews>
        <constraints>
          <constraint firstItem="v" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="5"/>
          <constraint firstItem="v" firstAttribute="top" secondItem="r" secondAttribute="top" id="6"/>
        </constraints>
      </view>
      """
    #expect(try await screen(effect).frames["v"] == [0, 0, 72, 62])
    #expect(try await screen(effect).frames["w"] == [16, 16, 40, 30])
  }

  // MARK: Collections

  private func collection(_ cells: [(width: Int, height: Int)], _ layout: String = "", _ bars: String = "") -> String {
    let cells = cells.enumerated().map { number, size in
      """
      <collectionViewCell reuseIdentifier="C\(number)" id="c\(number)">
        <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
        <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/></view>
        <size key="customSize" width="\(size.width)" height="\(size.height)"/>
      </collectionViewCell>
      """
    }
    return """
      <collectionViewController id="a" sceneMemberID="viewController">
        <collectionView key="view" dataMode="prototypes" id="l">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="f" \
      \(layout)>
            <size key="itemSize" width="50" height="50"/>
            \(bars.isEmpty ? "" : "<size key=\"headerReferenceSize\" width=\"30\" height=\"40\"/>")
            <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
          </collectionViewFlowLayout>
          <cells>\(cells.joined())</cells>
          \(bars)
        </collectionView>
      </collectionViewController>
      """
  }

  private let bars = """
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="H" id="h">
      <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
    </collectionReusableView>
    <collectionReusableView key="sectionFooterView" reuseIdentifier="F" id="o">
      <rect key="frame" x="0.0" y="100" width="375" height="24"/>
    </collectionReusableView>
    """

  @Test func itemsStandWhereTheCanvasShowsThem() async throws {
    let two = try await screen(collection([(50, 50), (50, 50)])).frames
    #expect(two["c0"] == [0, 0, 50, 50] && two["c1"] == [65, 0, 50, 50])
    let lone = try await screen(collection([(314, 90), (314, 60)])).frames
    #expect(lone["c0"] == [30.5, 0, 314, 90] && lone["c1"] == [30.5, 100, 314, 60])
  }

  @Test func headersComeBeforeItemsAndFootersBehindThem() async throws {
    let down = try await screen(collection([(50, 50)], "", bars)).frames
    #expect(down["h"] == [0, 0, 375, 40] && down["c0"] == [0, 40, 50, 50] && down["o"] == [0, 90, 375, 24])
    let across = try await screen(collection([(50, 50)], #"scrollDirection="horizontal""#, bars)).frames
    #expect(across["h"] == [0, 0, 30, 667] && across["c0"] == [30, 0, 50, 50])
    #expect(across["o"] == [80, 0, 375, 667])
  }
}
