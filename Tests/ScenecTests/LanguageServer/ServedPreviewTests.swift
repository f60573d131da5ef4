import Foundation
import SceneTestSupport
import Testing

/// The screens of open scenes in the language server: a page for a panel, and warnings about them.
struct ServedPreviewTests {
  private static let scene = """
    <scenes initialViewController="main">
      <viewController id="main">
        <view>
          <label id="title" text="A long title" top="safeArea 8" leading="16" width="20"/>
          <containerView pin="superview"><segue kind="embed" destination="other"/></containerView>
        </view>
      </viewController>
      <viewControllerPlaceholder id="other" sceneName="Other"/>
    </scenes>
    """
  private static let other = """
    <scenes initialViewController="inner">
      <viewController id="inner">
        <view><button id="save" title="A long word" top="300" leading="0" width="20" height="50"/></view>
      </viewController>
      <viewController id="alone"><view/></viewController>
    </scenes>
    """

  /// What a server says of the scene: its messages, after some are sent.
  private static func messages(
    _ text: String = scene, options: [String: Any] = [:], requests: [[String: Any]] = []
  ) throws -> [[String: Any]] {
    let folder = try TemporaryFolder()
    try folder.write("Main.scene", Data(text.utf8))
    try folder.write("Other.scene", Data(other.utf8))
    let server = try ServerRun(in: folder)
    let root = "file://" + folder.url.path
    let document: [String: Any] = [
      "uri": "\(root)/Main.scene", "languageId": "scene", "version": 1, "text": text,
    ]
    let sent = requests.enumerated().map { index, request in
      var params = request["params"] as? [String: Any] ?? [:]
      params["textDocument"] = ["uri": "\(root)/\(params["file"] as? String ?? "Main.scene")"]
      return ["id": index + 1, "method": request["method"] ?? "", "params": params]
    }
    try server.send(
      [
        [
          "id": 0, "method": "initialize",
          "params": ["rootUri": root, "capabilities": [String: Any](), "initializationOptions": options],
        ],
        ["method": "textDocument/didOpen", "params": ["textDocument": document]],
      ] + sent)
    return try server.end()
  }

  private static func result(_ messages: [[String: Any]], _ id: Int = 1) -> Any? {
    messages.first { $0["id"] as? Int == id && $0["method"] == nil }?["result"]
  }

  private static func codes(_ messages: [[String: Any]], file: String) -> [String] {
    let publications = messages.filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
      .compactMap { $0["params"] as? [String: Any] }
    let last = publications.last { ($0["uri"] as? String)?.hasSuffix(file) == true }
    let diagnostics = last?["diagnostics"] as? [[String: Any]] ?? []
    return diagnostics.compactMap { $0["code"] as? String }
  }

  @Test func pageShowsTheScreensOfTheFile() throws {
    let answer = Self.result(try Self.messages(requests: [["method": "scenec/preview"]])) as? [String: Any]
    let html = try #require(answer?["html"] as? String)
    #expect(html.hasPrefix("<!DOCTYPE html>"))
    #expect(html.contains("\"controller\":\"main\""))
    // What is embedded is shown, with its file. Other screens of that file are not.
    #expect(html.contains("\"id\":\"save\""))
    #expect(html.contains("Other.scene\""))
    #expect(!html.contains("\"controller\":\"alone\""))
    #expect(html.contains("iPhone SE"))
  }

  @Test(arguments: ["Nothing.scene", "Main.swift"])
  func fileWithoutScreensHasNoPage(name: String) throws {
    let request: [String: Any] = ["method": "scenec/preview", "params": ["file": name]]
    #expect(Self.result(try Self.messages(requests: [request])) is NSNull)
  }

  @Test func damagedSceneHasAPage() throws {
    let text = String(Self.scene.prefix(200))
    let answer = Self.result(try Self.messages(text, requests: [["method": "scenec/preview"]])) as? [String: Any]
    #expect((answer?["html"] as? String)?.contains("\"controller\":\"main\"") == true)
  }

  @Test(arguments: [(3_990, "iPad"), (300, "iPad"), (4_100, nil)] as [(Int, String?)])
  func manyViewsAreShownOnFewDevices(count: Int, device: String?) throws {
    let label = "<label text=\"1\" top=\"0\" leading=\"0\"/>"
    let text = """
      <scenes initialViewController="main"><viewController id="main"><view>\
      \(String(repeating: label, count: count))</view></viewController></scenes>
      """
    let result = Self.result(try Self.messages(text, requests: [["method": "scenec/preview"]]))
    let html = (result as? [String: Any])?["html"] as? String
    #expect((html == nil) == (device == nil))
    #expect(html?.contains("iPad") ?? false == (count < 400))
  }

  @Test func problemsOfOpenScreensArePublished() throws {
    let messages = try Self.messages()
    #expect(Self.codes(messages, file: "Main.scene") == ["clipped-text"])
    // The screen that is looked at contains what is embedded.
    #expect(Self.codes(messages, file: "Other.scene").contains("clipped-text"))
  }

  @Test func problemsOfScreensCanBeSwitchedOff() throws {
    let messages = try Self.messages(options: ["checkLayout": false])
    #expect(Self.codes(messages, file: "Main.scene") == [])
  }

  @Test(arguments: [true, false])
  func lensesShowPreviewsWhereTheClientCan(knowsPreviews: Bool) throws {
    let messages = try Self.messages(
      options: ["preview": knowsPreviews], requests: [["method": "textDocument/codeLens"]])
    let lenses = Self.result(messages) as? [[String: Any]] ?? []
    let commands = lenses.compactMap { ($0["command"] as? [String: Any])?["command"] as? String }
    #expect(commands == (knowsPreviews ? ["scenec.showReferences", "scenec.preview"] : ["scenec.showReferences"]))
  }
}
