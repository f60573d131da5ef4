import SceneCompiler
import SceneDiagnostics
import Testing
import UIKitFacts

@testable import ScenePreview

/// What keeps people from reading or hearing a screen.
struct AccessibilityFindingTests {
  /// The ids of the findings of a screen, and the ids of the views that have them.
  private func findings(_ content: String, root: String = "", isDark: Bool = false) throws -> [String] {
    let scene = """
      <scenes initialViewController="a"><viewController id="a"><view \(root)>
        \(content)
      </view></viewController></scenes>
      """
    let file = SceneFile(path: "Main.scene", bytes: Array(scene.utf8))
    let screens = Preview(Compiler().graph(of: [file]).graph).screens(in: PreviewEnvironment(isDark: isDark))
    let screen = try #require(screens.first)
    return screen.findings.filter { ["low-contrast", "unlabeled-button"].contains($0.id) }
      .map { "\($0.id) \(screen.views[$0.view].id ?? "?")" }
  }

  private func label(_ attributes: String) -> String {
    "<label id=\"t\" text=\"Sold out\" \(attributes) top=\"40\" leading=\"20\"/>"
  }

  private static let pale = ##"textColor="#AAAAAA""##

  @Test func aPaleTextIsFound() throws {
    #expect(try findings(label(Self.pale)) == ["low-contrast t"])
    #expect(try findings(label(Self.pale), isDark: true) == [])
    #expect(try findings(label("")) == [])
  }

