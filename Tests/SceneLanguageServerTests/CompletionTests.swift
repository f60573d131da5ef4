import SceneDiagnostics
import Testing

@testable import SceneLanguageServer

/// What can be written at a place, and what cannot.
struct CompletionTests {
  struct Example: Sendable, CustomStringConvertible {
    let title: String
    let text: String
    /// Labels that are offered.
    let has: [String]
    /// Labels that are not.
    var hasNot: [String] = []
    /// All labels, if there are few.
    var all: [String]?
    var description: String { title }
  }

  private static let app = """
    class Home: UIViewController {
      var titleLabel: UILabel!
      private var hidden: UILabel!
      @objc func save(_ sender: Any) {}
      func open() {}
    }
    class Card: UIView {}
    class Tile: UIView { var caption: UILabel! }
    """

  private static func screen(_ content: String) -> String {
    """
    <scenes initialViewController="home">
      <style id="caption" font="footnote"/>
      <viewController id="home" customClass="Home">
        <view>
          <label id="title"/>
          <layoutGuide id="column"/>
          \(content)
        </view>
        <barButtonItem id="saveItem"/>
      </viewController>
      <viewController id="detail"><parameter name="item" type="Item"/><view><label id="other"/></view></viewController>
    </scenes>
    """
  }

  static let examples = [
    Example(title: "root", text: "<¦", has: ["scenes"], hasNot: ["view"], all: ["scenes"]),
    Example(
      title: "elements of the root", text: "<scenes>\n  <¦\n</scenes>", has: ["viewController", "style", "label"],
      hasNot: ["segue", "constraint", "scenes"]),
    Example(
      title: "elements of a view", text: screen("<¦"), has: ["label", "stackView", "constraint"],
      hasNot: ["viewController", "parameter", "tabBarItem"]),
    Example(title: "elements without a bracket", text: screen("lab¦"), has: ["label"], hasNot: ["segue"]),
    Example(title: "parts", text: screen("<navigationBar><standardAppearance><¦"), has: ["titleTextAttributes"]),
    Example(title: "end tag", text: "<scenes><viewController></¦", has: [], all: ["viewController"]),
    Example(
      title: "attributes", text: screen("<label text=\"a\" ¦/>"), has: ["id", "font", "top"],
      hasNot: ["text", "kind", "destination"]),
    Example(
      title: "attributes of a kind of segue",
      text: screen("<button><segue kind=\"push\" destination=\"detail\" ¦/></button>"),
      has: ["identifier", "animates"],
      hasNot: ["relationship", "popoverAnchorView", "unwindAction"]),
    Example(
      title: "rows of previews", text: screen("<tableView ¦/>"), has: ["rows.preview", "style"], hasNot: ["rows"]),
    Example(
      title: "rows of previews once", text: screen("<tableView rows.preview=\"3\" ¦/>"), has: ["style"],
      hasNot: ["rows", "rows.preview"]),
    Example(
      title: "words of previews", text: screen("<label lineBreakMode.preview=\"¦\"/>"), has: ["tailTruncation"]),
    Example(title: "half an attribute", text: screen("<label numb¦/>"), has: ["numberOfLines"]),
    Example(title: "a tag without end", text: screen("<label ¦\n<view/>"), has: ["text"]),
    Example(
      title: "words", text: screen("<label lineBreakMode=\"¦\"/>"), has: ["tailTruncation"], hasNot: ["title"]),
    Example(title: "yes or no", text: screen("<label enabled=\"¦\"/>"), has: [], all: ["false", "true"]),
    Example(title: "colours", text: screen("<label textColor=\"sys¦\"/>"), has: ["systemRed", "label"]),
    Example(
      title: "a value without its end", text: screen("<label lineBreakMode=\"¦\n<view/>"), has: ["tailTruncation"]),
    Example(
      title: "destinations", text: screen("<button><segue kind=\"push\" destination=\"¦\"/></button>"), has: [],
      all: ["home", "detail"]),
    Example(
      title: "initial controller", text: "<scenes initialViewController=\"¦\"><viewController id=\"a\"/></scenes>",
      has: [], all: ["a"]),
    Example(
      title: "views in positions", text: screen("<label top=\"¦\"/>"), has: ["title", "column", "safeArea"],
      hasNot: ["saveItem", "home", "other", "caption"]),
    Example(
      title: "views in the middle of a position", text: screen("<label top=\"tit¦.bottom + 8\"/>"), has: ["title"]),
    Example(
      title: "items of constraints", text: screen("<constraint firstItem=\"¦\"/>"), has: ["title", "column"],
      hasNot: ["saveItem"]),
    Example(
      title: "styles", text: screen("<label styles=\"¦\"/>"), has: [], all: ["caption"]),
    Example(
      title: "views of the file",
      text: "<scenes><view id=\"header\"/><view id=\"page\"><label id=\"title\"/><view use=\"¦\"/></view>"
        + "<tableViewCell id=\"row\" reuseIdentifier=\"Row\"/><viewController id=\"home\"/><label id=\"empty\"/></scenes>",
      has: [], all: ["header", "empty"]),
    Example(
      title: "properties of a view of the file",
      text: "<scenes><view id=\"card\" customClass=\"Tile\"/><view id=\"again\" use=\"card\"/>"
        + "<viewController id=\"home\"><view><view use=\"again\"><outlet property=\"¦\"/></view></view></viewController>"
        + "</scenes>",
      has: [], all: ["caption"]),
    Example(
      title: "popover anchors",
      text: screen(
        "<button><segue kind=\"popover\" destination=\"detail\" popoverAnchorBarButtonItem=\"¦\"/></button>"),
      has: [], all: ["saveItem"]),
    Example(
      title: "receivers", text: screen("<button><action selector=\"save\" destination=\"¦\"/></button>"),
      has: ["title", "firstResponder"], hasNot: ["caption", "other"]),
    Example(
      title: "arguments",
      text: screen("<button><segue kind=\"push\" destination=\"detail\"><argument name=\"¦\"/></segue></button>"),
      has: [],
      all: ["item"]),
    Example(
      title: "classes of controllers",
      text: "<scenes><viewController id=\"a\" customClass=\"¦\"/></scenes>", has: [], all: ["Home"]),
    Example(title: "classes of views", text: screen("<view customClass=\"¦\"/>"), has: [], all: ["Card", "Tile"]),
    Example(
      title: "methods", text: screen("<button><action selector=\"¦\"/></button>"), has: ["save(_:)", "open"]),
    Example(
      title: "properties",
      text: screen("").replacing("<barButton", with: "<outlet property=\"¦\" destination=\"title\"/><barButton"),
      has: [], all: ["titleLabel"]),
    Example(title: "comments", text: screen("<!-- <¦ -->"), has: [], all: []),
    Example(title: "text in a damaged file", text: "<scenes><viewController id=\"a\" <view><¦", has: ["label"]),
  ]

