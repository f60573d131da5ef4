import Foundation
import SceneDiagnostics
import Testing

struct JSONRendererTests {
  @Test func allPartsOfDiagnosticsAreWritten() {
    let file = SceneFile(path: "Main.scene", text: "<a>\n  <b/>\n</a>\n")
    let diagnostic = Diagnostic(
      id: "sample", severity: .warning, message: "'b' is \"old\"", place: place("b", in: file),
      notes: [Note("in here", at: place("a", in: file))], help: "use 'c'",
      fix: Fix(replace: place("b", in: file), with: "c")
    )
    #expect(
      JSONRenderer().render([diagnostic]) == #"""
        {
          "version": 1,
          "diagnostics": [
            {
              "id": "sample",
              "severity": "warning",
              "message": "'b' is \"old\"",
              "path": "Main.scene",
              "range": {
                "start": {
                  "offset": 7,
                  "line": 2,
                  "column": 4
                },
                "end": {
                  "offset": 8,
                  "line": 2,
                  "column": 5
                }
              },
              "notes": [
                {
                  "message": "in here",
                  "path": "Main.scene",
                  "range": {
                    "start": {
                      "offset": 1,
                      "line": 1,
                      "column": 2
                    },
                    "end": {
                      "offset": 2,
                      "line": 1,
                      "column": 3
                    }
                  }
                }
              ],
              "help": "use 'c'",
              "fix": {
                "title": "replace 'b' with 'c'",
                "edits": [
                  {
                    "path": "Main.scene",
                    "range": {
                      "start": {
                        "offset": 7,
                        "line": 2,
                        "column": 4
                      },
                      "end": {
                        "offset": 8,
                        "line": 2,
                        "column": 5
                      }
                    },
                    "replacement": "c"
                  }
                ]
              }
            }
          ]
        }

        """#
    )
  }

  @Test func missingValuesAreNull() {
    let file = SceneFile(path: "a", text: "<a/>")
    let text = JSONRenderer().render([error(at: place("a", in: file))])
    #expect(text.contains(#""notes": [],"#))
    #expect(text.contains(#""help": null,"#))
    #expect(text.contains(#""fix": null"#))
  }

  @Test func noDiagnosticsAreAnEmptyList() {
    #expect(JSONRenderer().render([]) == "{\n  \"version\": 1,\n  \"diagnostics\": []\n}\n")
  }

  @Test(arguments: [
    "", "plain", "\"quoted\" and \\ back", "\u{0}\u{1}\u{1F}\u{7F}\u{80}", "tab\tline\nreturn\r", "\u{2028}\u{2029}",
    "🙂 日本 e\u{301} \u{10FFFF}", "</script>", "\u{FEFF}",
  ])
  func stringsRoundTrip(string: String) throws {
    let data = Data(JSON.array([.string(string)]).text.utf8)
    let decoded = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
    #expect(decoded.map { Array($0.utf8) } == [Array(string.utf8)])
  }

  @Test func allKindsOfValuesAreWritten() {
    let value = JSON.object([
      ("none", .null), ("yes", .bool(true)), ("no", .bool(false)), ("number", .number(-3)), ("list", .array([])),
      ("object", .object([])),
    ])
    #expect(
      value.text == """
        {
          "none": null,
          "yes": true,
          "no": false,
          "number": -3,
          "list": [],
          "object": {}
        }
        """
    )
  }
}
