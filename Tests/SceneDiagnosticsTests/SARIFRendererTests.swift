import SceneDiagnostics
import Testing

struct SARIFRendererTests {
  private static let rule = SARIFRule(
    id: "sample", summary: "Samples are samples.", explanation: "Samples are samples.\n\nAll are.", severity: .error)

  private func render(_ diagnostics: [Diagnostic], in folder: String = "/home/me") -> String {
    SARIFRenderer(rules: [Self.rule], version: "1.2.3", workingFolder: folder).render(diagnostics)
  }

  @Test func allPartsOfDiagnosticsAreWritten() {
    let file = SceneFile(path: "Main.scene", text: "<a>\n  <!--🙂é--><b/>\n</a>\n")
    let diagnostic = Diagnostic(
      id: "sample", severity: .warning, message: "'b' is \"old\"", place: place("b", in: file),
      notes: [Note("in here", at: place("a", in: file))], help: "use 'c'",
      fix: Fix(replace: place("b", in: file), with: "c")
    )
    #expect(
      render([diagnostic]) == #"""
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "scenec",
                  "version": "1.2.3",
                  "rules": [
                    {
                      "id": "sample",
                      "shortDescription": {
                        "text": "Samples are samples."
                      },
                      "fullDescription": {
                        "text": "Samples are samples."
                      },
                      "help": {
                        "text": "Samples are samples.\n\nAll are.",
                        "markdown": "Samples are samples.\n\nAll are."
                      },
                      "defaultConfiguration": {
                        "level": "error"
                      }
                    }
                  ]
                }
              },
              "originalUriBaseIds": {
                "%SRCROOT%": {
                  "uri": "file:///home/me/"
                }
              },
              "columnKind": "utf16CodeUnits",
              "newlineSequences": [
                "\r\n",
                "\n",
                "\r"
              ],
              "results": [
                {
                  "ruleId": "sample",
                  "ruleIndex": 0,
                  "level": "warning",
                  "message": {
                    "text": "'b' is \"old\"\nuse 'c'"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Main.scene",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 2,
                          "startColumn": 14,
                          "endLine": 2,
                          "endColumn": 15
                        }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Main.scene",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 1,
                          "startColumn": 2,
                          "endLine": 1,
                          "endColumn": 3
                        }
                      },
                      "message": {
                        "text": "in here"
                      }
                    }
                  ],
                  "fixes": [
                    {
                      "description": {
                        "text": "replace 'b' with 'c'"
                      },
                      "artifactChanges": [
                        {
                          "artifactLocation": {
                            "uri": "Main.scene",
                            "uriBaseId": "%SRCROOT%"
                          },
                          "replacements": [
                            {
                              "deletedRegion": {
                                "startLine": 2,
                                "startColumn": 14,
                                "endLine": 2,
                                "endColumn": 15
                              },
                              "insertedContent": {
                                "text": "c"
                              }
                            }
                          ]
                        }
                      ]
                    }
                  ]
                }
              ]
            }
          ]
        }

        """#
    )
  }

  @Test(arguments: [
    // The path, the working folder, the URI, whether it is relative.
    ("Main.scene", "/home/me", "Main.scene", true),
    ("./Sources//App/./Main.scene", "/home/me", "Sources/App/Main.scene", true),
    ("Sources/../Main.scene", "/home/me", "Main.scene", true),
    ("../you/Main.scene", "/home/me", "file:///home/you/Main.scene", false),
    ("../me/Main.scene", "/home/me", "Main.scene", true),
    ("../../../../Main.scene", "/home/me", "file:///Main.scene", false),
    ("/home/me/Main.scene", "/home/me/", "Main.scene", true),
    ("/home/mean/Main.scene", "/home/me", "file:///home/mean/Main.scene", false),
    ("/Main.scene", "/", "Main.scene", true),
    ("Ünï code/a:b?c#d%e.scene", "/home/me", "%C3%9Cn%C3%AF%20code/a%3Ab%3Fc%23d%25e.scene", true),
  ])
  func filesAreNamedByURI(path: String, folder: String, uri: String, isRelative: Bool) {
    let file = SceneFile(path: path, text: "<a/>")
    let text = render([error(at: place("a", in: file))], in: folder)
    #expect(text.contains("\"uri\": \"\(uri)\"\(isRelative ? ",\n" : "\n")"))
    #expect(text.contains("\"uriBaseId\": \"%SRCROOT%\"") == isRelative)
  }

  @Test func rootFolderIsSupported() {
    #expect(render([], in: "/").contains("\"uri\": \"file:///\"\n"))
    #expect(render([], in: "/a b").contains("\"uri\": \"file:///a%20b/\"\n"))
  }

  @Test func messagesHaveNoPlaceholders() {
    let file = SceneFile(path: "a", text: "<a/>")
    let text = render([error("'{0}' is no {name}", at: place("a", in: file))])
    #expect(text.contains("\"text\": \"'{{0}}' is no {{name}}\""))
  }

  @Test func insertionsHaveAnEmptyRegion() {
    let file = SceneFile(path: "a", text: "é🙂<a/>")
    let fix = Fix("add", edits: [.init(Place(file, SourceRange(6, 6)), with: "b")])
    let diagnostic = Diagnostic(
      id: "sample", severity: .error, message: "m", place: place("a", in: file), fix: fix)
    let text = render([diagnostic])
    #expect(
      text.contains(
        """
        "deletedRegion": {
                                "startLine": 1,
                                "startColumn": 4,
                                "endLine": 1,
                                "endColumn": 4
                              },
        """))
  }

  @Test func fixesOfSeveralFilesChangeEachFile() {
    let (a, b) = (SceneFile(path: "a", text: "<x/><x/>"), SceneFile(path: "b", text: "<x/>"))
    let fix = Fix(
      "rename",
      edits: [
        .init(Place(a, SourceRange(1, 2)), with: "y"), .init(place("x", in: b), with: "y"),
        .init(Place(a, SourceRange(5, 6)), with: "y"),
      ])
    let text = render([
      Diagnostic(id: "sample", severity: .error, message: "m", place: place("x", in: a), fix: fix)
    ])
    #expect(text.matches(of: #/"replacements"/#).count == 2)
    #expect(text.matches(of: #/"deletedRegion"/#).count == 3)
  }
}