  @Test(arguments: examples)
  func completionsFitThere(example: Example) {
    let marked = MarkedSession(["Main.scene": example.text, "App.swift": Self.app])
    let items = marked.session.completions(marked.path, marked.offset, snippets: false).items
    let labels = items.map(\.label)
    for label in example.has { #expect(labels.contains(label), "\(label) is missing in \(labels)") }
    for label in example.hasNot { #expect(!labels.contains(label)) }
    if let all = example.all { #expect(labels == all) }
    #expect(Set(labels).count == labels.count)
    for item in items { #expect(item.range.start <= marked.offset && item.range.end >= marked.offset) }
  }

  @Test func aWordInAListReplacesThatWordOnly() throws {
    let marked = MarkedSession("<scenes><style id=\"a\"/><style id=\"b\"/><label styles=\"a x¦ b\"/></scenes>")
    let items = marked.session.completions(marked.path, marked.offset, snippets: false).items
    let item = try #require(items.first { $0.label == "a" })
    #expect(item.range.length == 1)
  }

  @Test func snippetsHoldWhatIsRequired() throws {
    let marked = MarkedSession("<scenes><viewController id=\"a\"><¦</viewController></scenes>")
    let items = marked.session.completions(marked.path, marked.offset, snippets: true).items
    let segue = try #require(items.first { $0.label == "segue" })
    #expect(segue.text == "segue kind=\"$1\" destination=\"$2\"/>$0" && segue.isSnippet)
  }

  @Test func aThousandNamesAreNotListedAtOnce() {
    let controllers = (0..<1000).map { "<viewController id=\"screen\($0)\"/>" }.joined()
    let marked = MarkedSession("<scenes initialViewController=\"screen99¦\">\(controllers)</scenes>")
    let (items, isIncomplete) = marked.session.completions(marked.path, marked.offset, snippets: false)
    #expect(isIncomplete && items.contains { $0.label == "screen99" } && items.count < 201)
  }
}
