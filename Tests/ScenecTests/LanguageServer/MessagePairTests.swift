import Foundation
import SceneTestSupport
import Testing

/// A request that is read together with a notification does not keep the server from publishing diagnostics.
///
/// Each notification is sent in one write with each request. What the client has at the end is what it has without the
/// request.
struct MessagePairTests {
  private static let notifications = [
    "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "workspace/didChangeWatchedFiles",
    "workspace/didChangeWorkspaceFolders",
  ]
  private static let requests = [
    "textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/references",
    "textDocument/documentHighlight", "textDocument/diagnostic", "textDocument/documentSymbol", "workspace/symbol",
    "textDocument/semanticTokens/full", "textDocument/semanticTokens/range", "textDocument/foldingRange",
    "textDocument/selectionRange", "textDocument/linkedEditingRange", "textDocument/onTypeFormatting",
    "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/codeAction", "textDocument/inlayHint",
    "textDocument/documentColor", "textDocument/colorPresentation", "textDocument/codeLens",
    "textDocument/prepareCallHierarchy", "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls",
    "textDocument/prepareRename", "textDocument/rename", "scenec/closeTag", "scenec/preview",
    "workspace/diagnostic",
  ]

  private static let main = """
    <scenes initialViewController="main">
      <viewController id="main"><view><label text="Hello"/></view></viewController>
    </scenes>
    """
  private static let other = """
    <scenes initialViewController="o">
      <viewController id="o"><segue kind="present" identifier="go" destination="m"/></viewController>
      <viewControllerPlaceholder id="m" sceneName="Main" referencedIdentifier="main"/>
      <viewControllerPlaceholder id="n" sceneName="Nothing"/>
    </scenes>
    """

  @Test(arguments: notifications, [false, true])
  func diagnosticsArePublishedWhateverIsAskedInTheSameWrite(notification: String, isPulling: Bool) throws {
    let alone = try Self.diagnostics(after: notification, with: [], isPulling: isPulling)
    #expect(!alone.isEmpty, "nothing is published, so the test shows nothing")
    // With few rounds, a client that pulls sends every other request, and one that does not sends the rest.
    for (number, method) in Self.requests.enumerated() where TestRounds.areMany || (number % 2 == 0) == isPulling {
      let together = try Self.diagnostics(after: notification, with: [method], isPulling: isPulling)
      #expect(together == alone, "\(notification) with \(method)")
    }
    // Requests in front of the notification and behind it.
    let many = ["textDocument/rename", "workspace/diagnostic", "textDocument/diagnostic", "workspace/diagnostic"]
    let all = try Self.diagnostics(after: notification, with: many, isPulling: isPulling)
    #expect(all == alone, "\(notification) with \(many)")
  }

  /// The diagnostics published last of each file behind a notification, as words, and whether the client is told to
  /// pull again.
  private static func diagnostics(
    after notification: String, with requests: [String], isPulling: Bool
  ) throws -> [String: String] {
    let folder = try TemporaryFolder()
    try folder.write("Screens/Main.scene", Data(main.utf8))
    try folder.write("Other.scene", Data(other.utf8))
    let server = try ServerRun(in: folder)
    let root = "file://" + folder.url.path
    let uri = root + "/Screens/Main.scene"
    var capabilities: [String: Any] = ["publishDiagnostics": [String: Any]()]
    if isPulling { capabilities["diagnostic"] = [String: Any]() }
    let workspace = ["diagnostics": ["refreshSupport": true]]
    try server.send([
      [
        "id": 0, "method": "initialize",
        "params": ["rootUri": root, "capabilities": ["textDocument": capabilities, "workspace": workspace]],
      ],
      open(uri, main.replacing("<label", with: "<lable"), version: 1),
    ])
    try server.read { uriOfPublication($0)?.hasSuffix("Other.scene") == true }
    var messages = [try message(notification, uri, root, folder)]
    for (index, method) in requests.enumerated() { messages.append(request(method, uri, id: index + 1)) }
    try server.send(messages)
    var last: [String: String] = [:]
    for message in try server.end() {
      if message["method"] as? String == "workspace/diagnostic/refresh" { last["refresh"] = "" }
      guard let uri = uriOfPublication(message), let params = message["params"] as? [String: Any] else { continue }
      let found = params["diagnostics"] as? [[String: Any]] ?? []
      last[String(uri.dropFirst(root.count))] = found.compactMap { $0["message"] as? String }.joined(separator: "\n")
    }
    return last
  }

  private static func uriOfPublication(_ message: [String: Any]) -> String? {
    guard message["method"] as? String == "textDocument/publishDiagnostics" else { return nil }
    return (message["params"] as? [String: Any])?["uri"] as? String
  }

  private static func open(_ uri: String, _ text: String, version: Int) -> [String: Any] {
    [
      "method": "textDocument/didOpen",
      "params": ["textDocument": ["uri": uri, "languageId": "scene", "version": version, "text": text]],
    ]
  }

  /// A notification that changes the diagnostics of a file that is not open, and mostly those of one that is.
  private static func message(
    _ notification: String, _ uri: String, _ root: String, _ folder: TemporaryFolder
  ) throws -> [String: Any] {
    var params: [String: Any] = [:]
    switch notification {
    case "textDocument/didOpen":
      return open(root + "/Screens/Nothing.scene", main.replacing("<label", with: "<lable"), version: 1)
        .merging(["method": notification]) { $1 }
    case "textDocument/didChange":
      params["textDocument"] = ["uri": uri, "version": 2]
      params["contentChanges"] = [["text": main.replacing("\"main\"", with: "\"other\"")]]
    case "textDocument/didClose": params["textDocument"] = ["uri": uri]
    case "workspace/didChangeWatchedFiles":
      try folder.write("Other.scene", Data(other.replacing("Nothing", with: "Main").utf8))
      params["changes"] = [["uri": root + "/Other.scene", "type": 2]]
    default: params["event"] = ["removed": [["uri": root, "name": ""]], "added": [[String: Any]]()]
    }
    return ["method": notification, "params": params]
  }

  /// A request with the parameters of all of them.
  private static func request(_ method: String, _ uri: String, id: Int) -> [String: Any] {
    let place = ["line": 1, "character": 23]
    let range = ["start": place, "end": place]
    let item: [String: Any] = [
      "name": "main", "kind": 5, "uri": uri, "range": range, "selectionRange": range,
    ]
    return [
      "id": id, "method": method,
      "params": [
        "textDocument": ["uri": uri], "position": place, "positions": [place], "range": range, "ch": ">", "query": "",
        "newName": "renamed",
        "context": ["diagnostics": [[String: Any]](), "includeDeclaration": true] as [String: Any],
        "options": ["tabSize": 2, "insertSpaces": true] as [String: Any], "item": item,
        "color": ["red": 1, "green": 0, "blue": 0, "alpha": 1],
      ] as [String: Any],
    ]
  }
}
