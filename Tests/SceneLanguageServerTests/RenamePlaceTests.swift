import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneLanguageServer

/// What an editor offers to rename is what can be renamed.
struct RenamePlaceTests {
  @Test(arguments: Fixture.all)
  func aNameIsOfferedWhereItCanBeRenamed(fixture: Fixture) {
    let (session, scenes) = fixture.session()
    for scene in scenes {
      var offered: [String: Int] = [:]
      var offset = 0
      while offset <= scene.bytes.count {
        let place = session.renamePlace(scene.path, offset)
        let range = (try? place.get())?.range
        let name = range.map { String(decoding: scene.bytes[$0.clamped(to: scene.bytes.count)], as: UTF8.self) }
        // A few places of each name show it, and all that are refused.
        offered[name ?? "", default: 0] += 1
        if name == nil || offered[name ?? "", default: 0] <= 2 {
          switch (place, session.rename(scene.path, offset, to: "someOtherName")) {
          case (.success(_?), .success(let edits)): #expect(edits.contains { $0.path == scene.path })
          case (.success(nil), .failure(let refusal)): #expect(refusal.reason.contains("there is no name"))
          case (.failure(let first), .failure(let second)): #expect(first == second)
          default: Issue.record("\(fixture) \(scene.path):\(offset) is offered or refused wrongly")
          }
        }
        // All offsets of one name have one answer.
        offset = max(offset, range?.end ?? 0) + 1
      }
    }
  }
}
