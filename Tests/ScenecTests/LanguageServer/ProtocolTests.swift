import Foundation
import SceneTestSupport
import Testing

/// What the language server answers to messages that are wrong, or come at the wrong time, by version 3.17 of the
/// protocol.
struct ProtocolTests {
  /// The error codes of JSON-RPC and of the protocol.
  private static let parseError = -32700, invalidRequest = -32600, methodNotFound = -32601, invalidParams = -32602
  private static let notInitialized = -32002, requestCancelled = -32800

  private static let initialize = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#
  private static let shutdown = #"{"jsonrpc":"2.0","id":"end","method":"shutdown"}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
  private static let open =
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:A.scene","languageId":"scene","version":1,"text":"<scenes><viewControler/></scenes>"}}}"#
  /// What the parameters about the start of the open file are.
  private static let place = #""textDocument":{"uri":"untitled:A.scene"},"position":{"line":0,"character":10}"#

  private struct Answers {
    let status: Int32
    let messages: [[String: Any]]

    /// The code of the error that answers a request; nil if it has a result or no answer.
    func code(_ id: Int?) -> Int? {
      answers(id).first.flatMap { ($0["error"] as? [String: Any])?["code"] as? Int }
    }

    /// The messages that answer a request; those without an id for nil.
    func answers(_ id: Int?) -> [[String: Any]] {
      messages.filter { $0["method"] == nil && $0["id"] as? Int == id && ($0["id"] is Int || $0["id"] is NSNull) }
    }
  }

