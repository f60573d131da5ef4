import SceneBuilding
import SceneDiagnostics
import SceneLanguageServer

/// The language server: reads messages, asks the session, and writes the answers.
///
/// One thread does everything. What has arrived is read before anything is answered, so that a cancelled request is not
/// worked on; diagnostics are computed when nothing else is left to do. So no timer delays them, and a fast typist does
/// not make them pile up.
struct LanguageServer {
  /// A message that waits for its turn.
  private struct Message {
    let method: String
    let id: JSON?
    let params: JSONValue?
  }

  /// What the server is doing with its client.
  private enum Phase {
    case waitingForInitialize, running, shutDown
  }

  var session = Session(ServerFileSystem())
  var client = ClientCapabilities()
  /// The URIs of open files as the client spells them, by path.
  var uris: [String: String] = [:]
  private var phase = Phase.waitingForInitialize
  private var stream = MessageStream()
  private var queue = WaitingQueue<Message>()
  private var cancelled: Set<String> = []
  /// The diagnostics that the client has, as text, by path.
  private var published: [String: String] = [:]
  /// The files whose diagnostics a report about the whole workspace had.
  var reported: Set<String> = []
  private var lastRequest = 0

  /// Serves until the client ends the server. Returns whether it did so in order.
  mutating func run() -> Bool {
    while true {
      do {
        while let bytes = try stream.next(within: patience) { receive(bytes) }
      } catch {
        // What came before the end is answered, and its diagnostics are sent.
        if queue.isEmpty, !session.hasUnpublishedChanges { return false }
      }
      guard let message = queue.popFirst() else {
        session.hasUnpublishedChanges ? publishDiagnostics() : session.prepare()
        continue
      }
      if message.method == "exit" { return phase == .shutDown }
      handle(message)
    }
  }

  /// The number of milliseconds that the next message may take before something else is done; negative for any time.
  ///
  /// What later requests need is prepared in a break between two edits, and no request waits for it.
  private var patience: Int32 {
    guard queue.isEmpty, !session.hasUnpublishedChanges else { return 0 }
    return session.isPrepared ? -1 : 20
  }

  private mutating func receive(_ bytes: [UInt8]) {
    guard let value = try? JSONParser.value(in: SceneFile(path: "", bytes: bytes)) else {
      return answer(.null, .failure(.parseError))
    }
    // A client of an older JSON-RPC can send several messages at once.
    let values = value.elements ?? [value]
    if values.isEmpty { answer(.null, .failure(.invalidRequest)) }
    for value in values { enqueue(value) }
  }

  private mutating func enqueue(_ value: JSONValue) {
    guard value.members != nil else { return answer(.null, .failure(.invalidRequest)) }
    let id = value["id"].flatMap(Self.id)
    guard let method = value["method"]?.string else {
      // The answer to a request of ours, or nothing that can be understood.
      if value["result"] == nil, value["error"] == nil { answer(id ?? .null, .failure(.invalidRequest)) }
      return
    }
    if method == "$/cancelRequest" {
      if let id = value["params"]?["id"].flatMap(Self.id)?.compactText { cancelled.insert(id) }
    } else {
      queue.append(Message(method: method, id: id, params: value["params"]))
    }
  }

  private static func id(_ value: JSONValue) -> JSON? {
    value.string.map { .string($0) } ?? value.integer.map { .number($0) }
  }

  // MARK: Messages

  private mutating func handle(_ message: Message) {
    guard let id = message.id else { return notify(message) }
    let key = id.compactText
    if cancelled.remove(key) != nil { return answer(id, .failure(.cancelled)) }
    let token = message.params?["workDoneToken"].flatMap(Self.id)
    if let token { report(progress: token, [("kind", "begin"), ("title", "scenec")]) }
    do {
      answer(id, .success(try result(of: message)))
    } catch {
      answer(id, .failure(error))
    }
    if let token { report(progress: token, [("kind", "end")]) }
    // A request that was answered cannot be cancelled any more.
    if queue.isEmpty { cancelled = [] }
  }

  private mutating func result(of message: Message) throws(ResponseError) -> JSON {
    let params = message.params
    switch (phase, message.method) {
    case (.waitingForInitialize, "initialize"):
      phase = .running
      return initialize(params)
    case (.waitingForInitialize, _): throw .notInitialized
    case (.shutDown, _), (.running, "initialize"): throw .invalidRequest
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, let method):
      guard let request = Self.requests[method] else { throw .unknownMethod(method) }
      return try request(&self, Parameters(params))
    }
  }

  private mutating func notify(_ message: Message) {
    guard phase == .running else { return }
    let params = Parameters(message.params)
    switch message.method {
    case "initialized": registerWatchers()
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params)
    case "workspace/didChangeWatchedFiles": filesChanged(params)
    case "workspace/didChangeWorkspaceFolders": foldersChanged(params)
    default: break
    }
  }

  /// Answers a request.
  private func answer(_ id: JSON, _ result: Result<JSON, ResponseError>) {
    var members: [(name: String, value: JSON)] = [("jsonrpc", .string("2.0")), ("id", id)]
    switch result {
    case .success(let value): members.append(("result", value))
    case .failure(let error):
      members.append(("error", .object([("code", .number(error.code)), ("message", .string(error.message))])))
    }
    MessageStream.write(JSON.object(members).compactText)
  }

  /// Sends a notification.
  func send(_ method: String, _ params: JSON) {
    MessageStream.write(
      JSON.object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", params)]).compactText)
  }

  /// Sends a request whose answer does not matter.
  mutating func request(_ method: String, _ params: JSON) {
    lastRequest += 1
    MessageStream.write(
      JSON.object([
        ("jsonrpc", .string("2.0")), ("id", .string("scenec-\(lastRequest)")), ("method", .string(method)),
        ("params", params),
      ]).compactText)
  }

  private func report(progress token: JSON, _ value: [(String, String)]) {
    let value = JSON.object(value.map { (name: $0, value: .string($1)) })
    send("$/progress", .object([("token", token), ("value", value)]))
  }

  // MARK: Diagnostics

  /// Checks what changed and sends what the client does not know yet. A client that asks for the diagnostics of open
  /// files gets those of the other files only.
  private mutating func publishDiagnostics() {
    var isOutdated = false
    session.changesArePublished()
    for (path, diagnostics) in session.check(and: published.keys).sorted(by: { $0.key < $1.key }) {
      let version = session.version(of: path)
      let isPulled = client.pullsDiagnostics && version != nil
      let list = JSON.array(diagnostics.map(json)).compactText
      let known = "\(version ?? -1) \(list)"
      guard published[path] != known else { continue }
      if isPulled { isOutdated = isOutdated || published[path] != nil }
      published[path] = diagnostics.isEmpty && version == nil ? nil : known
      if isPulled { continue }
      var members: [(name: String, value: JSON)] = [("uri", .string(uri(path)))]
      if let version { members.append(("version", .number(version))) }
      members.append(("diagnostics", .array(diagnostics.map(json))))
      send("textDocument/publishDiagnostics", .object(members))
    }
    if isOutdated, client.refreshesDiagnostics { request("workspace/diagnostic/refresh", .null) }
  }
}
