import Foundation
import SceneTestSupport
import Testing

/// `scenec graph --screens` as a process.
struct GraphScreensTests {
  private static let scene = """
    <scenes initialViewController="root">
      <navigationController id="root">
        <segue kind="relationship" relationship="rootViewController" destination="list"/>
      </navigationController>
      <viewController id="list" title="Library">
        <view>
          <button id="open" title="Open the first book" top="safeArea 20" leading="16">
            <segue kind="push" identifier="open" destination="book"/>
          </button>
          <containerView bottom="0" leading="0" trailing="0" height="100">
            <segue kind="embed" destination="player"/>
          </containerView>
        </view>
      </viewController>
      <viewController id="book"><view><label text="Page one" top="safeArea 8" leading="16"/></view></viewController>
      <viewController id="player"><view><label text="Silence" top="8" leading="16"/></view></viewController>
    </scenes>
    """

  private func graph(_ folder: TemporaryFolder, _ arguments: String) async throws -> ProcessRun {
    try await folder.shell("\"$scenec\" graph \(arguments)")
  }

  /// The size of each screen in a picture, by a text on it.
  private func sizes(_ picture: String, with texts: [String]) -> [String: String] {
    var sizes: [String: String] = [:]
    for part in picture.components(separatedBy: "<svg ").dropFirst(2) {
      let screen = part.prefix(while: { $0 != ">" })
      let width = screen.firstMatch(of: #/ width="(\d+)" height="(\d+)"/#)
      let body = part.components(separatedBy: "</svg>")[0]
      for text in texts where body.contains(">\(text)<") { sizes[text] = width.map { "\($0.1) \($0.2)" } }
    }
    return sizes
  }

  @Test func boxesShowScreens() async throws {
    let folder = try TemporaryFolder(["Main.scene": Self.scene])
    let run = try await graph(folder, "Main.scene --screens --format svg")
    #expect(run.status == 0 && run.error == "")
    // The embedded controller has the size of its container view, and the navigation controller has no screen.
    let sizes = sizes(run.output, with: ["Open the first book", "Page one", "Silence", "Library"])
    #expect(sizes["Page one"] == "158 341")
    #expect(sizes["Open the first book"] == "158 341")
    #expect(sizes["Library"] == "158 341", "the title is in the bar")
    #expect(run.output.components(separatedBy: "<svg ").count == 5)
    #expect(run.output.contains(" width=\"158\" height=\"40\" viewBox=\"0 0 393 100\""))
    // What is embedded is drawn twice, and in each place once.
    #expect(run.output.components(separatedBy: ">Silence<").count == 3)
    // The line starts in the middle of the button: below the bar, and right of the screen's edge by half of its width.
    let lead = try #require(run.output.firstMatch(of: #/class="lead" d="M([\d.]+) ([\d.]+)L/#))
    let screens = run.output.matches(of: #/<svg x="([\d.]+)" y="([\d.]+)" width="158" height="341"/#)
    let places = screens.map { screen in
      [(lead.1, screen.1), (lead.2, screen.2)].map { (Double($0) ?? 0) - (Double($1) ?? 0) }
    }
    #expect(places.contains { (20...70).contains($0[0]) && (45...60).contains($0[1]) }, "\(places)")
    #expect(run.output.components(separatedBy: "class=\"lead\"").count == 2)
    let again = try await graph(folder, "./Main.scene --screens --format svg")
    #expect(again.output == run.output)
    let lint = try await folder.shell("\"$scenec\" graph Main.scene --screens --output S.svg && xmllint --noout S.svg")
    #expect(lint.status == 0, "\(lint.error)")
  }

  @Test func scenesWithErrorsHaveScreens() async throws {
    let folder = try TemporaryFolder([
      "Main.scene": Self.scene.replacing("destination=\"book\"", with: "destination=\"bok\"")
    ])
    let run = try await graph(folder, "Main.scene --screens --format svg")
    #expect(run.status == 1)
    #expect(run.output.contains("Open the first book"))
  }

  @Test func pageAndCheckTakeScreens() async throws {
    let folder = try TemporaryFolder(["Main.scene": Self.scene])
    #expect(try await graph(folder, ". --screens --output Scenes.html").status == 0)
    #expect(try await graph(folder, ". --screens --output Scenes.html --check").status == 0)
    #expect(try await graph(folder, ". --output Scenes.html --check").status == 1)
  }

  @Test(arguments: ["--format mermaid", "--format json", "--format dot", ""])
  func otherFormatsHaveNoScreens(format: String) async throws {
    let folder = try TemporaryFolder(["Main.scene": Self.scene])
    let run = try await graph(folder, "Main.scene --screens \(format)")
    #expect(run.status == 2 && run.output == "")
    #expect(run.error.contains("'--screens' is for pictures and pages; say '--format svg' or 'html'"))
  }
}
