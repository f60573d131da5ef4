import SceneSyntax
import SceneVersions
import Testing

@testable import SceneEditing

/// The descriptions of changes.
struct ComparisonTests {
  /// Two versions of the contents of a `scenes` element, and the expected report.
  struct Case: CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    let said: String
    var testDescription: String { name }
  }

  @Test(arguments: Case.all)
  func changesAreDescribed(_ example: Case) {
    let (old, new) = ("<scenes>\(example.old)</scenes>", "<scenes>\(example.new)</scenes>")
    #expect(changes(from: old, to: new) == example.said)
  }

  @Test func changesAtTheStartOfTheFile() {
    #expect(
      changes(from: #"<scenes initialViewController="a"/>"#, to: #"<scenes initialViewController="b"/>"#)
        == "  ~ initialViewController is now 'b', was 'a'\n")
  }

  @Test func newFilesListTheirContents() throws {
    let new = read(#"<scenes initialViewController="a"><viewController id="a"><view/></viewController></scenes>"#)
    let comparison = try #require(SceneComparison(from: nil, to: new))
    #expect(
      TextReport(isColored: false).text(of: comparison, path: "Main.scene (new)") == """
        Main.scene (new)
          ~ initialViewController is 'a'
          + viewController 'a'
            + view

        """)
  }

  @Test func scenesWithSyntaxErrorsAreNotCompared() {
    #expect(SceneComparison(from: read("<scenes/>"), to: read("<scenes>")) == nil)
    #expect(SceneComparison(from: read(""), to: nil) == nil)
  }

  @Test func coloursMarkTheKindOfChange() throws {
    let comparison = try #require(
      SceneComparison(from: read("<scenes/>"), to: read(#"<scenes><viewController id="a"/></scenes>"#)))
    #expect(
      TextReport(isColored: true).text(of: comparison, path: "A.scene")
        == "\u{1B}[1mA.scene\u{1B}[0m\n  \u{1B}[32m+ viewController 'a'\u{1B}[0m\n")
  }

  @Test func textOfScenesIsEscapedInMarkdown() throws {
    let new = read(#"<scenes><viewController id="a" title="`*x* &lt;b&gt;"/><my_own_thing/><!-- a `b --></scenes>"#)
    let comparison = try #require(SceneComparison(from: read("<scenes/>"), to: new))
    #expect(
      MarkdownReport().text(of: comparison, path: "A.scene") == """
        ### `A.scene`

        - **added** my\\_own\\_thing
        - **added** comment ``"a `b"``
        - **added** viewController `a`: title ``"`*x* <b>"``


        """)
  }
}

extension ComparisonTests.Case {
  private static let text80 = String(repeating: "x", count: 80)

