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
    _ objects: String, tools: Int = 22505, device: String = #"<device id="retina4_7"/>"#, rest: String = "",
    _ options: String = ""
  ) async throws -> (safeArea: [Double], frames: [String: [Double]]) {
    let isScene = objects.contains("sceneMemberID")
    let kind = isScene ? "Storyboard.XIB" : "XIB"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        \(device)
        \(isScene ? "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>" : "<objects>\(objects)</objects>")
        \(rest)
      </document>
      """
    let file = isScene ? "Main.storyboard" : "Cell.xib"
    let folder = try TemporaryFolder([file: text])
    let run = try await folder.shell("\"$scenec\" preview \(file) --device document --format json \(options)")
    #expect(run.status == 0, "\(run)")
    let screens = try JSONDecoder().decode(Screens.self, from: Data(run.output.utf8)).screens
    let screen = try #require(screens.first)
    let named = screen.views.compactMap { view in view.objectID.map { ($0, view.frame) } }
    return (screen.safeArea, Dictionary(named, uniquingKeysWith: { first, _ in first }))
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
    #expect(try await screen(cell(width: 375), tools: 14999).frames["v"] == [15, 11, 345, 38])
    #expect(try await screen(cell(width: 482)).frames["v"] == [16, 11, 450, 38])
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
    #expect(try await screen(cell(width: 375, accessory), tools: 14490).frames["v"] == [15, 11, 318, 38])
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

  private func controller(_ width: Int, _ height: Int, _ metrics: String = "") -> String {
    """
    <viewController id="a" sceneMemberID="viewController">
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
}
