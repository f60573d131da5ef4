import SceneCompiler
import SceneDiagnostics
import Testing
import UIKitFacts
import VectorPictures

@testable import ScenePreview

/// Values with `.preview` stand for those that the app has later.
struct PreviewValueTests {
  private func screen(
    _ content: String, attributes: String = "", isFullHeight: Bool = false, isDark: Bool = false
  ) throws -> Screen {
    let scene = """
      <scenes initialViewController="bars">
        <navigationController id="bars">
          <segue kind="relationship" relationship="rootViewController" destination="home"/>
        </navigationController>
        <viewController id="home" \(attributes)><view>
          \(content)
        </view></viewController>
      </scenes>
      """
    let file = SceneFile(path: "Main.scene", bytes: Array(scene.utf8))
    let (graph, diagnostics) = Compiler().graph(of: [file])
    #expect(diagnostics.filter { $0.severity == .error }.isEmpty)
    let preview = Preview(graph, isFullHeight: isFullHeight)
    let screens = preview.screens(in: PreviewEnvironment(isDark: isDark))
    return try #require(screens.first { $0.controller == "home" })
  }

  private func texts(in picture: ViewPicture) -> [String] {
    picture.shapes.compactMap { if case .text(let text) = $0 { text.text } else { nil } }
      + picture.children.flatMap(texts)
  }

  private func rows(_ screen: Screen) -> [LayoutRect] {
    screen.views.filter { $0.element == "tableViewCell" }.map(\.frame)
  }

  @Test func aTextStandsForThatOfTheApp() throws {
    let own = try screen(#"<label id="price" text="€ 0" top="safeArea" leading="0"/>"#)
    let shown = try screen(#"<label id="price" text="€ 0" text.preview="€ 240,00" top="safeArea" leading="0"/>"#)
    #expect(texts(in: own.picture).contains("€ 0"))
    #expect(texts(in: shown.picture).contains("€ 240,00") && !texts(in: shown.picture).contains("€ 0"))
    #expect(shown.views[1].text == "€ 240,00")
    #expect(shown.views[1].frame.size.width > own.views[1].frame.size.width + 20)
  }

  @Test func aTitleStandsForThatOfTheApp() throws {
    let screen = try screen("", attributes: #"title="Shop" title.preview="Corner shop""#)
    #expect(texts(in: screen.picture).contains("Corner shop") && !texts(in: screen.picture).contains("Shop"))
  }

  @Test(arguments: [
    ##"textColor.preview="#010203""##, ##"textColor="red" textColor.preview="#010203""##,
    ##"textColor="red" textColor.dark="blue" textColor.preview="#010203""##,
  ])
  func aValueForPreviewsWinsOverAllOthers(attributes: String) throws {
    for isDark in [false, true] {
      let screen = try screen(#"<label text="A" \#(attributes) top="0" leading="0"/>"#, isDark: isDark)
      let colors = screen.picture.children[0].children[0].shapes.compactMap { shape in
        if case .text(let text) = shape { text.color } else { nil }
      }
      #expect(colors == [RGBA(0x010203)])
    }
  }

  @Test func aSymbolForPreviewsWinsOverAnImage() throws {
    let screen = try screen(#"<imageView image="photo" systemImage.preview="star" top="0" leading="0" size="40 40"/>"#)
    let shapes = screen.picture.children[0].children[0].shapes
    #expect(shapes.contains { if case .symbol("star", _, _) = $0 { true } else { false } })
    #expect(screen.views[1].frame.size == LayoutSize(width: 40, height: 40))
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 5), (200, 200), (201, 200), (Int.max, 200)])
  func rowsAreRepeated(asked: Int, drawn: Int) throws {
    let table = """
      <tableView rows.preview="\(asked)" rowHeight="50" pin="superview">
        <tableViewCell reuseIdentifier="a"/><tableViewCell reuseIdentifier="b" rowHeight="70"/>
      </tableView>
      """
    let rows = rows(try screen(table))
    #expect(rows.count == drawn)
    #expect(rows.indices.allSatisfy { rows[$0].size.height == ($0.isMultiple(of: 2) ? 50 : 70) })
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.bottom == $1.top })
  }

  @Test func withoutANumberEachPrototypeIsShownOnce() throws {
    let cells = #"<tableViewCell reuseIdentifier="a"/><tableViewCell reuseIdentifier="b"/>"#
    #expect(rows(try screen(#"<tableView pin="superview">\#(cells)</tableView>"#)).count == 2)
    #expect(rows(try screen(#"<tableView rows.preview="9" pin="superview"/>"#)).isEmpty)
  }

  @Test func itemsAreRepeated() throws {
    let screen = try screen(
      #"<collectionView items.preview="7" pin="superview"><collectionViewCell reuseIdentifier="a"/></collectionView>"#)
    #expect(screen.views.count { $0.element == "collectionViewCell" } == 7)
  }

  /// What is wrong with a row is said once, however often the row is drawn.
  @Test func findingsOfRepeatedRowsAreSaidOnce() throws {
    let table = """
      <tableView rows.preview="6" rowHeight="44" pin="superview">
        <tableViewCell reuseIdentifier="a">
          <label text="This text is far too long" top="0" leading="0" width="40" height="20"/>
        </tableViewCell>
      </tableView>
      """
    let screen = try screen(table)
    #expect(screen.findings.map(\.id) == ["clipped-text"])
    #expect(rows(screen).count == 6)
  }

  // MARK: Full height

  @Test func aScreenIsAsHighAsItsRows() throws {
    let table =
      #"<tableView rows.preview="40" rowHeight="50" pin="superview"><tableViewCell reuseIdentifier="a"/></tableView>"#
    let (usual, full) = (try screen(table), try screen(table, isFullHeight: true))
    #expect(usual.size.height == 852)
    // The bars above, the rows, and the home indicator below.
    #expect(full.size == LayoutSize(width: 393, height: 59 + 44 + 40 * 50 + 34))
    #expect(full.safeArea == usual.safeArea)
    #expect(full.views[1].frame.size == full.size)
  }

  @Test func aScreenIsAsHighAsItsScrollContent() throws {
    let scroll = """
      <scrollView pin="superview">
        <view id="content" pin="contentLayoutGuide" width="scroll.width" height="1200"/>
      </scrollView>
      """.replacing("<scrollView", with: #"<scrollView id="scroll""#)
    let full = try screen(scroll, isFullHeight: true)
    #expect(full.size.height == 59 + 44 + 1200 + 34)
  }

  @Test(arguments: [
    "", #"<tableView rows.preview="3" rowHeight="50" pin="superview"><tableViewCell reuseIdentifier="a"/></tableView>"#,
  ])
  func aScreenThatFitsStaysAsItIs(content: String) throws {
    #expect(try screen(content, isFullHeight: true).size.height == 852)
  }

  @Test func aScreenHasALimit() throws {
    let table =
      #"<tableView rows.preview="200" rowHeight="5000" pin="superview"><tableViewCell reuseIdentifier="a"/></tableView>"#
    #expect(try screen(table, isFullHeight: true).size.height == 852 + 20_000)
  }
}
