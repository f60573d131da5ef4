import Foundation
import SceneTestSupport
import Testing

/// `scenec strings`: the list of texts, and the update of a String Catalog.
struct StringsTests {
  private static func page() throws -> String {
    try String(contentsOf: Fixture.root.appendingPathComponent("../../Documentation/Localization.md"), encoding: .utf8)
  }

  private static let scene = """
    <scenes initialViewController="dash" localization="Main">
      <viewController id="dash" title="Overview">
        <view>
          <button id="editButton" title="Edit" pin="safeArea"/>
        </view>
      </viewController>
    </scenes>

    """

  private static func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(["Main.scene": scene].merging(files) { $1 })
  }

  private static let update = ["strings", "Main.scene", "--output", "Main.xcstrings"]

  /// Updates a catalogue, and returns it.
  private static func updated(_ catalog: String, scene: String = scene) async throws -> String {
    let folder = try folder(["Main.scene": scene, "Main.xcstrings": catalog])
    let run = try await ProcessRun(BuildFolder.scenec, update, in: folder.url)
    #expect(run.status == 0, "\(run.error)")
    return try folder.text("Main.xcstrings")
  }

  // MARK: Lists

  /// `Localization.md` shows the list of its first scene.
  @Test func textsAreListed() async throws {
    let run = try await ProcessRun(BuildFolder.scenec, ["strings", "Main.scene"], in: Self.folder().url)
    #expect(
      run.output == """
        Main.scene:2:36: dash.title = "Overview"
        Main.scene:4:38: dash.editButton.title = "Edit"

        """)
    let page = try Self.page()
    #expect(page.contains("```\n\(run.output)```") && page.contains(Self.scene.dropLast(1)))
  }

  @Test func textsOfOtherScenesHaveNoTable() async throws {
    let scene = Self.scene.replacing(" localization=\"Main\"", with: "")
    let run = try await ProcessRun(
      BuildFolder.scenec, ["strings", "Main.scene", "--format", "json"], in: Self.folder(["Main.scene": scene]).url)
    struct List: Decodable {
      struct Text: Decodable, Equatable {
        let key, text, comment, file: String
        let table: String?
        let line, column: Int
      }
      let version: Int
      let texts: [Text]
    }
    let list = try JSONDecoder().decode(List.self, from: Data(run.output.utf8))
    #expect(list.version == 1)
    #expect(
      list.texts.last
        == List.Text(
          key: "dash.editButton.title", text: "Edit", comment: "title of the button 'editButton' in 'dash'",
          file: "Main.scene", table: nil, line: 4, column: 38))
  }

  @Test func aSceneWithAnErrorHasNoList() async throws {
    let folder = try Self.folder(["Main.scene": Self.scene.replacing("title=\"Edit\"", with: "titel=\"Edit\"")])
    let run = try await ProcessRun(BuildFolder.scenec, Self.update, in: folder.url)
    #expect(run.status == 1 && run.output == "")
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/Main.xcstrings"))
  }

  // MARK: Catalogues

  private static let entry = """
        "dash.editButton.title" : {
          "comment" : "title of the button 'editButton' in 'dash'",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Edit"
              }
            }
          }
        }
    """

  /// `Localization.md` shows an entry.
  @Test func aNewCatalogHasAllTexts() async throws {
    let folder = try Self.folder()
    let run = try await ProcessRun(BuildFolder.scenec, Self.update, in: folder.url)
    #expect(run.status == 0 && run.output == "")
    let text = try folder.text("Main.xcstrings")
    #expect(text.hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + Self.entry + ",\n"))
    #expect(text.hasSuffix("\n  },\n  \"version\" : \"1.0\"\n}"))
    #expect(try Self.page().contains("```\n\(Self.entry)\n```"))
    #expect(try await Self.updated(text) == text)
  }

  @Test func aCatalogInAnotherLayoutKeepsItsBytesIfNothingIsNew() async throws {
    let folder = try Self.folder()
    _ = try await ProcessRun(BuildFolder.scenec, Self.update, in: folder.url)
    let other = try folder.text("Main.xcstrings").replacing(" : ", with: ":").replacing("Edit\"", with: "\\u0045dit\"")
    #expect(try await Self.updated(other + "\n") == other + "\n")
  }

  private static let translated = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "zebra" : {
          "extractionState" : "manual"
        },
        "dash.title" : {
          "comment" : "On the first screen",
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\\u00dcbersicht"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Summary"
              }
            },
            "fr" : {
              "variations" : {
                "device" : {
                  "iphone" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Vue"
                    }
                  }
                }
              }
            }
          },
          "shouldTranslate" : true
        },
        "dash.oldButton.title" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Alt"
              }
            }
          }
        },
        "of the code" : {

        }
      },
      "version" : "1.0"
    }

    """

  @Test func anUpdateKeepsWhatPeopleWrote() async throws {
    let text = try await Self.updated(Self.translated)
    let expected = Self.translated
      .replacing("\"extractionState\" : \"stale\"", with: "\"extractionState\" : \"extracted_with_value\"")
      .replacing("\"Summary\"", with: "\"Overview\"")
      .replacing(
        "\"state\" : \"translated\",\n            \"value\" : \"\\u00dc",
        with: "\"state\" : \"needs_review\",\n            \"value\" : \"\\u00dc"
      )
      .replacing(
        "\"state\" : \"translated\",\n                  \"value\" : \"Vue",
        with: "\"state\" : \"needs_review\",\n                  \"value\" : \"Vue"
      )
      .replacing(
        "oldButton.title\" : {\n      \"extractionState\" : \"extracted_with_value\"",
        with: "oldButton.title\" : {\n      \"extractionState\" : \"stale\""
      )
      .replacing("    \"zebra\"", with: Self.entry + ",\n    \"zebra\"")
    #expect(text == expected)
    #expect(try await Self.updated(text) == text)
  }

  @Test func aTextWithVariationsIsLeftToPeople() async throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "dash.editButton.title" : {
            "comment" : "",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "variations" : {

                }
              }
            }
          },
          "dash.title" : {
            "extractionState" : "manual"
          }
        },
        "version" : "1.0"
      }
      """
    #expect(try await Self.updated(catalog) == catalog)
  }

  // MARK: Calls

  @Test func aStaleCatalogIsShown() async throws {
    let folder = try Self.folder(["Main.xcstrings": Self.translated])
    let run = try await ProcessRun(BuildFolder.scenec, Self.update + ["--check"], in: folder.url)
    #expect(run.status == 1 && run.output.hasPrefix("Main.xcstrings is stale\n"))
    #expect(try folder.text("Main.xcstrings") == Self.translated)
    _ = try await ProcessRun(BuildFolder.scenec, Self.update, in: folder.url)
    let again = try await ProcessRun(BuildFolder.scenec, Self.update + ["--check"], in: folder.url)
    #expect(again.status == 0 && again.output == "")
  }

  @Test(arguments: ["{", "[]", #"{"strings": {}}"#, ""])
  func whatIsNoCatalogIsNotChanged(text: String) async throws {
    let folder = try Self.folder(["Main.xcstrings": text])
    let run = try await ProcessRun(BuildFolder.scenec, Self.update, in: folder.url)
    #expect(run.status == 2 && run.error.hasPrefix("Main.xcstrings:1:"), "\(run.error)")
    #expect(try folder.text("Main.xcstrings") == text)
  }

  @Test(arguments: [
    ["--output", "Main.json"], ["--output", ".xcstrings"], ["--check"],
    ["--format", "json", "--output", "A.xcstrings"],
    ["--output", "Other.xcstrings"], ["--source-language", ""],
  ])
  func wrongCallsAreReported(arguments: [String]) async throws {
    let folder = try Self.folder()
    let run = try await ProcessRun(BuildFolder.scenec, ["strings", "Main.scene"] + arguments, in: folder.url)
    #expect(run.status == 2 && run.error.hasPrefix("error: "), "\(run.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Main.scene"])
  }
}
