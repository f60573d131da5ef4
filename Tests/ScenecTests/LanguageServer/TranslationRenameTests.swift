import Foundation
import SceneTestSupport
import Testing

/// A rename changes the keys of translations in each form that Xcode and its tools write.
struct TranslationRenameTests {
  private static let scene = """
    <scenes initialViewController="home">
      <viewController id="home">
        <view><label id="greeting" text="Hello" pin="safeArea"/></view>
      </viewController>
    </scenes>

    """

  private static func files(_ name: String) -> [String: String] {
    [
      "App/scenec.json": #"{ "localization": "Main" }"#,
      "App/de.lproj/Main.strings": """
      \u{FEFF}/* Grüße: home.greeting.text */ // "home.greeting.text" = "x";
      "über 😀" = "\\"home.greeting.text\\" = 1;"; "home.\(name).text" = "Hallo 😀";
      home.\(name).text = Moin;

      """,
      "App/fr.lproj/Main.strings": """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>é</key><string>home.greeting.text</string> <key>home.\(name).text</key><string>Salut</string>
      </dict></plist>

      """,
      "App/Resources/Main.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "home.\(name).text" : { "comment" : "home.greeting.text", "shouldTranslate" : false },
          "home.greeting.title" : { "home.greeting.text" : 1 }
        },
        "version" : "1.0"
      }
      """,
      "App/it.lproj/Main.stringsdict": """
      <plist version="1.0"><dict><key>home.\(name).text</key>
        <dict><key>home.greeting.text</key><string>x</string></dict></dict></plist>
      """,
      "App/Other.strings": "\"home.greeting.text\" = \"x\";\n",
    ]
  }

  /// The answer to a rename of `greeting`.
  private func answer(in folder: TemporaryFolder) throws -> [String: Any] {
    let server = try ServerRun(in: folder)
    let uri = folder.url.appending(path: "App/Main.scene").absoluteString
    try server.send([
      ["id": 1, "method": "initialize", "params": ["capabilities": [:], "rootUri": folder.url.absoluteString]],
      ["method": "initialized", "params": [:]],
      [
        "method": "textDocument/didOpen",
        "params": ["textDocument": ["uri": uri, "languageId": "scene", "version": 1, "text": Self.scene]],
      ],
      [
        "id": 2, "method": "textDocument/rename",
        "params": [
          "textDocument": ["uri": uri], "position": ["line": 2, "character": 22], "newName": "salutation",
        ],
      ],
    ])
    var answer: [String: Any] = [:]
    try server.read { message in
      if message["id"] as? Int == 2 { answer = message }
      return message["id"] as? Int == 2
    }
    return answer
  }

  @Test func keysChangeInAllFiles() throws {
    let folder = try TemporaryFolder(Self.files("greeting").merging(["App/Main.scene": Self.scene]) { $1 })
    let result = try #require(try answer(in: folder)["result"] as? [String: Any])
    let changes = try #require(result["changes"] as? [String: [[String: Any]]])
    #expect(changes.count == 5)
    let expected = Self.files("salutation").merging([
      "App/Main.scene": Self.scene.replacing("greeting", with: "salutation")
    ]) { $1 }
    for (path, text) in Self.files("greeting").merging(["App/Main.scene": Self.scene], uniquingKeysWith: { $1 }) {
      let edits = changes[folder.url.appending(path: path).absoluteString] ?? []
      #expect(try Self.applying(edits, to: text) == expected[path], "\(path)")
    }
  }

  @Test(arguments: [
    ("UTF-16", "is no text in UTF-8"), ("damaged", "cannot be read to its end"),
    ("taken", "has the key 'home.salutation.text' already"),
  ])
  func filesThatCannotBeChangedRefuseIt(kind: String, reason: String) throws {
    let text = "\"home.greeting.text\" = \"x\";"
    let contents =
      switch kind {
      case "UTF-16": Data([0xFF, 0xFE]) + Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
      case "damaged": Data((text + " \"a\" = ").utf8)
      default: Data((text + " \"home.salutation.text\" = \"\";").utf8)
      }
    let folder = try TemporaryFolder(Self.files("greeting").merging(["App/Main.scene": Self.scene]) { $1 })
    try folder.write("App/de.lproj/Main.strings", contents)
    let error = try #require(try answer(in: folder)["error"] as? [String: Any])
    #expect((error["message"] as? String)?.contains(reason) == true, "\(error)")
  }

  /// A text after edits in lines and UTF-16.
  private static func applying(_ edits: [[String: Any]], to text: String) throws -> String {
    var units = Array(text.utf16)
    let starts = [0] + units.indices.filter { units[$0] == 0x0A }.map { $0 + 1 }
    func offset(_ position: Any?) throws -> Int {
      let position = try #require(position as? [String: Int])
      return try starts[#require(position["line"])] + #require(position["character"])
    }
    let replacements = try edits.map { edit in
      let range = try #require(edit["range"] as? [String: Any])
      return (try offset(range["start"])..<offset(range["end"]), try #require(edit["newText"] as? String))
    }
    for (range, text) in replacements.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      units.replaceSubrange(range, with: text.utf16)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
