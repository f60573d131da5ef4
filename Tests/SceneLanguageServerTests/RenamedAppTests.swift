import Foundation
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneLanguageServer

/// A scene has no diagnostics, and its generated Swift compiles with other Swift.
func expectCompiles(_ scene: String, _ swift: [String: String]) async throws {
  let compilation = Compiler().compile([SceneFile(path: "Main.scene", text: scene)])
  #expect(compilation.diagnostics.map(\.message) == [])
  let folder = try TemporaryFolder()
  var files = try compilation.files.map { try folder.write($0.name, Data($0.contents.utf8)) }
  files += try swift.map { try folder.write($0.key, Data($0.value.utf8)) }
  #expect(try await SwiftTypecheck.complaints(about: files, mode: .swift5) == "")
}

/// Renames in an app full of decoys, 250 where there are many rounds. Each changes what refers to the thing and nothing else, and the app
/// with all the new names compiles.
struct RenamedAppTests {
  private static let app = RenamedApp(screens: TestRounds.count(20, many: 50))

  private static let newNames: [RenamedApp.Name: String] = Dictionary(
    uniqueKeysWithValues: RenamedApp.Subject.allCases.flatMap { subject in
      (0..<app.screens).map { screen in
        (RenamedApp.Name(subject: subject, screen: screen), "renamed\(subject.rawValue.capitalized)\(screen)")
      }
    })

  @Test(arguments: RenamedApp.Subject.allCases)
  func everyRenameIsExact(subject: RenamedApp.Subject) throws {
    let app = Self.app
    let swift = app.swift
    let marked = MarkedSession(["Main.scene": app.scene + "¦"].merging(swift) { $1 })
    var wrongByText = 0
    for screen in 0..<app.screens {
      let name = RenamedApp.Name(subject: subject, screen: screen)
      let new = try #require(Self.newNames[name])
      let offset = try #require(Self.offset(of: name, in: app), "\(name)")
      #expect(try marked.session.renamePlace(marked.path, offset).get()?.name == app.name(subject, screen))
      let edits = try marked.session.rename(marked.path, offset, to: new).get()
      let changed = marked.applying(edits)
      var renamed = app
      renamed.names[name] = new
      #expect((changed["Main.scene"] ?? app.scene) == renamed.scene, "\(name)")
      let expected = renamed.swift
      for (file, text) in swift { #expect((changed[file] ?? text) == expected[file], "\(name) in \(file)") }
      wrongByText += Self.wrongEdits(replacing: app.name(subject, screen), edits)
    }
    print("A text search for the \(subject.rawValue)s makes \(wrongByText) wrong edits.")
    #expect(wrongByText > app.screens)
  }

  @Test(arguments: [false, true])
  func theAppCompiles(isRenamed: Bool) async throws {
    var app = Self.app
    if isRenamed { app.names = Self.newNames }
    try await expectCompiles(app.scene, app.swift)
  }

  /// The app, made of few screens, compiles after each single rename. `RENAMED_SCREENS=50` takes as many screens.
  @Test(arguments: RenamedApp.Subject.allCases)
  func theAppCompilesAfterEachRename(subject: RenamedApp.Subject) async throws {
    let screens = ProcessInfo.processInfo.environment["RENAMED_SCREENS"].flatMap { Int($0) } ?? 2
    let app = RenamedApp(screens: screens)
    let marked = MarkedSession(["Main.scene": app.scene + "¦"].merging(app.swift) { $1 })
    for screen in 0..<screens {
      let name = RenamedApp.Name(subject: subject, screen: screen)
      let offset = try #require(Self.offset(of: name, in: app), "\(name)")
      let changed = try marked.applying(marked.session.rename(marked.path, offset, to: "renamed").get())
      let swift = app.swift.merging(changed.filter { $0.key.isSwiftPath }) { $1 }
      try await expectCompiles(try #require(changed["Main.scene"]), swift)
    }
  }

  /// The offset of a name in the scene.
  private static func offset(of name: RenamedApp.Name, in app: RenamedApp) -> Int? {
    let anchor = app.anchor(name)
    let text = anchor + app.name(name.subject, name.screen) + "\""
    return app.scene.firstRange(of: text).map { range in
      app.scene.utf8.distance(from: app.scene.startIndex, to: range.lowerBound) + anchor.utf8.count
    }
  }

  /// The places of each word of the app, as a text search finds them.
  private static let places: [String: [String]] = {
    var result: [String: [String]] = [:]
    for (file, text) in ["Main.scene": app.scene].merging(app.swift, uniquingKeysWith: { $1 }) {
      for word in Array(text.utf8).split(whereSeparator: { !$0.isNameByte }) {
        result[String(decoding: word, as: UTF8.self), default: []].append("\(file) \(word.startIndex)")
      }
    }
    return result
  }()

  /// How many occurrences of a word are not among the edits: a search for the word would change them, too.
  private static func wrongEdits(replacing word: String, _ edits: [FileEdit]) -> Int {
    let right = Set(edits.map { "\($0.path.lastPathComponent) \($0.range.start)" })
    return places[word, default: []].filter { !right.contains($0) }.count
  }
}
