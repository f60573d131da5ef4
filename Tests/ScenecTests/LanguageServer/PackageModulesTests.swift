import Foundation
import SceneTestSupport
import Testing

/// The language server takes the modules of a package from its manifest, as `check` does.
struct PackageModulesTests {
  private static let app = """
    <scenes initialViewController="home">
      <viewController id="home">
        <segue kind="present" identifier="showLogin" destination="login"/>
      </viewController>

      <viewControllerPlaceholder id="login" module="Core" sceneName="Login" referencedIdentifier="login"/>
    </scenes>

    """

  private static func manifest(_ dependencies: String) -> String {
    """
    let package = Package(name: "Shop", targets: [
      .target(name: "Core", path: "Kit"), .target(name: "App", dependencies: [\(dependencies)])])

    """
  }

  @Test func theManifestSaysWhichModulesAFileSees() throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.manifest("\"Core\""), "Sources/App/Main.scene": Self.app,
      "Kit/Login.scene": "<scenes>\n  <viewController id=\"login\"/>\n</scenes>\n",
      "Kit/scenec.json": #"{"accessLevel": "public"}"#,
    ])
    let server = try ServerRun(in: folder)
    let uri = folder.url.appending(path: "Sources/App/Main.scene").absoluteString
    try server.send([
      ["id": 1, "method": "initialize", "params": ["capabilities": [:], "rootUri": folder.url.absoluteString]],
      ["method": "initialized", "params": [:]],
      [
        "method": "textDocument/didOpen",
        "params": ["textDocument": ["uri": uri, "languageId": "scene", "version": 1, "text": Self.app]],
      ],
    ])
    #expect(try diagnostics(of: uri, server) == [])
    try folder.write("Package.swift", Data(Self.manifest("").utf8))
    let change: [String: Any] = ["uri": folder.url.appending(path: "Package.swift").absoluteString, "type": 2]
    try server.send([["method": "workspace/didChangeWatchedFiles", "params": ["changes": [change]]]])
    #expect(try diagnostics(of: uri, server) == ["unknown-module"])
  }

  /// The diagnostics that the server publishes next for a file.
  private func diagnostics(of uri: String, _ server: ServerRun) throws -> [String] {
    var codes: [String] = []
    try server.read { message in
      guard let params = message["params"] as? [String: Any], params["uri"] as? String == uri,
        let diagnostics = params["diagnostics"] as? [[String: Any]]
      else { return false }
      codes = diagnostics.compactMap { $0["code"] as? String }
      return true
    }
    return codes
  }
}
