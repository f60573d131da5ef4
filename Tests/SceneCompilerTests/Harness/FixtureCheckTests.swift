import SceneTestSupport
import Testing

/// The harness fails when it should.
struct FixtureCheckTests {
  private static let wrong = [
    "Main.scene": """
    <scenes>
      <lable/>
    <!--4^^^ error[unknown-element]: 'lable' is not an element -->
    </scenes>

    """,
    "Fixed/Main.scene": """
    <scenes>
      <label/>
    </scenes>

    """,
  ]
  private static let right = [
    "Main.scene": "<scenes/>\n",
    "Expected/Main.scene.swift": "let lines = 2\n",
  ]

  @Test func matchingFixturesHaveNoProblems() throws {
    #expect(try TemporaryFixture(Self.wrong).problems == [])
    #expect(try TemporaryFixture(Self.right).problems == [])
  }

  @Test(arguments: [
    "<!--3^^^", "<!--4^^", "<!--4^^^ @-1", "<!--4^^^^", "<!--  ^^^", "<!-- @0:4-1:9",
  ])
  func wrongRangesAreReported(marker: String) throws {
    var files = Self.wrong
    files["Main.scene"]?.replace("<!--4^^^", with: marker)
    #expect(try TemporaryFixture(files).kinds == [.misplaced])
  }

  @Test(arguments: ["unknown-element", "error", "is not an element"])
  func wrongIdSeverityOrMessageIsReported(part: String) throws {
    var files = Self.wrong
    files["Main.scene"]?.replace(part, with: part == "error" ? "warning" : "other")
    #expect(try TemporaryFixture(files).kinds == [.missing, .surplus])
  }

  @Test func unreportedExpectationsAreMissing() throws {
    var files = Self.right
    files["Main.scene"]? += "<!--  ^ error[unknown-element]: 'lable' is not an element -->\n"
    #expect(try TemporaryFixture(files).kinds == [.missing])
  }

  @Test func unexpectedDiagnosticsAreReported() throws {
    var files = Self.wrong
    files["Main.scene"] = "<scenes>\n  <lable/>\n</scenes>\n"
    #expect(try TemporaryFixture(files).kinds == [.surplus])
  }

  @Test func equalErrorsAreExpectedSeparately() throws {
    var files = Self.wrong
    files["Main.scene"]?.replace(
      "</scenes>", with: "<!--4^^^ error[unknown-element]: 'lable' is not an element -->\n</scenes>")
    #expect(try TemporaryFixture(files).kinds == [.missing])
  }

  @Test func missingNotesAreReported() throws {
    let scene = """
      <lable><lable/></lable>
      <!--2^ error[unknown-element]: 'lable' is not an element -->
      <!--    ^^^^^ error[unknown-element]: 'lable' is not an element -->
      <!--2^ note: the first is here -->
      <!-- help: write '-\\-' for a dash -->
      <!--             ^^^^^ error[unknown-element]: 'lable' is not an element -->
      <!--2^ note: the first is here -->
      <!-- help: write '-\\-' for a dash -->

      """
    let fixed = "<label><label/></label>\n"
    #expect(try TemporaryFixture(["Main.scene": scene, "Fixed/Main.scene": fixed]).kinds == [])
    for line in ["<!--2^ note: the first is here -->\n", "<!-- help: write '-\\-' for a dash -->\n"] {
      let shorter = scene.replacing(line, with: "", maxReplacements: 1)
      #expect(
        try TemporaryFixture(["Main.scene": shorter, "Fixed/Main.scene": fixed]).kinds == [.missing, .surplus])
    }
  }

  @Test func malformedExpectationsAreReported() throws {
    var files = Self.right
    files["Diagnostics.txt"] = "something else\n"
    #expect(try TemporaryFixture(files).kinds == [.missing])
  }

  @Test func wrongFixedScenesAreReported() throws {
    var files = Self.wrong
    files["Fixed/Main.scene"] = "<scenes/>\n"
    #expect(try TemporaryFixture(files).kinds == [.fixed])
    files["Fixed/Main.scene"] = nil
    #expect(try TemporaryFixture(files).kinds == [.fixed])
  }

  @Test func superfluousFixedScenesAreReported() throws {
    var files = Self.right
    files["Fixed/Main.scene"] = files["Main.scene"]
    #expect(try TemporaryFixture(files).kinds == [.fixed])
  }

  @Test func wrongSwiftIsReported() throws {
    var files = Self.right
    files["Expected/Main.scene.swift"] = "let lines = 3\n"
    #expect(try TemporaryFixture(files).kinds == [.expected])
    files["Expected/Main.scene.swift"] = nil
    #expect(try TemporaryFixture(files).kinds == [.expected])
  }

  @Test func swiftOfWrongScenesIsReported() throws {
    var files = Self.wrong
    files["Expected/Main.scene.swift"] = "let lines = 3\n"
    #expect(try TemporaryFixture(files).kinds == [.expected])
  }

  @Test func missingControllersAreReported() throws {
    var files = Self.right
    files["Main.scene"] = "<scenes customClass=\"Dash\"/>\n"
    #expect(try TemporaryFixture(files).kinds == [.layout])
    files["Controllers.swift"] = "class Dash {}\n"
    #expect(try TemporaryFixture(files).kinds == [])
  }

  @Test func controllersOfWrongScenesAreReported() throws {
    var files = Self.wrong
    files["Controllers.swift"] = "class Dash {}\n"
    #expect(try TemporaryFixture(files).kinds == [.layout])
  }

  @Test func finalControllersAreReported() throws {
    var files = Self.right
    files["Controllers.swift"] = "import UIKit\n\npublic final class Dash: UIViewController {}\n"
    let problems = try TemporaryFixture(files).problems
    #expect(problems.map(\.kind) == [.layout])
    #expect(problems.first?.description.contains("'Dash' cannot be final") == true)
  }

  @Test func foldersWithoutScenesAreReported() throws {
    #expect(try TemporaryFixture(["Main.xml": "<scenes/>"]).kinds == [.layout])
  }

  @Test func unknownFilesAreReported() throws {
    var files = Self.right
    files["Notes.txt"] = "later"
    #expect(try TemporaryFixture(files).kinds == [.layout])
  }

  @Test func unknownOptionsAreReported() throws {
    var files = Self.right
    files["Options.txt"] = "--acess-level public\n"
    let folder = try TemporaryFixture(files)
    #expect(throws: (any Error).self) { try folder.fixture }
  }
}
