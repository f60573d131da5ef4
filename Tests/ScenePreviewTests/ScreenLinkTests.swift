import SceneCompiler
import SceneDiagnostics
import Testing
import UIKitFacts

@testable import ScenePreview

/// Where the parts of a screen lead: views, items of bars, tabs, menus, gestures, swaps and pages.
struct ScreenLinkTests {
  private func screens(_ content: String, _ environment: PreviewEnvironment = PreviewEnvironment()) -> [Screen] {
    let file = SceneFile(path: "Main.scene", bytes: Array("<scenes>\(content)</scenes>".utf8))
    return Preview(Compiler().graph(of: [file]).graph, describesConstraints: true).screens(in: environment)
  }

  private func screen(
    _ name: String, _ content: String, _ environment: PreviewEnvironment = PreviewEnvironment()
  ) throws -> Screen {
    try #require(screens(content, environment).first { $0.controller == name })
  }

  private static func relationship(_ relationship: String, _ destination: String) -> String {
    "<segue kind=\"relationship\" relationship=\"\(relationship)\" destination=\"\(destination)\"/>"
  }

  // MARK: Bars

  private static let stack = """
    <navigationController id="nav" toolbarHidden="false">\(relationship("rootViewController", "home"))</navigationController>
    <viewController id="home" title="Home"><view><label id="low" text="a" leading="0" bottom="safeArea"/></view>
      <barButtonItem id="next" placement="right" title="Next"><segue kind="push" destination="detail"/></barButtonItem>
      <barButtonItem placement="left" systemImage="plus" accessibilityLabel="Add"/>
      <barButtonItem id="help" placement="toolbar" title="Help"><segue kind="present" destination="help"/></barButtonItem>
      <barButtonItem placement="toolbar" systemItem="flexibleSpace"/>
      <barButtonItem placement="toolbar" systemItem="trash"/>
      <barButtonItem placement="toolbar">
        <button title="Me" width="40" height="40"><segue kind="present" destination="help"/></button>
      </barButtonItem>
    </viewController>
    <viewController id="detail"><view/></viewController>
    <viewController id="help"><view/></viewController>
    """

  @Test func itemsOfBarsAreLinks() throws {
    let home = try screen("home", Self.stack)
    #expect(home.barItems.map(\.title) == ["Next", "Add", "Help", "trash", ""])
    #expect(home.barItems.map { $0.link?.destination } == ["detail", nil, "help", nil, "help"])
    #expect(home.barItems.map(\.id) == ["next", nil, "help", nil, nil])
    #expect(home.codeSegues == [])
    let frames = home.barItems.map(\.frame)
    #expect(frames[0].top == 59 && frames[0].size.height == 44 && frames[0].right == 385)
    #expect(frames[2].left == 16 && frames[2].top == 852 - 34 - 44)
    // A flexible space takes what is left.
    #expect(abs(frames[4].right - 377) < 0.01 && frames[3].right < frames[4].left)
  }

  @Test func aToolbarCoversTheSafeArea() throws {
    #expect(try screen("home", Self.stack).safeArea == LayoutInsets(top: 103, left: 0, bottom: 34 + 44, right: 0))
    let hidden = Self.stack.replacing(" toolbarHidden=\"false\"", with: "")
    #expect(try screen("home", hidden).safeArea.bottom == 34)
    #expect(try screen("home", hidden).barItems.map(\.title) == ["Next", "Add"])
  }

  @Test func theButtonBackLeadsToWhatPushed() throws {
    let detail = try screen("detail", Self.stack)
    #expect(detail.barItems.map(\.link) == [ScreenLink(destination: "home", kind: "back")])
    #expect(detail.barItems[0].frame.left == 8)
    let mirrored = try screen("detail", Self.stack, PreviewEnvironment(isRightToLeft: true))
    #expect(mirrored.barItems[0].frame.right == 385)
  }

  private static let tabs = """
    <tabBarController id="tabs">
      \(relationship("viewControllers", "nav"))\(relationship("viewControllers", "second"))
    </tabBarController>
    <viewController id="second"><tabBarItem title="Two"/><view/></viewController>
    """ + stack

