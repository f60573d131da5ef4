import Foundation
import SceneSyntax
import SceneTestSupport
import SceneVersions
import Testing

@testable import SceneEditing

/// Properties of all merges.
struct MergePropertyTests {
  private static let seeds =
    1...(UInt64(ProcessInfo.processInfo.environment["MERGE_SEEDS"] ?? "")
    ?? UInt64(TestRounds.count(1, many: 2)))

  /// Every second scene, edited on both sides.
  private static func examples(_ seed: UInt64, isApart: Bool = false) -> [MergeExample] {
    readableScenes.enumerated().filter { $0.offset % 2 == Int(seed % 2) }
      .compactMap { MergeExample(editing: $0.element, seed: seed, isApart: isApart) }
  }

  @Test(arguments: seeds)
  func changesOfOneSideAreTheResult(seed: UInt64) {
    for example in Self.examples(seed) {
      let (base, new) = (example.base, example.ours)
      #expect(MergeExample(base: base, ours: new, theirs: base).text == new)
      #expect(MergeExample(base: base, ours: base, theirs: new).text == new)
      #expect(MergeExample(base: base, ours: new, theirs: new).text == new)
    }
  }

  @Test(arguments: seeds)
  func cleanMergesHaveNoNewErrors(seed: UInt64) {
    var count = 0
    for example in Self.examples(seed) where example.merge.isClean {
      #expect(!read(example.text).hasErrors, "\(example)")
      #expect(example.newErrors(in: example.text) == [], "\(example)")
      #expect(Self.lostComments(of: example, in: example.text) == [], "\(example)")
      count += 1
    }
    #expect(count > readableScenes.count / 4)
  }

  @Test(arguments: seeds)
  func bothResolutionsOfAConflictAreValid(seed: UInt64) throws {
    var count = 0
    for example in Self.examples(seed) where example.merge.conflictCount > 0 {
      for isForOurs in [true, false] {
        let text = try #require(example.resolved(forOurs: isForOurs), "\(example)")
        #expect(!read(text).hasErrors, "\(isForOurs)\n\(example)")
        #expect(Self.lostComments(of: example, in: text) == [], "\(example)")
      }
      count += 1
    }
    #expect(count > 5)
  }

  @Test(arguments: seeds)
  func mergeIsSymmetric(seed: UInt64) {
    for example in Self.examples(seed) {
      let mirrored = MergeExample(base: example.base, ours: example.theirs, theirs: example.ours)
      #expect(mirrored.merge.isClean == example.merge.isClean, "\(example)\n=== mirrored\n\(mirrored.text)")
      guard example.merge.isClean, mirrored.merge.isClean else { continue }
      let lines = { (text: String) in Meaning(read(text)).description.split(separator: "\n").sorted() }
      #expect(lines(mirrored.text) == lines(example.text), "\(example)\n=== mirrored\n\(mirrored.text)")
    }
  }

  @Test(arguments: seeds)
  func editsOfDifferentScenesDoNotConflict(seed: UInt64) {
    var count = 0
    for example in Self.examples(seed, isApart: true) {
      #expect(example.merge.conflictCount == 0, "\(example)")
      let theirs = changes(from: example.base, to: example.theirs)
      #expect(changes(from: example.ours, to: example.text) == theirs, "\(example)")
      let ours = changes(from: example.base, to: example.ours)
      #expect(changes(from: example.theirs, to: example.text) == ours, "\(example)")
      count += 1
    }
    #expect(count > 50)
  }

  private static func lostComments(of example: MergeExample, in text: String) -> [String] {
    var found = MergeExample.comments(in: text)
    let (ours, theirs) = (MergeExample.comments(in: example.ours), MergeExample.comments(in: example.theirs))
    return Set(ours).intersection(theirs).filter { comment in
      guard let index = found.firstIndex(of: comment) else { return true }
      found.remove(at: index)
      return false
    }
  }
}
