import SceneCompiler
import SceneDiagnostics
import Testing

@testable import SceneLanguageServer

/// Which files belong together, and what happens when they change on disk.
struct WorkspaceTests {
  private let first = "<scenes initialViewController=\"a\"><viewController id=\"a\"/></scenes>"
  private let wrong = "<scenes initialViewController=\"x\"><viewController id=\"b\"/></scenes>"

  @Test func diagnosticsOfADeletedFileGo() {
    let files = MemoryFiles(["/app/A.scene": first, "/app/B.scene": wrong])
    let session = Session(files)
    session.setFolders(["/app"])
    session.setText("/app/A.scene", Array(first.utf8), version: 1)
    #expect(session.check()["/app/B.scene"]?.isEmpty == false)
    files.files["/app/B.scene"] = nil
    session.fileChanged("/app/B.scene")
    #expect(session.check(and: ["/app/B.scene"])["/app/B.scene"]?.isEmpty == true)
    #expect(session.check()["/app/B.scene"] == nil)
  }

  @Test func anOpenTextLiesOverTheDisk() {
    let files = MemoryFiles(["/app/A.scene": wrong])
    let session = Session(files)
    session.setFolders(["/app"])
    session.setText("/app/A.scene", Array(first.utf8), version: 1)
    #expect(session.diagnostics(of: "/app/A.scene").isEmpty)
    session.fileChanged("/app/A.scene")
    #expect(session.diagnostics(of: "/app/A.scene").isEmpty)
    session.close("/app/A.scene")
    #expect(session.check().isEmpty)
  }

  @Test func aNewFileIsSeen() {
    let placeholder = """
      <scenes initialViewController="a"><viewController id="a">
        <segue kind="present" identifier="b" destination="b"/></viewController>
      <viewControllerPlaceholder id="b" sceneName="B"/></scenes>
      """
    let files = MemoryFiles(["/app/A.scene": placeholder])
    let session = Session(files)
    session.setFolders(["/app"])
    session.setText("/app/A.scene", Array(placeholder.utf8), version: 1)
    #expect(session.diagnostics(of: "/app/A.scene").map(\.id) == ["unknown-scene-file"])
    files.files["/app/B.scene"] = "<scenes initialViewController=\"b\"><viewController id=\"b\"/></scenes>"
    session.fileChanged("/app/B.scene")
    #expect(session.diagnostics(of: "/app/A.scene").isEmpty)
  }

  @Test func aChangeOfAFolderReadsItAgain() {
    let files = MemoryFiles(["/app/Sub/A.scene": first, "/app/Sub/B.scene": wrong])
    let session = Session(files)
    session.setFolders(["/app"])
    session.setText("/app/Sub/A.scene", Array(first.utf8), version: 1)
    #expect(session.check().values.joined().isEmpty == false)
    files.files["/app/Sub/B.scene"] = nil
    session.fileChanged("/app/Sub")
    #expect(session.check().values.joined().isEmpty)
  }

  @Test func targetsAndConfigurationsDivideModules() {
    let files = MemoryFiles([
      "/app/Package.swift": "", "/app/Sources/One/A.scene": first, "/app/Sources/Two/A.scene": wrong,
      "/app/Other/scenec.json": "{}", "/app/Other/Deep/C.scene": first, "/app/Other/D.scene": wrong,
    ])
    let session = Session(files)
    session.setFolders(["/app"])
    session.setText("/app/Sources/One/A.scene", Array(first.utf8), version: 1)
    #expect(session.check().values.joined().isEmpty)
    session.setText("/app/Other/Deep/C.scene", Array(first.utf8), version: 1)
    #expect(session.check()["/app/Other/D.scene"]?.isEmpty == false)
  }

  @Test func severalFoldersAreKeptApart() {
    let files = MemoryFiles(["/one/A.scene": first, "/two/A.scene": wrong])
    let session = Session(files)
    session.setFolders(["/one", "/two"])
    session.setText("/one/A.scene", Array(first.utf8), version: 1)
    #expect(session.check()["/two/A.scene"] == nil)
    session.setText("/two/A.scene", Array(wrong.utf8), version: 1)
    #expect(session.check()["/two/A.scene"]?.isEmpty == false)
    session.setFolders(["/one"])
    #expect(session.check()["/one/A.scene"]?.isEmpty == true)
  }

  @Test func aTextWithoutAFileIsAModuleOfItsOwn() {
    let session = Session(MemoryFiles([:]))
    session.setText("untitled:Untitled-1.scene", Array(wrong.utf8), version: 1)
    #expect(session.check()["untitled:Untitled-1.scene"]?.isEmpty == false)
  }

  @Test func classesAreChecked() {
    let scene = "<scenes initialViewController=\"a\"><viewController id=\"a\" customClass=\"Hom\"/></scenes>"
    let files = MemoryFiles(["/app/A.scene": scene, "/app/Home.swift": "class Home: UIViewController {}"])
    let session = Session(files)
    session.setFolders(["/app"])
    session.setText("/app/A.scene", Array(scene.utf8), version: 1)
    #expect(session.diagnostics(of: "/app/A.scene").map(\.id) == ["unknown-class"])
    session.setText("/app/Home.swift", Array("class Hom: UIViewController {}".utf8), version: 1)
    #expect(session.diagnostics(of: "/app/A.scene").isEmpty)
  }

  @Test func classesOfAnotherKindAreReported() {
    let scene = "<scenes initialViewController=\"a\"><viewController id=\"a\" customClass=\"Home\"/></scenes>"
    let files = MemoryFiles(["/app/A.scene": scene, "/app/Home.swift": "class Home: UITableViewController {}"])
    let session = Session(files)
    session.setFolders(["/app"])
    session.setText("/app/A.scene", Array(scene.utf8), version: 1)
    #expect(session.diagnostics(of: "/app/A.scene").map(\.id) == ["mismatched-class"])
    session.setText("/app/Home.swift", Array("class Home: UIViewController {}".utf8), version: 1)
    #expect(session.diagnostics(of: "/app/A.scene").isEmpty)
  }

  @Test func hooksThatAreNeverCalledAreReportedInSwift() {
    let scene = """
      <scenes initialViewController="a">
        <viewController id="a" customClass="Home"><segue kind="present" identifier="edit" destination="b"/></viewController>
        <viewController id="b"/>
      </scenes>
      """
    func home(_ parameters: String) -> String {
      "class Home: UIViewController {\n  func prepare(for segue: AScene.Segue\(parameters)) {}\n}"
    }
    let session = Session(MemoryFiles(["/app/A.scene": scene, "/app/Home.swift": home("")]))
    session.setFolders(["/app"])
    session.setText("/app/Home.swift", Array(home("").utf8), version: 1)
    #expect(session.diagnostics(of: "/app/Home.swift").map(\.id) == ["uncalled-hook"])
    session.setText("/app/Home.swift", Array(home(", sender: Any?").utf8), version: 2)
    #expect(session.diagnostics(of: "/app/Home.swift").isEmpty)
  }
}
