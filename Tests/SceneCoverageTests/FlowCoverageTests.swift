import SceneCompiler
import SceneCoverage
import SceneDiagnostics
import Testing

/// Which controllers and segues of a shop its runs have seen.
struct FlowCoverageTests {
  private static let shop = """
    <scenes initialViewController="shop">
      <navigationController id="shop">
        <segue kind="relationship" relationship="rootViewController" destination="list"/>
      </navigationController>
      <viewController id="list" customClass="ListController">
        <view>
          <button id="cartButton" title="Cart"><segue kind="push" destination="cart"/></button>
          <button title="More"><segue kind="present" identifier="more" destination="about"/></button>
        </view>
        <segue kind="present" identifier="help" destination="about"/>
      </viewController>
      <viewController id="cart" customClass="CartController">
        <parameter name="count" type="Int"/>
        <parameter name="title" type="String" default="none"/>
        <segue kind="unwind" identifier="close" unwindAction="closed(_:)"/>
      </viewController>
      <viewController id="about" customClass="AboutController"/>
      <viewController id="lost" customClass="LostController"/>
    </scenes>
    """

  private func coverage(_ scene: String = shop, _ events: FlowRecord.Event...) -> FlowCoverage {
    let file = SceneFile(path: "Shop.scene", text: scene)
    return FlowCoverage(Compiler().map([file]).map, [FlowRecord(events: events)])
  }

  private func segue(_ source: String, to destination: String = "", _ identifier: String = "") -> FlowRecord.Event {
    .segue(
      source: source, type: "\(source.prefix(1).uppercased())\(source.dropFirst())Controller",
      destination: destination, identifier: identifier)
  }

  @Test func nothingIsSeenWithoutEvents() {
    let coverage = coverage()
    #expect(coverage.controllers == FlowCoverage.Share(declared: 5, seen: 0))
    #expect(coverage.segues == FlowCoverage.Share(declared: 3, seen: 0), "relationships do not count")
    #expect(coverage.unwinds == FlowCoverage.Share(declared: 1, seen: 0))
    #expect(coverage.percent == 0)
  }

  @Test func controllersAreFoundByTheirIDsInAnySpelling() {
    let coverage = coverage(
      Self.shop, .controller(id: "list", type: "ListController"), .controller(id: "Cart", type: "UIViewController"),
      .controller(id: "nobody", type: "AboutController"), .controller(id: "nobody", type: "Nobody"))
    #expect(coverage.map.controllers.map(\.timesShown) == [0, 1, 1, 1, 0])
  }

  @Test func seguesAreToldApartByIdentifiersAndDestinations() {
    #expect(performed(coverage(Self.shop, segue("list", to: "cart"))) == [1, 0, 0, 0])
    #expect(performed(coverage(Self.shop, segue("list", to: "about", "help"))) == [0, 0, 1, 0])
    // An identifier of another segue, another destination, another source.
    #expect(performed(coverage(Self.shop, segue("list", to: "about"))) == [0, 0, 0, 0])
    #expect(performed(coverage(Self.shop, segue("list", to: "cart", "help"))) == [0, 0, 0, 0])
    #expect(performed(coverage(Self.shop, segue("cart", to: "about", "help"))) == [0, 0, 0, 0])
    // Where an unwind segue leads is known at run time only.
    #expect(performed(coverage(Self.shop, segue("cart", to: "list", "close"))) == [0, 0, 0, 1])
    #expect(performed(coverage(Self.shop, segue("cart", "close"))) == [0, 0, 0, 1])
  }

  private func performed(_ coverage: FlowCoverage) -> [Int] { coverage.map.segues.compactMap(\.timesPerformed) }

  @Test func whatNothingTellsApartCountsTogether() {
    let twins = """
      <scenes initialViewController="list">
        <viewController id="list">
          <view>
            <button><segue kind="present" destination="about"/></button>
            <button><segue kind="present" destination="about"/></button>
          </view>
        </viewController>
        <viewController id="about"/>
      </scenes>
      """
    #expect(performed(coverage(twins, segue("list", to: "about"))) == [1, 1])
  }

