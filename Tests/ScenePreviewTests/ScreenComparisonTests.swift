import SceneCompiler
import SceneDiagnostics
import Testing
import UIKitFacts

@testable import ScenePreview

/// What differs between the screens of two versions.
struct ScreenComparisonTests {
  private static func screens(_ content: String, file: String = "Main.scene") -> [Screen] {
    let text = """
      <scenes initialViewController="home">
        <viewController id="home"><view backgroundColor="systemBackground">\(content)</view></viewController>
        <viewController id="other"><view/></viewController>
      </scenes>
      """
    let graph = Compiler().graph(of: [SceneFile(path: file, text: text)]).graph
    return Preview(graph, findsProblems: false).screens(in: PreviewEnvironment())
  }

  private static func changes(_ old: String, _ new: String) -> [ScreenChange] {
    ScreenComparison(from: screens(old), to: screens(new)).changes
  }

  /// The marks of a change, as words: the kind and the frame.
  private static func words(_ marks: [ScreenChange.Mark]) -> [String] {
    marks.map { mark in
      let frame = mark.frame
      let numbers = [frame.left, frame.top, frame.size.width, frame.size.height].map { "\(Int($0))" }
      return "\(mark.kind) \(numbers.joined(separator: " "))"
    }
  }

  private static let box = #"<view id="box" top="100" leading="20" width="50" height="60" backgroundColor="red"/>"#

  @Test func equalScreensAreNoChange() {
    #expect(Self.changes(Self.box, Self.box).isEmpty)
    #expect(Self.changes("<!-- a comment -->\n" + Self.box, Self.box).isEmpty)
  }

  @Test func movedViewIsMarkedOnBothScreens() throws {
    let changes = Self.changes(Self.box, Self.box.replacing("100", with: "120"))
    let change = try #require(changes.first)
    #expect(changes.count == 1 && change.controller == "home" && change.file == "Main.scene")
    #expect(Self.words(change.oldMarks) == ["changed 20 100 50 60"])
    #expect(Self.words(change.newMarks) == ["changed 20 120 50 60"])
  }

  @Test func viewsInAMovedViewAreNotMarked() throws {
    let nested = Self.box.replacing("/>", with: #"><label id="l" text="A" top="0" leading="0"/></view>"#)
    let change = try #require(Self.changes(nested, nested.replacing("100", with: "120")).first)
    #expect(change.newMarks.count == 1)
  }

  @Test(arguments: [
    (#" backgroundColor="red""#, #" backgroundColor="blue""#), (#" backgroundColor="red""#, ""),
    (#"width="50""#, #"width="51""#), (#" backgroundColor="red""#, #" backgroundColor="red" alpha="0.5""#),
  ])
  func lookOfAViewIsCompared(old: String, new: String) throws {
    let change = try #require(Self.changes(Self.box, Self.box.replacing(old, with: new)).first)
    #expect(change.newMarks.map(\.kind) == [.changed])
  }

  @Test func addedAndRemovedViewsAreMarkedOnce() throws {
    let inner = #"<view id="in" top="0" leading="0" width="9" height="9"/>"#
    let more = Self.box.replacing("box", with: "more").replacing("20", with: "120")
      .replacing("/>", with: ">\(inner)</view>")
    let added = try #require(Self.changes(Self.box, Self.box + more).first)
    #expect(added.oldMarks.isEmpty)
    #expect(Self.words(added.newMarks) == ["added 120 100 50 60"], "what is in it is new with it")
    let removed = try #require(Self.changes(Self.box + more, Self.box).first)
    #expect(Self.words(removed.oldMarks) == ["removed 120 100 50 60"])
    #expect(removed.newMarks.isEmpty)
  }

  @Test func viewsWithoutIDsAreTheSameByTheirPlace() throws {
    let boxes = (0..<3).map { number in
      #"<view top="\#(number * 100)" leading="0" width="50" height="60" backgroundColor="red"/>"#
    }
    let change = try #require(
      Self.changes(boxes.joined(), boxes[0] + boxes[1].replacing("50", with: "70") + boxes[2]).first)
    #expect(Self.words(change.newMarks) == ["changed 0 100 70 60"])
  }

  @Test func eachNewViewOfOneKindIsMarked() throws {
    let boxes = [200, 300].map { #"<view top="\#($0)" leading="0" width="9" height="9" backgroundColor="red"/>"# }
    let change = try #require(Self.changes(Self.box, Self.box + boxes.joined()).first)
    #expect(Self.words(change.newMarks) == ["added 0 200 9 9", "added 0 300 9 9"])
  }

  @Test func newAndRemovedScreensAreChanges() throws {
    let comparison = ScreenComparison(from: [], to: Self.screens(Self.box))
    #expect(comparison.changes.map(\.controller) == ["home", "other"])
    #expect(comparison.changes.allSatisfy { $0.old == nil && $0.newMarks.isEmpty })
    let gone = ScreenComparison(from: Self.screens(Self.box), to: Array(Self.screens(Self.box).prefix(1)))
    #expect(gone.changes.map(\.controller) == ["other"])
    #expect(gone.changes.allSatisfy { $0.new == nil })
    #expect(ScreenComparison(from: [], to: []).changes.isEmpty)
  }

  @Test func screensOfOtherFilesAreOthers() {
    let comparison = ScreenComparison(from: Self.screens(Self.box), to: Self.screens(Self.box, file: "B.scene"))
    #expect(comparison.changes.map(\.file) == ["B.scene", "B.scene", "Main.scene", "Main.scene"])
  }

  // MARK: Sheets

  @Test func sheetCountsChanges() {
    func summary(_ old: [Screen], _ new: [Screen]) -> String {
      ChangeSheet(ScreenComparison(from: old, to: new)).summary
    }
    let (a, b) = (Self.screens(Self.box), Self.screens(Self.box.replacing("100", with: "120")))
    #expect(summary(a, a) == "No screen looks different")
    #expect(summary(a, b) == "1 changed screen")
    #expect(summary([], a) == "2 new screens")
    #expect(summary(a + Self.screens("", file: "C.scene"), b) == "1 changed screen, 2 removed screens")
  }

  @Test func pageShowsTextAsText() {
    let hostile = #"<label text="&lt;script>alert(1)&lt;/script>" top="9" leading="9"/>"#
    let sheet = ChangeSheet(
      ScreenComparison(from: [], to: Self.screens(hostile, file: "<img src=x onerror=alert(1)>.scene")))
    #expect(!sheet.html.contains("<script"))
    #expect(!sheet.html.contains("<img"))
  }
}
