import SceneCompiler
import SceneDiagnostics
import TestBasics
import Testing
import UIKitFacts
import VectorPictures

@testable import ScenePreview

/// The screens of controllers to which only presentations lead.
struct PresentationTests {
  private static let pad = Device.named("iPad") ?? .standard

  /// The screen of `detail`, to which a button leads.
  private func detail(
    _ segue: String, _ environment: PreviewEnvironment = PreviewEnvironment(), more: String = "",
    of controller: String = ""
  ) throws -> Screen {
    let scene = """
      <scenes initialViewController="home">
        <viewController id="home">
          <view>
            <button id="open" title="Open" left="100" top="200" width="60" height="40"><segue \(segue) destination="detail"/></button>
          </view>
          \(more)
        </viewController>
        <viewController id="detail" \(controller)><view><view id="box" pin="safeArea"/></view></viewController>
      </scenes>
      """
    let graph = Compiler().graph(of: [SceneFile(path: "Main.scene", bytes: Array(scene.utf8))]).graph
    return try #require(Preview(graph).screens(in: environment).first { $0.controller == "detail" })
  }

  private func frames(_ screen: Screen) throws -> [[Double]] {
    let box = try #require(screen.views.first { $0.id == "box" })
    return [screen.views[0].frame, box.frame].map { [$0.left, $0.top, $0.size.width, $0.size.height] }
  }

  @Test(arguments: ["", "modalPresentationStyle=\"pageSheet\"", "modalPresentationStyle=\"formSheet\""])
  func aSheetIsBelowTheStatusBar(style: String) throws {
    let screen = try detail("kind=\"present\" \(style)")
    #expect(screen.size == LayoutSize(width: 393, height: 852))
    #expect(screen.safeArea == LayoutInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(try frames(screen) == [[0, 69, 393, 783], [0, 0, 393, 749]])
  }