  @Test func tabsLeadToWhatTheyShowFirst() throws {
    let second = try screen("second", Self.tabs)
    #expect(second.barItems.map(\.title) == ["Home", "Two"])
    #expect(second.barItems.map { $0.link?.destination } == ["home", "second"])
    #expect(second.barItems.map(\.frame.left) == [0, 196.5])
    let mirrored = try screen("second", Self.tabs, PreviewEnvironment(isRightToLeft: true))
    #expect(mirrored.barItems.map(\.frame.left) == [196.5, 0], "the first tab is at the leading side")
    let home = try screen("home", Self.tabs)
    #expect(home.safeArea.bottom == 34 + 49 + 44)
    let help = try #require(home.barItems.first { $0.id == "help" })
    #expect(help.frame.bottom == 852.0 - 34 - 49, "above the tab bar")
  }

  /// What does not fit is in a list, which the last tab shows.
  @Test(arguments: [
    (5, "iPhone 16", ["T0", "T1", "T2", "T3", "T4"]), (6, "iPhone 16", ["T0", "T1", "T2", "T3", "More"]),
    (8, "iPad", (0..<8).map { "T\($0)" }), (9, "iPad", (0..<7).map { "T\($0)" } + ["More"]),
  ])
  func aTabBarHasRoomForSoManyTabs(count: Int, device: String, titles: [String]) throws {
    let names = (0..<count).map { "t\($0)" }
    let tabs = names.map { Self.relationship("viewControllers", $0) }.joined()
    let controllers = names.map { "<viewController id=\"\($0)\" title=\"\($0.uppercased())\"><view/></viewController>" }
    let environment = PreviewEnvironment(device: try #require(Device.named(device)))
    let scene = "<tabBarController id=\"tabs\">\(tabs)</tabBarController>\(controllers.joined())"
    let last = try screen("t\(count - 1)", scene, environment)
    #expect(last.barItems.map(\.title) == titles)
    #expect(last.barItems.map { $0.link?.destination } == titles.map { $0 == "More" ? nil : $0.lowercased() })
    #expect(last.barItems.last?.frame.right == environment.device.size(isLandscape: false).width)
  }

  @Test func popoversPointAtItemsOfBars() throws {
    let scene = Self.stack.replacing(
      "kind=\"present\" destination=\"help\"", with: "kind=\"popover\" destination=\"help\"")
    let pad = try #require(Device.named("iPad"))
    let help = try screen("help", scene, PreviewEnvironment(device: pad))
    let home = try screen("home", scene, PreviewEnvironment(device: pad))
    let item = try #require(home.barItems.first { $0.id == "help" })
    let frame = help.views[0].frame
    #expect(frame.size.width < 500 && frame.bottom <= item.frame.top)
  }

  // MARK: Gestures, menus and keys

  @Test func gesturesMenusAndKeysPerformSegues() throws {
    let scene = """
      <viewController id="home"><view>
        <imageView id="photo" top="100" leading="0" size="40 40"><tapGestureRecognizer><segue kind="present" destination="help"/></tapGestureRecognizer></imageView>
        <button id="more" title="More" top="200" leading="0"><menu>
          <menuItem title="Share"><segue kind="present" identifier="share" destination="help"/></menuItem></menu></button>
      </view>
        <keyCommand input="h" modifierFlags="command" discoverabilityTitle="Help"><segue kind="present" destination="help"/></keyCommand>
        <segue kind="present" identifier="code" destination="help"/>
      </viewController>
      <viewController id="help"><view/></viewController>
      """
    let home = try screen("home", scene)
    #expect(home.views.first { $0.id == "photo" }?.link?.destination == "help")
    #expect(home.views.first { $0.id == "more" }?.link == nil)
    #expect(
      home.codeSegues.map(\.trigger).sorted { ($0 ?? "") < ($1 ?? "") } == [nil, "keyCommand Help", "menuItem Share"])
  }

