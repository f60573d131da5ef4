import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneDrawing

/// Maps as text for other programs.
struct NotationTests {
  private static let map = SceneMap(
    of: """
      <scenes initialViewController="main">
        <navigationController id="main">
          <segue kind="relationship" relationship="rootViewController" destination="home"/>
        </navigationController>
        <viewController id="home" customClass="Home" title="Home &quot;1&quot;">
          <segue kind="present" identifier="edit" destination="editor"/>
          <segue kind="push" identifier="go" destination="nowhere"/>
        </viewController>
        <viewController id="editor" customClass="Editor"><parameter name="item" type="[Item]"/></viewController>
      </scenes>
      """)

  @Test func mermaidFlowchart() {
    #expect(
      MapFormat.mermaid.text(of: Self.map).hasPrefix(
        """
        %% Made by scenec graph.
        flowchart LR
          subgraph in0["main"]
            c0["▶ main<br>navigationController"]
            class c0 initial
            c1["home “Home #34;1#34;”<br>Home"]
          end
          c2["editor<br>Editor<br>needs item: [Item]"]
          c0 ==>|"rootViewController"| c1
          c1 --o|"present edit"| c2
          lost2["nowhere?"]
          class lost2 lost
          c1 -->|"push go<br>error: no controller here is called 'nowhere'"| lost2

        """))
  }

  @Test func pictureShowsEmptyDefault() {
    let controller = "<viewController id=\"a\"><parameter name=\"name\" type=\"String\" default=\"\"/></viewController>"
    let map = SceneMap(of: "<scenes initialViewController=\"a\">\(controller)</scenes>")
    #expect(map.controllers.flatMap(\.parameters).map(map.text) == ["name: String = \"\""])
  }

  @Test func graphvizGraph() {
    let text = MapFormat.dot.text(of: Self.map)
    #expect(
      text.contains(
        """
          subgraph cluster_in0 {
            label="main";
            c0 [label="main\\nnavigationController\\ninitial", penwidth=2.5];
            c1 [label="home “Home \\"1\\"”\\nHome"];
          }

        """))
    #expect(text.contains("c1 -> c2 [label=\"present edit\", style=dashed, arrowhead=onormal];"))
    #expect(text.contains("lost2 [label=\"nowhere?\""))
  }

  @Test func filesAreGrouped() {
    let files = ["One", "Two"].map {
      SceneFile(path: "a/\($0).scene", text: "<scenes><viewController id=\"v\"/></scenes>")
    }
    let map = Compiler().map(files).map
    #expect(MapFormat.mermaid.text(of: map).contains("  subgraph file1[\"Two.scene\"]\n    c1["))
    #expect(MapFormat.dot.text(of: map).contains("  subgraph cluster_file1 {\n    label=\"Two.scene\";"))
    #expect(PictureParts(MapFormat.svg.text(of: map)).labels.contains { $0.text == "Two.scene" })
    #expect(MapFormat.json.text(of: map).contains("\"path\": \"a/Two.scene\""))
  }

  @Test func placeholdersAreResolved() throws {
    let main = """
      <scenes initialViewController="home">
        <viewController id="home"><segue kind="present" identifier="map" destination="there"/></viewController>
        <viewControllerPlaceholder id="there" sceneName="Map"/>
      </scenes>
      """
    let other = "<scenes initialViewController=\"map\"><viewController id=\"map\"/></scenes>"
    let map = Compiler().map([SceneFile(path: "Main.scene", text: main), SceneFile(path: "Map.scene", text: other)]).map
    let segue = try #require(map.segues.first)
    #expect(segue.destination.map { map.controllers[$0].key } == "Map.map")
    #expect(segue.placeholder.map { map.controllers[$0].key } == "Main.there")
    let parts = PictureParts(MapFormat.svg.text(of: map))
    #expect(!parts.labels.contains { $0.text.hasPrefix("there") })
    #expect(parts.titles.contains { $0.contains("by Main.there") })
  }

  private static let flow = SceneMap(
    of: """
      <scenes initialViewController="main">
        <navigationController id="main">
          <segue kind="relationship" relationship="rootViewController" destination="home"/>
        </navigationController>
        <viewController id="home" customClass="Home">
          <segue kind="present" identifier="edit"
            destination="editor"/>
        </viewController>
        <viewController id="editor" customClass="Editor">
          <parameter name="item" type="Int" default="1"/>
          <segue kind="unwind" identifier="back" destination="home" unwindAction="back(_:)"/>
          <segue kind="push" identifier="go" destination="nowhere"/>
        </viewController>
      </scenes>
      """)

  @Test func jsonHasDefaultsLinesAndContainers() {
    let json = MapFormat.json.text(of: Self.flow).replacing(/\s+/, with: " ")
    #expect(json.contains(#""name": "item", "type": "Int", "default": "1""#))
    // The line of the segue, not that of the controller.
    #expect(json.contains(#""path": "Main.scene", "line": 6, "column": 6"#))
    #expect(json.contains(#""holder": "Main.main""#))
  }

  @Test func unwindSegueHasNoRankInGraphviz() {
    let lines = MapFormat.dot.text(of: Self.flow).split(separator: "\n")
    #expect(lines.filter { $0.contains("constraint=false") }.map { $0.contains("unwind back") } == [true])
  }

  @Test func errorIsRedInGraphviz() {
    let lines = MapFormat.dot.text(of: Self.flow).split(separator: "\n")
    #expect(lines.first { $0.contains("push go") }?.contains("color=\"#cf222e\"") == true)
  }
}
