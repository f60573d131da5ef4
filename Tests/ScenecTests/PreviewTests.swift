import Foundation
import SceneTestSupport
import Testing

/// `scenec preview` as a process.
struct PreviewTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="c1">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s1"><objects>
        <viewController id="c1" customClass="Home" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                <rect key="frame" x="16" y="40" width="100" height="30"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="16" id="k1"/>
              <constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="40" id="k2"/>
              <constraint firstItem="l1" firstAttribute="width" constant="100" id="k3"/>
              <constraint firstItem="l1" firstAttribute="height" constant="30" id="k4"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>

    """

  private struct Screens: Decodable {
    struct Screen: Decodable {
      let controller: String
      let device: String
      let orientation: String
      let size: [Double]
      let views: [View]
    }
    struct View: Decodable {
      let element: String
      let objectID: String?
      let line: Int
      let frame: [Double]
    }
    let screens: [Screen]
  }

  private func screens(_ folder: TemporaryFolder, _ arguments: String...) async throws -> [Screens.Screen] {
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try await folder.shell("\"$scenec\" preview \(quoted) --format json")
    #expect(run.status == 0 && run.error == "", "\(run)")
    return try JSONDecoder().decode(Screens.self, from: Data(run.output.utf8)).screens
  }

  @Test func storyboardsHaveTheFramesOfInterfaceBuilder() async throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard])
    let screen = try #require(await screens(folder, "Main.storyboard", "--device", "document").first)
    #expect(screen.device == "iPhone SE" && screen.size == [375, 667])
    let label = try #require(screen.views.first { $0.element == "label" })
    #expect(label.objectID == "l1" && label.frame == [16, 40, 100, 30])
    #expect(label.line == 9, "the line of the storyboard")
  }

  @Test func eachEnvironmentHasAScreen() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    let names = try await screens(
      folder, "Main.scene", "--device", "iPad", "--device", "iphone 16", "--orientation", "portrait", "--orientation",
      "landscape"
    ).map { "\($0.device) \($0.orientation)" }
    #expect(Set(names) == ["iPad portrait", "iPad landscape", "iPhone 16 portrait", "iPhone 16 landscape"])
    let all = try await screens(folder, "Main.scene", "--device", "all")
    #expect(Set(all.map(\.device)).count > 15)
  }

  @Test func jsonConformsToTheSchema() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, "Main.storyboard": Self.storyboard])
    let schema = OtherToolsPage.root.appending(path: "Documentation/Preview.schema.json").path
    var calls = ["preview Main.scene --format json", "preview Main.storyboard --device document --format json"]
    calls.append("preview Main.scene --format json --contrast increased --contrast normal")
    calls.append("preview '\(OtherToolsPage.root.path)/Examples/Gallery' --ignore ambiguous-layout --format json")
    for (index, call) in calls.enumerated() {
      let run = try await folder.shell("\"$scenec\" \(call) > \(index).json && jsonschema -i \(index).json '\(schema)'")
      #expect(run.status == 0, "\(call): \(run.output)\(run.error.suffix(500))")
    }
    let wrong = try await folder.shell(
      "sed 's/\"hidden\": false/\"hidden\": 0/' 0.json > wrong.json && jsonschema -i wrong.json '\(schema)'")
    #expect(wrong.status == 1)
  }

  @Test func aPictureIsCheckedLikeADrawing() async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene])
    #expect(try await folder.scenec("preview", "Main.scene", "--output", "Out.svg").status == 0)
    #expect(try await folder.scenec("preview", "Main.scene", "--output", "Out.svg", "--check").status == 0)
    let other = try await folder.scenec(
      "preview", "Main.scene", "--output", "Out.svg", "--check", "--appearance", "dark")
    #expect(other.status == 1)
    try folder.write("Mine.svg", Data("<svg/>".utf8))
    let refused = try await folder.scenec("preview", "Main.scene", "--output", "Mine.svg")
    #expect(refused.status == 2 && refused.error.contains("Mine.svg"))
  }

  @Test func whatIsNoStoryboardIsRefused() async throws {
    let folder = try TemporaryFolder(["Main.storyboard": "<document/>", "Broken.xib": "<document"])
    for name in ["Main.storyboard", "Broken.xib"] {
      let run = try await folder.scenec("preview", name)
      #expect(run.status == 2 && run.error.hasPrefix("error: cannot show '\(name)': "), "\(run)")
    }
  }

  // MARK: Checks

  /// Nothing of the examples is ambiguous, clipped or covered on any device.
  @Test(arguments: ["ContainerViews", "CustomContainer", "Gallery", "ParentChild", "RootSwap", "Shop", "SlidingMenu"])
  func screensOfExamplesHaveNoWarning(example: String) async throws {
    let folder = try TemporaryFolder([:])
    let path = Fixture.root.appending(path: "../../Examples/\(example)").standardized.path
    let run = try await folder.shell("\"$scenec\" check '\(path)' --layout")
    #expect(run.status == 0 && !run.error.contains("warning: "), "\(run.error)")
  }

  private static let narrow = """
    <scenes initialViewController="home">
      <viewController id="home"><view>
        <label text="Terms and conditions of use" top="100" leading="0" width="WIDTH"/>
        <view top="700" leading="0" width="10" height="10"/>
      </view></viewController>
    </scenes>

    """

  @Test func checksOfScreensNameTheDevices() async throws {
    let folder = try TemporaryFolder(["Main.scene": Self.narrow.replacing("WIDTH", with: "100")])
    #expect(try await folder.shell("\"$scenec\" check Main.scene").error == "")
    let run = try await folder.shell("\"$scenec\" check Main.scene --layout --error clipped-text")
    #expect(run.status == 1)
    #expect(run.error.contains("3:6: error: 'Terms and conditions of use' is not shown to its end [clipped-text]"))
    #expect(run.error.contains("is outside of its superview (iPhone 16, landscape; iPhone SE) [off-screen]"))
    let ignored = try await folder.shell(
      "\"$scenec\" check Main.scene --layout --ignore clipped-text --ignore off-screen")
    #expect(ignored.status == 0 && ignored.error == "")
  }

  /// Screens of storyboards are checked at the places of their elements.
  @Test func screensOfStoryboardsAreChecked() async throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard])
    let fine = try await folder.shell("\"$scenec\" check Main.storyboard --layout")
    #expect(fine.status == 0 && !fine.error.contains("[clipped-text]"), "\(fine)")
    try folder.write(
      "Main.storyboard",
      Data(Self.storyboard.replacing("text=\"Hello\"", with: "text=\"Hello, dear reader of many long letters\"").utf8))
    let clipped = try await folder.shell("\"$scenec\" check Main.storyboard --layout")
    #expect(clipped.error.contains("Main.storyboard:9:"), "\(clipped.error)")
    #expect(
      clipped.error.contains("'Hello, dear reader of many long letters' is not shown to its end [clipped-text]"),
      "\(clipped.error)")
    let plain = try await folder.shell("\"$scenec\" check Main.storyboard")
    #expect(!plain.error.contains("clipped-text"))
  }

  @Test func severitiesHoldForScreensOfStoryboards() async throws {
    let text = Self.storyboard.replacing("text=\"Hello\"", with: "text=\"Hello, dear reader of many long letters\"")
    let folder = try TemporaryFolder(["Main.storyboard": text])
    let error = try await folder.shell("\"$scenec\" check Main.storyboard --layout --error clipped-text")
    #expect(error.status == 1 && error.error.contains("error: 'Hello, dear reader of many long letters'"), "\(error)")
    let ignored = try await folder.shell("\"$scenec\" check Main.storyboard --layout --ignore clipped-text")
    #expect(ignored.status == 0 && !ignored.error.contains("clipped-text"), "\(ignored)")
  }

  /// A damaged storyboard has no screens; the other checks say why.
  @Test(arguments: ["<document", "<document/>", ""])
  func damagedStoryboardsHaveNoScreens(text: String) async throws {
    let folder = try TemporaryFolder(["Main.storyboard": text])
    let run = try await folder.shell("\"$scenec\" check Main.storyboard --layout")
    let plain = try await folder.shell("\"$scenec\" check Main.storyboard")
    #expect(run.status == plain.status && run.error == plain.error)
  }
}
