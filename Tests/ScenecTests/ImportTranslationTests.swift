import Foundation
import SceneTestSupport
import Testing

/// Imports of storyboards and xibs that have translations: strings files in all their forms, and copies of the whole
/// document in other languages.
struct ImportTranslationTests {
  private static let key = "b01-aa-aaa.configuration.title"
  private static let lines = """
    /* Class = "UIButton"; configuration.title = "Sign in"; ObjectID = "b01-aa-aaa"; */
    "\(key)" = "Grüße \\"A\\"; \\U00fc";

    """
  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- <key>no.key</key> -->
      <key>\(key)</key>
      <string>Anmelden</string>
    </dict>
    </plist>
    """
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "\(key)" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Anmelden" } } } },
        "b02-aa-aaa.text" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """

  private static func storyboard(
    title: String = "Sign in", segue: String = "open", extra: String = "", text: String = "Hello"
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
    initialViewController="a01">
    <scenes><scene sceneID="s01"><objects><viewController id="a01" storyboardIdentifier="dash" customClass="Dash">
    <view key="view" id="v01"><subviews>
    <button id="b01-aa-aaa"><buttonConfiguration key="configuration" style="plain" title="\(title)"/>
    <connections><segue destination="a02" kind="show" identifier="\(segue)" id="q01"/></connections></button>
    <label id="b02-aa-aaa" text="\(text)"/>\(extra)
    </subviews></view></viewController></objects></scene>
    <scene sceneID="s02"><objects><viewController id="a02" storyboardIdentifier="detail" customClass="Detail">
    <view key="view" id="v02"/></viewController></objects></scene></scenes></document>
    """
  }

  // MARK: Strings files

  /// The forms of a file with translations: its name, and its bytes.
  private static let forms: [(name: String, bytes: Data)] = {
    func utf16(_ text: String, isLittle: Bool, mark: Bool) -> Data {
      Data(
        ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit -> [UInt8] in
          let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
          return isLittle ? [low, high] : [high, low]
        })
    }
    func binary(_ keys: [String: String]) -> Data {
      (try? PropertyListSerialization.data(fromPropertyList: keys, format: .binary, options: 0)) ?? Data()
    }
    let many = Dictionary(uniqueKeysWithValues: (0..<300).map { ("x\($0)-aa-aaa.text", "Ü\($0)") } + [(key, "A")])
    return [
      ("Main.strings", Data(lines.utf8)), ("Main.strings", Data([0xEF, 0xBB, 0xBF]) + Data(lines.utf8)),
      ("Main.strings", utf16(lines, isLittle: true, mark: true)),
      ("Main.strings", utf16(lines, isLittle: false, mark: true)),
      ("Main.strings", utf16(lines, isLittle: true, mark: false)),
      ("Main.strings", utf16(lines, isLittle: false, mark: false)),
      ("Main.strings", Data("// \"no\" = \"\n{ b01-aa-aaa.configuration.title = Anmelden; }".utf8)),
      ("Main.strings", Data(propertyList.utf8)),
      ("Main.strings", utf16(propertyList.replacing("UTF-8", with: "UTF-16"), isLittle: true, mark: true)),
      ("Main.strings", binary([key: "Anmelden", "ü": "ü"])), ("Main.strings", binary(many)),
      ("Main.stringsdict", Data(propertyList.utf8)), ("Main.xcstrings", Data(catalog.utf8)),
    ]
  }()

  private static func imported(_ files: [String: Data]) async throws -> (scene: String, run: ProcessRun) {
    let folder = try TemporaryFolder()
    for (path, bytes) in files { try folder.write(path, bytes) }
    let run = try await ProcessRun(BuildFolder.scenec, ["import", ".", "--output", "Out"], in: folder.url)
    return ((try? folder.text("Out/Main.scene")) ?? "", run)
  }

  private static func imported(_ files: [String: String]) async throws -> (scene: String, run: ProcessRun) {
    try await imported(files.mapValues { Data($0.utf8) })
  }

  @Test(arguments: forms.indices) func textsKeepTheirKeysInEachForm(index: Int) async throws {
    let form = Self.forms[index]
    for folder in ["de.lproj/", "mul.lproj/", ""] {
      let (scene, run) = try await Self.imported([
        "Base.lproj/Main.storyboard": Data(Self.storyboard().utf8), folder + form.name: form.bytes,
      ])
      #expect(run.status == 0)
      #expect(scene.contains("title.key=\"\(Self.key)\""), "\(scene)\n\(run.output)")
      #expect(!scene.contains("text.key"))
      #expect(!run.output.contains("note:") && !run.error.contains("note:"))
    }
  }

  /// What stands before the damage is read, and the report says that the rest may be lost.
  @Test(arguments: [
    ("\"\(key)\" = \"A\";\n\"b02-aa-aaa.text\" = \"", true), ("\"\(key)\" = \"A\" \"b\";", true),
    ("\"\(key)\" = \"A\";\n= 3", true), ("<plist><dict><key>\(key)</key><string>A</dict></plist>", true),
    ("<plist>", false), ("<<<<<<< HEAD", false), ("{ \"\(key)\" = \"A\";", true),
  ])
  func damagedFilesAreReported(text: String, isKept: Bool) async throws {
    let (scene, run) = try await Self.imported([
      "Base.lproj/Main.storyboard": Self.storyboard(), "de.lproj/Main.strings": text,
    ])
    #expect(scene.contains("title.key=") == isKept, "\(scene)")
    #expect(run.output.contains("'de.lproj/Main.strings'") == !text.hasPrefix("{"), "\(run.output)")
  }

  @Test(arguments: [0, 7, 8, 40, 60, 90]) func damagedBinaryListsAreReported(count: Int) async throws {
    let bytes = Self.forms[9].bytes
    let (_, run) = try await Self.imported([
      "Base.lproj/Main.storyboard": Data(Self.storyboard().utf8),
      "de.lproj/Main.strings": bytes.prefix(count) + Data(repeating: 0xFF, count: count == 0 ? 0 : 40),
    ])
    #expect(run.status == 0)
    #expect(run.output.contains("note: 'de.lproj/Main.strings'") == (count > 0), "\(run.output)")
  }

  /// Each byte of a binary list can be wrong.
  @Test func damagedBytesOfBinaryListsCrashNothing() async throws {
    var files: [String: Data] = [:]
    let bytes = Self.forms[9].bytes
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] = ~damaged[index]
      files["L\(index).lproj/Main.strings"] = damaged
    }
    files["Base.lproj/Main.storyboard"] = Data(Self.storyboard().utf8)
    let (scene, run) = try await Self.imported(files)
    #expect(run.status == 0 && scene.contains("title.key="))
  }

  @Test func translationsThatNoTextTakesAreReported() async throws {
    let (scene, run) = try await Self.imported([
      "Base.lproj/Main.storyboard": Self.storyboard(),
      "de.lproj/Main.strings":
        "\"b02-aa-aaa.text\" = \"Hallo\"; \"b02-aa-aaa.placeholder\" = \"x\"; \"gone.text\" = \"y\";",
    ])
    #expect(scene.contains("text.key=\"b02-aa-aaa.text\""))
    #expect(run.output.contains(":6: note: the translations of 'b02-aa-aaa.placeholder' are not used"), "\(run.output)")
    #expect(!run.output.contains("gone"))
  }

  // MARK: Copies in other languages

  @Test(arguments: ["Base.lproj", "en.lproj"]) func copiesAreOneScene(original: String) async throws {
    let (scene, run) = try await Self.imported([
      "\(original)/Main.storyboard": Self.storyboard(),
      "de.lproj/Main.storyboard": Self.storyboard(title: "Los \"A\"".replacing("\"", with: "&quot;")),
      "fr.lproj/Main.storyboard": Self.storyboard(text: "Bonjour"),
    ])
    #expect(run.status == 0)
    #expect(scene.contains("title=\"Sign in\" title.key=\"\(Self.key)\""), "\(scene)")
    #expect(scene.contains("text.key=\"b02-aa-aaa.text\""))
    #expect(run.output.contains(#"add "\#(Self.key)" = "Los \"A\""; to 'de.lproj/Main.strings'"#), "\(run.output)")
    #expect(run.output.contains(#"add "b02-aa-aaa.text" = "Bonjour"; to 'fr.lproj/Main.strings'"#))
  }

  @Test func equalCopiesNeedNoTranslation() async throws {
    let (scene, run) = try await Self.imported([
      "Base.lproj/Main.storyboard": Self.storyboard(), "de.lproj/Main.storyboard": Self.storyboard(),
    ])
    #expect(run.status == 0 && !scene.contains("localization") && !run.output.contains("note:"))
  }

  @Test func otherDifferencesOfCopiesAreReported() async throws {
    let (scene, run) = try await Self.imported([
      "Base.lproj/Main.storyboard": Self.storyboard(),
      "de.lproj/Main.storyboard": Self.storyboard(extra: "<label id=\"b03\" text=\"Neu\"/>"),
    ])
    #expect(run.status == 0 && !scene.contains("Neu"))
    #expect(run.output.contains("'de.lproj/Main.storyboard' has a text that is not in the scene: 'b03.text' = 'Neu'"))
    #expect(run.output.contains("differs in more than its texts: 1 objects"))
  }

  @Test func copiesWithOtherSeguesAreErrors() async throws {
    let files = [
      "Base.lproj/Main.storyboard": Self.storyboard(), "de.lproj/Main.storyboard": Self.storyboard(segue: "close"),
    ]
    let (_, run) = try await Self.imported(files)
    #expect(run.status == 1)
    #expect((run.output + run.error).contains("the segue 'open' is not in"), "\(run.output)")
    let folder = try TemporaryFolder(files)
    let build = try await ProcessRun(
      BuildFolder.scenec, ["build"] + files.keys.sorted() + ["--output", "Out"], in: folder.url)
    #expect(build.status == 1)
    #expect((build.output + build.error).contains("Base.lproj/Main.storyboard:5:"), "\(build.error)")
    #expect((build.output + build.error).contains("de.lproj/Main.storyboard:5:"))
  }

  @Test func damagedCopiesAreReported() async throws {
    let (scene, run) = try await Self.imported([
      "Base.lproj/Main.storyboard": Self.storyboard(), "de.lproj/Main.storyboard": "<document",
    ])
    #expect(scene.contains("Sign in"))
    #expect(run.output.contains("'de.lproj/Main.storyboard' cannot be read"), "\(run.output)")
  }

  @Test func xibsHaveCopiesToo() async throws {
    func xib(_ text: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><view id="v01"><subviews><label id="l01" text="\(text)"/></subviews></view></objects></document>
      """
    }
    let (scene, run) = try await Self.imported(["en.lproj/Main.xib": xib("One"), "de.lproj/Main.xib": xib("Eins")])
    #expect(run.status == 0)
    #expect(scene.contains("text=\"One\" text.key=\"l01.text\""), "\(scene)")
    #expect(run.output.contains(#"add "l01.text" = "Eins"; to 'de.lproj/Main.strings'"#))
  }

  @Test(arguments: ["Base.lproj", "en.lproj"]) func copiesHaveOneSwiftFile(original: String) async throws {
    let folder = try TemporaryFolder([
      "App/\(original)/Main.storyboard": Self.storyboard(),
      "App/de.lproj/Main.storyboard": Self.storyboard(title: "Los"),
    ])
    let run = try await ProcessRun(
      BuildFolder.scenec,
      ["build", "App/de.lproj/Main.storyboard", "App/\(original)/Main.storyboard", "--output", "Out"], in: folder.url)
    #expect(run.status == 0, "\(run.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/Out") == ["Main.storyboard.swift"])
    let check = try await ProcessRun(BuildFolder.scenec, ["check", "App"], in: folder.url)
    #expect(check.status == 0 && check.output.isEmpty, "\(check.output)")
    let graph = try await ProcessRun(BuildFolder.scenec, ["graph", "App", "--format", "mermaid"], in: folder.url)
    #expect(graph.status == 0 && !graph.output.contains("de.lproj"), "\(graph.output)")
  }

  /// Two storyboards of one name in folders that are no languages are still two.
  @Test func otherStoryboardsOfOneNameAreErrors() async throws {
    let folder = try TemporaryFolder([
      "A/Main.storyboard": Self.storyboard(), "B/Base.lproj/Main.storyboard": Self.storyboard(),
    ])
    let run = try await ProcessRun(
      BuildFolder.scenec, ["build", "A/Main.storyboard", "B/Base.lproj/Main.storyboard", "--output", "Out"],
      in: folder.url)
    #expect(run.status == 2 && run.error.contains("would both be written to"))
  }
}
