import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneLanguageServer

/// Changes that the server offers.
struct ActionTests {
  private func action(_ title: String, _ files: [String: String]) -> (marked: MarkedSession, action: CodeAction?) {
    let marked = MarkedSession(files)
    let range = SourceRange(marked.offset, marked.offset)
    let actions = marked.session.actions(marked.path, in: range, makingFiles: true)
    return (marked, actions.first { $0.title.hasPrefix(title) })
  }

  @Test func aParameterIsAdded() throws {
    let (marked, action) = action(
      "Add a parameter", ["Main.scene": "<scenes>\n  <viewCon¦troller id=\"a\"/>\n</scenes>"])
    let edits = try #require(action).edits
    #expect(
      marked.applying(edits)["Main.scene"]
        == "<scenes>\n  <viewController id=\"a\">\n    <parameter name=\"value\" type=\"String\"/>\n"
        + "  </viewController>\n</scenes>"
    )
  }

  @Test func theParameterOfAnArgumentIsAdded() throws {
    let text = """
      <scenes initialViewController="a">
        <viewController id="a">
          <segue kind="present" destination="b"><argu¦ment name="count" value="3"/></segue>
        </viewController>
        <viewController id="b"/>
      </scenes>
      """
    let (marked, action) = action("Add the parameter 'count' to 'b'", ["Main.scene": text])
    let changed = marked.applying(try #require(action).edits)["Main.scene"]
    #expect(changed?.contains("<parameter name=\"count\" type=\"Int\"/>") == true)
  }

  @Test func anOutletIsMade() throws {
    let scene =
      "<scenes><viewController id=\"a\" customClass=\"Home\"><view><lab¦el/></view></viewController></scenes>"
    let (marked, action) = action(
      "Make an outlet", ["Main.scene": scene, "Home.swift": "class Home: UIViewController {}\n"])
    let changed = marked.applying(try #require(action).edits)
    #expect(changed["Main.scene"]?.contains("<label id=\"label\" outlet=\"true\"/>") == true)
    #expect(changed["Home.swift"] == "class Home: UIViewController {\n  var label: UILabel!\n}\n")
  }

  @Test func aViewIsEmbedded() throws {
    let scene =
      "<scenes>\n  <viewController id=\"a\">\n    <view>\n      <lab¦el/>\n    </view>\n  </viewController>\n</scenes>"
    let (marked, action) = action("Embed in a stack view", ["Main.scene": scene])
    let edits = try #require(action).edits
    #expect(
      marked.applying(edits)["Main.scene"]?
        .contains("      <stackView>\n        <label/>\n      </stackView>\n") == true)
  }

  @Test func aViewMovesToAContainerView() throws {
    let scene = """
      <scenes initialViewController="a">
        <viewController id="a">
          <view>
            <vie¦w id="card" top="8" leading="8"><label text="b"/></view>
          </view>
        </viewController>
      </scenes>
      """
    let (marked, action) = action("Move to a controller in a container view", ["Main.scene": scene])
    let edits = try #require(action).edits
    let changed = try #require(marked.applying(edits)["Main.scene"])
    #expect(changed.contains("<containerView top=\"8\" leading=\"8\">"))
    let diagnostics = Compiler().check([SceneFile(path: "Main.scene", text: changed)])
    #expect(diagnostics.allSatisfy { $0.severity == .warning }, "\(changed) \(diagnostics.map(\.message))")
  }

  @Test func aControllerMovesToItsOwnFile() throws {
    let scene = """
      <scenes initialViewController="a">
        <style id="caption" font="footnote"/>
        <viewController id="a">
          <segue kind="present" identifier="open" destination="b"/>
        </viewController>
        <viewCon¦troller id="b">
          <view><label styles="caption" text="b"/></view>
          <segue kind="present" identifier="back" destination="a"/>
        </viewController>
      </scenes>
      """
    let (marked, action) = action("Move 'b' to B.scene", ["Main.scene": scene])
    let changed = marked.applying(try #require(action).edits)
    let files = ["Main.scene", "B.scene"].compactMap { name in changed[name].map { SceneFile(path: name, text: $0) } }
    let diagnostics = Compiler().check(files)
    #expect(
      files.count == 2 && !diagnostics.contains { $0.severity == .error }, "\(changed) \(diagnostics.map(\.message))")
  }

  @Test func aControllerThatUsesAViewOfTheFileStaysThere() {
    let scene = """
      <scenes initialViewController="a">
        <view id="header"/>
        <viewController id="a"/>
        <viewCon¦troller id="b"><view><view use="header"/></view></viewController>
      </scenes>
      """
    #expect(action("Move 'b' to B.scene", ["Main.scene": scene]).1 == nil)
    let other = scene.replacing("<view use=\"header\"/>", with: "")
    #expect(action("Move 'b' to B.scene", ["Main.scene": other]).1 != nil)
  }

  @Test func aWarningIsIgnored() throws {
    let scene =
      "<scenes initialViewController=\"a\">\n  <viewController id=\"a\"/>\n  <viewController id=\"¦b\"/>\n</scenes>"
    let (marked, action) = action("Ignore", ["Main.scene": scene])
    let edits = try #require(action).edits
    let changed = try #require(marked.applying(edits)["Main.scene"])
    #expect(Compiler().check([SceneFile(path: "Main.scene", text: changed)]).isEmpty)
  }

  /// For every diagnostic with a fix, the action removes it.
  @Test(arguments: CheckCaseFile.all)
  func actionsRemoveWhatTheyFix(file: CheckCaseFile) {
    for example in file.cases { expectFixes(example.scenes, example.options, "\(example)") }
  }

  private func expectFixes(_ scenes: [SceneFile], _ options: Compiler.Options, _ name: String) {
    let texts = Dictionary(scenes.map { ("/app/" + $0.path, $0) }, uniquingKeysWith: { first, _ in first })
    guard texts.values.allSatisfy({ String(validating: $0.bytes, as: UTF8.self) != nil }) else { return }
    let files = MemoryFiles(texts.mapValues { String(decoding: $0.bytes, as: UTF8.self) })
    for source in options.sources ?? [] {
      files.files["/app/" + source.path] = String(decoding: source.bytes, as: UTF8.self)
    }
    files.options = options
    files.options.sources = nil
    let session = Session(files)
    session.setFolders(["/app"])
    for (path, file) in texts { session.setText(path, file.bytes, version: 1) }
    for (path, file) in texts {
      for diagnostic in session.diagnostics(of: path) where diagnostic.fix != nil {
        let action = session.actions(path, in: diagnostic.place.range, makingFiles: false).first { action in
          action.diagnostic?.id == diagnostic.id && action.diagnostic?.place.range == diagnostic.place.range
            && action.kind == .fix && !action.title.hasPrefix("Ignore")
        }
        guard let action else {
          Issue.record("no action for \(diagnostic.id) in \(name)")
          continue
        }
        func isReported() -> Bool {
          session.diagnostics(of: path).contains {
            $0.message == diagnostic.message && $0.place.range.start == diagnostic.place.range.start
          }
        }
        for (path, edits) in Dictionary(grouping: action.edits, by: \.path) {
          var bytes = session.bytes(of: path) ?? []
          for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
            bytes.replaceSubrange(edit.range.clamped(to: bytes.count), with: edit.text.utf8)
          }
          session.setText(path, bytes, version: 2)
        }
        #expect(!isReported(), "\(name): \(action.title)")
        session.setText(path, file.bytes, version: 3)
        for (path, file) in texts { session.setText(path, file.bytes, version: 3) }
      }
    }
  }
}