  static let all = [
    Self(
      name: "attributes", old: #"<viewController id="a" title="A" prompt="p"/>"#,
      new: #"<viewController id="a" title="B" hidesBackButton="true"/>"#,
      said: """
          ~ viewController 'a'
            ~ title is now "B", was "A"
            ~ hidesBackButton is now "true"
            ~ prompt is no longer "p"

        """),
    Self(
      name: "scenes come and go", old: #"<viewController id="a" customClass="A"/><viewController id="b"/>"#,
      new: #"<viewController id="b"/><tableViewController id="c" title="C" parent="b"/>"#,
      said: """
          - viewController 'a': customClass "A"
          + tableViewController 'c': title "C", parent 'b'

        """),
    Self(
      name: "a scene becomes another kind of scene", old: #"<viewController id="a"/>"#,
      new: #"<tableViewController id="a"/>"#,
      said: "  ~ tableViewController 'a'\n    ~ was a viewController\n"),
    Self(
      name: "a scene is renamed, and what leads to it follows",
      old: """
        <viewController id="a" parent="b"/>
        <viewController id="b">
          <segue kind="push" destination="a"/><segue kind="unwind" destination="a" unwindAction="back(_:)"/>
        </viewController>
        """,
      new: """
        <viewController id="c" parent="b"/>
        <viewController id="b">
          <segue kind="push" destination="c"/><segue kind="unwind" destination="c" unwindAction="back(_:)"/>
        </viewController>
        """,
      said: "  ~ viewController 'c'\n    ~ renamed from 'a', and so are 2 references to it\n"),
    Self(
      name: "a view of the file is renamed, and what uses it follows",
      old: """
        <view id="a"><label id="b"/></view>
        <viewController id="c"><view><view use="a"/><label id="a"/><label top="a.bottom + 8"/></view></viewController>
        """,
      new: """
        <view id="d"><label id="b"/></view>
        <viewController id="c"><view><view use="d"/><label id="a"/><label top="a.bottom + 8"/></view></viewController>
        """,
      said: "  ~ view 'd'\n    ~ renamed from 'a', and so is the reference to it\n"),
    Self(
      name: "a scene is renamed, and one way to it is forgotten",
      old: """
        <viewController id="a" customClass="A"/>
        <viewController id="b"><segue kind="push" destination="a"/><segue kind="show" destination="a"/></viewController>
        """,
      new: """
        <viewController id="c" customClass="A"/>
        <viewController id="b"><segue kind="push" destination="c"/><segue kind="show" destination="a"/></viewController>
        """,
      said: "  ~ viewController 'c'\n    ~ renamed from 'a', and so is the reference to it\n"),
    Self(
      name: "a scene of the same class is the same, whatever else it says",
      old: #"<viewController id="a" customClass="Cart" title="x" prompt="p"/>"#,
      new: #"<viewController id="b" customClass="Cart" title="y" prompt="q"/>"#,
      said: """
          ~ viewController 'b'
            ~ renamed from 'a'
            ~ title is now "y", was "x"
            ~ prompt is now "q", was "p"

        """),
    Self(
      name: "two scenes that have nothing in common but their kind",
      old: #"<viewController id="a"/>"#, new: #"<viewController id="c"/>"#,
      said: "  - viewController 'a'\n  + viewController 'c'\n"),
    Self(
      name: "values of more than 80 characters are cut",
      old: #"<viewController id="a"/>"#,
      new: #"<viewController id="a" title="\#(text80)" prompt="\#(text80)y"/>"#,
      said: "  ~ viewController 'a'\n    ~ title is now \"\(text80)\"\n    ~ prompt is now \"\(text80.dropLast())…\"\n"),
    Self(
      name: "a constraint is described by what it says",
      old: """
        <viewController id="a"><view><label id="x"/>
        <constraint firstItem="x" firstAttribute="width" relation="lessThanOrEqual" constant="4"/>
        <constraint firstItem="x" firstAttribute="width" relation="greaterThanOrEqual" constant="2"/>
        <constraint firstItem="x" firstAttribute="height" constant="3"/>
        </view></viewController>
        """,
      new: #"<viewController id="a"><view><label id="x"/></view></viewController>"#,
      said: """
          ~ viewController 'a'
            - constraint 'x.width ≤ 4' in view
            - constraint 'x.width ≥ 2' in view
            - constraint 'x.height = 3' in view

        """),
    Self(
      name: "a view is moved behind the last of several",
      old: #"<viewController id="a"><view><label id="p"/><label id="q"/><label id="r"/></view></viewController>"#,
      new: #"<viewController id="a"><view><label id="q"/><label id="r"/><label id="p"/></view></viewController>"#,
      said: "  ~ viewController 'a'\n    ~ label 'p' in view: moved behind label 'r'\n"),
    Self(
      name: "a scene in the place of another",
      old:
        #"<viewController id="a"/><viewController id="b"><segue kind="push" identifier="a" destination="a"/></viewController>"#,
      new:
        #"<viewController id="c"/><viewController id="b"><segue kind="push" identifier="c" destination="c"/></viewController>"#,
      said: """
          - viewController 'a'
          + viewController 'c'
          ~ viewController 'b'
            - push segue 'a' to 'a'
            + push segue 'c' to 'c'

        """),
    Self(
      name: "scenes change places",
      old: #"<viewController id="a"/><viewController id="b"/><viewController id="c"/>"#,
      new: #"<viewController id="c"/><viewController id="a"/><viewController id="b"/>"#,
      said: "  ~ viewController 'c'\n    ~ moved to the front\n"),
    Self(
      name: "segues",
      old:
        #"<viewController id="a"><segue kind="push" identifier="go" destination="b"/><segue kind="show" destination="b"/></viewController>"#,
      new:
        #"<viewController id="a"><segue kind="show" identifier="go" destination="b"/><segue kind="push" destination="c"/></viewController>"#,
      said: """
          ~ viewController 'a'
            ~ show segue 'go': kind is now "show", was "push"
            - show segue to 'b'
            + push segue to 'c'

        """),
    Self(
      name: "parameters, arguments, outlets, actions",
      old: """
        <viewController id="a"><parameter name="item" type="Item"/><outlet property="label" destination="x"/>
          <view><button id="x"><action selector="save"/></button></view>
          <segue kind="push" identifier="s" destination="a"><argument name="item" value="1"/></segue></viewController>
        """,
      new: """
        <viewController id="a"><parameter name="item" type="Item?"/><outletCollection property="all" destination="x"/>
          <view><button id="x"><action selector="store" eventType="touchDown"/></button></view>
          <segue kind="push" identifier="s" destination="a"><argument name="item" value="2"/></segue></viewController>
        """,
      said: """
          ~ viewController 'a'
            ~ parameter 'item': type is now "Item?", was "Item"
            - outlet 'label' to 'x'
            + outlet collection 'all' to 'x'
            ~ action 'store' in button 'x'
              ~ selector is now "store", was "save"
              ~ eventType is now "touchDown"
            ~ argument 'item' in push segue 's': value is now "2", was "1"

        """),
    Self(
      name: "segues, parameters and outlets are renamed",
      old: """
        <viewController id="a"><parameter name="item" type="Item"/><outlet property="label" destination="x"/>
          <view><label id="x"/></view>
          <segue kind="push" identifier="s" destination="b"/></viewController>
        <viewController id="b"/>
        """,
      new: """
        <viewController id="a"><parameter name="thing" type="Item"/><outlet property="caption" destination="x"/>
          <view><label id="x"/></view>
          <segue kind="push" identifier="t" destination="b"/></viewController>
        <viewController id="b"/>
        """,
      said: """
          ~ viewController 'a'
            ~ parameter 'thing': renamed from 'item'
            ~ outlet 'caption': renamed from 'label'
            ~ push segue 't': renamed from 's'

        """),
    Self(
      name: "views are put into another, renamed and moved",
      old: """
        <viewController id="a"><view><label text="One"/><label id="two" text="2" top="three.bottom + 8"/>
          <button id="three" title="3"/></view></viewController>
        """,
      new: """
        <viewController id="a"><view><stackView axis="vertical"><label text="One"/><label id="two" text="2"
          top="drei.bottom + 8"/></stackView><button id="drei" title="3"/></view></viewController>
        """,
      said: """
          ~ viewController 'a'
            + stackView in view: axis "vertical"
              ~ label "One": moved from view
              ~ label 'two': moved from view
            ~ button 'drei' in view: renamed from 'three', and so is the reference to it

        """),
    Self(
      name: "a view is renamed that attributes with traits name",
      old: """
        <viewController id="a"><view><label id="one" text="One"/>
          <label id="two" text="2" top="8" top.compactHeight="one.bottom + 8"/></view></viewController>
        """,
      new: """
        <viewController id="a"><view><label id="uno" text="One"/>
          <label id="two" text="2" top="8" top.compactHeight="uno.bottom + 8" alpha.dark="0.5"/></view></viewController>
        """,
      said: """
          ~ viewController 'a'
            ~ label 'uno' in view: renamed from 'one', and so is the reference to it
            ~ label 'two' in view: alpha.dark is now "0.5"

        """),
    Self(
      name: "a view moves to another scene",
      old:
        #"<viewController id="a"><view><label id="x" text="X"/></view></viewController><viewController id="b"><view/></viewController>"#,
      new:
        #"<viewController id="a"><view/></viewController><viewController id="b"><view><label id="x" text="X"/></view></viewController>"#,
      said: "  ~ viewController 'b'\n    ~ label 'x' in view: moved from view\n"),
    Self(
      name: "constraints", old: #"<viewController id="a"><view><view id="b"/></view></viewController>"#,
      new: """
        <viewController id="a"><view><view id="b"/><constraint firstItem="b" firstAttribute="top"
          relation="greaterThanOrEqual" secondItem="superview" secondAttribute="top" multiplier="2" constant="8"
          priority="750"/></view></viewController>
        """,
      said: """
          ~ viewController 'a'
            + constraint 'b.top ≥ superview.top * 2 + 8 @750' in view

        """),
    Self(
      name: "imports and comments",
      old: "<import module=\"A\"/><!-- one --><viewController id=\"a\"/>",
      new: "<import module=\"B\"/><!-- two\n   lines --><viewController id=\"a\"/><!-- three -->",
      said: """
          ~ import of 'B': module is now "B", was "A"
          ~ comment "two lines": was "one"
          + comment "three"

        """),
    Self(
      name: "what the language does not know", old: #"<gizmo size="1"/>"#, new: #"<gizmo size="2"/>text"#,
      said: "  ~ gizmo: size is now \"2\", was \"1\"\n  + text \"text\"\n"),
  ]
}
