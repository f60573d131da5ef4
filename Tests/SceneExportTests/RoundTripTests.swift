import Foundation
import SceneDiagnostics
import SceneExport
import SceneSyntax
import SceneTestSupport
import SceneVersions
import Testing

/// What is exported, imported, and exported and imported again.
struct RoundTripTests {
  /// What `scenec diff` says of two scenes, a line for each change.
  private func differences(_ old: String, _ new: String) throws -> [String] {
    var log = DiagnosticLog()
    let documents = [old, new].map { DocumentReader.read(SceneFile(path: "Main.scene", text: $0), &log) }
    let comparison = try #require(SceneComparison(from: documents[0], to: documents[1]))
    return TextReport(isColored: false).text(of: comparison, path: "").split(separator: "\n").map {
      $0.drop { $0 == " " }.description
    }
  }

  /// A scene that has come back once comes back the same from then on.
  @Test(arguments: ExportFixture.all) func aSecondRoundChangesNothing(name: String, part: Exporter.Part) throws {
    let fixture = try ExportFixture(named: name, part)
    let once = fixture.scene(of: try fixture.document())
    let again = try #require(try Exporter.run(SceneFile(path: "Main.scene", text: once), part)?.document)
    #expect(fixture.scene(of: String(decoding: again, as: UTF8.self)) == once)
  }

