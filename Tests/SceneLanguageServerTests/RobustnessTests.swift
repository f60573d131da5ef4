import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import TestBasics
import Testing

@testable import SceneLanguageServer

/// Whatever stands in a file, each request has an answer, and the state is that of a fresh reading.
///
/// By default a sample is taken. `LANGUAGE_SERVER_STEP=1 LANGUAGE_SERVER_EDITS=10000` tries every offset, and more
/// edits.
struct RobustnessTests {
  private static func number(_ name: String, _ fallback: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? fallback
  }

  private static let step = number("LANGUAGE_SERVER_STEP", TestRounds.count(293, many: 97))
  /// The distance of offsets for what takes long.
  private static let longStep = step == 1 ? 1 : step * 3
  private static let edits = number("LANGUAGE_SERVER_EDITS", 200)

  private func askEverything(_ session: Session, _ path: String, _ offset: Int) {
    _ = session.completions(path, offset, snippets: true)
    _ = session.hover(path, offset)
    _ = session.definition(path, offset)
    _ = session.references(path, offset, includingDeclaration: true)
    _ = session.highlights(path, offset)
    _ = session.selectionRanges(path, offset)
    _ = session.linkedRanges(path, offset)
    _ = session.closingText(path, offset)
    _ = session.indentation(path, offset)
    _ = session.actions(path, in: SourceRange(offset, offset + 3), makingFiles: true)
    _ = session.flowItem(path, offset)
    _ = session.incomingCalls(path, offset)
    _ = session.outgoingCalls(path, offset)
    _ = session.renamePlace(path, offset)
    _ = session.inlayHints(path, in: SourceRange(offset, offset + 100))
    _ = session.tokens(path, in: SourceRange(offset, offset + 100))
    _ = session.formatting(path, in: SourceRange(offset, offset + 100))
  }

  private func askOfFile(_ session: Session, _ path: String) {
    _ = session.symbols(path)
    _ = session.tokens(path, in: nil)
    _ = session.foldingRanges(path)
    _ = session.codeLenses(path)
    _ = session.colors(path)
    _ = session.formatting(path)
    _ = session.check()
  }

  @Test(arguments: Fixture.all)
  func everyRequestHasAnAnswerEverywhere(fixture: Fixture) {
    let (session, scenes) = fixture.session()
    for scene in scenes {
      askOfFile(session, scene.path)
      for offset in stride(from: 0, through: scene.bytes.count, by: Self.step) {
        askEverything(session, scene.path, offset)
        if offset % Self.longStep == 0 { _ = session.rename(scene.path, offset, to: "renamed") }
      }
    }
  }

  @Test(arguments: Fixture.all)
  func everyRequestHasAnAnswerInATruncatedFile(fixture: Fixture) {
    let (session, scenes) = fixture.session()
    guard let scene = scenes.first else { return }
    for end in stride(from: 0, to: scene.bytes.count, by: Self.longStep) {
      session.setText(scene.path, Array(scene.bytes[..<end]), version: 2)
      askEverything(session, scene.path, end)
      askEverything(session, scene.path, end / 2)
      askOfFile(session, scene.path)
    }
  }

  /// The texts that random edits put in: what people type, and what breaks scenes.
  private static let inserted = [
    "<", ">", "/", "\"", "'", "&", "<view>", "</view>", "<label id=\"title\"/>", " top=\"title.bottom + 8\"", "\n", "a",
    "<!--", "-->", "<?", "]]>", "ä😀", "id=\"a\"", "<segue kind=\"push\" destination=\"a\"/>", " ",
  ]

  @Test func afterRandomEditsTheStateIsThatOfAFreshReading() {
    var random = SplitMix(seed: 11)
    for fixture in Fixture.all.filter({ !$0.scenes.isEmpty }).shuffled(using: &random).prefix(20) {
      let (session, scenes) = fixture.session()
      var texts = Dictionary(scenes.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
      for edit in 0..<Self.edits / 20 {
        guard let scene = scenes.randomElement(using: &random), var bytes = texts[scene.path] else { continue }
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
        let text = Self.inserted.randomElement(using: &random) ?? ""
        var edited = EditedText(bytes, .utf8)
        let lines = LineIndex(bytes)
        let range = (lines.position(of: start, .utf8), lines.position(of: end, .utf8))
        let (first, last) = (lines.offset(of: range.0, .utf8), lines.offset(of: range.1, .utf8))
        edited.replace(range, by: text)
        bytes.replaceSubrange(min(first, last)..<max(first, last), with: text.utf8)
        #expect(edited.bytes == bytes)
        texts[scene.path] = bytes
        session.setText(scene.path, bytes, version: edit + 2)
        askEverything(session, scene.path, start)
        expectFresh(session, texts, fixture)
      }
    }
  }

  private func expectFresh(_ session: Session, _ texts: [String: [UInt8]], _ fixture: Fixture) {
    var options = fixture.options
    options.sources = fixture.controllers.map { [SceneFile(path: "/app/Controllers.swift", text: $0)] }
    let files = texts.keys.sorted().map { SceneFile(path: $0, bytes: texts[$0] ?? []) }
    let fresh = Dictionary(grouping: Compiler(options).check(files), by: \.place.file.path)
    let found = session.check().filter { !$0.value.isEmpty }
    #expect(found.mapValues { $0.map(\.everything) } == fresh.mapValues { $0.map(\.everything) })
    for (path, bytes) in texts { #expect(session.bytes(of: path) == bytes) }
  }
}
