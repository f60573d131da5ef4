import SceneDiagnostics
import SceneExport
import Testing

/// Names lead where the compiler finds what they mean, and constraints are those of generated Swift.
struct CompiledExportTests {
  /// A scene, and what its document says, with elements and their labels in place of ids.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let scene: String
    var part = Exporter.Part.storyboard
    let lines: [String]
    var absent: [String] = []
  }

  private static let exitOfTheLastScene = #"sceneMemberID="exit" /></objects></scene></scenes>"#

  static let cases = [
    Case(
      testDescription: "a view with the name of its controller",
      scene: """
        <viewController id="home" customClass="Home"><outlet property="me" destination="home"/><view>\
        <label id="home" text="A" top="0" leading="0"/><label id="b" text="B" top="home.bottom" leading="0"/>\
        </view></viewController>
        """,
      lines: [
        #"firstItem="label.b" firstAttribute="top" secondItem="label.home" secondAttribute="bottom""#,
        #"<outlet property="me" destination="label.home""#,
      ]),
    Case(
      testDescription: "a button that is called like the first responder",
      scene: """
        <viewController id="home" customClass="Home"><view><button id="firstResponder" title="F" top="0" leading="0">\
        <action selector="go" destination="firstResponder"/></button></view></viewController>
        """,
      lines: [#"<action selector="go" destination="button.firstResponder""#]),
    Case(
      testDescription: "the first responder",
      scene: """
        <viewController id="home"><view><button title="F" top="0" leading="0">\
        <action selector="go" destination="firstResponder"/></button></view></viewController>
        """,
      lines: [#"<action selector="go" destination="placeholder.First Responder""#]),
    Case(
      testDescription: "unwinding further than to where one came from",
      scene: """
        <viewController id="c" customClass="C"><segue kind="unwind" destination="a" unwindAction="back(_:)"/>\
        </viewController>\
        <viewController id="b" customClass="B"><segue kind="present" identifier="c" destination="c"/></viewController>\
        <viewController id="a" customClass="A"><segue kind="present" identifier="b" destination="b"/></viewController>
        """,
      lines: [#"destination="exit.Exit""#, exitOfTheLastScene]),
    Case(
      testDescription: "unwinding to where one came from, through a container",
      scene: """
        <viewController id="c" customClass="C"><segue kind="unwind" destination="a" unwindAction="back(_:)"/>\
        </viewController><navigationController id="b" customClass="B">\
        <segue kind="relationship" relationship="rootViewController" destination="c"/></navigationController>\
        <viewController id="a" customClass="A"><segue kind="present" identifier="b" destination="b"/></viewController>
        """,
      lines: [#"destination="exit.Exit""#], absent: [exitOfTheLastScene]),
    Case(
      testDescription: "one name in a prototype and around it",
      scene: """
        <tableViewController id="home" customClass="Home"><outlet property="around" destination="x"/><tableView>\
        <tableViewCell reuseIdentifier="c" customClass="Cell"><outlet property="inside" destination="x"/>\
        <imageView id="x" top="0" leading="0"/><label text="B" top="x.bottom"/></tableViewCell></tableView>\
        <label id="x" placement="detached"/></tableViewController>
        """,
      lines: [
        #"<outlet property="around" destination="label.x""#, #"<outlet property="inside" destination="imageView.x""#,
        #"firstAttribute="top" secondItem="imageView.x" secondAttribute="bottom""#,
      ]),
    Case(
      testDescription: "a popover at a view, whose name a prototype has, too",
      scene: """
        <viewController id="home" customClass="Home"><view><tableView pin="superview"><tableViewCell reuseIdentifier="c">\
        <label id="x" text="A" top="0" leading="0"/></tableViewCell></tableView>\
        <button id="x" title="X" top="0" leading="0"/></view>\
        <segue kind="popover" identifier="go" destination="other" popoverAnchorView="x" passthroughViews="x"/>\
        </viewController><viewController id="other"/>
        """,
      lines: [#"popoverAnchorView="button.x""#, #"<outlet reference="button.x""#]),
    Case(
      testDescription: "outlets of a cell to what is in it and to itself",
      scene: """
        <tableViewController id="home"><tableView><tableViewCell id="cell" outlet="true" reuseIdentifier="c" \
        customClass="Cell"><label id="name" outlet="true" text="A" top="0" leading="0"/></tableViewCell></tableView>\
        </tableViewController>
        """,
      lines: [
        #"</tableViewCellContentView><connections><outlet property="cell" destination="tableViewCell.cell""#,
        #"<outlet property="name" destination="label.name""#,
      ]),
    Case(
      testDescription: "a constraint that waits for the code of a cell",
      scene: """
        <tableViewController id="home"><tableView><tableViewCell reuseIdentifier="c" customClass="Cell">\
        <label id="a" text="A" top="0" leading="0"/>\
        <constraint id="tall" outlet="true" active="false" firstItem="a" firstAttribute="height" constant="90"/>\
        </tableViewCell></tableView></tableViewController>
        """,
      lines: [#"<exclude reference="constraint.tall""#]),
    Case(
      testDescription: "an outlet of a view of the file to itself",
      scene: #"<view id="header" outlet="true" customClass="Header"/>"#, part: .xib,
      lines: [#"<outlet property="header" destination="view.header""#]),
    Case(
      testDescription: "insets at all edges, one of them with a sign",
      scene: """
        <viewController id="home"><view><view id="a" pin="superview" inset="1 2 +3 4"/></view></viewController>
        """,
      lines: [
        #"firstAttribute="top" secondItem="view" secondAttribute="top" constant="1""#,
        #"firstAttribute="leading" secondItem="view" secondAttribute="leading" constant="2""#,
        #"firstAttribute="bottom" secondItem="view" secondAttribute="bottom" constant="-3""#,
        #"firstAttribute="trailing" secondItem="view" secondAttribute="trailing" constant="-4""#,
      ]),
    Case(
      testDescription: "an inset with a condition",
      scene: """
        <viewController id="home"><view>\
        <view id="a" pin="superview" edges="top" inset="1" inset.compactHeight="2"/></view></viewController>
        """,
      lines: [#"firstAttribute="top" secondItem="view" secondAttribute="top" constant="1""#],
      absent: [#"constant="2""#]),
    Case(
      testDescription: "at most so far from the far edges",
      scene: """
        <viewController id="home"><view><view id="a" trailing="&lt;=8" bottom="&gt;=system @750"/></view></viewController>
        """,
      lines: [
        #"secondAttribute="trailing" relation="greaterThanOrEqual" constant="-8""#,
        #"<constraint firstAttribute="bottom" secondItem="view.a" secondAttribute="bottom" relation="greaterThanOrEqual""#
          + #" constant="8" priority="750""#,
      ]),
    Case(
      testDescription: "at least the distance of the system in front of another view",
      scene: """
        <viewController id="home"><view><view id="a" top="90" leading="0"/><view id="b" bottom="&lt;=a.top - system"/>\
        </view></viewController>
        """,
      lines: [
        #"firstItem="view.a" firstAttribute="top" secondItem="view.b" secondAttribute="bottom""#
          + #" relation="greaterThanOrEqual" symbolic="YES" constant="8""#
      ]),
    Case(
      testDescription: "the superview of a cell",
      scene: """
        <tableViewController id="home"><tableView><tableViewCell reuseIdentifier="c"><label id="a" text="A" top="0"/>\
        <constraint firstItem="a" firstAttribute="leading" secondItem="superview" secondAttribute="leading"/>\
        </tableViewCell></tableView></tableViewController>
        """,
      lines: [
        #"firstItem="label.a" firstAttribute="leading" secondItem="tableViewCellContentView" secondAttribute="leading""#
      ]),
    Case(
      testDescription: "the superview of the view of a controller",
      scene: """
        <viewController id="home"><view id="root"><label id="a" text="A" top="0"/>\
        <constraint firstItem="a" firstAttribute="leading" secondItem="superview" secondAttribute="leading"/>\
        </view></viewController>
        """,
      lines: [#"firstItem="label.a" firstAttribute="leading" secondItem="view.root" secondAttribute="leading""#]),
  ]

  @Test(arguments: cases) func documentSaysWhatTheSceneMeans(example: Case) throws {
    let file = SceneFile(path: "Main.scene", text: "<scenes>\(example.scene)</scenes>")
    let result = try #require(try Exporter.run(file, example.part))
    #expect(!result.report.omissions.contains { $0.attribute == nil || $0.attribute == "outlet" })
    let document = Self.named(String(decoding: try #require(result.document), as: UTF8.self))
    for line in example.lines { #expect(document.contains(line), "\(document)") }
    for line in example.absent { #expect(!document.contains(line), "\(document)") }
  }

  /// The document on one line, with the names of elements and their labels in place of ids.
  private static func named(_ document: String) -> String {
    let elements = document.matches(of: #/<(\w+)(?: [^>]*?)? id="([^"]+)"(?: userLabel="([^"]+)")?/#)
    return elements.reduce(document.replacing(#/\n */#, with: "")) { text, element in
      text.replacing("\"\(element.2)\"", with: "\"\(element.1)\(element.3.map { "." + $0 } ?? "")\"")
    }
  }
}
