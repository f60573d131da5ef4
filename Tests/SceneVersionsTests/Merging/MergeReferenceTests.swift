import Foundation
import SceneTestSupport
import Testing

@testable import SceneEditing
@testable import SceneVersions

/// Merges by scenec compared with merges by git.
struct MergeReferenceTests {
  private static let seeds = 1...(UInt64(ProcessInfo.processInfo.environment["MERGE_SEEDS"] ?? "") ?? 1)

  /// git's own merge of lines, as the command line has it.
  private struct Git: LineMerger {
    let lines: String

    func merge(base: [UInt8], ours: [UInt8], theirs: [UInt8], markers: ConflictMarkers) -> [UInt8]? {
      Array(lines.utf8)
    }
  }

  @Test(arguments: seeds)
  func mergesAreNoWorseThanMergesOfLines(seed: UInt64) async throws {
    var better = 0
    for example in readableScenes.compactMap({ MergeExample(editing: $0, seed: seed &+ 100) }) {
      let lines = try await Self.merged(example)
      let merge = MergeExample(
        base: example.base, ours: example.ours, theirs: example.theirs, lineMerger: Git(lines: lines.text)
      ).merge
      guard lines.isClean, example.newErrors(in: lines.text).isEmpty else {
        better += merge.isClean ? 1 : 0
        continue
      }
      #expect(merge.isClean, "\(example)\n=== git\n\(lines.text)")
    }
    #expect(better > 5)
  }

  /// If lines repeat, there are several possible edit scripts, and git can find another one.
  @Test(arguments: seeds)
  func lineMergesMatchGit(seed: UInt64) async throws {
    var (count, conflicts, otherwise) = (0, 0, 0)
    for example in readableScenes.compactMap({ MergeExample(editing: $0, seed: seed &+ 200) }) {
      let files = ThreeWay(base: example.base, ours: example.ours, theirs: example.theirs)
      let merge = LineMerge(files.map { Array($0.utf8) }).result
      let text = String(
        decoding: merge.bytes(with: ConflictMarkers(ours: "ours", base: "base", theirs: "theirs")), as: UTF8.self)
      count += 1
      conflicts += merge.conflicts.count
      otherwise += try await Self.merged(example).text == text ? 0 : 1
    }
    #expect(otherwise * 50 < count, "\(otherwise) of \(count)")
    #expect(conflicts > 20)
  }

  private static func merged(_ example: MergeExample) async throws -> (text: String, isClean: Bool) {
    let files = try TemporaryFolder(["base": example.base, "ours": example.ours, "theirs": example.theirs])
    let run = try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["git", "merge-file", "-p", "ours", "base", "theirs"], in: files.url)
    return (run.output, run.status == 0)
  }
}
