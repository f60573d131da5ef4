import Foundation
import SceneDiagnostics
import SceneTestSupport
import Testing

/// Rewritten fixtures match the compiler, in the most readable notation.
struct FixtureRewriterTests {
  @Test(arguments: [
    "<scenes/>\n",
    "<scenes>\n  <lable/>\n</scenes>\n",
    // Below the opening of a comment, at its edge, and just beside it.
    "lable\n lable\n  lable\n   lable\n    lable\n",
    "<lable/><lable/>\n",
    "<scenes>\n  <view\n    lable=\"1\"\n    lable=\"2\">\n  </view>\n</scenes>\n",
    "<scenes>\n  <old\n    wide=\"1\"/>\n</scenes>\n",
    "<scenes>\n  <!-- lable\n  -->\n</scenes>\n",
    "🙂 lable\n",
    "",
    "\n",
    "lable",
    "<scenes>\r\n  <lable/>\r\n</scenes>\r\n",
    "\u{FEFF}<lable/>\n",
    "<lable>\0</lable>\n",
  ])
  func rewrittenFixturesMatch(scene: String) throws {
    let folder = try TemporaryFixture(["Main.scene": scene])
    var fixture = try folder.fixture
    try fixture.rewrite(MadeUpCompiler.compile)
    #expect(try folder.problems == [])
    #expect(try folder.fixture.scenes.map(\.bytes) == [Array(scene.utf8)])
    let once = try FixtureFolder(folder.url).files
    fixture = try folder.fixture
    try fixture.rewrite(MadeUpCompiler.compile)
    #expect(try FixtureFolder(folder.url).files == once)
  }

  @Test func caretsPointAtColumnsOfTheLineAbove() throws {
    #expect(
      try Self.rewritten("<a>\n  <lable/>\n      <lable/>\n</a>\n") == """
        <a>
          <lable/>
        <!--4^^^ error[unknown-element]: 'lable' is not an element -->
              <lable/>
        <!--   ^^^^^ error[unknown-element]: 'lable' is not an element -->
        <!--4^^^ @-1 note: the first is here -->
        <!-- help: write '-\\-' for a dash -->
        </a>

        """
    )
  }

  @Test func commentsAreNotWrittenInsideTags() throws {
    #expect(
      try Self.rewritten("<a\n     lable=\"1\"\n     b=\"2\">\n</a>\n") == """
        <a
             lable="1"
             b="2">
        <!-- ^^^^^ @-1 error[unknown-element]: 'lable' is not an element -->
        </a>

        """
    )
  }

  @Test func rangesOverSeveralLinesAreWrittenAsNumbers() throws {
    #expect(
      try Self.rewritten("<a>\n  <old\n    b=\"2\"/>\n</a>\n") == """
        <a>
          <old
            b="2"/>
        <!-- @-1:3-0:12 warning[old-element]: this is old -->
        </a>

        """
    )
  }

  @Test func expectationsThatCommentsWouldChangeAreWrittenToAFile() throws {
    let folder = try TemporaryFixture(["Main.scene": "<lable/>\r\n"])
    var fixture = try folder.fixture
    try fixture.rewrite(MadeUpCompiler.compile)
    #expect(
      try FixtureFolder(folder.url).text("Diagnostics.txt")
        == "Main.scene:1:2-1:7 error[unknown-element]: 'lable' is not an element\n"
    )
  }

  @Test func staleOutputsAreRemoved() throws {
    let folder = try TemporaryFixture([
      "Main.scene": "<lable/>\n", "Expected/Main.scene.swift": "let lines = 2\n", "Fixed/Other.scene": "",
    ])
    var fixture = try folder.fixture
    try fixture.rewrite(MadeUpCompiler.compile)
    #expect(try FixtureFolder(folder.url).files.keys.sorted() == ["Fixed/Main.scene", "Main.scene"])
  }

  private static func rewritten(_ scene: String) throws -> String? {
    let folder = try TemporaryFixture(["Main.scene": scene])
    var fixture = try folder.fixture
    try fixture.rewrite(MadeUpCompiler.compile)
    return try FixtureFolder(folder.url).text("Main.scene")
  }
}
