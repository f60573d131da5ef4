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
      var offset = 0
      while offset <= scene.bytes.count {
        let place = session.renamePlace(scene.path, offset)
        let renamed = session.rename(scene.path, offset, to: "someOtherName")
        let isRenamed = if case .success = renamed { true } else { false }
        #expect((place != nil) == isRenamed, "\(fixture) \(scene.path):\(offset) \(renamed)")
        // All offsets of one name have one answer.
        offset = max(offset, place?.range.end ?? 0) + 1
      }
    }
  }
}
