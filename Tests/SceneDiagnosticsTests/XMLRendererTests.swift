import SceneDiagnostics
import Testing

/// The reports that are XML.
struct XMLRendererTests {
  private static let file = SceneFile(path: "A & B.scene", text: "<a>\n  <!--🙂é--><b/>\n</a>\n")

  private static let diagnostics = [
    Diagnostic(
      id: "sample", severity: .error, message: "'<b>' is \"old\"", place: place("b", in: file), help: "use 'c'"),
    Diagnostic(id: "other", severity: .warning, message: "a\u{0}\u{1B}\tb\u{FFFF}", place: place("a", in: file)),
  ]

  @Test func checkstyle() {
    #expect(
      CheckstyleRenderer().render(Self.diagnostics) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="A &amp; B.scene">
            <error line="1" column="2" severity="warning" message="a\u{FFFD}\u{FFFD}&#9;b\u{FFFD}" source="scenec.other"/>
            <error line="2" column="14" severity="error" message="'&lt;b&gt;' is &quot;old&quot;&#10;use 'c'" \
        source="scenec.sample"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func junit() {
    let right = SceneFile(path: "Right.scene", text: "<a/>")
    #expect(
      JUnitRenderer().render(Self.diagnostics, of: [right, Self.file]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="A &amp; B.scene" tests="2" failures="1" errors="0" time="0">
            <testcase name="other at 1:2" classname="A &amp; B.scene" time="0">
              <system-out>A &amp; B.scene:1:2: warning: a\u{2400}\u{241B}\u{2409}b\u{FFFD} [other]
         1 | &lt;a&gt;
           |  ^
        </system-out>
            </testcase>
            <testcase name="sample at 2:14" classname="A &amp; B.scene" time="0">
              <failure message="'&lt;b&gt;' is &quot;old&quot;" type="sample">\
        A &amp; B.scene:2:14: error: '&lt;b&gt;' is "old" [sample]
         2 |   &lt;!--🙂é--&gt;&lt;b/&gt;
           |              ^
        help: use 'c'
        </failure>
            </testcase>
          </testsuite>
          <testsuite name="Right.scene" tests="1" failures="0" errors="0" time="0">
            <testcase name="no problems" classname="Right.scene" time="0"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func filesWithSeveralDiagnosticsAreNamedOnce() {
    let other = SceneFile(path: "Other.scene", text: "<a/>")
    let diagnostics = [error(at: place("a", in: Self.file)), error(at: place("a", in: other))] + Self.diagnostics
    let names = CheckstyleRenderer().render(diagnostics).matches(of: #/<file name="([^"]*)"/#).map { String($0.1) }
    #expect(names == ["A &amp; B.scene", "Other.scene"])
  }
}