  @Test func theShareIsRoundedDown() {
    let all = [FlowRecord.Event.controller(id: "list", type: ""), .controller(id: "cart", type: "")]
    #expect(FlowCoverage(coverage().map, [FlowRecord(events: all), FlowRecord(events: all)]).percent == 22)
    #expect(coverage("<scenes/>").percent == 100)
  }

  @Test func theTextSaysWhatIsMissingAndTheWay() {
    let seen = coverage(
      Self.shop, .controller(id: "shop", type: ""), .controller(id: "list", type: ""),
      .controller(id: "about", type: ""), segue("list", to: "about", "help"), segue("list", to: "about", "more"))
    #expect(
      seen.text == """
        Flow coverage: 55 %

        Shop.scene:7:45: never performed: the push segue from 'list' to 'cart'
          way: shop → list
        Shop.scene:12:4: 'cart' is never shown
          way: shop → list → cart by 'cartButton'
        Shop.scene:15:6: never performed: the unwind segue 'close' from 'cart'
          way: shop → list → cart by 'cartButton'
        Shop.scene:18:4: 'lost' is never shown

        Controllers: 3 of 5
        Segues: 2 of 3
        Unwind segues: 0 of 1
        Hooks: 0 of 1

        """)
  }

  // MARK: Hooks

  private static let tabs = """
    <scenes initialViewController="tabs">
      <tabBarController id="tabs" customClass="TabsController">
        <segue kind="relationship" relationship="viewControllers" destination="item"/>
        <segue kind="relationship" relationship="viewControllers" destination="list"/>
      </tabBarController>
      <viewController id="list" customClass="ListController">
        <view>
          <button><segue kind="present" identifier="open" destination="item"/></button>
          <button><segue kind="present" identifier="about" destination="about"/></button>
        </view>
      </viewController>
      <viewController id="item" customClass="ItemController"><parameter name="number" type="Int"/></viewController>
      <viewController id="about"/>
    </scenes>
    """

  @Test func aHookIsCalledWithItsSegue() {
    let none = coverage(Self.tabs, .controller(id: "list", type: ""), segue("list", to: "about", "about"))
    #expect(none.map.segues.map(\.hook) == ["makeItem(forTabs:)", nil, "makeItem(forOpen:)", nil])
    #expect(none.hooks == FlowCoverage.Share(declared: 2, seen: 0))
    #expect(none.text.hasSuffix("\nHooks: 0 of 2\n"))
    #expect(coverage(Self.tabs, segue("list", to: "item", "open")).hooks == FlowCoverage.Share(declared: 2, seen: 1))
    #expect(none.json.text.contains("\"hooks\": {"))
  }

  @Test func theHookOfAChildIsCalledWhenItsContainerIsShown() {
    #expect(coverage(Self.tabs, .controller(id: "tabs", type: "")).hooks.seen == 1)
    #expect(coverage(Self.tabs, .controller(id: "item", type: "")).hooks.seen == 0)
  }

  // MARK: Runs

  @Test func runsAreTheWaysOfAppsEachOnce() {
    let start = FlowRecord.Event.controller(id: "list", type: "")
    let file = SceneFile(path: "Shop.scene", text: Self.shop)
    let open = [FlowRecord.Event.app, start, segue("list", to: "cart"), .controller(id: "cart", type: "")]
    let records = [
      FlowRecord(events: [.app, start] + open + [.app]),
      // Before the first app, and what no scene declares.
      FlowRecord(events: [start, .app, .controller(id: "nobody", type: "Nobody"), segue("list", to: "nobody")] + open),
    ]
    #expect(
      FlowCoverage(Compiler().map([file]).map, records).runs == [
        FlowRun(steps: [.controller(1), .segue(1), .controller(2)], count: 2),
        FlowRun(steps: [.controller(1)], count: 2),
      ])
  }

  @Test func theOrderOfRunsIsNotThatOfTests() {
    let (list, cart) = (
      FlowRecord.Event.controller(id: "list", type: ""), FlowRecord.Event.controller(id: "cart", type: "")
    )
    let one = coverage(Self.shop, .app, list, .app, cart, .app, segue("list", to: "cart"))
    let other = coverage(Self.shop, .app, segue("list", to: "cart"), .app, cart, .app, list)
    #expect(one.runs == other.runs && one.runs.count == 3)
    #expect(one.runs.map(\.steps) == [[.controller(1)], [.controller(2)], [.segue(1)]])
  }

  @Test func unwindSeguesAreNoWays() {
    let scene = """
      <scenes initialViewController="a">
        <viewController id="a">
          <segue kind="unwind" identifier="back" unwindAction="closed(_:)" destination="b"/>
        </viewController>
        <viewController id="b"/>
      </scenes>
      """
    #expect(coverage(scene).text.contains("'b' is never shown\n\n"))
    let shown = scene.replacing("kind=\"unwind\"", with: "kind=\"present\"")
      .replacing(" unwindAction=\"closed(_:)\"", with: "")
    #expect(coverage(shown).text.contains("'b' is never shown\n  way: a → b by 'back' in code\n"))
  }

  @Test func lcovHasTheLinesOfTheScene() {
    let seen = coverage(Self.shop, .controller(id: "list", type: ""), .controller(id: "list", type: ""))
    #expect(
      seen.lcov == """
        TN:scenec_flow
        SF:Shop.scene
        DA:2,0
        DA:5,2
        DA:7,0
        DA:8,0
        DA:10,0
        DA:12,0
        DA:15,0
        DA:17,0
        DA:18,0
        LF:9
        LH:1
        end_of_record

        """)
  }

  @Test func theLeastCountOfALineStands() {
    let line = #"<scenes><viewController id="a"/><viewController id="b"/></scenes>"#
    for id in ["a", "b"] {
      #expect(coverage(line, .controller(id: id, type: "")).lcov.contains("DA:1,0\n"), "\(id)")
    }
    let both = coverage(
      line, .controller(id: "a", type: ""), .controller(id: "b", type: ""), .controller(id: "b", type: ""))
    #expect(both.lcov.contains("DA:1,1\n"))
  }

  @Test func jsonHasTheFiguresAndTheGaps() {
    let text = coverage(Self.shop, segue("list", to: "cart")).json.text
    #expect(text.contains(#""percent": 11"#))
    #expect(text.contains(#""message": "'lost' is never shown""#))
    #expect(text.contains(#""way": null"#), "nothing leads to what is lost")
    #expect(text.contains(#""times": 1"#))
  }

  @Test func testsGoTheShortestWay() {
    #expect(
      coverage(Self.shop, segue("list", to: "about", "more")).tests(module: "Store") == """
        // Made by scenec coverage: the parts of the flow that no recorded run has seen. Change it as you like.
        import HeadlessUIKitTesting
        import Testing

        @testable import Store

        @MainActor @Suite struct MissingFlowTests {
          @Test("The push segue from 'list' to 'cart'")
          func gap1() throws {
            let app = HeadlessApp(root: ShopScenes.instantiateInitialViewController())
            try app.tap(app.find(ListController.self).scene.cartButton)
          }

          @Test("The present segue 'help' from 'list' to 'about'")
          func gap2() throws {
            let app = HeadlessApp(root: ShopScenes.instantiateInitialViewController())
            try app.find(ListController.self).scene.performHelp()
          }

          @Test("The unwind segue 'close' from 'cart'")
          func gap3() throws {
            let app = HeadlessApp(root: ShopScenes.instantiateInitialViewController())
            try app.tap(app.find(ListController.self).scene.cartButton)
            try app.find(CartController.self).scene.performClose()
          }
        }

        """)
    // The method has the name that the generated scene gives it.
    let spelled = Self.shop.replacing("identifier=\"help\"", with: "identifier=\"show-help page\"")
    #expect(coverage(spelled).tests(module: nil).contains("scene.performShowHelpPage()"))
    let needs = Self.shop.replacing("initialViewController=\"shop\"", with: "initialViewController=\"cart\"")
    #expect(coverage(needs).tests(module: nil).contains("instantiateInitialViewController(count: <#Int#>))"))
    #expect(coverage(needs).tests(module: nil).contains("@testable import App\n"))
  }
}
