import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessUIKitTesting

/// Screens as golden files.
@MainActor struct GoldenScreenTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let app: HeadlessApp
  private let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))

  init() throws {
    let root = UIViewController()
    root.view.addSubview(label)
    label.text = "Total"
    app = HeadlessApp(root: root)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var contents: GoldenScreen.Contents { GoldenScreen.Contents(svg: app.screen.svg, text: app.screen.text) }

  private func problem(_ name: String = "Home", records: Bool = false) -> GoldenScreen.Problem? {
    var environment = ["SCREEN_DIFFERENCES": folder.appendingPathComponent("Differences").path]
    if records { environment["RECORD_SCREENS"] = "1" }
    return GoldenScreen(name, besides: folder.appendingPathComponent("Tests.swift").path, environment)
      .problem(with: contents)
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("A screen without golden files gets them, and fails once")
  func missing() throws {
    #expect(problem()?.reason.contains("had no golden files") == true)
    #expect(try read("Screens/Home.svg") == app.screen.svg && read("Screens/Home.txt") == app.screen.text)
    #expect(problem() == nil)
  }

  @Test("A screen that differs fails, and a page shows both")
  func different() throws {
    #expect(problem(records: true) == nil)
    label.frame.origin.x = 12
    let moved = try #require(problem())
    #expect(moved.reason.hasPrefix("its frames differ"))
    #expect(
      moved.details.split(separator: "\n").count == 2 && moved.details.contains("+ ") && moved.details.contains("- "))
    let page = try read("Differences/Home.html")
    #expect(page.contains(Data(app.screen.svg.utf8).base64EncodedString()))
    #expect(page.contains("UILabel 12 20 100 30") && page.contains("UILabel 10 20 100 30"))
    label.frame.origin.x = 10
    label.textColor = .red
    #expect(try #require(problem()).reason.hasPrefix("its frames are the same"))
    #expect(problem(records: true) == nil && problem() == nil)
  }

  @Test("Texts of a screen are no markup of the page")
  func markup() throws {
    #expect(problem(records: true) == nil)
    label.text = "</pre><script>"
    _ = problem()
    #expect(try !read("Differences/Home.html").contains("<script>"))
  }

  @Test("A name is no path", arguments: ["", "../Home", "a/b", "a.b", "a\\b"])
  func names(name: String) {
    #expect(problem(name)?.reason.contains("a name has letters") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Screens").path))
  }

  @Test("Files that cannot be written are a failure")
  func unwritable() throws {
    try Data().write(to: folder.appendingPathComponent("Screens"))
    #expect(problem()?.reason.contains("cannot be read or written") == true)
  }

  @Test("The test fails at the line that verifies the screen")
  func failure() throws {
    let error = try catchingUserActionError { try app.screen.verify("a/b") }
    #expect(error?.description == "The screen 'a/b': a name has letters, digits, spaces, '-' and '_' only.")
  }

  private final class Chart: UIView {}

  @Test("A closure draws views of the app's own classes")
  func drawing() {
    let chart = Chart(frame: CGRect(x: 0, y: 100, width: 50, height: 40))
    app.window.rootViewController?.view.addSubview(chart)
    #expect(app.screen.svg.contains("Chart"))
    let picture = app.screen.svg { view in
      guard view is Chart else { return nil }
      return UIGraphicsImageRenderer(size: view.bounds.size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      }
    }
    #expect(!picture.contains("Chart") && picture.contains("#FF0000"))
    #expect(app.screen.svg(drawing: { _ in nil }) == app.screen.svg)
  }
}