  @Test(arguments: ExportFixture.all) func nothingIsLostSilently(name: String, part: Exporter.Part) throws {
    let fixture = try ExportFixture(named: name, part)
    let report = try fixture.export().report
    #expect(!report.omissions.contains { $0.reason.contains("does not know") })
    #expect(report.left == 0)
    let elements = fixture.text.matches(of: #/<[A-Za-z]/#).count
    let attributes = fixture.text.matches(of: #/ [A-Za-z.]+="/#).count
    // The XML declaration has two that are no attributes.
    #expect(report.carried + report.noted + report.left == elements + attributes - 2 + styleNames(fixture.text))
  }

  /// `styles` stands for the attributes that it brings.
  private func styleNames(_ text: String) -> Int { -text.matches(of: #/ styles="/#).count }

  @Test func usedViewsAreLeftOutWithTheReason() throws {
    let text = """
      <scenes><view id="header"/><viewController id="home"><view><view use="header"/></view></viewController></scenes>
      """
    let result = try #require(try Exporter.run(SceneFile(path: "Main.scene", text: text), .storyboard))
    let omission = try #require(result.report.omissions.first)
    #expect(omission.attribute == "use" && !omission.isNoted)
    #expect(omission.reason == "Interface Builder has no view of a file in another view")
    #expect(result.report.omissions.count == 1)
    let document = String(decoding: try #require(result.document), as: UTF8.self)
    #expect(ExportFixture.scene(of: document, named: "Main.storyboard").contains("<view/>"))
  }

  /// Interface Builder makes the keys of runtime attributes by itself, and has no headers that a table of a controller
  /// dequeues.
  @Test func keysOfSettingsAndHeadersOfTablesAreNamed() throws {
    let text = """
      <scenes><tableViewController id="home"><set property="hint" value="A" type="text" value.key="home.hint"/>\
      <tableView><tableViewHeaderFooterView reuseIdentifier="Season"/></tableView></tableViewController></scenes>
      """
    let result = try #require(try Exporter.run(SceneFile(path: "Main.scene", text: text), .storyboard))
    #expect(result.report.omissions.contains { $0.attribute == "value.key" && !$0.isNoted })
    #expect(result.report.omissions.contains { $0.element.contains("tableViewHeaderFooterView") })
    let document = String(decoding: try #require(result.document), as: UTF8.self)
    #expect(document.contains(#"type="localizedString""#))
    #expect(ExportFixture.scene(of: document, named: "Main.storyboard").contains(#"reuseIdentifier="Season""#))
  }

  /// Each way to place a view comes back as it was written.
  @Test(arguments: [
    #"top="8" trailing="16""#,
    #"leading="&gt;=8" trailing="&gt;=8""#,
    #"leading="&lt;=8" trailing="&lt;=8""#,
    #"top="other.bottom + system" leading="other.leading""#, #"bottom="other.top - 8""#,
    #"centerX="0" centerY="-4" width="44" height="&gt;=20""#,
  ])
  func layoutComesBack(layout: String) throws {
    let text = """
      <scenes initialViewController="home"><viewController id="home"><view>\
      <view id="other" top="0" leading="0" size="4 4"/><label id="it" text="A" \(layout)/>\
      </view></viewController></scenes>
      """
    let result = try #require(try Exporter.run(SceneFile(path: "Main.scene", text: text), .storyboard))
    let document = String(decoding: try #require(result.document), as: UTF8.self)
    let back = ExportFixture.scene(of: document, named: "Main.storyboard")
    #expect(try differences(text, back) == [], "\(document)")
  }

  /// UIKit's methods make 8 points of the distance of the system at the edge of a superview, and nibs make 20. So the number
  /// is exported, and comes back.
  @Test(arguments: [
    #"top="system" leading="system""#, #"bottom="system" trailing="system""#,
    #"top="safeArea system" trailing="safeArea system""#, #"bottom="safeArea system""#,
    #"left="system" right="system""#,
    #"bottom="&gt;=system""#, #"trailing="&lt;=system""#,
  ])
  func distancesToEdgesComeBackAsPoints(layout: String) throws {
    func scene(_ layout: String) -> String {
      #"<scenes initialViewController="home"><viewController id="home"><view><label id="it" text="A" \#(layout)/></view>"#
        + "</viewController></scenes>"
    }
    let result = try #require(try Exporter.run(SceneFile(path: "Main.scene", text: scene(layout)), .storyboard))
    let document = String(decoding: try #require(result.document), as: UTF8.self)
    #expect(!document.contains("symbolic"))
    let back = ExportFixture.scene(of: document, named: "Main.storyboard")
    #expect(try differences(scene(layout.replacing("system", with: "8")), back) == [], "\(document)")
  }

  /// What Interface Builder has no words for, or other words, comes back from the notes or by its place.
  @Test(arguments: [
    // A segue with arguments, and one of two that look alike.
    """
    <viewController id="home"><view>
      <button><segue kind="present" identifier="go" destination="detail"><argument name="n" value="3"/></segue></button>
      <button>
        <segue kind="present" destination="other"/>
      </button>
    </view></viewController>
    <viewController id="detail" customClass="Detail"><parameter name="n" type="Int"/></viewController>
    <viewController id="other"/>
    """,
    // What a segue says to scenes only.
    """
    <viewController id="home"><view><containerView height="9" top="0">
      <segue kind="embed" identifier="first" destination="one" transition="crossDissolve"/>
      <segue kind="embed" identifier="second" destination="two" initial="true" transition="crossDissolve"/>
    </containerView></view></viewController>
    <viewController id="one"/><viewController id="two"/>
    """,
    // Words that are no labels.
    """
    <viewController id="größe"><view><label id="日本" top="0" leading="0"/><label id="description" top="日本.bottom"/></view>
    </viewController>
    """,
    // States of two words, edges of a recogniser, baselines, titles of scopes.
    """
    <viewController id="home" customClass="Home"><view>
      <screenEdgePanGestureRecognizer edges="left"><action selector="go"/></screenEdgePanGestureRecognizer>
      <button id="like" title="Like" top="0"><state name="selected highlighted" title="Unlike"/></button>
      <label id="of" lastBaseline="like.lastBaseline" leading="0"/>
      <searchBar top="like.bottom" leading="0"><scope title="Near"/><scope title="Far"/></searchBar>
    </view></viewController>
    """,
    // Constraints with conditions that Interface Builder does not have, and with those that it has.
    """
    <viewController id="home"><view>
      <label id="a" top="0" leading="0"/>
      <label id="b" leading="0"/>
      <constraint firstItem="b" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" when="compactWidth"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" when="dark"/>
    </view></viewController>
    """,
    // Constraints that wait for code, with an outlet and without.
    """
    <viewController id="home" customClass="Home"><outlet property="height" destination="tall"/><view>
      <label id="a" top="0" leading="0"/>
      <constraint id="wide" outlet="true" active="false" firstItem="a" firstAttribute="width" constant="300"/>
      <constraint id="tall" active="false" firstItem="a" firstAttribute="height" constant="90"/>
      <constraint id="narrow" active="false" firstItem="a" firstAttribute="width" constant="30"/>
    </view></viewController>
    """,
    // Both kinds of views of a split view.
    """
    <splitViewController id="split" style="doubleColumn">
      <segue kind="relationship" relationship="primaryViewController" destination="one"/>
      <segue kind="relationship" relationship="secondaryViewController" destination="two"/>
    </splitViewController>
    <viewController id="one"/><viewController id="two"/>
    """,
  ])
  func contentsComeBack(contents: String) throws {
    let text = "<scenes>\(contents)</scenes>"
    let result = try #require(try Exporter.run(SceneFile(path: "Main.scene", text: text), .storyboard))
    let document = String(decoding: try #require(result.document), as: UTF8.self)
    #expect(result.report.left == 0, "\(result.report.omissions)")
    #expect(try differences(text, ExportFixture.scene(of: document, named: "Main.storyboard")) == [], "\(document)")
  }

  /// An element with styles is exported as one with the attributes that the compiler gives it.
  @Test(arguments: [
    // The element's own image replaces the symbol of a style, and the other way round.
    (#"<style id="s" systemImage="star"/>"#, #"<button styles="s" image="Logo""#, #"<button image="Logo""#),
    (#"<style id="s" image="Logo"/>"#, #"<button styles="s" systemImage="star""#, #"<button systemImage="star""#),
    // Of two styles, the last.
    (
      #"<style id="s" systemImage="star"/><style id="t" image="Logo" title="T"/>"#, #"<button styles="s t""#,
      #"<button image="Logo" title="T""#
    ),
    (
      #"<style id="s" systemImage="star"/><style id="t" image="Logo" title="T"/>"#, #"<button styles="t s""#,
      #"<button systemImage="star" title="T""#
    ),
    // An own value replaces the values of a style for size classes, and not a value of another attribute.
    (
      #"<style id="s" spacing="2" spacing.compactHeight="4"/>"#, #"<stackView styles="s" spacing="8""#,
      #"<stackView spacing="8""#
    ),
    (
      #"<style id="s" spacing="2" spacing.compactHeight="4"/>"#, #"<stackView styles="s" axis="vertical""#,
      #"<stackView axis="vertical" spacing="2" spacing.compactHeight="4""#
    ),
    // A value for previews does not replace the value of a style.
    (
      #"<style id="s" text="A"/>"#, #"<label styles="s" text.preview="B""#,
      #"<label text="A" text.preview="B""#
    ),
    // One style twice.
    (#"<style id="s" text="A" height="9"/>"#, #"<label styles="s s""#, #"<label text="A" height="9""#),
    // The graph has one value for a colour and its variants, and one for a text and its key.
    (
      #"<style id="s" textColor="red" textColor.dark="blue" text="A" text.key="a"/>"#, #"<label styles="s""#,
      #"<label textColor="red" textColor.dark="blue" text="A" text.key="a""#
    ),
    (
      #"<style id="s" textColor="red" textColor.dark="blue" text="A" text.key="a"/>"#,
      #"<label styles="s" textColor="green""#, #"<label textColor="green" text="A" text.key="a""#
    ),
  ])
  func stylesAreExportedAsTheirAttributes(styles: String, styled: String, plain: String) throws {
    func document(_ styles: String, _ view: String) throws -> String {
      let text =
        "<scenes>\(styles)<viewController id=\"home\"><view>\(view) id=\"it\" top=\"0\" leading=\"0\"/></view></viewController>"
        + "</scenes>"
      let result = try #require(try Exporter.run(SceneFile(path: "Main.scene", text: text), .storyboard))
      return String(decoding: try #require(result.document), as: UTF8.self)
    }
    #expect(try document(styles, styled) == document("", plain))
  }

  /// A view and a controller may have one name in a scene. The import gives the view another.
  @Test func aSegueLeadsToTheControllerOfItsName() throws {
    let text = """
      <scenes>
        <viewController id="home">
          <view><button id="help"/></view>
          <segue kind="popover" identifier="show" destination="help" popoverAnchorView="help"/>
        </viewController>
        <viewController id="help"/>
      </scenes>
      """
    let result = try #require(try Exporter.run(SceneFile(path: "Main.scene", text: text), .storyboard))
    let document = String(decoding: try #require(result.document), as: UTF8.self)
    #expect(
      try differences(text, ExportFixture.scene(of: document, named: "Main.storyboard")) == [
        "~ viewController 'home'", "~ button 'help2' in view: renamed from 'help', and so is the reference to it",
      ])
  }

  /// Each of two views of a file has an owner, and a xib has one.
  @Test func aSecondOwnerIsNoted() throws {
    let text = """
      <scenes>
        <view id="a"><owner customClass="S"><outlet property="p" destination="a"/></owner></view>
        <view id="b"><owner customClass="S"><outlet property="q" destination="b"/></owner></view>
      </scenes>
      """
    let result = try #require(try Exporter.run(SceneFile(path: "Main.scene", text: text), .xib))
    #expect(result.report.omissions.contains { $0.isNoted && $0.reason == "a xib has one File's Owner" })
  }

  /// What somebody changes in Xcode, and all that `scenec diff` says of the scene after the import.
  @Test(arguments: [
    (
      "a text", #"text="12 €""#, #"text="15 €""#,
      ["~ viewController 'shop'", "~ label 'price' in stackView 'stack': text is now \"15 €\", was \"12 €\""]
    ),
    (
      "a priority", #"priority="750""#, #"priority="700""#,
      [
        "~ viewController 'shop'",
        "~ imageView 'star' in view 'board': bottom is now \"stack.top - 8 @700\", was \"stack.top - 8 @750\"",
      ]
    ),
    (
      "a moved constraint", #"secondAttribute="top" constant="-8""#, #"secondAttribute="top" constant="-12""#,
      [
        "~ viewController 'shop'",
        "~ imageView 'star' in view 'board': bottom is now \"stack.top - 12 @750\", was \"stack.top - 8 @750\"",
      ]
    ),
    (
      "a label that is the id", #"userLabel="price""#, #"userLabel="amount""#,
      ["~ viewController 'shop'", "~ label 'amount' in stackView 'stack': renamed from 'price'"]
    ),
  ])
  func aChangeInXcodeIsTheOnlyDifference(_: String, old: String, new: String, expected: [String]) throws {
    let fixture = try ExportFixture(named: "Shop", .storyboard)
    let document = try fixture.document()
    #expect(document.contains(old))
    let changed = document.replacing(old, with: new)
    let found = try differences(fixture.scene(of: document), fixture.scene(of: changed))
    #expect(found.filter { !$0.isEmpty } == expected)
  }

  @Test func aNewViewAndANewSegueAreTheOnlyDifferences() throws {
    let fixture = try ExportFixture(named: "Shop", .storyboard)
    let document = try fixture.document()
    let id = try #require(document.firstMatch(of: #/id="([^"]+)" userLabel="settings"/#)?.1)
    let button = """
      <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="new-bu-ttn">\
      <state key="normal" title="Settings"/>\
      <connections><segue destination="\(id)" kind="show" identifier="settings" id="new-se-gue"/></connections></button>
      """
    let mark = #"<button"#
    let changed = document.replacing(mark, with: button + mark, maxReplacements: 1)
    let found = try differences(fixture.scene(of: document), fixture.scene(of: changed))
    #expect(found.contains { $0.hasPrefix("+ button \"Settings\" in stackView 'stack'") })
    #expect(found.contains { $0.hasPrefix("+ show segue 'settings'") || $0.contains("'settings'") })
    #expect(!found.contains { $0.hasPrefix("-") })
  }

  // MARK: Form

  @Test(arguments: ExportFixture.all) func idsAreUniqueAndLeadSomewhere(name: String, part: Exporter.Part) throws {
    try DocumentForm.check(try ExportFixture(named: name, part).document())
  }

  @Test func aFileThatIsNoSceneIsNotExported() throws {
    for text in ["", "<document/>", "no XML", "<view/>"] {
      #expect(try Exporter.run(SceneFile(path: "Main.scene", text: text), .storyboard) == nil)
    }
    let empty = try Exporter.run(SceneFile(path: "Main.scene", text: "<scenes/>"), .storyboard)
    #expect(empty != nil)
    #expect(empty?.document == nil)
  }

  /// Notes of other people, and notes that are damaged, change nothing.
  @Test(arguments: ["Ask Jo about this", "scenec: <viewController", "scenec: ", "scenec: <a><b/></a>"])
  func otherNotesAreLeftAlone(note: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"><scenes>\
      <scene sceneID="s"><objects><viewController id="v" userLabel="main"><attributedString key="userComments">\
      <fragment content="\(note.replacing("<", with: "&lt;"))"/></attributedString></viewController></objects></scene>\
      </scenes></document>
      """
    let scene = ExportFixture.scene(of: text, named: "Main.storyboard")
    #expect(scene.contains(#"<viewController id="main"/>"#))
  }
}
