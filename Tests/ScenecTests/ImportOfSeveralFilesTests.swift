import Foundation
import SceneTestSupport
import Testing

/// Storyboards that are imported together become scenes of one module.
struct ImportOfSeveralFilesTests {
  private static func storyboard(_ scenes: String) -> Data {
    Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>\(scenes)</scenes></document>
      """.utf8)
  }

  private static func scene(_ controller: String) -> String { "<scene><objects>\(controller)</objects></scene>" }

  private static let plain = storyboard(scene(#"<viewController id="a"><view key="view" id="v"/></viewController>"#))

  /// A controller with a segue to a storyboard reference with some attributes.
  private static func leading(to reference: String) -> String {
    scene(
      #"<viewController id="a" customClass="A"><connections>"#
        + #"<segue destination="r" kind="show" identifier="go" id="s"/></connections></viewController>"#)
      + scene("<viewControllerPlaceholder \(reference) id=\"r\"/>")
  }

  private func ids(in scene: String) -> [String] {
    scene.matches(of: #/ id="(\w+)"/#).map { String($0.1) }
  }

  @Test func controllersOfAllFilesHaveIdsOfTheirOwn() async throws {
    let names = ["A", "B", "c-d"]
    let folder = try TemporaryFolder([:])
    for name in names { try folder.write(name + ".storyboard", Self.plain) }
    #expect(try await folder.scenec("import", ".", "--output", "Out").status == 0)
    #expect(try await folder.scenec("check", "Out").status == 0)
    let texts = try names.map { try folder.text("Out/\($0).scene") }
    #expect(texts.flatMap(ids) == ["screen", "bScreen", "cDScreen"])
    // A second import of one file has the same result.
    #expect(try await folder.scenec("import", "B.storyboard", "--output", "Out", "--force").status == 0)
    #expect(try folder.text("Out/B.scene") == texts[1])
  }

  @Test func filesOfOneNameAreNoted() async throws {
    let folder = try TemporaryFolder([:])
    for path in ["App/Main.storyboard", "Kit/Main.storyboard", "Kit/Other.storyboard"] {
      try folder.write(path, Self.plain)
    }
    let run = try await folder.scenec("import", ".")
    let note = "'Main.scene' is also the scene of 'App/Main.storyboard', and a module has one scene of a name"
    #expect(run.output.contains("Kit/Main.storyboard: note: \(note): rename one of the files\n"), "\(run.output)")
    #expect(run.output.ranges(of: "also the scene").count == 1)
    #expect(try await folder.scenec("import", "App", "--force").output.contains("also the scene") == false)
  }

  @Test func scenesThatAreThereKeepTheirIds() async throws {
    let folder = try TemporaryFolder([:])
    try folder.write("B.storyboard", Self.plain)
    try folder.write("Out/Old.scene", Data(#"<scenes><viewController id="Screen"/></scenes>"#.utf8))
    try folder.write("Out/Damaged.scene", Data("<scenes><viewController id=".utf8))
    #expect(try await folder.scenec("import", "B.storyboard", "--output", "Out").status == 0)
    #expect(ids(in: try folder.text("Out/B.scene")) == ["bScreen"])
  }

  @Test func aReferenceToAStoryboardThatIsNotWrittenStays() async throws {
    let reference = Self.leading(to: #"storyboardName="Other""#)
    let lost = Self.storyboard(
      Self.scene(
        #"<viewController id="a"><view key="view" id="v"><foreign a="1" b="2" c="3" d="4" e="5" f="6" g="7" h="8"/>"#
          + "</view></viewController>"))
    let tv = Data(#"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard"/>"#.utf8)
    for other in [lost, tv, Data("<document".utf8)] {
      let folder = try TemporaryFolder([:])
      try folder.write("Main.storyboard", Self.storyboard(reference))
      try folder.write("Other.storyboard", other)
      #expect(try await folder.scenec("import", ".").status == 1)
      #expect(!folder.exists("Other.scene"))
      #expect(try folder.text("Main.scene").contains(#"storyboardName="Other""#))
      #expect(try await folder.scenec("check", "Main.scene").status == 0)
    }
  }

  @Test func aReferenceToNothingStaysWithANote() async throws {
    let reference = Self.leading(to: #"storyboardName="Other" referencedIdentifier="gone""#)
    let folder = try TemporaryFolder([:])
    try folder.write("Main.storyboard", Self.storyboard(reference))
    try folder.write("Other.storyboard", Self.plain)
    let run = try await folder.scenec("import", ".")
    #expect(run.status == 0)
    let note = "'Other.storyboard' has no controller 'gone', so this stays a reference to the storyboard"
    #expect((run.output + run.error).contains(note))
    #expect(try folder.text("Main.scene").contains(#"storyboardName="Other""#))
  }

  // MARK: Contradictions

  /// A controller that embeds the initial controller of another storyboard.
  private static func embedding(_ other: String) -> Data {
    storyboard(
      scene(
        #"<viewController id="a"><view key="view" id="v"><subviews><containerView id="c"><connections>"#
          + #"<segue destination="r" kind="embed" id="s"/></connections></containerView></subviews></view>"#
          + "</viewController>") + scene("<viewControllerPlaceholder storyboardName=\"\(other)\" id=\"r\"/>"))
  }

  @Test(arguments: [["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D", "E"]])
  func storyboardsThatContainEachOtherLeaveOutOneSegue(names: [String]) async throws {
    let folder = try TemporaryFolder([:])
    for (index, name) in names.enumerated() {
      try folder.write(name + ".storyboard", Self.embedding(names[(index + 1) % names.count]))
    }
    let run = try await folder.scenec("import", ".", "--output", "Out")
    #expect(run.status == 0, "\(run.output)\(run.error)")
    let lines = run.output.split(separator: "\n").filter { $0.contains("left out: connections/segue") }
    #expect(lines.count == 1, "\(run.output)")
    #expect(lines.first?.contains("controllers contain each other without end") == true)
    #expect(try await folder.scenec("check", "Out").status == 0)
    let segues = try names.map { try folder.text("Out/\($0).scene") }.filter { $0.contains(#"kind="embed""#) }
    #expect(segues.count == names.count - 1)
  }

  @Test func storyboardsThatContainOneAfterTheOtherKeepTheirSegues() async throws {
    let folder = try TemporaryFolder([:])
    try folder.write("A.storyboard", Self.embedding("B"))
    try folder.write("B.storyboard", Self.embedding("C"))
    try folder.write("C.storyboard", Self.plain)
    let run = try await folder.scenec("import", ".", "--output", "Out")
    #expect(run.status == 0)
    #expect(!run.output.contains("left out: connections/segue"))
    #expect(try await folder.scenec("check", "Out").status == 0)
  }

  // MARK: Types of the app

  @Test func scenesGetTypesThatTheAppDoesNotHave() async throws {
    let folder = try TemporaryFolder([:])
    let swift = "class GameScene {}\nstruct OverSceneOwner {}\nenum Menu { class StartScene {} }\n"
    try folder.write("App/Game.swift", Data(swift.utf8))
    let ids = ["Game", "Over", "Start"]
    let scenes = ids.enumerated().map { index, id in
      Self.scene(
        "<viewController storyboardIdentifier=\"\(id)\" id=\"\(index == 0 ? "a" : id)\" customClass=\"\(id)Controller\">"
          + "<connections><segue destination=\"\(index == 0 ? "Over" : "a")\" kind=\"presentation\" identifier=\"go\" "
          + "id=\"s\(id)\"/></connections></viewController>")
    }
    try folder.write("App/Main.storyboard", Self.storyboard(scenes.joined()))
    let classes = ids.map { "class \($0)Controller: UIViewController {}\n" }.joined()
    try folder.write("App/Controllers.swift", Data(classes.utf8))
    let run = try await folder.scenec("import", "App", "--app", "App", "--output", "Out")
    #expect(run.status == 0, "\(run.output)\(run.error)")
    let text = try folder.text("Out/Main.scene")
    let types = text.matches(of: #/ sceneType="(\w+)"/#).map { String($0.1) }
    #expect(types == ["GameScreen", "OverScreen"])
    let note = "note: the app has a type 'GameScene', so the scene of 'game' is a 'GameScreen' in Swift ('sceneType')"
    #expect(run.output.contains(note))
    #expect(try await folder.scenec("check", "Out", "--sources", "App").status == 0)
    // Without the app's files, nothing is known of its types.
    #expect(try await folder.scenec("import", "App", "--output", "Bare").status == 0)
    #expect(try !folder.text("Bare/Main.scene").contains("sceneType"))
    let check = try await folder.scenec("check", "Bare", "--sources", "App")
    #expect(check.status == 1)
    #expect(check.error.contains("[colliding-names]"))
  }

  @Test func aClassOfTheSceneThatIsCalledLikeItsTypeStays() async throws {
    let folder = try TemporaryFolder([:])
    try folder.write(
      "Main.storyboard", Self.storyboard(Self.scene(#"<viewController id="a" customClass="GameScene"/>"#)))
    try folder.write("Game.swift", Data("class GameScene: UIViewController {}\nclass GameScreen {}".utf8))
    let run = try await folder.scenec("import", ".", "--app", ".")
    #expect(run.status == 0, "\(run.output)\(run.error)")
    let text = try folder.text("Main.scene")
    #expect(text.contains(#"customClass="GameScene""#))
    #expect(text.contains(#"sceneType="GameScreen2""#))
    #expect(try await folder.scenec("check", ".", "--sources", ".").status == 0)
  }

  // MARK: Unwind segues

  private static let swift = """
    import UIKit

    class List: UIViewController { @IBAction func back(segue: UIStoryboardSegue) {} }
    class Editor: UIViewController {}
    """

  /// An editor that returns to a list.
  private static let editor = storyboard(
    scene(
      #"<viewController id="a" customClass="Editor" customModule="App" customModuleProvider="target"><connections>"#
        + #"<segue destination="e" kind="unwind" identifier="done" unwindAction="backWithSegue:" id="s"/>"#
        + #"</connections></viewController><exit id="e"/>"#))

  /// A list that leads to the editor, or to nothing.
  private static func list(_ segue: String) -> Data {
    storyboard(
      scene(
        #"<viewController storyboardIdentifier="list" id="a" customClass="List" customModule="App" "#
          + #"customModuleProvider="target"><connections>\#(segue)</connections></viewController>"#)
        + scene(#"<viewControllerPlaceholder storyboardName="Editor" id="r"/>"#))
  }

  @Test(arguments: [
    (#"<segue destination="r" kind="presentation" identifier="edit" id="s"/>"#, false),
    (#"<segue destination="r" kind="show" identifier="edit" id="s"/>"#, false),
    ("", true),
  ])
  func anUnwindSegueOfAnotherFileIsIgnoredOnlyIfNothingLeadsThere(segue: String, isIgnored: Bool) async throws {
    let folder = try TemporaryFolder([:])
    try folder.write("App.swift", Data(Self.swift.utf8))
    try folder.write("Editor.storyboard", Self.editor)
    try folder.write("List.storyboard", Self.list(segue))
    let run = try await folder.scenec("import", ".", "--app", ".")
    #expect(run.status == 0, "\(run.output)\(run.error)")
    #expect(try folder.text("Editor.scene").contains("scenec:ignore unreachable-unwind") == isIgnored)
    #expect(try folder.text("Editor.scene").contains(#"unwindAction="back(segue:)""#))
    #expect(try await folder.scenec("check", ".", "--sources", ".").status == 0)
  }

  @Test func theMethodOfASegueActionGetsItsNamesInTheList() async throws {
    let folder = try TemporaryFolder([:])
    let swift = """
      class A: UIViewController {
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> D? { D(coder: coder, item: 1) }
      }
      class D: UIViewController {
        init(coder: NSCoder, item: Int) { super.init(coder: coder) }
      }
      """
    try folder.write("App/A.swift", Data(swift.utf8))
    try folder.write(
      "App/Main.storyboard",
      Self.storyboard(
        Self.scene(
          #"<viewController id="a" customClass="A"><connections><segue destination="d" kind="show" identifier="go" "#
            + #"destinationCreationSelector="makeDetail:" id="s"/></connections></viewController>"#)
          + Self.scene(#"<viewController storyboardIdentifier="detail" id="d" customClass="D"/>"#)))
    let run = try await folder.scenec("import", "App", "--app", "App", "--print")
    let line = "App/A.swift:2:23: makeDetail(_:): the scene calls 'makeDetail', without the coder"
    #expect(run.error.contains(line))
    #expect(run.error.contains("'makeDetail(forGo:)'"))
  }
}
