import SceneDiagnostics
import Testing

@testable import SceneLanguageServer

/// Where names lead, who refers to them, and what is said of them.
struct NavigationTests {
  private static let app = """
    class Home: UIViewController {
      var titleLabel: UILabel!
      @objc func save(_ sender: Any) {}
      func refresh() {
        scene.title.text = "scene.title"
        scene.performShowDetail(sender: self) // scene.performShowDetail
        let next = MainScenes.instantiateDetail(item: 1)
      }
      func prepare(for segue: HomeScene.Segue, sender: Any?) {
        switch segue {
        case .showDetail(let detail): print(detail)
        }
      }
    }
    class Detail: UIViewController {}
    """

  private static let scene = """
    <scenes initialViewController="home">
      <style id="caption" font="footnote"/>
      <viewController id="home" customClass="Home">
        <view>
          <label id="title" styles="caption"/>
          <label top="title.bottom + 8" styles="caption"/>
          <button><action selector="save(_:)"/></button>
        </view>
        <segue kind="push" identifier="showDetail" destination="detail">
          <argument name="item" value="1"/>
        </segue>
        <outlet property="titleLabel" destination="title"/>
      </viewController>
      <viewController id="detail" customClass="Detail"><parameter name="item" type="Int"/></viewController>
      <viewControllerPlaceholder id="map" sceneName="Map" referencedIdentifier="map"/>
    </scenes>
    """

  private static let map = "<scenes><viewController id=\"map\"/></scenes>"

  /// A session with the mark behind the first occurrence of a text.
  private func session(_ text: String, in file: String = "Main.scene") -> MarkedSession {
    var files = ["Main.scene": Self.scene, "Home.swift": Self.app, "Map.scene": Self.map]
    files[file] = files[file]?.replacing(text, with: text + "¦", maxReplacements: 1)
    return MarkedSession(files)
  }

  @Test(arguments: [
    ("destination=\"det", ["Main.scene:14 «detail»"]),
    ("initialViewController=\"h", ["Main.scene:3 «home»"]),
    ("top=\"tit", ["Main.scene:5 «title»"]),
    ("styles=\"cap", ["Main.scene:2 «caption»"]),
    ("argument name=\"it", ["Main.scene:14 «parameter»"]),
    ("customClass=\"Ho", ["Home.swift:1 «Home»"]),
    ("selector=\"sa", ["Home.swift:3 «save»"]),
    ("property=\"title", ["Home.swift:2 «titleLabel»"]),
    ("titleLabel\" destination=\"ti", ["Main.scene:5 «title»"]),
    ("sceneName=\"M", ["Map.scene:1 «»"]),
    ("referencedIdentifier=\"m", ["Map.scene:1 «map»"]),
    ("style id=\"cap", ["Main.scene:2 «caption»"]),
    ("value=\"", []),
    ("<view", []),
  ])
  func definitionsAreFound(text: String, expected: [String]) {
    let marked = session(text)
    #expect(marked.texts(marked.session.definition(marked.path, marked.offset)) == expected)
  }

  @Test(arguments: [
    ("scene.title.te", []),
    ("scene.tit", ["Main.scene:5 «title»"]),
    ("scene.performShow", ["Main.scene:9 «segue»"]),
    ("MainScen", ["Main.scene:1 «»"]),
    ("instantiateDet", ["Main.scene:14 «detail»"]),
    ("HomeSce", ["Main.scene:3 «home»"]),
    ("case .showDet", ["Main.scene:9 «segue»"]),
    ("\"scene.tit", []),
    ("class Ho", []),
  ])
  func swiftLeadsToTheScene(text: String, expected: [String]) {
    let marked = session(text, in: "Home.swift")
    #expect(marked.texts(marked.session.definition(marked.path, marked.offset)) == expected)
  }