  @Test func anAccessoryIsNoCell() throws {
    let scene = """
      <tableViewController id="home"><tableView>
        <tableViewSection><tableViewCell id="row" text="Row" accessoryType="detailButton">
          <segue kind="present" trigger="accessoryAction" destination="help"/>
        </tableViewCell></tableViewSection>
      </tableView></tableViewController>
      <viewController id="help"><view/></viewController>
      """
    let home = try screen("home", scene)
    #expect(home.views.first { $0.id == "row" }?.link == nil)
    #expect(home.codeSegues.map(\.trigger) == ["accessory of tableViewCell row"])
  }

  // MARK: What container views show

  private static let swapped = """
    <navigationController id="nav">\(relationship("rootViewController", "home"))</navigationController>
    <viewController id="home"><view>
      <label id="faulty" text="A text that is longer" top="500" leading="0" width="20"/>
      <containerView id="slot" top="safeArea" leading="0" trailing="0" height="100">
        <segue kind="embed" identifier="a" destination="one" initial="true"/>
        <segue kind="embed" identifier="b" destination="two"/>
      </containerView>
    </view></viewController>
    <viewController id="one"><view><button id="go" title="Go" top="0" leading="0"><segue kind="push" destination="detail"/></button>
      <label id="in1" text="1" top="50" leading="0"/></view></viewController>
    <viewController id="two"><view><label id="in2" text="Too long a text" top="0" leading="0" width="10"/></view>
      <segue kind="present" identifier="help" destination="help"/></viewController>
    <viewController id="detail"><view/></viewController>
    <viewController id="help"><view/></viewController>
    """

  @Test func swappedChildrenHaveScreensThatShowThem() throws {
    let all = screens(Self.swapped)
    #expect(all.map(\.controller) == ["home", "two", "detail", "help"])
    let (home, two) = (all[0], all[1])
    #expect(home.views.contains { $0.id == "in1" } && !home.views.contains { $0.id == "in2" })
    #expect(two.views.contains { $0.id == "in2" } && !two.views.contains { $0.id == "in1" })
    let slot = try #require(two.views.firstIndex { $0.id == "slot" })
    #expect(two.views.first { $0.parent == slot }?.frame.size == LayoutSize(width: 393, height: 100))
    #expect(home.codeSegues == [ScreenLink(destination: "two", kind: "embed", identifier: "b")])
    #expect(two.codeSegues.map(\.destination) == ["home", "help"], "\(two.codeSegues)")
  }

  @Test func onlyTheFindingsOfTheChildAreRepeated() {
    let all = screens(Self.swapped)
    #expect(all[0].findings.map { all[0].views[$0.view].id } == ["faulty"])
    #expect(all[1].findings.map { all[1].views[$0.view].id } == ["in2"])
  }

  @Test func whatAnEmbeddedChildPushesHasItsBar() throws {
    let detail = try screen("detail", Self.swapped)
    #expect(detail.safeArea.top == 103)
    #expect(detail.barItems.map { $0.link?.destination } == ["home"])
  }

  @Test func whatAChildOfAChildPushesLeadsBackToTheScreen() throws {
    let scene = """
      <navigationController id="nav">\(Self.relationship("rootViewController", "home"))</navigationController>
      <viewController id="home"><view><containerView id="a" top="safeArea" leading="0" size="100 100">
        <segue kind="embed" destination="one"/></containerView></view></viewController>
      <viewController id="one"><view><containerView id="b" top="0" leading="0" size="50 50">
        <segue kind="embed" destination="two"/></containerView></view></viewController>
      <viewController id="two"><view/><segue kind="push" identifier="go" destination="detail"/></viewController>
      <viewController id="detail"><view/></viewController>
      """
    #expect(try screen("detail", scene).barItems.map { $0.link?.destination } == ["home"])
    #expect(try screen("home", scene).codeSegues.map(\.destination) == ["detail"])
  }

  @Test func withoutAnInitialChildAContainerIsEmpty() throws {
    let scene = Self.swapped.replacing(" initial=\"true\"", with: "")
    let all = screens(scene)
    #expect(all.map(\.controller) == ["home", "one", "two", "detail", "help"])
    #expect(!all[0].views.contains { $0.id == "in1" } && all[1].views.contains { $0.id == "in1" })
  }