  @Test func theFirstOrSelectedDetentIsTheHeight() throws {
    // Half of 852 - 59 - 34 - 10 points, and the safe area.
    let medium = [0, 443.5, 393, 408.5]
    #expect(try frames(detail("kind=\"present\" detents=\"medium large\""))[0] == medium)
    #expect(
      try frames(detail("kind=\"present\" detents=\"large medium\" selectedDetentIdentifier=\"medium\""))[0] == medium)
    #expect(try frames(detail("kind=\"present\" detents=\"large medium\""))[0][1] == 69)
    // Nothing has half the height of a phone in landscape.
    let landscape = PreviewEnvironment(isLandscape: true)
    #expect(try frames(detail("kind=\"present\" detents=\"medium\"", landscape))[0] == [0, 0, 852, 393])
    let attached = try detail("kind=\"present\" prefersEdgeAttachedInCompactHeight=\"true\"", landscape)
    #expect(try frames(attached)[0] == [59, 10, 734, 383])
  }

  @Test func formsAndPagesFloatOnTablets() throws {
    let pad = PreviewEnvironment(device: Self.pad)
    #expect(
      try frames(detail("kind=\"present\" modalPresentationStyle=\"formSheet\"", pad))[0] == [140, 282, 540, 620])
    let own = try detail("kind=\"present\" modalPresentationStyle=\"formSheet\" preferredContentSize=\"300 200\"", pad)
    #expect(try frames(own) == [[260, 492, 300, 200], [0, 0, 300, 200]])
    #expect(try frames(detail("kind=\"present\"", pad))[0] == [74, 34, 672, 1116])
  }

  @Test func popoversAreBesideTheirAnchors() throws {
    let pad = PreviewEnvironment(device: Self.pad)
    let size = "preferredContentSize=\"200 100\""
    #expect(try frames(detail("kind=\"popover\" \(size)", pad))[0] == [30, 253, 200, 100])
    let left = try detail("kind=\"popover\" permittedArrowDirections=\"left\"", pad, of: size)
    #expect(try frames(left)[0] == [173, 170, 200, 100])
    #expect(left.picture.children.count == 4, "with an arrow")
    // On a phone it is a sheet.
    let sheet = try detail("kind=\"popover\" \(size)")
    #expect(try frames(sheet)[0] == [0, 69, 393, 783] && sheet.picture.children.count == 3)
  }

  @Test func whatIsBehindCannotBeClicked() throws {
    let picture = try detail("kind=\"present\" detents=\"medium\"").picture
    func views(_ picture: ViewPicture) -> Set<Int> {
      picture.children.reduce(into: Set([picture.view].compactMap(\.self))) { $0.formUnion(views($1)) }
    }
    #expect(!picture.children[0].children.isEmpty && views(picture.children[0]).isEmpty)
    #expect(views(picture.children[2]) == [0, 1])
  }

  /// A screen that presents a thousand others is not drawn behind each of them.
  @Test func manySheetsOverALargeScreenTakeLinearTime() throws {
    let growth = ProcessorTime.growth(from: 100, below: 8) { count in
      let buttons = (0..<count).map {
        "<button top=\"0\" left=\"0\"><segue kind=\"present\" detents=\"medium\" destination=\"d\($0)\"/></button>"
      }
      let others = (0..<count).map { "<viewController id=\"d\($0)\"><view/></viewController>" }
      let text =
        "<scenes initialViewController=\"home\"><viewController id=\"home\"><view>\(buttons.joined())</view>"
        + "</viewController>\(others.joined())</scenes>"
      let graph = Compiler().graph(of: [SceneFile(path: "Main.scene", bytes: Array(text.utf8))]).graph
      let preview = Preview(graph, findsProblems: false)
      return { _ = preview.screens(in: PreviewEnvironment()).map { PreviewSheet([$0]).svg.count } }
    }
    #expect(growth < 8)
  }

  @Test(arguments: [
    "kind=\"present\" modalPresentationStyle=\"fullScreen\"",
    "kind=\"present\" modalPresentationStyle=\"overFullScreen\"",
    "kind=\"show\"",
  ])
  func whatFillsTheScreenIsNoSheet(segue: String) throws {
    #expect(try frames(detail(segue))[0] == [0, 0, 393, 852])
  }

  @Test func whatIsInAPresentedContainerIsASheet() throws {
    let scene = """
      <scenes initialViewController="home">
        <viewController id="home"><view/><segue kind="present" identifier="edit" destination="flow"/></viewController>
        <navigationController id="flow">
          <segue kind="relationship" relationship="rootViewController" destination="form"/>
        </navigationController>
        <viewController id="form">
          <view><view id="box" pin="safeArea"/></view>
          <segue kind="push" identifier="more" destination="more"/>
        </viewController>
        <viewController id="more"><view><view id="box" pin="safeArea"/></view></viewController>
      </scenes>
      """
    let graph = Compiler().graph(of: [SceneFile(path: "Main.scene", bytes: Array(scene.utf8))]).graph
    let screens = Preview(graph).screens(in: PreviewEnvironment())
    for name in ["form", "more"] {
      let screen = try #require(screens.first { $0.controller == name })
      #expect(try frames(screen) == [[0, 69, 393, 783], [0, 44, 393, 705]], "\(name)")
    }
  }

  /// A view of the file that is a stack view arranges the views of what uses it.
  @Test func usedStackViewsArrangeTheirViews() throws {
    let scene = """
      <scenes initialViewController="home">
        <stackView id="column" axis="vertical" spacing="6">
          <view height="20"/>
          <view height="30"/>
        </stackView>
        <viewController id="home"><view><view id="used" use="column" top="100" leading="0" trailing="0"/></view></viewController>
      </scenes>
      """
    let graph = Compiler().graph(of: [SceneFile(path: "Main.scene", bytes: Array(scene.utf8))]).graph
    let screen = try #require(Preview(graph).screens(in: PreviewEnvironment()).first { $0.controller == "home" })
    let used = try #require(screen.views.first { $0.id == "used" })
    #expect(used.frame == LayoutRect(x: 0, y: 100, width: 393, height: 56))
  }

  @Test func whatIsReachedInAnotherWayIsNoSheet() throws {
    let more = "<segue kind=\"show\" identifier=\"show\" destination=\"detail\"/>"
    #expect(try frames(detail("kind=\"present\"", more: more))[0] == [0, 0, 393, 852])
    #expect(try frames(detail("kind=\"present\"", of: "modalPresentationStyle=\"fullScreen\""))[0] == [0, 0, 393, 852])
  }

  @Test func whatAnAppStartsWithIsNoSheet() throws {
    let scene = """
      <scenes initialViewController="home">
        <viewController id="home"><view/><segue kind="present" identifier="a" destination="other"/></viewController>
        <viewController id="other"><view/><segue kind="present" identifier="b" destination="home"/></viewController>
      </scenes>
      """
    let graph = Compiler().graph(of: [SceneFile(path: "Main.scene", bytes: Array(scene.utf8))]).graph
    let screens = Preview(graph).screens(in: PreviewEnvironment())
    #expect(screens.map(\.views[0].frame.top) == [0, 69])
  }

  @Test func aControllerThatPresentsItselfEnds() throws {
    let scene = """
      <scenes initialViewController="home">
        <viewController id="home"><view/><segue kind="present" identifier="a" destination="one"/></viewController>
        <viewController id="one"><view/><segue kind="present" identifier="b" destination="two"/></viewController>
        <viewController id="two"><view/><segue kind="present" identifier="c" destination="two"/></viewController>
      </scenes>
      """
    let graph = Compiler().graph(of: [SceneFile(path: "Main.scene", bytes: Array(scene.utf8))]).graph
    #expect(Preview(graph).screens(in: PreviewEnvironment()).count == 3)
  }

  // MARK: Columns

  private static let split = """
    <scenes initialViewController="mail">
      <splitViewController id="mail" ATTRIBUTES>
        <segue kind="relationship" relationship="secondaryViewController" destination="messageFlow"/>
        <segue kind="relationship" relationship="primaryViewController" destination="folders"/>
      </splitViewController>
      <viewController id="folders"><view><view id="box" pin="safeArea"/></view></viewController>
      <navigationController id="messageFlow">
        <segue kind="relationship" relationship="rootViewController" destination="message"/>
      </navigationController>
      <viewController id="message"><view><view id="note" pin="safeArea"/></view></viewController>
    </scenes>
    """

  /// The frames of all views of the split view controller, the root views among them.
  private func columns(_ environment: PreviewEnvironment, _ attributes: String = "") throws -> [[Double]] {
    let text = Self.split.replacing("ATTRIBUTES", with: attributes)
    let graph = Compiler().graph(of: [SceneFile(path: "Main.scene", bytes: Array(text.utf8))]).graph
    let screens = Preview(graph).screens(in: environment)
    #expect(screens.map(\.controller) == ["mail", "folders", "message"])
    return screens[0].views.map { [$0.frame.left, $0.frame.top, $0.frame.size.width, $0.frame.size.height] }
  }

  @Test func columnsAreBesideEachOtherOnTablets() throws {
    let pad = PreviewEnvironment(device: Self.pad, isLandscape: true)
    #expect(
      try columns(pad) == [[0, 0, 320, 820], [0, 24, 320, 776], [320, 0, 860, 820], [0, 68, 860, 732]])
    let wide = try columns(pad, "minimumPrimaryColumnWidth=\"400\"")
    #expect(wide[0] == [0, 0, 400, 820] && wide[2] == [400, 0, 780, 820])
    let mirrored = try columns(PreviewEnvironment(device: Self.pad, isLandscape: true, isRightToLeft: true))
    #expect(mirrored[0] == [860, 0, 320, 820] && mirrored[2] == [0, 0, 860, 820])
  }

  /// On a canvas the box of a container has no screen, and those in its columns have the bars around them.
  @Test func columnsHaveTheirOwnScreensOnACanvas() throws {
    let text = Self.split.replacing("ATTRIBUTES", with: "")
    let graph = Compiler().graph(of: [SceneFile(path: "Main.scene", bytes: Array(text.utf8))]).graph
    let screens = Preview(graph).canvas(in: PreviewEnvironment())
    #expect(screens.map(\.position.line) == [6, 10])
    #expect(screens[1].picture.children.count == 2, "with the navigation bar")
    let document = Preview(graph, canvas: DocumentCanvas()).screens(in: PreviewEnvironment())
    #expect(document.map(\.controller) == ["folders", "message"])
  }

  @Test func aPhoneShowsTheColumnOnTop() throws {
    #expect(try columns(PreviewEnvironment()) == [[0, 0, 393, 852], [0, 103, 393, 715]])
  }
}