  private static func framed(_ message: String) -> Data {
    Data("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
  }

  private func serve(_ input: Data) async throws -> Answers {
    let folder = try TemporaryFolder()
    let run = try await ProcessRun(
      BuildFolder.scenec, ["language-server"], in: folder.url, environment: TemporaryFolder.environment([:]),
      input: input)
    #expect(!run.wasKilled, "\(run.error)")
    var rest = Data(run.output.utf8)[...]
    var messages: [[String: Any]] = []
    while let end = rest.range(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.dropFirst("Content-Length: ".count)), "\(header)")
      let body = rest[end.upperBound..<end.upperBound + length]
      messages.append(try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any]))
      rest = rest[(end.upperBound + length)...]
    }
    #expect(rest.isEmpty)
    for message in messages { #expect(message["jsonrpc"] as? String == "2.0") }
    return Answers(status: run.status, messages: messages)
  }

  private func serve(_ messages: [String]) async throws -> Answers {
    try await serve(messages.map(Self.framed).reduce(Data(), +))
  }

  // MARK: The life of a server

  @Test func aServerThatIsShutDownEndsInOrder() async throws {
    let answers = try await serve([Self.initialize, Self.shutdown, Self.exit])
    #expect(answers.status == 0)
    #expect(answers.messages.map { $0["id"].map { "\($0)" } } == ["0", "end"])
    #expect(answers.messages.last?["result"] is NSNull)
  }

  @Test func exitWithoutShutdownIsNoOrderlyEnd() async throws {
    #expect(try await serve([Self.initialize, Self.exit]).status == 1)
    #expect(try await serve([Self.exit]).status == 1)
  }

  @Test func closedInputEndsTheServer() async throws {
    #expect(try await serve([]).status == 1)
    #expect(try await serve([Self.initialize]).status == 1)
    // A message that is cut off.
    #expect(try await serve(Self.framed(Self.initialize) + Self.framed(Self.shutdown).dropLast(3)).status == 1)
  }

  @Test func nothingIsAnsweredBeforeInitialize() async throws {
    let hover = #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{\#(Self.place)}}"#
    let answers = try await serve([hover, Self.open, #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, Self.initialize])
    #expect(answers.code(1) == Self.notInitialized && answers.code(2) == Self.notInitialized)
    #expect(answers.answers(0).first?["result"] != nil)
    // The file that was opened too early is not known.
    #expect(!answers.messages.contains { $0["method"] != nil })
  }

  @Test func initializeIsAcceptedOnce() async throws {
    let second = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    #expect(try await serve([Self.initialize, second]).code(1) == Self.invalidRequest)
  }

  @Test func nothingIsAnsweredAfterShutdown() async throws {
    let hover = #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{\#(Self.place)}}"#
    let again = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
    let answers = try await serve([Self.initialize, Self.shutdown, hover, again, Self.open, Self.exit])
    #expect(answers.code(1) == Self.invalidRequest && answers.code(2) == Self.invalidRequest && answers.status == 0)
    #expect(!answers.messages.contains { $0["method"] != nil })
  }

  // MARK: Messages that are wrong

  @Test(arguments: [
    "", "{", "nul", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"shutdown\"", "\u{0}", "{\"id\":1,}",
    String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
  ])
  func whatIsNoJSONIsAParseError(text: String) async throws {
    let answers = try await serve([Self.initialize, text, Self.shutdown, Self.exit])
    #expect(answers.code(nil) == Self.parseError && answers.status == 0, "\(text.prefix(20))")
  }

  @Test func bytesThatAreNoTextAreAParseError() async throws {
    var message = Data("{\"id\":1,\"method\":\"".utf8)
    message.append(contentsOf: [0xFF, 0xC0])
    message.append(Data("\"}".utf8))
    let answers = try await serve(
      Self.framed(Self.initialize) + Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message
        + Self.framed(Self.shutdown) + Self.framed(Self.exit))
    #expect(answers.code(nil) == Self.parseError && answers.status == 0)
  }

  @Test(arguments: [
    "1", "\"text\"", "null", "[]", "[1]", "{}", "{\"method\":1}", "{\"jsonrpc\":\"2.0\",\"params\":{}}",
  ])
  func whatIsNoMessageIsAnInvalidRequest(text: String) async throws {
    let answers = try await serve([Self.initialize, text, Self.shutdown, Self.exit])
    #expect(answers.code(nil) == Self.invalidRequest && answers.status == 0)
  }

  @Test func aMessageWithoutAMethodIsAnsweredByItsId() async throws {
    let answers = try await serve([Self.initialize, #"{"jsonrpc":"2.0","id":7}"#])
    #expect(answers.code(7) == Self.invalidRequest)
  }

  @Test func answersToRequestsOfTheServerAreTaken() async throws {
    let taken = [
      #"{"jsonrpc":"2.0","id":"scenec-1","result":null}"#,
      #"{"jsonrpc":"2.0","id":"x","error":{"code":1,"message":""}}"#,
    ]
    let answers = try await serve([Self.initialize] + taken + [Self.shutdown, Self.exit])
    #expect(answers.messages.count == 2 && answers.status == 0)
  }

  @Test func severalMessagesCanComeTogether() async throws {
    let answers = try await serve(["[\(Self.initialize),\(Self.shutdown),\(Self.exit)]"])
    #expect(answers.messages.count == 2 && answers.status == 0)
  }

  @Test(arguments: [
    "Content-Length: 99999999999\r\n\r\n", "Content-Length: 999999999999999999999999\r\n\r\n",
    "Content-Length: -1\r\n\r\n",
    "Content-Length: ten\r\n\r\n", "Content-Type: utf-8\r\n\r\n", "\r\n\r\n", "{}\r\n\r\n",
  ])
  func aHeaderWithoutALengthEndsTheServer(header: String) async throws {
    let answers = try await serve(Self.framed(Self.initialize) + Data(header.utf8) + Self.framed(Self.shutdown))
    #expect(answers.status == 1 && answers.messages.count == 1)
  }

  @Test func aHeaderWithoutAnEndEndsTheServer() async throws {
    let answers = try await serve(Data(String(repeating: "a", count: 200_000).utf8) + Self.framed(Self.initialize))
    #expect(answers.status == 1 && answers.messages.isEmpty)
  }

  @Test func headersAreReadAsHTTPs() async throws {
    let header = "content-length:\(Self.initialize.utf8.count)\r\nContent-Type: application/vscode-jsonrpc\r\n\r\n"
    #expect(try await serve(Data((header + Self.initialize).utf8)).answers(0).count == 1)
  }

  // MARK: Methods and parameters

  @Test func unknownMethodsAreNotFoundAndUnknownNotificationsAreIgnored() async throws {
    let answers = try await serve([
      Self.initialize, #"{"jsonrpc":"2.0","id":1,"method":"textDocument/unknown","params":{}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"$/unknown"}"#, #"{"jsonrpc":"2.0","method":"$/unknown"}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/unknown"}"#, Self.shutdown, Self.exit,
    ])
    #expect(answers.code(1) == Self.methodNotFound && answers.code(2) == Self.methodNotFound)
    #expect(answers.messages.count == 4 && answers.status == 0)
  }

  private static let methods = [
    "completion", "hover", "definition", "references", "documentHighlight", "linkedEditingRange", "prepareRename",
    "rename", "prepareCallHierarchy", "onTypeFormatting", "selectionRange", "codeAction", "inlayHint",
    "rangeFormatting", "semanticTokens/range", "documentSymbol", "semanticTokens/full", "foldingRange", "codeLens",
    "documentColor", "formatting", "diagnostic", "colorPresentation",
  ]

  /// Parameters of the wrong types are an error of the request, and the server goes on.
  @Test(arguments: [
    "", #","params":null"#, #","params":[]"#, #","params":3"#, #","params":{}"#, #","params":{"textDocument":"A"}"#,
    #","params":{"textDocument":{"uri":1},"position":{"line":0,"character":0}}"#,
  ])
  func parametersOfWrongTypesAreInvalid(params: String) async throws {
    let requests = Self.methods.enumerated().map { index, method in
      #"{"jsonrpc":"2.0","id":\#(index + 1),"method":"textDocument/\#(method)"\#(params)}"#
    }
    let answers = try await serve([Self.initialize, Self.open] + requests + [Self.shutdown, Self.exit])
    for (index, method) in Self.methods.enumerated() {
      #expect(answers.code(index + 1) == Self.invalidParams, "\(method)\(params)")
    }
    #expect(answers.status == 0)
  }

  /// A position beyond a line is its end, one beyond the file is the end of the file, and none of these is an error.
  @Test(arguments: ["0", "1000000", "9223372036854775807", "-1", "-9223372036854775808"])
  func everyPositionHasAnAnswer(number: String) async throws {
    let position = #"{"line":\#(number),"character":\#(number)}"#
    let params =
      #"{"textDocument":{"uri":"untitled:A.scene"},"position":\#(position),"positions":[\#(position)],"ch":">","range":{"start":\#(position),"end":{"line":0,"character":1}},"context":{"diagnostics":[],"includeDeclaration":true},"options":{"tabSize":2,"insertSpaces":true},"color":{"red":1,"green":0,"blue":0,"alpha":1},"newName":"a"}"#
    let requests = Self.methods.enumerated().map { index, method in
      #"{"jsonrpc":"2.0","id":\#(index + 1),"method":"textDocument/\#(method)","params":\#(params)}"#
    }
    let change =
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"untitled:A.scene","version":2},"contentChanges":[{"range":{"start":\#(position),"end":\#(position)},"text":" "}]}}"#
    let answers = try await serve([Self.initialize, Self.open] + requests + [change, Self.shutdown, Self.exit])
    for (index, method) in Self.methods.enumerated() {
      let code = answers.code(index + 1)
      // To refuse a new name is an answer.
      #expect(answers.answers(index + 1).count == 1 && (code == nil || method == "rename"), "\(method) \(code ?? 0)")
    }
    #expect(answers.status == 0)
  }

  /// What a notification gets wrong is ignored: nobody waits for an answer.
  @Test func wrongNotificationsAreIgnored() async throws {
    let names = [
      "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "workspace/didChangeWatchedFiles",
      "workspace/didChangeWorkspaceFolders", "initialized", "$/cancelRequest", "$/setTrace",
    ]
    let wrong = names.flatMap { name in
      ["", #","params":null"#, #","params":[1]"#, #","params":{"textDocument":3,"changes":1,"event":[],"id":{}}"#]
        .map { #"{"jsonrpc":"2.0","method":"\#(name)"\#($0)}"# }
    }
    let unopened =
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"untitled:B.scene","version":2},"contentChanges":[{"text":"<"}]}}"#
    let answers = try await serve([Self.initialize] + wrong + [unopened, Self.shutdown, Self.exit])
    #expect(answers.messages.count == 2 && answers.status == 0)
  }

  // MARK: Cancellation

  @Test func aCancelledRequestIsAnsweredOnce() async throws {
    func hover(_ id: String) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/hover","params":{\#(Self.place)}}"#
    }
    let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#
    let unknown = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":99}}"#
    let answers = try await serve([
      Self.initialize, Self.open, hover("1"), hover("2"), cancel, unknown, hover("3"), Self.shutdown, Self.exit,
    ])
    #expect(answers.code(2) == Self.requestCancelled && answers.answers(2).count == 1)
    for id in [1, 3] { #expect(answers.code(id) == nil && answers.answers(id).count == 1) }
    #expect(answers.answers(99).isEmpty && answers.status == 0)
  }

  /// Each waiting request costs the same, however many wait.
  @Test(.timeLimit(.minutes(5))) func manyRequestsCanWaitAndBeCancelled() async throws {
    let count = 20_000
    func hover(_ id: Int) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/hover","params":{\#(Self.place)}}"#
    }
    let requests = (1...count).map(hover)
    let cancellations = (1..<count).map {
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#($0)}}"#
    }
    // Everything arrives in one message, so that nothing is answered before all of it waits.
    let all = "[" + (requests + cancellations).joined(separator: ",") + "]"
    let answers = try await serve([Self.initialize, Self.open, all, Self.shutdown, Self.exit])
    let codes = answers.messages.filter { $0["method"] == nil }.compactMap { message in
      (message["error"] as? [String: Any])?["code"] as? Int
    }
    #expect(codes == Array(repeating: Self.requestCancelled, count: count - 1))
    #expect(answers.code(count) == nil && answers.answers(count).count == 1 && answers.status == 0)
  }

  @Test func idsAreNumbersOrTexts() async throws {
    let answers = try await serve([
      Self.initialize, Self.open,
      #"{"jsonrpc":"2.0","id":"2","method":"textDocument/hover","params":{\#(Self.place)}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{\#(Self.place)}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"2"}}"#, Self.shutdown, Self.exit,
    ])
    // Only the one whose id is a text is cancelled.
    #expect(answers.code(2) == nil && answers.answers(2).count == 1)
    let text = answers.messages.first { $0["id"] as? String == "2" }
    #expect((text?["error"] as? [String: Any])?["code"] as? Int == Self.requestCancelled)
  }

  @Test func progressBeginsAndEnds() async throws {
    let request =
      #"{"jsonrpc":"2.0","id":1,"method":"textDocument/references","params":{\#(Self.place),"workDoneToken":"t"}}"#
    let answers = try await serve([Self.initialize, Self.open, request, Self.shutdown, Self.exit])
    let kinds = answers.messages.filter { $0["method"] as? String == "$/progress" }.map { message in
      ((message["params"] as? [String: Any])?["value"] as? [String: Any])?["kind"] as? String
    }
    #expect(kinds == ["begin", "end"])
  }
}
