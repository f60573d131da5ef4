import SceneTestSupport
import TestBasics
import Testing
import TextLines

@testable import SceneVersions

/// The differences of two lists of lines.
struct LineMatchingTests {
  @Test(arguments: 1...300)
  func applyingTheDifferenceMakesTheNewList(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    let variety = Int.random(in: 1...20, using: &numbers)
    let old = (0..<Int.random(in: 0...60, using: &numbers)).map { _ in Int.random(in: 0..<variety, using: &numbers) }
    let new = Self.edited(old, variety, &numbers)
    let hunks = LineMatching(from: old, to: new).hunks
    #expect(Self.result(of: hunks, old, new) == new)
    #expect(hunks.reduce(0) { $0 + $1.old.count + $1.new.count } == Self.fewestDifferences(old, new))
  }

  /// Lists beyond the limit of Myers' algorithm.
  @Test(arguments: 1...12)
  func unrelatedListsAreCompared(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    let variety = [3, 50, 2_000, 1_000_000][seed % 4]
    let old = (0..<3_000).map { _ in Int.random(in: 0..<variety, using: &numbers) }
    let new = (0..<3_000).map { place in
      place % 50 == 0 ? old[place] : Int.random(in: 0..<variety, using: &numbers)
    }
    #expect(Self.result(of: LineMatching(from: old, to: new).hunks, old, new) == new)
  }

  @Test func unchangedLinesAreFoundAmongManyChanges() {
    let old = (0..<6_000).map { $0 % 3 == 0 ? $0 : 10_000 + $0 }
    let new = (0..<6_000).map { $0 % 3 == 0 ? $0 : 20_000 + $0 }
    let hunks = LineMatching(from: old, to: new).hunks
    #expect(Self.result(of: hunks, old, new) == new)
    #expect(hunks.reduce(0) { $0 + $1.old.count } == 4_000)
  }

  private static func edited(_ old: [Int], _ variety: Int, _ numbers: inout SplitMix) -> [Int] {
    var new = old
    for _ in 0..<Int.random(in: 0...20, using: &numbers) {
      let place = Int.random(in: 0...new.count, using: &numbers)
      if Bool.random(using: &numbers), place < new.count {
        new.remove(at: place)
      } else {
        new.insert(Int.random(in: 0..<variety, using: &numbers), at: place)
      }
    }
    return new
  }

  /// The result of applying hunks to the old list.
  private static func result(of hunks: [LineMatching.Hunk], _ old: [Int], _ new: [Int]) -> [Int] {
    var result: [Int] = []
    var next = 0
    for hunk in hunks {
      result += old[next..<hunk.old.lowerBound] + new[hunk.new]
      next = hunk.old.upperBound
    }
    return result + old[next...]
  }

  /// By the table of longest common subsequences.
  private static func fewestDifferences(_ old: [Int], _ new: [Int]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for line in old {
      var last = row
      swap(&last, &row)
      for (index, other) in new.enumerated() {
        row[index + 1] = line == other ? last[index] + 1 : max(last[index + 1], row[index])
      }
    }
    return old.count + new.count - 2 * (row.last ?? 0)
  }
}
