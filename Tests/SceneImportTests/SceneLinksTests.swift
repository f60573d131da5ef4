import SceneDiagnostics
import SceneImport
import Testing

struct SceneLinksTests {
  private static let document =
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" "#

  private static func scene(_ contents: String) -> String {
    "<scene sceneID=\"s\"><objects>\(contents)</objects></scene>"
  }

  private func run(
    _ text: String, _ storyboards: [String: ImportedStoryboard] = [:], _ classes: AppClasses? = nil
  ) -> Importer.Result {
    var options = Importer.Options()
    (options.storyboards, options.classes) = (storyboards, classes)
    return Importer.run(
      SceneFile(path: "Main.storyboard", text: text), named: "Main.storyboard",
      scenePath: "Main.scene", options)
  }

  @Test func referencesLeadToScenesThatAreImportedTogether() {
    let shop = Importer.run(
      SceneFile(
        path: "Shop.storyboard",
        text: Self.document + "><scenes>"
          + Self.scene(#"<viewController storyboardIdentifier="Cart Screen" id="c" customClass="Cart"/>"#)
          + "</scenes></document>"),
      named: "Shop.storyboard", scenePath: "Shop.scene", Importer.Options())
    #expect(shop.identifiers == ["Cart Screen": "cartScreen"])
    let main =
      Self.document + #"initialViewController="v"><scenes>"#
      + Self.scene(
        """
        <viewController id="v" customClass="Menu"><connections>\
        <segue destination="p" kind="show" identifier="cart" id="e"/></connections></viewController>
        """)
      + Self.scene(
        #"<viewControllerPlaceholder storyboardName="Shop" referencedIdentifier="Cart Screen" id="p"/>"#)
      + "</scenes></document>"
    #expect(run(main).text.contains(#"storyboardName="Shop""#))
    let scene = SceneFile(path: "Shop.scene", bytes: shop.scene ?? [])
    let linked = run(main, ["Shop": ImportedStoryboard(scene: scene, identifiers: shop.identifiers)])
    #expect(linked.errors.map(\.message) == [])
    #expect(linked.text.contains(#"sceneName="Shop""#))
    #expect(linked.text.contains(#"referencedIdentifier="cartScreen""#))
    #expect(!linked.text.contains("storyboardName"))
  }

  @Test(arguments: [
    (#"storyboardName="Shop" referencedIdentifier="Cart""#, #"referencedIdentifier="cart""#),
    (#"storyboardName="Shop""#, #"sceneName="Shop""#),
    (#"storyboardName="Shop" referencedIdentifier="Basket""#, #"storyboardName="Shop""#),
    (
      #"storyboardName="Shop" referencedIdentifier="Cart" bundleIdentifier="com.example.Kit""#,
      #"storyboardName="Shop""#
    ),
    (#"storyboardName="Store" referencedIdentifier="Cart""#, #"storyboardName="Store""#),
  ])
  func onlyKnownControllersOfTheAppAreLinked(reference: String, expected: String) {
    let text = Self.document + "><scenes>" + Self.scene("<viewControllerPlaceholder \(reference) id=\"p\"/>")
    let scene = SceneFile(
      path: "Shop.scene", text: "<scenes initialViewController=\"cart\"><viewController id=\"cart\"/></scenes>")
    let shop = ImportedStoryboard(scene: scene, identifiers: ["Cart": "cart"])
    #expect(run(text + "</scenes></document>", ["Shop": shop]).text.contains(expected))
  }

  @Test(arguments: [
    (#"storyboardName="Shop" referencedIdentifier="Cart""#, "Cart", "; its class takes 'init(count: Int)'"),
    (#"storyboardName="Shop""#, "Home", nil),
    (#"storyboardName="Shop" referencedIdentifier="Gone""#, "UIViewController", nil),
    (#"storyboardName="Store""#, "UIViewController", nil),
    (#"storyboardName="Shop" bundleIdentifier="com.example.Kit""#, "UIViewController", nil),
  ])
  func segueActionsNameTheClassBehindAReference(reference: String, type: String, takes: String?) {
    let text =
      Self.document + "><scenes>"
      + Self.scene(
        """
        <viewController id="v" customClass="Menu"><connections><segue destination="p" kind="show" identifier="open" \
        destinationCreationSelector="make:" id="s"/></connections></viewController>
        """)
      + Self.scene("<viewControllerPlaceholder \(reference) id=\"p\"/>")
    let scene = SceneFile(
      path: "Shop.scene",
      text: """
        <scenes initialViewController="home"><viewController id="cart" customClass="Cart"/>\
        <viewController id="home" customClass="Home"/></scenes>
        """)
    let shop = ImportedStoryboard(
      scene: scene, identifiers: ["Cart": "cart"], classes: ["cart": "Cart", "home": "Home"])
    let app = SceneFile(
      path: "A.swift",
      text: """
        class Cart: UIViewController { init?(count: Int, coder: NSCoder) {} }
        class Home: UIViewController {}
        """)
    let result = run(text + "</scenes></document>", ["Shop": shop], AppClasses([app]))
    #expect(result.reportText.contains("becomes 'func make() -> \(type)' of 'Menu'"))
    let way = takes.map { $0 + ": declare a 'parameter' for each in the scene of 'Shop'\n" }
    #expect(result.reportText.contains(way ?? "'instantiate' function makes\n"))
    #expect(!result.text.contains("<parameter"))
  }

  @Test func framesWithAPartMissingAreNone() {
    let view = #"<view key="view" id="w"><rect key="frame" x="0" y="0" width="375"/></view>"#
    let text =
      Self.document + "><scenes>" + Self.scene("<viewController id=\"v\" customClass=\"Menu\">\(view)</viewController>")
    #expect(run(text + "</scenes></document>").views.map(\.rect) == [nil])
  }

  @Test func framesOfTheCanvasAreKept() {
    let text =
      Self.document + "><scenes>"
      + Self.scene(
        """
        <viewController id="v" customClass="Menu"><view key="view" id="w"><rect key="frame" x="0.0" y="0.0" \
        width="375" height="667"/><subviews><label text="Hi" id="l"><rect key="frame" x="8" y="20.5" width="40" \
        height="20"/></label></subviews></view></viewController>
        """) + "</scenes></document>"
    let views = run(text).views
    #expect(views.map(\.view) == ["view", "view/label[0]"] && views.map(\.objectID) == ["w", "l"])
    #expect(views.map(\.rect) == [[0, 0, 375, 667], [8, 20.5, 40, 20]])
  }
}
