import Foundation
import Testing

@testable import SceneLanguageServer

/// Renaming in scenes and in Swift. `«…»` marks what is renamed, and nothing else changes.
struct RenameTests {
  /// A renaming: the places in the files, or why it is refused.
  struct Example: Sendable, CustomStringConvertible {
    let title: String
    /// The name that stands between the marks, where the cursor is in the first of them in the scene.
    var scene: String
    var swift = ""
    /// The new names of what is marked, by their old ones.
    let names: [String: String]
    var refusal: String?
    var description: String { title }
  }

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
        }
        class Other { var titleLabel = 1; func f() { titleLabel = 2 } }
        """,
      names: ["titleLabel": "heading"]),
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

  @Test(arguments: examples)
  func renamingIsExact(example: Example) throws {
    let marked = MarkedSession([
      "Main.scene": Self.withCursor(example.scene), "App.swift": Self.renamed(example.swift, [:]),
    ])
    let old = try #require(example.names.keys.first { example.scene.contains("«\($0)»") })
    let new = try #require(example.names[old])
    #expect(marked.session.renamePlace(marked.path, marked.offset)?.name == old)
    switch marked.session.rename(marked.path, marked.offset, to: new) {
    case .success(let edits):
      #expect(example.refusal == nil)
      let changed = marked.applying(edits)
      #expect(changed["Main.scene"] == Self.renamed(example.scene, example.names))
      #expect((changed["App.swift"] ?? example.swift) == Self.renamed(example.swift, example.names))
    case .failure(let refusal):
      let wanted = try #require(example.refusal, "\(refusal.reason)")
      #expect(refusal.reason.contains(wanted), "\(refusal.reason)")
    }
  }

  /// The text without marks, and the cursor in the first of them.
  private static func withCursor(_ text: String) -> String {
    guard let mark = text.range(of: "«") else { return text }
    return renamed(String(text[..<mark.lowerBound]), [:]) + "¦" + renamed(String(text[mark.upperBound...]), [:])
  }

  /// The text with other names between the marks.
  private static func renamed(_ text: String, _ names: [String: String]) -> String {
    text.split(separator: "«", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard let end = part.firstIndex(of: "»") else { return String(part) }
      let name = String(part[..<end])
      return (names[name] ?? name) + part[part.index(after: end)...]
    }.joined()
  }
}
