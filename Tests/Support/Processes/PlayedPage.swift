import Foundation

/// What a script has found in a page that a headless Chromium shows.
public struct PlayedPage: Decodable, Sendable {
  /// Why a page could not be played.
  public struct Failure: Error, CustomStringConvertible {
    /// What Chromium says.
    public let description: String
  }

  /// What the script has written into `results`.
  public let results: [String: String]
  /// The errors of the page, of the script, and of the page's security policy.
  public let errors: [String]

  /// Opens a page and runs a script in it, which fills `results`.
  ///
  /// - Parameters:
  ///   - hash: the part of the address behind the file, such as `#a`.
  ///   - functions: functions for the script.
  public static func play(
    _ page: String, hash: String = "", functions: String = "", _ script: String
  ) async throws -> PlayedPage {
    let listener = """
      <script>
      const errors = [], results = {};
      addEventListener("error", (event) => errors.push(event.message));
      addEventListener("securitypolicyviolation", (event) => errors.push(event.violatedDirective));
      \(functions)
      </script>
      """
    let ending = """
      <script>
      try { \(script) } catch (error) { errors.push(String(error)); }
      const outcome = document.createElement("pre");
      outcome.id = "outcome";
      outcome.textContent = btoa(unescape(encodeURIComponent(JSON.stringify({ results, errors }))));
      document.body.append(outcome);
      </script>
      """
    let played = page.replacing("<head>", with: "<head>" + listener).replacing("</body>", with: ending + "</body>")
    let folder = try TemporaryFolder(["Page.html": played])
    let run = try await ProcessRun(
      URL(filePath: "/usr/bin/env"),
      [
        "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1400,900",
        "--user-data-dir=\(folder.url.path)/profile", "--virtual-time-budget=2000", "--dump-dom",
        folder.url.appending(path: "Page.html").absoluteString + hash,
      ], in: folder.url)
    if run.status == 127 { throw Failure(description: "these tests need chromium; '.ci/prepare' installs it") }
    guard let outcome = run.output.firstMatch(of: #/<pre id="outcome">([^<]*)<\/pre>/#),
      let data = Data(base64Encoded: String(outcome.1))
    else { throw Failure(description: run.error) }
    return try JSONDecoder().decode(PlayedPage.self, from: data)
  }
}
