import Foundation
import SceneTestSupport
import Testing

/// `scenec preview --language` shows the translations of the app's files.
struct LanguagePreviewTests {
  private static let scene = """
    <scenes initialViewController="a" localization="Main">
      <viewController id="a" title="Home">
        <view>
          <label text="Open the door" top="safeArea" leading="20"/>
          <label text="Open" text.key="door.open" top="120" leading="20"/>
          <label text="Untranslated" text.key="door.none" top="160" leading="20"/>
        </view>
      </viewController>
    </scenes>
    """

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "door.open": {"localizations": {
        "fr": {"stringUnit": {"state": "translated", "value": "Ouvrir <b> la porte"}},
        "ar": {"stringUnit": {"state": "translated", "value": "افتح"}},
        "it": {"variations": {}}, "es": {"stringUnit": 5}
      }},
      "door.none": {"shouldTranslate": false}
    }}
    """

  private static let files = [
    "Main.scene": scene, "Main.xcstrings": catalog, "Other.xcstrings": catalog.replacing("Ouvrir", with: "Autre"),
    "de.lproj/Main.strings": """
    /* The door */ "a.label1.text" = "Öffne die Tür"; "a.label.text" = "Öffne die Tür";
    "door.open" = "Auf \\"machen\\"";
    """,
    "de.lproj/Other.strings": #""door.open" = "Falsch";"#, "Main.strings": #""door.open" = "No language";"#,
  ]

  private func run(_ arguments: String..., files: [String: String] = files) async throws -> ProcessRun {
    let folder = try TemporaryFolder(files)
    return try await ProcessRun(
      BuildFolder.scenec, ["preview", "Main.scene"] + arguments, in: folder.url,
      environment: TemporaryFolder.environment([:]))
  }

  private func texts(_ run: ProcessRun) -> [String] {
    run.output.matches(of: #/<text[^>]*>([^<]*)<\/text>/#).map { String($0.1) }
  }

  @Test func textsAreThoseOfTheLanguage() async throws {
    let german = texts(try await run("--language", "de"))
    for text in ["Öffne die Tür", "Auf &quot;machen&quot;", "Untranslated"] { #expect(german.contains(text)) }
    #expect(!german.contains("Falsch") && !german.contains("Open"))
    let french = texts(try await run("--language", "fr"))
    #expect(french.contains("Ouvrir &lt;b&gt; la porte") && french.contains("Open the door"))
    #expect(texts(try await run()).contains("Open"))
  }

  @Test func theLanguageDecidesTheDirection() async throws {
    let arabic = try await run("--language", "ar")
    #expect(arabic.output.contains("direction=\"rtl\"") && texts(arabic).contains("افتح"))
    #expect(try await !run("--language", "ar", "--direction", "ltr").output.contains("direction=\"rtl\""))
    #expect(try await !run("--language", "fr").output.contains("direction=\"rtl\""))
  }

  @Test func languagesAreCombinedWithOtherSettings() async throws {
    let json = try await run("--language", "de", "--language", "fr", "--appearance", "light", "--appearance", "dark")
    #expect(json.output.contains("(iPhone 16, dark, fr)") && json.output.contains("(iPhone 16, de)"))
  }

  @Test func framesSayTheLanguage() async throws {
    let german = try await run("--language", "de", "--format", "json")
    #expect(german.output.contains(#""language": "de""#) && german.output.contains("Öffne die Tür"))
    #expect(try await !run("--format", "json").output.contains(#""language""#))
  }

  @Test(arguments: ["xx", "", "it", "es", "en"])
  func aLanguageWithoutTranslationsIsAnError(language: String) async throws {
    let run = try await run("--language", language)
    #expect(run.status == 2 && run.output == "")
    #expect(run.error == "error: there are no translations in '\(language)'; there are 'ar', 'de', 'fr'\n")
    let none = try await self.run("--language", "de", files: ["Main.scene": Self.scene])
    #expect(none.error == "error: there are no translations in 'de'; no language has any\n")
  }

  /// What is damaged has no translations, up to the damage.
  @Test(arguments: ["", "{", "[]", #"{"strings": []}"#, #"{"strings": {"door.open": 1}}"#])
  func damagedCataloguesHaveNone(catalog: String) async throws {
    let run = try await run(
      "--language", "de",
      files: [
        "Main.scene": Self.scene, "Main.xcstrings": catalog,
        "de.lproj/Main.strings": #""door.open" = "Auf"; "door.none" = "unfinished"#,
      ])
    #expect(run.status == 0 && texts(run).contains("Auf") && texts(run).contains("Untranslated"))
  }
}