  @Test func referencesAreInScenesAndSwift() {
    let title = session("label id=\"tit")
    let found = title.texts(title.session.references(title.path, title.offset, includingDeclaration: true))
    #expect(
      found == [
        "Main.scene:5 «title»", "Main.scene:6 «title»", "Main.scene:12 «title»", "Home.swift:5 «title»",
      ])
    let save = session("selector=\"sa")
    let uses = save.texts(save.session.references(save.path, save.offset, includingDeclaration: true))
    #expect(uses == ["Home.swift:3 «save»", "Main.scene:7 «save(_:)»"])
  }

  @Test func aUseLeadsToTheViewOfTheFile() throws {
    let scene = """
      <scenes initialViewController="home">
        <viewController id="home">
          <view><view id="header"/><view id="top" use="he¦ader"/></view>
        </viewController>
        <view id="header" customClass="Header"/>
      </scenes>
      """
    let marked = MarkedSession(scene)
    #expect(marked.texts(marked.session.definition(marked.path, marked.offset)) == ["Main.scene:5 «header»"])
    let found = marked.session.references(marked.path, marked.offset, includingDeclaration: true)
    #expect(marked.texts(found) == ["Main.scene:5 «header»", "Main.scene:3 «header»"])
    #expect(
      marked.session.inlayHints(marked.path, in: .init(0, 10_000)).map(\.label) == ["UIViewController", "Header"])
    let top = MarkedSession(scene.replacing("¦", with: "").replacing("id=\"top", with: "id=\"t¦op"))
    let hover = try #require(top.session.hover(top.path, top.offset))
    #expect(hover.text.contains("HomeScene.top: Header"), "\(hover.text)")
  }

  @Test func highlightsStayInTheFile() {
    let marked = session("label id=\"tit")
    let found = marked.session.highlights(marked.path, marked.offset)
    #expect(found.count == 3 && found.map(\.isDeclaration) == [true, false, false])
    let tag = session("<vie")
    #expect(tag.session.highlights(tag.path, tag.offset).count == 2)
  }

  @Test(arguments: [
    ("viewController id=\"det", "1 segue leads here: `home (push)`"),
    ("viewController id=\"det", "MainScenes.instantiateDetail(item: Int) -> Detail"),
    ("<lab", "UILabel"),
    ("sty", "The styles of the element, of which the last takes precedence."),
    ("top=\"tit", "HomeScene.title: UILabel"),
    ("<seg", "scene.performShowDetail"),
  ])
  func hoverTells(text: String, expected: String) throws {
    let at = text == "sty" ? "title\" sty" : text
    let marked = session(at)
    let hover = try #require(marked.session.hover(marked.path, marked.offset))
    #expect(hover.text.contains(expected), "\(hover.text)")
  }

  @Test func theFlowIsACallHierarchy() throws {
    let marked = session("viewController id=\"det")
    let item = try #require(marked.session.flowItem(marked.path, marked.offset))
    #expect(item.name == "detail")
    let incoming = marked.session.incomingCalls(marked.path, marked.offset)
    #expect(incoming.map(\.item.name) == ["home"] && incoming.first?.segues.count == 1)
    let home = session("viewController id=\"ho")
    #expect(home.session.outgoingCalls(home.path, home.offset).map(\.item.name) == ["detail"])
  }

  @Test func hintsNameClassesAndTypes() {
    let marked = session("<vie")
    let hints = marked.session.inlayHints(marked.path, in: .init(0, 10_000)).map(\.label)
    #expect(hints.contains("Detail") && hints.contains("Int") && hints.contains("UILabel"))
  }

  @Test func lensesCountSegues() {
    let marked = session("<vie")
    #expect(
      marked.session.codeLenses(marked.path).map(\.title) == ["no segue leads here", "1 segue leads here"])
  }

  @Test func symbolsAreATree() {
    let marked = session("<vie")
    let symbols = marked.session.symbols(marked.path)
    #expect(symbols.map(\.name) == ["caption", "home", "detail", "map"])
    #expect(symbols.dropFirst().first?.children.map(\.name) == ["view", "showDetail"])
    #expect(marked.session.workspaceSymbols("shdet").map(\.name) == ["showDetail"])
    #expect(marked.session.workspaceSymbols("map").count == 2)
  }

  @Test func deepScenesHaveSymbols() {
    let deep = "<scenes>" + String(repeating: "<view>", count: 20_000)
    let marked = MarkedSession(deep + "¦")
    #expect(marked.session.symbols(marked.path).count == 1)
    #expect(!marked.session.foldingRanges(marked.path).contains { $0.lastLine > 0 })
  }
}
