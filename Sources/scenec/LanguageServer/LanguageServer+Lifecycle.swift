import SceneBuilding
import SceneDiagnostics
import SceneLanguageServer

/// The start of the session, and the texts that the client has.
extension LanguageServer {
  mutating func initialize(_ params: JSONValue?) -> JSON {
    client = ClientCapabilities(params?["capabilities"], options: params?["initializationOptions"])
    if client.checksLayout { session.checkScreens(with: LiveScreens.diagnostics) }
    let listed = params?["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.string }
    let root = params?["rootUri"]?.string.map { [$0] } ?? params?["rootPath"]?.string.map { [$0] } ?? []
    session.setFolders((listed ?? root).map(DocumentURI.path))
    return .object([
      ("capabilities", ServerCapabilities.json(for: client)),
      ("serverInfo", .object([("name", .string("scenec")), ("version", .string(Scenec.version))])),
    ])
  }

  /// Asks the client to tell of changes on disk.
  mutating func registerWatchers() {
    guard client.watchesFiles else { return }
    let watchers = ["**/*.scene", "**/*.swift", "**/scenec.json"].map { glob in
      JSON.object([("globPattern", .string(glob))])
    }
    let registration = JSON.object([
      ("id", .string("scenec-files")), ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .array(watchers))])),
    ])
    request("client/registerCapability", .object([("registrations", .array([registration]))]))
  }

  mutating func open(_ params: Parameters) {
    guard let path = try? params.path, let document = params.value?["textDocument"], let text = document["text"]?.string
    else { return }
    uris[path] = document["uri"]?.string
    session.setText(path, Array(text.utf8), version: document["version"]?.integer ?? 0)
  }

  mutating func change(_ params: Parameters) {
    guard let path = try? params.path, let old = session.bytes(of: path) else { return }
    var text = EditedText(old, client.encoding)
    for change in params.value?["contentChanges"]?.elements ?? [] {
      guard let new = change["text"]?.string else { continue }
      text.replace(Parameters.range(change["range"]), by: new)
    }
    let version = params.value?["textDocument"]?["version"]?.integer ?? (session.version(of: path) ?? 0) + 1
    session.setText(path, text.bytes, version: version)
  }

  mutating func close(_ params: Parameters) {
    guard let path = try? params.path else { return }
    session.close(path)
  }

  mutating func filesChanged(_ params: Parameters) {
    for change in params.value?["changes"]?.elements ?? [] {
      if let uri = change["uri"]?.string { session.fileChanged(DocumentURI.path(uri)) }
    }
  }

  mutating func foldersChanged(_ params: Parameters) {
    func paths(_ name: String) -> [String] {
      params.value?["event"]?[name]?.elements?.compactMap { $0["uri"]?.string }.map(DocumentURI.path) ?? []
    }
    let removed = Set(paths("removed"))
    session.setFolders(session.folders.filter { !removed.contains($0) } + paths("added"))
  }
}
