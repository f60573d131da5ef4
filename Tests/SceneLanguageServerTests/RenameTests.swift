import Foundation
import Testing

@testable import SceneLanguageServer

/// Renaming in scenes and in Swift.
struct RenameTests {
  typealias Example = RenameExample

  private static let head = "<scenes initialViewController=\"home\">\n"

  /// A scene with a label called `title`, a segue called `showDetail` and a controller called `detail`.
  private static func scene(_ marked: String) -> String {
    let text = """
      <scenes initialViewController="home">
        <viewController id="home" customClass="Home">
          <view>
            <label id="title" text="title"/>
            <label top="title.bottom + 8" leading="title"/>
          </view>
          <segue kind="present" identifier="showDetail" destination="detail"/>
          <outlet property="titleLabel" destination="title"/>
        </viewController>
        <viewController id="detail" customClass="Detail"><view><label id="title"/></view></viewController>
        <!-- title detail showDetail titleLabel -->
      </scenes>
      """
    return marks[marked, default: []].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static let marks: [String: [(String, String)]] = [
    "detail": [
      ("destination=\"detail\"", "destination=\"«detail»\""), ("id=\"detail\"", "id=\"«detail»\""),
    ],
    "title": [
      ("<label id=\"title\" text", "<label id=\"«title»\" text"), ("top=\"title.", "top=\"«title»."),
      ("leading=\"title\"", "leading=\"«title»\""), ("destination=\"title\"", "destination=\"«title»\""),
    ],
    "showDetail": [("identifier=\"showDetail\"", "identifier=\"«showDetail»\"")],
    "titleLabel": [("property=\"titleLabel\"", "property=\"«titleLabel»\"")],
  ]

  static let examples = [
    Example(title: "a view in a scene", scene: scene("title"), names: ["title": "heading"]),
    Example(title: "a controller in a scene", scene: scene("detail"), names: ["detail": "item"]),
    Example(
      title: "a style",
      scene: head
        + "<style id=\"«a»\"/><viewController id=\"home\"><view styles=\"«a» b\"/></viewController>"
        + "<style id=\"b\"/></scenes>",
      names: ["a": "c"]),
    Example(
      title: "a view of the file",
      scene: head
        + "<view id=\"«header»\"/><view id=\"page\"><label id=\"header\"/><view use=\"«header»\"/></view>"
        + "<viewController id=\"home\"><view><view use=\"«header»\"/></view></viewController></scenes>",
      swift: "let view = MainScenes.«makeHeader»()",
      names: ["header": "banner", "makeHeader": "makeBanner"]),
    Example(
      title: "a controller in Swift", scene: scene("detail"),
      swift: """
        // DetailScene, MainScenes.instantiateDetail
        class Detail: UIViewController { let text = "DetailScene instantiateDetail"; var made: «DetailScene»? }
        class Home: UIViewController {
          func open() {
            show(MainScenes.«instantiateDetail»(), sender: nil)
            print("\\(MainScenes().«instantiateDetail»())")
          }
        }
        struct Decoy { func instantiateDetail() {}; func f() { instantiateDetail(); self.detail() }; func detail() {} }
        extension «DetailScene» { }
        """,
      names: ["detail": "item", "DetailScene": "ItemScene", "instantiateDetail": "instantiateItem"]),
    Example(
      title: "a view in Swift", scene: scene("title"),
      swift: """
        class Home: UIViewController {
          struct Model { var title = "" }
          let model = Model()
          func update() {
            scene.«title».text = model.title
            self.scene.«title».isHidden = title == nil
            /* scene.title */
            print("scene.title \\(scene.«title».text ?? "scene.title")", #"\\(scene.title)"#)
          }
        }
        class Detail: UIViewController {
          func update() { scene.title.text = title }
        }
        """,
      names: ["title": "heading"]),
    Example(
      title: "a segue in Swift", scene: scene("showDetail"),
      swift: """
        class Home: UIViewController {
          func open() {
            scene.«performShowDetail»()
            other.performShowDetail()
          }
          func prepare(for segue: HomeScene.Segue, sender: Any?) {
            switch segue {
            case .«showDetail»(let detail): print(detail)
            }
          }
          let identifier = HomeScene.Identifier.«showDetail»
        }
        """,
      names: [
        "showDetail": "open", "performShowDetail": "performOpen",
      ]),
    Example(
      title: "an outlet", scene: scene("titleLabel"),
      swift: """
        class Home: UIViewController {
          var «titleLabel»: UILabel!
          func update() { «titleLabel».text = "titleLabel"; self.«titleLabel».isHidden = true }
          func set(titleLabel: Int) { print(titleLabel, titleLabel + 1); self.«titleLabel».tag = titleLabel }
        }
        class Other { var titleLabel = 1; func f() { titleLabel = 2 } }
        """,
      names: ["titleLabel": "heading"]),
    Example(
      title: "an outlet of a superclass",
      scene: head + "<viewController id=\"home\" customClass=\"Home\"><view><label id=\"a\"/></view>"
        + "<outlet property=\"«titleLabel»\" destination=\"a\"/></viewController>"
        + "<viewController id=\"other\" customClass=\"Sibling\"><view><label id=\"a\"/></view>"
        + "<outlet property=\"«titleLabel»\" destination=\"a\"/></viewController>"
        + "<viewController id=\"third\" customClass=\"Third\"><view><label id=\"a\"/></view>"
        + "<outlet property=\"titleLabel\" destination=\"a\"/></viewController></scenes>",
      swift: """
        class Base: UIViewController { var «titleLabel»: UILabel! }
        class Home: Base {}
        class Sibling: Base { func f() { «titleLabel».text = nil } }
        class Third: UIViewController { var titleLabel: UILabel! }
        """,
      names: ["titleLabel": "heading"]),
    Example(
      title: "an outlet that the sources do not show", scene: scene("titleLabel"),
      swift: "class Home: UIViewController {}", names: ["titleLabel": "heading"], refusal: "do not show"),
    Example(
      title: "a controller that another file names", scene: scene("detail"),
      files: [
        "Other.scene": """
        <scenes><viewControllerPlaceholder id="detail" sceneName="Main" referencedIdentifier="«detail»"/>
        <viewControllerPlaceholder id="a" sceneName="Elsewhere" referencedIdentifier="detail"/></scenes>
        """
      ], names: ["detail": "item"]),
    Example(
      title: "an identifier in a string", scene: scene("showDetail"),
      swift: "class Home: UIViewController { func f() { performSegue(withIdentifier: \"showDetail\", sender: nil) } }",
      names: ["showDetail": "open"], refusal: "text"),
    Example(
      title: "a member of a scene that is not known", scene: scene("title"),
      swift: "class Home: UIViewController {}\nfunc f(_ other: Home) { other.scene.title.text = nil }",
      names: ["title": "heading"], refusal: "another scene"),
    Example(
      title: "a declared type", scene: scene("detail"), swift: "struct DetailScene {}", names: ["detail": "item"],
      refusal: "declaration"),
    Example(
      title: "a taken id", scene: scene("detail"), names: ["detail": "home"], refusal: "already"),
    Example(title: "no name", scene: scene("detail"), names: ["detail": "a b"], refusal: "no name"),
    Example(
      title: "broken Swift", scene: scene("detail"), swift: "class Home: UIViewController { let a = \"",
      names: ["detail": "b"],
      refusal: "not complete"),
    Example(
      title: "a name that Swift uses already", scene: scene("titleLabel"),
      swift: "class Home: UIViewController { var titleLabel: UILabel!; var heading = 1 }",
      names: ["titleLabel": "heading"], refusal: "already"),
    Example(
      title: "a variable that hides an outlet", scene: scene("titleLabel"),
      swift:
        "class Home: UIViewController { var titleLabel: UILabel!; func f() { let titleLabel = 1; print(titleLabel) } }",
      names: ["titleLabel": "heading"], refusal: "inside the class"),
  ]

  /// A scene with a controller that takes `item`, beside another with a parameter of the same name.
  private static let parameterScene = """
    <scenes initialViewController="home">
      <viewController id="home" customClass="Home">
        <segue kind="present" identifier="open" destination="stack"/>
        <segue kind="present" identifier="edit" destination="detail"><argument name="«item»" value="1"/></segue>
        <segue kind="present" identifier="other" destination="other"/>
      </viewController>
      <navigationController id="stack">
        <segue kind="relationship" relationship="rootViewController" destination="detail"/>
      </navigationController>
      <viewController id="detail" customClass="Detail"><parameter name="«item»" type="Int"/></viewController>
      <viewController id="second" customClass="Detail"><parameter name="«item»" type="Int"/></viewController>
      <viewController id="other" customClass="Other"><parameter name="item" type="Int"/></viewController>
    </scenes>
    """

  /// The class that takes the parameter, and more Swift.
  private static func parameter(
    _ title: String, _ detail: String = "init(«item»: Int) { number = «item»; super.init(nibName: nil, bundle: nil) }",
    _ more: String = "", names: [String: String] = ["item": "number"], refusal: String? = nil
  ) -> Example {
    Example(
      title: "a parameter: " + title, scene: parameterScene,
      swift: """
        class Home: UIViewController {}
        class Detail: UIViewController {
          \(detail)
          required init?(coder: NSCoder) { nil }
        }
        class Other: UIViewController {
          let item: Int
          init(item: Int) { self.item = item; super.init(nibName: nil, bundle: nil) }
        }
        \(more)
        """,
      names: names, refusal: refusal)
  }

  static let parameters = [
    parameter("its name in the body", names: ["item": "show"]),
    parameter(
      "members, labels and texts of the name",
      """
      let item: Int
        init(«item»: Int) {
          self.item = «item»
          // item
          print("item \\(«item») \\(self.item)", Other(item: «item»), [«item», 1], («item» > 0 ? «item» : 2))
        }
      """, names: ["item": "show"]),
    parameter("a name of its own", "init(«item» number: Int) { print(number, item) }\n  var item = 1"),
    parameter(
      "a variable that hides it", "init(«item:» Int) { if let item = Int(\"1\") { print(item) } }",
      names: ["item": "number", "item:": "number item:"]),
    parameter(
      "a closure whose parameter hides it", "init(«item:» Int) { [1].forEach { item in print(item) } }",
      names: ["item": "number", "item:": "number item:"]),
    parameter(
      "parameters of closures that hide it", "init(«item:» Int) { f { a, item, b in g(a, item, b) } }",
      names: ["item": "number", "item:": "number item:"]),
    parameter(
      "a function whose parameter hides it", "init(«item:» Int) { func f(item: Int) { print(item) }; f(item: item) }",
      names: ["item": "number", "item:": "number item:"]),
    parameter(
      "a key of a dictionary", "init(«item:» Int) { print([1: 2, item: 3]) }",
      names: ["item": "number", "item:": "number item:"]),
    parameter(
      "a member called like the new name", "var number = 0\n  init(«item:» Int) { number = item }",
      names: ["item": "number", "item:": "number item:"]),
    parameter(
      "calls", "convenience init(text: String) { self.init(«item»: 1) }\n  init(«item»: Int) {}",
      """
      typealias Screen = Detail
      class Sub: Detail { init(a: Int) { super.init(«item»: a) } }
      func f(item: Int, scenes: MainScenes) {
        _ = Detail(«item»: item)
        _ = Detail.init(«item»: item)
        _ = Screen(«item»: item)
        _ = Other(item: item)
        _ = MainScenes.instantiateDetail(«item»: item)
        _ = MainScenes.instantiateDetail(«item»:)
        _ = MainScenes().instantiateSecond(«item»: 1)
        _ = MainScenes.instantiateOther(item: item)
        f(item: 1, scenes: scenes)
        _ = (item: 1, b: 2)
      }
      extension Home {
        func open(item: Int) {
          scene.performOpen(«item»: item, sender: (item: 1, 2))
          scene.performOther(item: item)
          open(item: item)
        }
      }
      """),
    parameter("no initialiser", "var item = 1", refusal: "no initialiser"),
    parameter("two initialisers", "init(item: Int) {}\n  init(item: Int, b: Int) {}", refusal: "several"),
    parameter("a neighbour of the new name", "init(item: Int, number: Int = 1) {}", refusal: "neighbour"),
    parameter("an implicit member", "init(item: Int) {}", "let a: Detail = .init(item: 1)", refusal: "may be"),
    parameter(
      "a metatype", "init(item: Int) {}", "func f(_ type: Detail.Type) { _ = type.init(item: 1) }", refusal: "may be"),
    parameter("a subclass", "init(item: Int) {}", "class Sub: Detail {}\nlet a = Sub(item: 1)", refusal: "may be"),
    parameter(
      "an overridden initialiser", "init(item: Int) {}",
      "class Sub: Detail { override init(item: Int) { super.init(item: item) } }", refusal: "may be"),
    parameter(
      "a protocol", "init(item: Int) {}", "protocol Made { init(item: Int) }\nextension Detail: Made {}",
      refusal: "protocol"),
    Example(
      title: "a parameter: the view that a controller hosts",
      scene: head
        + "<viewController id=\"home\"><segue kind=\"present\" identifier=\"open\" destination=\"a\"/></viewController>"
        + "<hostingController id=\"a\" rootView=\"ProfileView\"><parameter name=\"«item»\" type=\"Int\"/>"
        + "</hostingController></scenes>",
      swift: """
        struct ProfileView: View { let item: Int; init(«item»: Int) { self.item = «item» } }
        let view = ProfileView(«item»: 1)
        let home = MainScenes.instantiateHome()
        func f() { home.scene.performOpen(«item»: 1) }
        """,
      names: ["item": "person"]),
    Example(
      title: "a parameter: a property of the view that a controller hosts",
      scene: head + "<hostingController id=\"home\" rootView=\"ProfileView\"><parameter name=\"«item»\" type=\"Int\""
        + " default=\"1\"/></hostingController></scenes>",
      swift: "struct ProfileView: View { let item: Int }", names: ["item": "person"], refusal: "no initialiser"),
    Example(
      title: "a parameter: a class of another module",
      scene: head + "<viewController id=\"home\" customClass=\"Home\"><parameter name=\"«item»\" type=\"Int\""
        + " default=\"1\"/></viewController></scenes>",
      swift: "let other = 1", names: ["item": "person"], refusal: "not in the sources"),
  ]

  @Test(arguments: examples + parameters)
  func renamingIsExact(example: Example) throws { try example.check() }
}