  @Test(arguments: [
    (##"textColor="#949494" font="system 17""##, true), (##"textColor="#949494" font="system 18""##, false),
    (##"textColor="#949494" font="system 12 bold""##, false), (##"textColor="#969696" font="system 18""##, true),
  ])
  func largeAndBoldTextNeedsLess(attributes: String, isFound: Bool) throws {
    #expect(try findings(label(attributes)) == (isFound ? ["low-contrast t"] : []))
  }

  @Test func textsOnPicturesAreNotCompared() throws {
    let picture = #"<imageView image="photo" top="0" leading="0" size="300 200"/>"#
    #expect(try findings(picture + label(Self.pale)) == [])
    // What lies behind the text does not count, but what lies in front of it.
    #expect(try findings(label(Self.pale) + picture) == ["low-contrast t"])
  }

  @Test func controlsThatAreOffAreNotCompared() throws {
    func button(_ attributes: String) -> String {
      ##"<button id="t" title="Buy" titleColor="#AAAAAA" top="40" leading="20" height="44" \##(attributes)/>"##
    }
    #expect(try findings(button("")) == ["low-contrast t"])
    #expect(try findings(button("enabled=\"true\"")) == ["low-contrast t"])
    #expect(try findings(button("enabled=\"false\"")) == [])
    // A label keeps its colour.
    func label(_ attributes: String) -> String {
      ##"<label id="t" text="Sold" textColor="#AAAAAA" top="40" leading="20" \##(attributes)/>"##
    }
    #expect(try findings(label("")) == ["low-contrast t"])
    #expect(try findings(label("enabled=\"false\"")) == [])
  }

  @Test func theColoursBehindATextAreMixed() throws {
    let text = ##"<label id="t" text="A" textColor="#767676" top="9" leading="9"/>"##
    func box(_ attributes: String) -> String {
      "<view top=\"0\" leading=\"0\" size=\"99 99\" \(attributes)>\(text)</view>"
    }
    #expect(try findings(box("")) == [])
    #expect(try findings(box(##"backgroundColor="#FFFFFF""##)) == [])
    #expect(try findings(box(##"backgroundColor="#00000010""##)) == ["low-contrast t"])
    #expect(try findings(box(##"backgroundColor="#00000000""##)) == [])
    // Half of black on white is a middle grey, which is too near.
    #expect(try findings(box(##"backgroundColor="#00000080""##)) == ["low-contrast t"])
  }

  /// White text on a dark box that one sees through a little: as layers it is readable, as the white behind them not.
  @Test func layersAreSeenThrough() throws {
    let content = ##"""
      <view top="0" leading="0" size="99 99" backgroundColor="#000000C0">
        <label id="t" text="A" textColor="#FFFFFF" top="9" leading="9"/>
      </view>
      """##
    #expect(try findings(content) == [])
    #expect(try findings(content.replacing("C0", with: "40")) == ["low-contrast t"])
  }

  @Test func aScreenThatOneSeesThroughHasNoKnownBackground() throws {
    #expect(try findings(label(Self.pale), root: ##"backgroundColor="#FFFFFFFF""##) == ["low-contrast t"])
    #expect(try findings(label(Self.pale), root: ##"backgroundColor="#FFFFFFFE""##) == [])
    #expect(try findings(label(Self.pale), root: #"backgroundColor="clear""#) == [])
  }

  @Test(arguments: [
    (#"systemImage="plus""#, true), (#"image="plus""#, true), (#"systemImage="plus" title="Add""#, false),
    (#"systemImage="plus" accessibilityLabel="Add""#, false), (#"systemImage="plus" hidden="true""#, false),
    ("", false),
    (#"systemImage="plus" accessibilityElement="false""#, false),
  ])
  func buttonsNeedWords(attributes: String, isFound: Bool) throws {
    let button = "<button id=\"b\" \(attributes) top=\"40\" leading=\"20\" size=\"44 44\"/>"
    #expect(try findings(button) == (isFound ? ["unlabeled-button b"] : []))
  }

  @Test func whatIsInAHiddenViewIsNotHeard() throws {
    let button = #"<button id="b" systemImage="plus" top="0" leading="0" size="44 44"/>"#
    #expect(try findings("<view top=\"0\" leading=\"0\" size=\"99 99\">\(button)</view>") == ["unlabeled-button b"])
    #expect(try findings("<view hidden=\"true\" top=\"0\" leading=\"0\" size=\"99 99\">\(button)</view>") == [])
  }

  @Test func textsOfHiddenViewsAreNotCompared() throws {
    #expect(try findings(label(Self.pale + " hidden=\"true\"")) == [])
    #expect(try findings(label(Self.pale + " alpha=\"0\"")) == [])
  }

  // MARK: Order of reading

  private func groups(
    _ one: String, _ other: String, in container: String = "stackView",
    _ attributes: String = "distribution=\"fillEqually\""
  ) throws -> [String] {
    let scene = """
      <scenes initialViewController="a"><viewController id="a"><view>
        <\(container) \(attributes) top="80" leading="20" trailing="20">\(one)\(other)</\(container)>
      </view></viewController></scenes>
      """
    let file = SceneFile(path: "Main.scene", bytes: Array(scene.utf8))
    return Preview(Compiler().graph(of: [file]).graph).screens(in: PreviewEnvironment()).flatMap(\.findings)
      .filter { $0.id == "mixed-reading-order" }.map(\.message)
  }

  private static func group(_ first: String, _ second: String, _ more: String = "") -> String {
    "<stackView axis=\"vertical\"><label text=\"\(first)\" font=\"title1\"/><label text=\"\(second)\" font=\"body\"/>\(more)</stackView>"
  }

  @Test func groupsOfOneFormAreMixed() throws {
    let message = "VoiceOver reads 'stackView' and 'stackView' row by row: '1', '3', 'b'"
    #expect(try groups(Self.group("1", "b"), Self.group("3", "d")) == [message])
    #expect(try groups(Self.group("1", "b"), Self.group("3", "d"), "axis=\"vertical\"") == [])
    #expect(try groups(Self.group("1", ""), Self.group("3", "d")) == [], "one of them is no group")
    #expect(try groups(Self.group("1", "b", "<label text=\"c\"/>"), Self.group("3", "d")) == [], "another form")
  }

  @Test func whatIsReadAsAWholeIsNotMixed() throws {
    let whole = Self.group("1", "b").replacing("<stackView", with: "<stackView accessibilityElement=\"true\"")
    #expect(try groups(whole, Self.group("3", "d")) == [])
    let together = Self.group("1", "b", "<set property=\"shouldGroupAccessibilityChildren\" value=\"true\"/>")
    #expect(try groups(together, Self.group("3", "d")) == [])
    let apart = Self.group("1", "b", "<set property=\"shouldGroupAccessibilityChildren\" value=\"false\"/>")
    #expect(try groups(apart, Self.group("3", "d")).count == 1)
    let silent = Self.group("1", "b").replacing(
      "<label text=\"b\"", with: "<label accessibilityElement=\"false\" text=\"b\"")
    #expect(try groups(silent, Self.group("3", "d")) == [])
    let hidden = Self.group("1", "b").replacing("<stackView", with: "<stackView hidden=\"true\"")
    #expect(try groups(hidden, Self.group("3", "d")) == [])
  }
}