  private static let pages = """
    <viewController id="home"><view>
      <containerView id="slot" top="safeArea" leading="0" trailing="0" bottom="safeArea">
        <segue kind="embed" destination="pages"/>
      </containerView>
    </view></viewController>
    <pageViewController id="pages">\(relationship("viewControllers", "one"))\(relationship("viewControllers", "two"))</pageViewController>
    <viewController id="one"><view><label id="in1" text="1" top="0" leading="0"/></view></viewController>
    <viewController id="two"><view><label id="in2" text="2" top="0" leading="0"/></view></viewController>
    """

  @Test func pagesLeadToEachOther() throws {
    let all = screens(Self.pages)
    #expect(all.map(\.controller) == ["home", "two"])
    #expect(all[0].views.contains { $0.id == "in1" } && all[1].views.contains { $0.id == "in2" })
    #expect(all[0].codeSegues == [ScreenLink(destination: "two", kind: "page")])
    #expect(all[1].codeSegues == [ScreenLink(destination: "home", kind: "page")])
  }

  /// Wrong scenes are drawn, too.
  @Test(arguments: [
    Self.relationship("viewControllers", "a"),
    Self.relationship("viewControllers", "b") + Self.relationship("viewControllers", "a"),
  ])
  func pagesThatContainThemselvesEnd(segues: String) {
    let scene = """
      <pageViewController id="a">\(segues)\(Self.relationship("viewControllers", "page"))</pageViewController>
      <pageViewController id="b">\(Self.relationship("viewControllers", "a"))</pageViewController>
      <viewController id="page"><view><containerView id="slot" top="0" leading="0" size="9 9">
        <segue kind="embed" destination="a"/></containerView></view></viewController>
      <viewController id="home"><view><containerView id="own" top="0" leading="0" size="9 9">
        <segue kind="embed" destination="b"/></containerView></view></viewController>
      """
    #expect(screens(scene).contains { $0.controller == "home" })
  }

  @Test func aPageControllerInPagesIsLookedThrough() throws {
    let scene =
      Self.pages.replacing(
        Self.relationship("viewControllers", "two"), with: Self.relationship("viewControllers", "inner")
      ) + """
        <pageViewController id="inner">\(Self.relationship("viewControllers", "two"))</pageViewController>
        """
    #expect(screens(scene).map(\.controller) == ["home", "two"])
    #expect(try screen("two", scene).views.contains { $0.id == "in2" })
  }

  @Test func pagesBelowABarHaveTheBarOfTheirController() throws {
    let scene = """
      <navigationController id="nav">\(Self.relationship("rootViewController", "pages"))</navigationController>
      <pageViewController id="pages" title="Tour">
        \(Self.relationship("viewControllers", "one"))\(Self.relationship("viewControllers", "two"))
        <barButtonItem placement="right" title="Skip"/>
      </pageViewController>
      <viewController id="one"><view/></viewController>
      <viewController id="two"><view/></viewController>
      """
    for name in ["one", "two"] {
      let page = try screen(name, scene)
      #expect(page.safeArea.top == 103 && page.barItems.map(\.title) == ["Skip"])
    }
  }

  // MARK: Constraints

  @Test func viewsSayTheirConstraints() throws {
    let scene = """
      <viewController id="home"><view>
        <label id="a" text="A" top="16" leading="safeArea 8" height=">=44 @750"/>
        <view id="b" top="a.bottom + 8" leading="a.leading" width="a.width * 2" height="100"/>
      </view></viewController>
      """
    let home = try screen("home", scene)
    let (first, second) = try (
      #require(home.views.first { $0.id == "a" }), #require(home.views.first { $0.id == "b" })
    )
    #expect(
      Set(first.constraints) == [
        "top = superview.top + 16", "leading = superview.safeArea.leading + 8", "height ≥ 44 @750",
        "b.top = bottom + 8",
        "b.leading = leading", "b.width = width × 2",
      ], "\(first.constraints)")
    #expect(second.constraints.contains("height = 100") && second.constraints.contains("top = a.bottom + 8"))
  }
}
